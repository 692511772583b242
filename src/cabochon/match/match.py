"""One game being played."""

import datetime
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from types import EllipsisType
from typing import TYPE_CHECKING, NamedTuple, Self, SupportsIndex

from cabochon.games import USUAL_GAME
from cabochon.games import game as find_game
from cabochon.games.base import Game, Outcome
from cabochon.games.errors import shown, whole, written
from cabochon.games.positions import Position
from cabochon.games.settings import Settings
from cabochon.games.state import State
from cabochon.match import notation, shuffles
from cabochon.match.errors import (
    IllegalMoveError,
    MalformedMoveError,
    MoveError,
    PositionError,
    RecordError,
    SetupError,
)
from cabochon.match.move import Move, all_moves
from cabochon.match.names import checked_names
from cabochon.match.view import View, result_text

if TYPE_CHECKING:
    from cabochon.match.record import Record


class Step(NamedTuple):
    """A decision that was made: the state before it, the move, and what chance drew (Duel's refills)."""

    before: State
    move: Move
    refill: tuple[int, ...] | None

    @property
    def seat(self) -> int:
        """Who made it."""
        assert self.before.to_move is not None
        return self.before.to_move


class Match:
    """A game from its setup to the present position, and back: `play` and `undo`.

    >>> match = Match("splendor", players=2, seed=7)
    >>> match.play("take wbg")
    (Move(game='splendor', action=0, text='take wbg'),)

    `variant` names settings that belong together, such as "quick"; `settings` change single ones, and what is
    left out takes its default. Without `players` and `names`, as few play as can.

    All chance comes from `secret`, 32 bytes, or from `seed`, which stands for a secret of its own; with
    neither, from a new secret. `orders` gives the setup explicitly instead: the pools of `game.pools`, each
    in its order, decks top first. After that only Duel needs chance, for its refills; with neither seed nor
    secret the match then draws them from a source that it does not reveal. `date` is the day of the game
    (2025-01-31), today if left out.
    """

    game: Game

    def __init__(
        self,
        game: str | Game = USUAL_GAME,
        players: int | None = None,
        *,
        variant: str | None = None,
        settings: Settings | None = None,
        names: Sequence[str] | None = None,
        seed: SupportsIndex | None = None,
        secret: bytes | None = None,
        orders: Mapping[str, Sequence[int]] | None = None,
        date: str | None = None,
    ) -> None:
        self.game = find_game(game)
        asked = self.game.settings_with(variant, settings)
        if players is None:
            players = self.game.fewest_players(asked) if names is None else len(checked_names(None, names))
        self.settings: dict[str, bool | int | str] = self.game.check_settings(players, asked)
        self.names = checked_names(players, names)
        self.secret = _checked_secret(seed, secret)
        if self.secret is None and orders is None:
            self.secret = shuffles.new_secret()
        self._open(date)
        if orders is None:
            assert self.secret is not None
            orders = drawn_orders(self.game, players, self.settings, self.secret)
        self._state = State.trusted(self.game, self.game.deal(players, self.settings, orders))
        self.orders = {pool: tuple(orders[pool][: self.game.kept(pool, players)]) for pool in orders}
        self.base: Position | None = None
        """The position that the match began from, if it was no setup."""
        self._begin()

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, object] | str,
        *,
        names: Sequence[str] | None = None,
        seed: SupportsIndex | None = None,
        secret: bytes | None = None,
        date: str | None = None,
    ) -> Self:
        """A match that begins in the middle: from a complete position, with every card known.

        The position is JSON, as `position` gives it, or a line of text, as `position_text` does. Seed and
        secret give what chance draws from there on (Duel's refills); see `Match` for the rest.
        """
        state = State.from_position(position)
        if not state.is_complete:
            raise PositionError(
                "a match needs every card, and what chance will bring: a view leaves that out"
            )
        match = object.__new__(cls)
        match.game = state.game
        match.settings = state.settings_and_start
        match.names = checked_names(state.players, names)
        match.secret = _checked_secret(seed, secret)
        match._open(date)
        match._state = state
        match.orders = {}
        match.base = state.position()
        match._begin()
        return match

    def _open(self, date: str | None) -> None:
        self.commitment = None if self.secret is None else shuffles.commitment_to(self.secret)
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        self.headers: dict[str, str] = {"Date": today if date is None else written(date, "a date")}

    def _begin(self) -> None:
        self._steps: list[Step] = []
        self._legal: tuple[Move, ...] | None = None
        self._moves: tuple[Move, ...] | None = None
        self._chance = self.secret or shuffles.new_secret()
        self.again: tuple[shuffles.Again, ...] = ()
        """When everything unseen was shuffled again."""
        # Refills that a record prescribed, by number and bag: after an undo they come again.
        self._prescribed: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}

    # --- The position ---

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def state(self) -> State:
        """A copy of the complete state, hidden cards included: for tools, not for players."""
        return self._state.copy()

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self._state.to_move

    @property
    def phase(self) -> str:
        """What is to be decided now: `act`, `pay`, `return` …, or `over`."""
        return self._state.phase

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the player to move may decide, in the order of the action numbers."""
        if self._legal is None:
            moves = all_moves(self.game)
            self._legal = tuple([moves[action] for action in self._state.legal_actions()])
        return self._legal

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every decision so far."""
        if self._moves is None:
            self._moves = tuple([step.move for step in self._steps])
        return self._moves

    @property
    def last_move(self) -> Move | None:
        """The latest decision; None at the start."""
        return self._steps[-1].move if self._steps else None

    @property
    def refills(self) -> tuple[tuple[int, ...], ...]:
        """What each of Duel's refills drew, as token numbers in the order of the spiral."""
        return tuple(step.refill for step in self._steps if step.refill is not None)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every decision with the state before it, which must not be changed."""
        return tuple(self._steps)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._state.outcome

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over

    @property
    def result(self) -> str:
        """The outcome in short, as a record has it: `0+2 16-9-16-10 target`; `*` while the game goes on."""
        return result_text(self.outcome)

    @property
    def begins_turn(self) -> bool:
        """Whether the next decision is the first of a turn."""
        return self._state.begins_turn

    @property
    def retractable(self) -> int:
        """How many of the last decisions go back without anybody having learned anything from them.

        They belong to the turn that is under way, and have brought nothing to light that was hidden.
        """
        number, later = 0, self._state
        turn = later.turn
        for step in reversed(self._steps):
            if later.to_move is None or step.before.turn != turn or step.before.reveals(later):
                break
            number, later = number + 1, step.before
        return number

    def reveals_since(self, decisions: int) -> bool:
        """Whether something has come to light since the first `decisions` that nobody could know then."""
        first = self._state_after(decisions)
        states = [first, *(step.before for step in self._steps[decisions + 1 :]), self._state]
        return any(before.reveals(after) for before, after in pairwise(states))

    def can_forget(self, decisions: int, known: Collection[int] = ()) -> bool:
        """Whether nobody knows more than the position after the first `decisions`, if all is shuffled again.

        Not if a hidden card has been shown since; nor if one was drawn from the deck of a hidden card:
        then that is known to be another one. The hands of `known` seats hide nothing.
        """
        hidden = self._hidden(self._state_after(decisions))
        if not hidden:
            return True
        kept = self._hidden(self._state)
        before = self._state_after(decisions).record["deck_left"].tolist()
        after = self._state.record["deck_left"].tolist()
        return all(
            seat in known
            or (before[deck] == after[deck] and hidden.count((seat, deck)) <= kept.count((seat, deck)))
            for seat, deck in hidden
        )

    def _hidden(self, state: State) -> list[tuple[int, int]]:
        """Who holds a hidden card of which deck."""
        ends = self.game.deck_ends
        return [(seat, bisect_right(ends, card)) for seat, card in state.hidden_cards()]

    def state_after(self, decisions: int) -> State:
        """A copy of the state after the first `decisions` decisions."""
        return self._state_after(decisions).copy()

    def _state_after(self, decisions: int) -> State:
        decisions = whole(decisions, "a number of decisions")
        if decisions not in range(len(self._steps) + 1):
            made = len(self._steps)
            raise IndexError(f"there is no position after {shown(decisions)} decisions; {made} were made")
        return self._steps[decisions].before if decisions < len(self._steps) else self._state

    def view(self, seat: int | None, after: int | None = None) -> View:
        """What a seat may know; None stands for a spectator.

        `after` goes back to the position after so many decisions, as the seat saw it then.
        """
        made = len(self._steps) if after is None else whole(after, "a number of decisions")
        earlier = made != len(self._steps)
        steps = self._steps[:made]
        return View.of(
            self.state_after(made) if earlier else self._state,
            seat,
            names=self.names,
            settings=self.settings,
            moves=tuple(step.move for step in steps) if earlier else self.moves,
            refills=tuple(step.refill for step in steps if step.refill is not None),
            legal_moves=None if earlier else self.legal_moves,
        )

    def position(self, seat: int | EllipsisType | None = ...) -> Position:
        """The position for JSON: complete, or as a seat or a spectator (None) sees it."""
        return self._seen_by(seat).position()

    def position_text(self, seat: int | EllipsisType | None = ...) -> str:
        """The position as one line of text, which `from_position` reads; `seat` is as for `position`."""
        return self._seen_by(seat).position_text()

    def position_hash(self, seat: int | EllipsisType | None = ...) -> int:
        """64 bits that are the same for equal positions everywhere: see `State.position_hash`."""
        return self._seen_by(seat).position_hash()

    def _seen_by(self, seat: int | EllipsisType | None) -> State:
        return self._state if isinstance(seat, EllipsisType) else self._state.view(seat)

    def knows_more(self, seat: int) -> bool:
        """Whether a seat sees anything that a spectator does not."""
        if not self._state.hidden_cards():
            return False
        return self._state.view(seat) != self._state.view(None)

    # --- Playing ---

    def parse(self, text: str) -> tuple[Move, ...]:
        """The decisions that a typed text means in this position; nothing is played.

        Raises MalformedMoveError, AmbiguousMoveError or IllegalMoveError.
        """
        return notation.parse(self.copy(), written(text, "what is typed for a move"))

    def is_legal(self, move: Move | str | SupportsIndex) -> bool:
        """Whether a move, a typed text or an action number can be played now.

        A text that is no move, or that can mean several, is an error here as in `play`.
        """
        if isinstance(move, str):
            try:
                return bool(self.parse(move))
            except IllegalMoveError:
                return False
        return self._given(move) in self.legal_moves

    def card_of(self, move: Move | str | SupportsIndex) -> int | None:
        """The number of the card that a move, the text of one or an action number buys or reserves.

        It is its place in `game.cards`; None if it is about none, or if its player can't know it: the top of
        a deck.
        """
        given = self._given(move)
        if given not in all_moves(self.game):
            raise self._refused(given)
        return self._state.card_of(given.action)

    def words(self, move: Move | str | SupportsIndex, language: str = "en") -> str:
        """What a legal move, given as in `card_of`, would do: "take 1 white, 1 blue, 1 green"."""
        from cabochon.match.speech import offered

        given = self._given(move)
        if given not in self.legal_moves:
            raise self._refused(given)
        return offered(self.game, given, self.position(), language)

    def play(self, move: Move | str | SupportsIndex) -> tuple[Move, ...]:
        """Play a move, a typed text or an action number; returns the decisions that were made.

        A text of several decisions is played whole or not at all: on a MoveError nothing has changed.
        """
        if isinstance(move, str):
            moves = self.parse(move)
        else:
            moves = (self._given(move),)
            if moves[0] not in self.legal_moves:
                raise self._refused(moves[0])
        for decision in moves:
            self._make(decision)
        return moves

    def replay(self, move: Move, refill: Sequence[int] | None = None) -> None:
        """Play a move of a record, with what chance drew for it."""
        if not isinstance(move, Move):
            raise TypeError(f"a move of a record is a Move, not {shown(move)}")
        if refill is not None and (isinstance(refill, str) or not isinstance(refill, Sequence)):
            raise TypeError(f"a refill is a list of token numbers, not {shown(refill)}")
        if move not in self.legal_moves:
            raise self._refused(move)
        bag = sorted(self.game.bag_to_shuffle(self._state.record, move.action))
        if Counter(refill or ()) != Counter(bag):
            letters = "".join(self.game.letters[token] for token in bag)
            raise RecordError(f"{move} must draw the tokens of the bag, {letters or 'which is empty'}")
        self._make(move, refill)

    def undo(self) -> Move:
        """Take the last decision back; returns it."""
        if not self._steps:
            raise MoveError("there is no move to take back")
        step = self._steps.pop()
        self._state = step.before
        self._legal = self._moves = None
        return step.move

    def copy(self) -> Self:
        """A match of its own that continues from the same position, with the same chance ahead."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.settings = dict(self.settings)
        other.headers = dict(self.headers)
        other._steps = list(self._steps)
        other._prescribed = dict(self._prescribed)
        # States in the history are never written to, so both may hold them; the present one is.
        other._state = self._state.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def _given(self, move: Move | str | SupportsIndex) -> Move:
        """A move, or the one of a text or a number; it may not be legal."""
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return Move.parse(self.game, move)
        if not hasattr(move, "__index__"):
            raise TypeError(f"a move is a Move, a text or an action number, not {shown(move)}")
        return Move.numbered(self.game, move)

    def _refused(self, move: Move) -> MoveError:
        if move not in all_moves(self.game):
            return MalformedMoveError(
                f"{self.game.name} has no move {move.text!r} with the number {move.action}",
                text=move.text,
                expected=self.game.name,
            )
        return notation.illegal(self, move)

    def _make(self, move: Move, prescribed: Sequence[int] | None = None) -> None:
        """Carry out a legal move; a record prescribes what chance draws."""
        before = self._state
        state = before.copy()
        refill = None
        bag = tuple(sorted(self.game.bag_to_shuffle(state.record, move.action)))
        if bag:
            number = len(self.refills) + 1
            if prescribed is not None:
                self._prescribed[number, bag] = tuple(prescribed)
            refill = self._prescribed.get((number, bag)) or tuple(
                shuffles.refill_order(self._chance, number, bag, self.again)
            )
            self.game.arrange_bag(state.record, list(refill))
        state.apply(move.action)
        self._steps.append(Step(before, move, refill))
        self._state = state
        self._legal = self._moves = None

    def branch(
        self,
        decisions: int | None = None,
        *,
        secret: bytes | None = None,
        names: Sequence[str] | None = None,
    ) -> "Match":
        """A match of its own that goes on after the first `decisions` (None: all) with another future.

        What has been dealt stays, hidden cards in hands too; everything that is still to come is drawn anew
        from `secret`, or from a new one. `undo` may go back before that position.
        """
        from cabochon.match import branching

        after = None if decisions is None else whole(decisions, "a number of decisions")
        return branching.branch(self, after, _checked_secret(None, secret), names)

    def shuffled_again(self, number: int) -> "Match":
        """A match of its own in which everything that is still to come is drawn anew, from the same secret.

        What was seen and taken back then tells nobody anything. What has been dealt stays, hidden cards in
        hands too. The number stands for this time in the labels of its shuffles: higher than any before.
        """
        from cabochon.match import branching

        return branching.shuffled_again(self, whole(number, "the number of a shuffle"))

    # --- Writing down ---

    def record(self, *, reveal: bool = True) -> "Record":
        """The record so far: complete, or without `reveal` fit to be published during the game."""
        from cabochon.match.record import Record

        return Record.of(self, reveal=reveal)

    def to_json(self, *, reveal: bool = True) -> str:
        """The match as JSON text, with its position; `reveal` is as for `record`."""
        from cabochon.match import record_json

        return record_json.write(self, reveal)

    @classmethod
    def from_json(cls, text: str) -> "Match":
        """The match that `to_json` wrote, replayed with every move checked."""
        from cabochon.match import record_json

        return record_json.read(text)

    # --- Comparing and showing ---

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.game.name == other.game.name
            and self.names == other.names
            and self.settings == other.settings
            and self._state.tobytes() == other._state.tobytes()
            and self.moves == other.moves
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """The table, with everything that lies on it."""
        from cabochon.match import table

        return table.render(self.position(), self.game, self.names)

    def svg(self, language: str = "en") -> str:
        """A picture of the table, with everything that lies on it."""
        from cabochon.match import picture

        return picture.svg(self.position(), self.game, self.names, language)

    def _repr_html_(self) -> str:
        from cabochon.match.picture.notebook import html

        return html(self.svg(), repr(self), self.legal_moves, self.position_text())

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        return f"<Match of {self.game.name}: {names}; {len(self._steps)} moves, phase {self.phase}>"


def drawn_orders(game: Game, players: int, settings: Settings, secret: bytes) -> dict[str, list[int]]:
    """The setup that a secret gives."""
    return {
        name: shuffles.shuffled(secret, name, pool)[: game.kept(name, players)]
        for name, pool in game.pools(players, settings).items()
    }


def _checked_secret(seed: SupportsIndex | None, secret: bytes | None) -> bytes | None:
    if seed is not None and secret is not None:
        raise SetupError("give a seed or a secret, not both: a seed stands for a secret of its own")
    if seed is not None:
        return shuffles.secret_from_seed(whole(seed, "a seed"))
    if secret is not None and (not isinstance(secret, bytes) or len(secret) != shuffles.SECRET_BYTES):
        raise SetupError(f"a secret is {shuffles.SECRET_BYTES} bytes")
    return secret
