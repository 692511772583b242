"""The games: their rules, components and positions."""

from functools import cache

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError

GAMES = ("splendor", "duel")


@cache
def game(name: str) -> Game:
    """The game of that name: "splendor" or "duel"."""
    if name == "splendor":
        from cabochon.games.splendor.game import Splendor

        return Splendor()
    if name == "duel":
        from cabochon.games.duel.game import Duel

        return Duel()
    raise CabochonError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
