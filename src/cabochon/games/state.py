"""A state that people can hold: one position of a game, to be looked at, copied and played on.

The record behind it is for compiled code (see each game's state.py). A State makes every legal action, knows
everything that is hidden and keeps no history: for tools and simulations. `cabochon.Match` is a game with its
history, for people.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from operator import index
from typing import Any, Self, SupportsIndex

import numpy as np
import numpy.typing as npt

from cabochon.games import game as find_game
from cabochon.games import game_names, stepping
from cabochon.games.base import Game, Result, StateRecord
from cabochon.games.chance import generator
from cabochon.games.errors import IllegalActionError, PositionError, shown, whole
from cabochon.games.features import Vector
from cabochon.games.native import direct
from cabochon.games.positions import Position


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
        """The state that a record holds; it is copied."""
        size = game.state_type.itemsize
        if record.nbytes != size:
            raise ValueError(f"a state of {game.name} is one record of {size} bytes, not {record.nbytes}")
        self.game = game
        self._calls = _calls_of(game)
        self._bytes = np.frombuffer(bytearray(record.tobytes()), np.int8)
        self._records = self._bytes.view(game.state_type)

    @classmethod
    def random(
        cls,
        game: Game | str = "splendor",
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> Self:
        """The start of a game; the seed deals the cards."""
        found = find_game(game) if isinstance(game, str) else game
        players = min(found.player_counts) if players is None else players
        return cls(found, found.random_record(players, settings or {}, seed))

    @classmethod
    def from_position(cls, position: Any) -> Self:
        """The state of a position, complete or a seat's; a PositionError says what is wrong with it."""
        name = position.get("game") if isinstance(position, Mapping) else None
        if not isinstance(name, str) or name not in game_names():
            raise PositionError(f"a position is an object whose 'game' is one of: {', '.join(game_names())}")
        game = find_game(name)
        return cls(game, game.read_position(position))

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
        number = index(action)
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
            return IllegalActionError(f"{self.game.name} has the actions 0 to {last}, not {number}")
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

    def play_out(self, seed: int, limit: int = 5000) -> int:
        """Play random decisions to the end of the game, or until the limit; returns how many.

        A view is refused: nobody knows what chance brings in it.
        """
        if not self.is_complete:
            raise IllegalActionError("a view can't be played out: use guess(seat, seed), which completes it")
        mask = np.empty(self._calls.words, np.int64)
        return int(self._calls.play_out(self._records, generator(seed), mask, limit))

    # --- The end ---

    @property
    def outcome(self) -> Result | None:
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

    def guess(self, seat: int | None, seed: int) -> Self:
        """A state that looks the same to a seat, in which everything it can't know is drawn anew."""
        other = self.copy()
        self._calls.redraw(other._records, -1 if seat is None else self._checked(seat), generator(seed))
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

    # --- Questions ---

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of the game, without the start player."""
        return self.game.settings_of(self.record)

    @property
    def settings_and_start(self) -> dict[str, Any]:
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

    def card_of(self, action: int) -> int | None:
        """The card that a decision buys or reserves; None if there is none or its player can't know it."""
        card = -1 if self.is_over else int(self.game.rules.card_of(self.record, action))
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
    return State(game, np.frombuffer(content, game.state_type)[0])


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
