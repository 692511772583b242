"""A move: one decision of one player."""

from dataclasses import dataclass
from functools import lru_cache

from cabochon.games.base import Game


@dataclass(frozen=True, slots=True)
class Move:
    """One decision, such as `buy 2c`; a turn may take several.

    `action` is its number in the game's action space and `text` its notation; each determines the other.
    """

    game: str
    action: int
    text: str

    @property
    def verb(self) -> str:
        """The first word: take, reserve, buy …"""
        return self.text.partition(" ")[0]

    @property
    def argument(self) -> str:
        """What follows the verb, empty for moves such as `pass`."""
        return self.text.partition(" ")[2]

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=8)
def all_moves(game: Game) -> tuple[Move, ...]:
    """Every move of a game, by action number."""
    return tuple(Move(game.name, action, text) for action, text in enumerate(game.texts))
