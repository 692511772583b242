"""Draws a position as SVG: for notebooks, and for anything else that shows pictures."""

from collections.abc import Mapping, Sequence
from typing import Any

from cabochon.games.base import Game
from cabochon.match.faces import printable


def svg(position: Mapping[str, Any], game: Game, names: Sequence[str]) -> str:
    """A self-contained picture of a position, complete or as a seat sees it."""
    shown = [printable(name) for name in names]
    if game.name == "splendor":
        from cabochon.match.picture import splendor

        return splendor.svg(position, game, shown)
    from cabochon.match.picture import duel

    return duel.svg(position, game, shown)
