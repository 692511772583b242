"""Sets of puzzles: a file with a line for each; one for each game comes with the package."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cabochon.games import game_names
from cabochon.games.errors import CabochonError
from cabochon.puzzles.puzzle import Puzzle, PuzzleError

SUFFIX = ".jsonl"
_SHIPPED = Path(__file__).with_name("sets")


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package; none for games that are installed beside it."""
    file = _SHIPPED / f"{game}{SUFFIX}"
    return read(file) if game in game_names() and file.is_file() else ()


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; a PuzzleError says which line is none."""
    found = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            found.append(Puzzle.from_json(line))
        except PuzzleError as error:
            raise CabochonError(
                f"{file}, line {number}: {error}",
                code="error-puzzle-line",
                file=str(file),
                line=number,
                reason=str(error),
            ) from None
    return tuple(found)


def text_of(puzzles: Iterable[Puzzle]) -> str:
    """The content of a file with these puzzles."""
    return "".join(f"{puzzle.to_json()}\n" for puzzle in puzzles)
