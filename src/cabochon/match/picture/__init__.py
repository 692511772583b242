"""Draws a position as SVG: for notebooks, and for anything else that shows pictures."""

from collections.abc import Sequence

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.games.positions import Position
from cabochon.match.faces import printable


def svg(position: Position, game: Game, names: Sequence[str]) -> str:
    """A self-contained picture of a position, complete or as a seat sees it."""
    shown = [printable(name) for name in names]
    drawn: str = own_module(__name__, game, "plain").svg(position, game, shown)
    return drawn
