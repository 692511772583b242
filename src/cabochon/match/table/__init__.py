"""Prints a position as plain text, at most 100 columns wide: what `str(match)` shows."""

from collections.abc import Sequence

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.games.positions import Position
from cabochon.match.faces import printable, shorten
from cabochon.match.table.boxes import NAME


def render(position: Position, game: Game, names: Sequence[str]) -> str:
    """The table of a position, complete or as a seat sees it; an unknown card of deck 2 is `2?`."""
    shown = [shorten(printable(name), NAME) for name in names]
    lines: list[str] = own_module(__name__, game, "plain").lines(position, game, shown)
    return "\n".join(line.rstrip() for line in lines)
