"""Why a solution is right: facts without language, read off what the seat sees."""

from dataclasses import dataclass

from cabochon.analysis import Reason, reasons
from cabochon.games.state import State
from cabochon.match import Outcome, View
from cabochon.puzzles.puzzle import Puzzle
from cabochon.puzzles.turns import Winning, along, end_of


@dataclass(frozen=True)
class Explanation:
    """What there is to say about the shortest solution."""

    line: tuple[str, ...]
    """The decisions that solve the puzzle; for a win, to the end of the game."""
    at: int
    """The decision that the reasons are about."""
    reasons: tuple[Reason, ...]
    end: State
    """The table after the line, as the seat sees it."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.end.outcome


def explain(puzzle: Puzzle) -> Explanation:
    """Explain the shortest solution."""
    solved = puzzle.solutions[0]
    line = solved
    if puzzle.kind == "win":
        line = (*solved, *(Winning(puzzle.seat).way(end_of(puzzle.state, solved)) or ()))
    at = len(solved) - 1
    state, move = list(along(puzzle.state, solved))[at]
    return Explanation(line, at, reasons(View.of(state, puzzle.seat), move), end_of(puzzle.state, line))
