"""A state that people can hold: one position of a game, to be looked at, copied and played on.

The record behind it is for compiled code (see each game's state.py). A State makes every legal action, knows
everything that is hidden and keeps no history: for tools and simulations. `cabochon.Match` is a game with its
history, for people.
"""

import hashlib
from collections.abc import Mapping
from functools import cache, cached_property
from operator import index
from typing import Any, Self, SupportsIndex

import numpy as np
import numpy.typing as npt

from cabochon.games import LONGEST_GAME, USUAL_GAME, game_names, stepping
from cabochon.games import game as find_game
from cabochon.games.base import Game, Outcome, StateRecord
from cabochon.games.chance import generator
from cabochon.games.errors import IllegalActionError, PositionError, shown, whole
from cabochon.games.features import Vector
from cabochon.games.native import direct
from cabochon.games.positions import Position
from cabochon.games.settings import Settings


class State:
    """A position of a game, complete or as a seat sees it.

    >>> state = State.random("splendor", seed=7)
    >>> state.apply(state.legal_actions()[0])
    >>> state.to_move, state.phase
    (0, 'act')
    """

    __slots__ = ("_bytes", "_calls", "_records", "game")

    game: Game

    def __init__(self, game: Game, record: StateRecord) -> None:
        """The state that a record holds; it is copied. A PositionError if it is none that a game can reach.

        Compiled code trusts a record, so it is read as carefully as a position, which takes a millisecond.
        """
        if not isinstance(game, Game):
            raise TypeError(f"a state is of a Game, as games.game(name) gives it, not of {shown(game)}")
        size = game.state_type.itemsize
        if not isinstance(record, np.void | np.ndarray):
            raise TypeError(f"a state of {game.name} is one record of NumPy, not {shown(record)}")
        if record.nbytes != size:
            raise ValueError(f"a state of {game.name} is one record of {size} bytes, not {record.nbytes}")
        self._hold(game, record)
        game.check_record(self.record)

    @classmethod
    def trusted(cls, game: Game, record: StateRecord) -> Self:
        """The state that a record holds which the rules have made: it is copied, but not checked."""
        state = object.__new__(cls)
        state._hold(game, record)
        return state

    def _hold(self, game: Game, record: StateRecord) -> None:
        self.game = game
        self._calls = _calls_of(game)
        self._bytes = np.frombuffer(bytearray(record.tobytes()), np.int8)
        self._records = self._bytes.view(game.state_type)

    @classmethod
    def random(
        cls,
        game: Game | str = USUAL_GAME,
        players: int | None = None,
        settings: Settings | None = None,
        seed: SupportsIndex = 0,
        *,
        variant: str | None = None,
    ) -> Self:
        """The start of a game; the seed deals the cards. The settings change those of the variant."""
        found = find_game(game)
        asked = found.settings_with(variant, settings)
        players = found.fewest_players(asked) if players is None else players
        return cls.trusted(found, found.random_record(players, asked, whole(seed, "a seed")))

    @classmethod
    def from_position(cls, position: Mapping[str, object] | str) -> Self:
        """The state of a position, as JSON or as a text, complete or a seat's.

        A PositionError says what is wrong with it.
        """
        if isinstance(position, str):
            name, slash, _ = position.partition("/")
            if not slash or name not in game_names():
                known = ", ".join(game_names())
                raise PositionError(
                    f"expected a game ({known}) and the version of its text, not {shown(position)}", column=1
                )
            game = find_game(name)
            return cls.trusted(game, game.read_position_text(position))
        found = position.get("game") if isinstance(position, Mapping) else None
        if not isinstance(found, str) or found not in game_names():
            raise PositionError(f"a position is an object whose 'game' is one of: {', '.join(game_names())}")
        game = find_game(found)
        return cls.trusted(game, game.read_position(position))

    # --- Playing ---

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._bytes.item(self._calls.players_at))

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self._bytes.item(self._calls.to_move_at)
        return None if seat < 0 else seat

    @property
    def phase(self) -> str:
        """What is to be decided now: `act`, `pay`, `return` …, or `over`."""
        return self.game.phases[self._bytes.item(self._calls.phase_at)]

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self._records["turn"][0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._bytes.item(self._calls.to_move_at) < 0)

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, in ascending order; none when the game is over."""
        calls = self._calls
        actions = np.empty(calls.actions, np.int16)
        mask = np.empty(calls.words, np.int64)
        legal = calls.step(self._records, mask, stepping.LIST, actions, _NO_MARKS)
        numbers: list[int] = actions[:legal].tolist()
        return numbers

    def mask(self) -> npt.NDArray[np.bool_]:
        """For every action whether it is legal."""
        calls = self._calls
        marks = np.zeros(calls.actions, np.bool_)
        calls.step(self._records, np.empty(calls.words, np.int64), stepping.MARK, _NO_ACTIONS, marks)
        return marks

    def apply(self, action: SupportsIndex) -> None:
        """Carry out a legal action; an IllegalActionError leaves the state as it was."""
        calls = self._calls
        try:
            number = index(action)
        except TypeError:
            raise TypeError(f"an action is a whole number, not {shown(action)}") from None
        if not 0 <= number < calls.actions or not calls.step(
            self._records, np.empty(calls.words, np.int64), number, _NO_ACTIONS, _NO_MARKS
        ):
            raise self._refused(number)

    def after(self, action: SupportsIndex) -> Self:
        """The state after a legal action; this one stays as it is. An IllegalActionError as above."""
        following = self.copy()
        following.apply(action)
        return following

    def _refused(self, number: int) -> IllegalActionError:
        last = self.game.action_count - 1
        if not 0 <= number <= last:
            return IllegalActionError(f"{self.game.name} has the actions 0 to {last}, not {shown(number)}")
        legal = ", ".join(map(str, self.legal_actions())) or "none, the game is over"
        return IllegalActionError(
            f"action {number} ({self.game.texts[number]}) is not legal in phase {self.phase}; legal: {legal}"
        )

    def copy(self) -> Self:
        """A state of its own."""
        other = object.__new__(type(self))
        other.game = self.game
        other._calls = self._calls
        # Bytes are copied at once, a record field by field.
        other._bytes = self._bytes.copy()
        other._records = other._bytes.view(self.game.state_type)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def play_out(self, seed: SupportsIndex, limit: SupportsIndex = LONGEST_GAME) -> int:
        """Play random decisions to the end of the game, or until the limit; returns how many.

        A view is refused: nobody knows what chance brings in it.
        """
        if not self.is_complete:
            raise IllegalActionError("a view can't be played out: use guess(seat, seed), which completes it")
        mask = np.empty(self._calls.words, np.int64)
        rng, most = generator(whole(seed, "a seed")), whole(limit, "a limit")
        return int(self._calls.play_out(self._records, rng, mask, min(most, _LONGEST)))

    # --- The end ---

    @property
    def outcome(self) -> Outcome | None:
        """Winners, scores and reason, once the game is over."""
        return self.game.result_of(self.record) if self.is_over else None

    def returns(self) -> list[float]:
        """Each seat's share of the victory, as the game stands; the shares add up to 1."""
        shares = np.empty(self.players, np.float64)
        self._calls.write_returns(self._records, shares)
        found: list[float] = shares.tolist()
        return found

    # --- Information ---

    def view(self, seat: int | None) -> Self:
        """What a seat (None: a spectator) may know; everything else is masked.

        It is there to be looked at: nobody knows what chance brings in it. `guess` gives a state to play on.
        """
        other = self.copy()
        self._calls.hide(other._records, -1 if seat is None else self._checked(seat))
        return other

    def guess(self, seat: int | None, seed: SupportsIndex) -> Self:
        """A state that looks the same to a seat, in which everything it can't know is drawn anew."""
        other = self.copy()
        rng = generator(whole(seed, "a seed"))
        self._calls.redraw(other._records, -1 if seat is None else self._checked(seat), rng)
        return other

    @property
    def is_complete(self) -> bool:
        """Whether nothing is masked: a game can be played on from here."""
        return not self.game.is_masked(self.record)

    def features(self, seat: int) -> Vector:
        """What a seat knows, as a network sees it: one number for each of `game.features.names()`."""
        return self.game.encode(self.record, self._checked(seat))

    def position(self) -> Position:
        """The state as JSON: lists, numbers, texts."""
        return self.game.position(self.record)

    def position_text(self) -> str:
        """The state as one line of text, which `from_position` reads: docs/positions.md has the grammar."""
        return self.game.position_text(self.record)

    def position_hash(self) -> int:
        """64 bits that are the same for equal states of a game, in every process and on every machine.

        Everything counts that `==` compares: what is hidden and the number of the turn, too. Of a view, it is
        the same for all states that look alike to that seat. A version whose states hold something else may
        give other numbers: keep texts in files.
        """
        content = self.game.name.encode() + self.tobytes()
        return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "big")

    # --- Questions ---

    @property
    def settings(self) -> dict[str, bool | int | str]:
        """The settings of the game, without the start player."""
        return self.game.settings_of(self.record)

    @property
    def settings_and_start(self) -> dict[str, bool | int | str]:
        """The settings and who began: all that `Game.check_settings` completes."""
        return {**self.settings, "start": int(self.record.start)}

    @property
    def begins_turn(self) -> bool:
        """Whether the next decision is the first of a turn."""
        return bool(self.game.rules.begins_turn(self.record))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together, side by side."""
        return self.game.sides(self.record)

    def card_of(self, action: SupportsIndex) -> int | None:
        """The card that a decision buys or reserves; None if there is none or its player can't know it."""
        number = whole(action, "an action")
        if not 0 <= number < self._calls.actions:
            raise self._refused(number)
        card = -1 if self.is_over else int(self.game.rules.card_of(self.record, number))
        return card if card >= 0 else None

    def hidden_cards(self) -> list[tuple[int, int]]:
        """The cards in hands that only their owners have seen: seats and cards."""
        if not any(self._bytes[self._calls.hidden].tolist()):  # mostly
            return []
        hands = zip(self._records["reserved"][0].tolist(), self._records["hidden"][0].tolist(), strict=True)
        return [
            (seat, card)
            for seat, (cards, hidden) in enumerate(hands)
            if any(hidden)
            for card, is_hidden in zip(cards, hidden, strict=True)
            if is_hidden
        ]

    def reveals(self, later: "State") -> bool:
        """Whether something has come to light until a later state that nobody could know in this one."""
        if not isinstance(later, State) or later.game is not self.game:
            raise TypeError(f"a later state is a State of {self.game.name}, not {shown(later)}")
        return self.game.reveals(self.record, later.record)

    def turn_of(self, seat: int) -> Self:
        """The same table with a seat about to take its turn, whatever was going on: for thinking ahead."""
        other = self.copy()
        self.game.rules.pass_turn_to(other.record, self._checked(seat))
        return other

    def turns_after(self, seat: int) -> tuple[int, ...]:
        """The seats that will take a turn after a seat's present one, in order, up to its own next.

        Fewer where it is certain that the game ends before, none when it is over; extra turns are left aside.
        """
        return self.game.turns_after(self.record, self._checked(seat))

    def _checked(self, seat: SupportsIndex) -> int:
        number = whole(seat, "a seat")
        if not 0 <= number < self.players:
            raise IndexError(f"there is no seat {shown(number)}; the seats are 0 to {self.players - 1}")
        return number

    # --- The record ---

    @property
    def record(self) -> StateRecord:
        """The record itself, for compiled code; what is written into it changes the state."""
        return self._records[0]

    def tobytes(self) -> bytes:
        """All of the state; equal states have equal bytes."""
        return self._records.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.tobytes())

    def __repr__(self) -> str:
        turn = "over" if self.is_over else f"seat {self.to_move}, phase {self.phase}"
        return f"<State of {self.game.name} with {self.players} players: {turn}>"


