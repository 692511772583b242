"""What comes of a wrong try: facts without language, true of every way in which the turn can end after it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from cabochon.games.state import State
from cabochon.match import Outcome
from cabochon.puzzles.puzzle import Puzzle
from cabochon.puzzles.turns import (
    Defending,
    TooManyError,
    Turn,
    end_of,
    ended,
    has_won,
    move_called,
)

Fate = Literal["lost", "shared", "over", "on", "answered", "beaten", "chance", "open", "worse"]
"""
| fate       | what is true then                                                        |
| ---------- | ------------------------------------------------------------------------ |
| `lost`     | the game ends with this turn, and the opponent has won                     |
| `shared`   | the game ends with this turn, and the victory is shared                    |
| `over`     | the game ends with this turn, one way or the other, but not won            |
| `on`       | the game goes on after this turn                                           |
| `answered` | the opponent wins at once with `line`, whatever the turn still brings      |
| `beaten`   | the opponent can win at once, but how depends on the rest of the turn      |
| `chance`   | what comes of it is up to chance                                           |
| `open`     | what was to be reached is no longer certain, and more can't be said        |
| `worse`    | something else is better, by the searches of those who made the puzzle     |
"""


@dataclass(frozen=True)
class Verdict:
    """What there is to say about a wrong try."""

    fate: Fate
    line: tuple[str, ...] = ()
    """What the opponent wins with."""
    outcome: Outcome | None = None
    """How the game ends, where that is the same however the turn ends."""
    value: float | None = None
    """What is left of the victory, as an expected share, where it was searched and the game goes on."""


class Tries:
    """Judges wrong tries at one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._rival = 1 - puzzle.seat
        self._defence = Defending(puzzle.seat)
        self._over = self._always(lambda end: end.is_over)
        self._on = self._always(lambda end: not end.is_over)
        self._lost = self._always(lambda end: has_won(end, self._rival))
        self._shared = self._always(_is_shared)
        self._beaten = self._always(self._is_beaten)
        self._answered: dict[tuple[str, ...], _Always] = {}

    @cached_property
    def is_last_turn(self) -> bool:
        """Whether the game ends with this turn, whatever is done."""
        return self._over.holds(self._puzzle.state)

    def wrong(self, path: Sequence[str]) -> Verdict:
        """What comes of decisions from the beginning, the last of which is wrong."""
        puzzle = self._puzzle
        known = puzzle.fault(path)
        value = known.value if known is not None and puzzle.kind != "defence" else None
        move = move_called(puzzle.game, path[-1])
        if puzzle.game.verb_named[move.verb].draws:
            # Of a reservation nobody says that the solution needs no luck.
            return Verdict("worse" if puzzle.kind == "reserve" else "chance", value=value)
        state = end_of(puzzle.state, tuple(path))
        if self._over.holds(state):
            return self._ended(state)
        if puzzle.kind == "defence":
            line = puzzle.threat if known is None else known.line[len(path) :]
            return self._answer(state, line)
        if puzzle.kind == "win":
            return Verdict("on" if self._on.holds(state) else "open", value=value)
        return Verdict("worse", value=value)

    def _ended(self, state: State) -> Verdict:
        outcome = ended(state, self._puzzle.seat).outcome
        same = self._always(lambda end: end.outcome == outcome).holds(state)
        fate: Fate = "lost" if self._lost.holds(state) else "shared" if self._shared.holds(state) else "over"
        return Verdict(fate, outcome=outcome if same else None)

    def _answer(self, state: State, line: tuple[str, ...]) -> Verdict:
        if line not in self._answered:
            self._answered[line] = self._always(lambda end: self._defence.wins_with(end, line))
        if self._answered[line].holds(state):
            return Verdict("answered", line)
        return Verdict("beaten" if self._beaten.holds(state) else "open")

    # --- Where a turn ends ---

    def _is_beaten(self, end: State) -> bool:
        if end.is_over:
            return has_won(end, self._rival)
        return self._defence.answer(end) is not None

    def _always(self, is_so: Callable[[State], bool]) -> "_Always":
        return _Always(self._puzzle.seat, is_so)


class _Always(Turn):
    """Something that may be true of all ends of a turn."""

    def __init__(self, seat: int, is_so: Callable[[State], bool]) -> None:
        super().__init__(seat)
        self._is_so = is_so

    def is_good(self, end: State) -> bool:
        return self._is_so(end)

    def holds(self, state: State) -> bool:
        """Whether it is true wherever the turn ends from here, for all that can be seen."""
        try:
            return self.is_safe(state)
        except TooManyError:
            return False


def _is_shared(end: State) -> bool:
    outcome = end.outcome
    return outcome is not None and not any(set(outcome.winners) <= set(side) for side in end.sides)
