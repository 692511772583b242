"""What belongs to one game lies in that game's own files; everything else asks the game."""

import re
from pathlib import Path

PYTHON = Path(__file__).parents[1] / "src" / "cabochon"

# A text that is the name of a game, or has it among others: "splendor|duel".
NAME = re.compile(r"""(["'])(?:[^"']*[^\w"'])?(?:splendor|duel)(?:[^\w"'][^"']*)?\1""")
OWN = re.compile(r"(?:^|/)(?:splendor|duel)(?:/|\.py$)")


def mentions() -> list[str]:
    """The lines of code that name a game, outside of the games' own files."""
    found = []
    for file in sorted(PYTHON.rglob("*.py")):
        name = file.relative_to(PYTHON).as_posix()
        if OWN.search(name):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            code = line.split("#")[0]
            if NAME.search(code) and not code.lstrip().startswith((">>>", "(Move(", '"""')):
                found.append(f"{name}:{number}: {line.strip()}")
    return found


def test_python_names_a_game_in_eight_places_at_most() -> None:
    """Look-ups, defaults and types. The page has a test of its own: web/src/games/games.test.ts."""
    found = mentions()
    assert len(found) <= 8, "\n".join(found)
