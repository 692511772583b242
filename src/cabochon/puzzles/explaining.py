"""Why a solution is right: facts without language, read off what the seat sees."""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.analysis import Reason, reasons
from cabochon.games.positions import patrons_of
from cabochon.games.state import State
from cabochon.match import Outcome, View
from cabochon.puzzles.puzzle import Puzzle
from cabochon.puzzles.turns import Winning, along, end_of


@dataclass(frozen=True)
class Explanation:
    """What there is to say about one of the solutions."""

    line: tuple[str, ...]
    """The decisions that solve the puzzle; for a win, to the end of the game."""
    at: int
    """The decision that the reasons are about."""
    reasons: tuple[Reason, ...]
    end: State
    """The table after the line, as the seat sees it."""
    visits: tuple[str, ...]
    """Of each patron that comes to the seat on the way, what it is: a `noble`, a `royal`."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.end.outcome


def explain(puzzle: Puzzle, solved: Sequence[str] | None = None) -> Explanation:
    """Explain one of the solutions, the shortest unless another one is given."""
    solved = puzzle.solutions[0] if solved is None else tuple(solved)
    line = solved
    if puzzle.kind == "win":
        line = (*solved, *(Winning(puzzle.seat).way(end_of(puzzle.state, solved)) or ()))
    at = len(solved) - 1
    state, move = list(along(puzzle.state, solved))[at]
    end = end_of(puzzle.state, line)
    return Explanation(
        line, at, reasons(View.of(state, puzzle.seat), move), end, _visits(puzzle.state, end, puzzle.seat)
    )


def other_way(puzzle: Puzzle, solved: Sequence[str]) -> tuple[str, ...] | None:
    """The shortest solution that comes to something else than this one; None where there is none."""
    return next((line for line in puzzle.solutions if line[-1] != solved[-1]), None)


def _visits(before: State, after: State, seat: int) -> tuple[str, ...]:
    then, now = (state.position()["players"][seat] for state in (before, after))
    return tuple(
        kind
        for kind in before.game.patrons
        for _ in range(len(patrons_of(now, kind)) - len(patrons_of(then, kind)))
    )
