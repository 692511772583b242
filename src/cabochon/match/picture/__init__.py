"""Draws a position as SVG, in any language: for notebooks, and for anything else that shows pictures."""

from collections.abc import Sequence

from cabochon.games import language_folders, own_module
from cabochon.games.base import Game
from cabochon.games.errors import written
from cabochon.games.positions import Position
from cabochon.language import Language
from cabochon.match.faces import printable
from cabochon.match.picture.captions import Captions


def svg(position: Position, game: Game, names: Sequence[str], language: str = "en") -> str:
    """A self-contained picture of a position, complete or as a seat sees it."""
    captions = Captions(game, Language(written(language, "a language"), language_folders))
    shown = [printable(name) for name in names]
    drawn: str = own_module(__name__, game, "plain").svg(position, captions, shown)
    return drawn