def _restored(game: Game, content: bytes) -> State:
    return State.trusted(game, np.frombuffer(content, game.state_type)[0])


_LONGEST = 2**31 - 1
_NO_ACTIONS = np.empty(0, np.int16)
_NO_MARKS = np.empty(0, np.bool_)


class _Calls:
    """What the states of a game need: where the quickest answers lie, and functions, compiled when needed."""

    def __init__(self, game: Game) -> None:
        fields = game.state_type.fields
        assert fields is not None
        self.players_at: int = fields["players"][1]
        self.to_move_at: int = fields["to_move"][1]
        self.phase_at: int = fields["phase"][1]
        hidden, begin, *_ = fields["hidden"]
        self.hidden = slice(begin, begin + hidden.itemsize)
        self.actions = game.action_count
        self.words = game.mask_words
        self._game = game
        self._states = np.zeros(1, game.state_type)

    @cached_property
    def step(self) -> Any:
        mask = np.zeros(self.words, np.int64)
        return direct(stepping.step, self._game.rules, self._states, mask, 0, _NO_ACTIONS, _NO_MARKS)

    @cached_property
    def play_out(self) -> Any:
        mask = np.zeros(self.words, np.int64)
        return direct(stepping.play_out_here, self._game.rules, self._states, generator(0), mask, 0)

    @cached_property
    def write_returns(self) -> Any:
        return direct(stepping.write_returns, self._game.rules, self._states, np.zeros(1))

    @cached_property
    def hide(self) -> Any:
        return direct(stepping.hide_from, self._game.views, self._states, 0)

    @cached_property
    def redraw(self) -> Any:
        return direct(stepping.redraw_for, self._game.views, self._states, 0, generator(0))


@cache
def _calls_of(game: Game) -> _Calls:
    return _Calls(game)
