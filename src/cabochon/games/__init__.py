"""The games: their rules, components and positions."""

from functools import cache
from typing import TYPE_CHECKING

from cabochon.games.errors import CabochonError

if TYPE_CHECKING:
    from cabochon.games.base import Game

GAMES = ("splendor", "duel")


@cache
def game(name: str) -> "Game":
    """The game of that name: "splendor" or "duel"."""
    if name == "splendor":
        from cabochon.games.splendor.game import Splendor

        return Splendor()
    if name == "duel":
        from cabochon.games.duel.game import Duel

        return Duel()
    raise CabochonError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
