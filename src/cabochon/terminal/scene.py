"""What is to be drawn: a position as one seat knows it, and how much room there is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.text import Text

from cabochon.games.base import Game
from cabochon.games.positions import Position
from cabochon.language import Language

NAME_WIDTH = 14

P_co = TypeVar("P_co", bound=Position, covariant=True)


@dataclass(frozen=True)
class Scene(Generic[P_co]):
    """`seat` is who looks at the table (None: a spectator), `legal` the notations that can be played."""

    game: Game
    position: P_co
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
