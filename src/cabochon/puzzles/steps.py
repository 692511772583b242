"""A puzzle as it is solved: decision by decision, until nothing can go wrong any more."""

from collections.abc import Mapping
from dataclasses import dataclass

from cabochon.match import View
from cabochon.puzzles.puzzle import Puzzle
from cabochon.puzzles.turns import end_of


@dataclass(frozen=True)
class Step:
    """A decision on the way to the solution."""

    path: tuple[str, ...]
    """The right decisions before it."""
    view: View
    right: Mapping[str, int | None]
    """The right moves, each with the number of the step that follows; None when the puzzle is solved."""


def steps(puzzle: Puzzle) -> tuple[Step, ...]:
    """The decisions on all right ways; the first is where the puzzle begins."""
    begun: dict[tuple[str, ...], int] = {(): 0}
    rights: list[dict[str, int | None]] = [{}]
    for line in puzzle.solutions:
        for length, move in enumerate(line):
            here = rights[begun[line[:length]]]
            if length + 1 == len(line):
                here[move] = None
            elif move not in here:
                here[move] = begun[line[: length + 1]] = len(rights)
                rights.append({})
    return tuple(
        Step(line, View.of(end_of(puzzle.state, line), puzzle.seat), right)
        for line, right in zip(begun, rights, strict=True)
    )
