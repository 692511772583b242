"""What is to be drawn: a position as one seat knows it, and how much room there is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from cabochon.games.base import Game
from cabochon.language import Language

NAME_WIDTH = 14


@dataclass(frozen=True)
class Scene:
    """`seat` is who looks at the table (None: a spectator), `legal` the notations that can be played."""

    game: Game
    position: dict[str, Any]
    names: Sequence[str]
    seat: int | None
    legal: frozenset[str]
    language: Language
    width: int
    ascii_only: bool = False

    def text(self, message: str, **values: str | int) -> str:
        """A message in the language of the scene."""
        return self.language.text(message, **values)

    def label(self, message: str) -> Text:
        """A quiet label."""
        return Text(self.text(message), "dim")

    def buyable(self, place: str) -> bool:
        """Whether the card at a place ("2c", "h1") can be bought now."""
        return f"buy {place}" in self.legal

    def symbol(self, sign: str, plain: str) -> str:
        """A sign, or what stands for it where only ASCII can be shown."""
        return plain if self.ascii_only else sign


def short_name(name: str, width: int = NAME_WIDTH) -> Text:
    """A name that fits in its column, wide characters counted as two."""
    text = Text(name)
    text.truncate(width, overflow="ellipsis")
    return text
