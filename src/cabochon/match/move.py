"""A move: one decision of one player."""

from dataclasses import dataclass
from functools import lru_cache
from operator import index
from typing import SupportsIndex

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.errors import shown, whole, written
from cabochon.match.errors import MalformedMoveError


@dataclass(frozen=True, slots=True)
class Move:
    """One decision, such as `buy 2c`; a turn may take several.

    `action` is its number in the game's action space and `text` its notation; each determines the other.
    """

    game: str
    action: int
    text: str

    def __post_init__(self) -> None:
        written(self.game, "the name of a game")
        whole(self.action, "an action")
        written(self.text, "a notation")

    @property
    def verb(self) -> str:
        """The first word: take, reserve, buy …"""
        return self.text.partition(" ")[0]

    @property
    def argument(self) -> str:
        """What follows the verb, empty for moves such as `pass`."""
        return self.text.partition(" ")[2]

    @classmethod
    def parse(cls, game: str | Game, text: str) -> "Move":
        """The one move of a game that a text means, typed as loosely as in a match, whatever the position.

        Raises MalformedMoveError or AmbiguousMoveError.
        """
        from cabochon.match.notation import parse_alone

        return parse_alone(find_game(game), written(text, "what is typed for a move"))

    @classmethod
    def numbered(cls, game: str | Game, action: SupportsIndex) -> "Move":
        """The move of a number in the game's action space."""
        moves = all_moves(found := find_game(game))
        try:
            number = index(action)
        except TypeError:
            raise TypeError(f"an action number is whole, not {shown(action)}") from None
        if isinstance(action, bool) or not 0 <= number < len(moves):
            raise MalformedMoveError(
                f"{found.name} has the actions 0 to {len(moves) - 1}, not {shown(action)}",
                text=shown(action),
                expected=f"0 to {len(moves) - 1}",
            )
        return moves[number]

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=8)
def all_moves(game: Game) -> tuple[Move, ...]:
    """Every move of a game, by action number."""
    return tuple(Move(game.name, action, text) for action, text in enumerate(game.texts))
