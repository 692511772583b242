"""The games: their rules, components and positions."""

from functools import cache
from typing import TYPE_CHECKING

from cabochon.games.errors import CabochonError, shown

if TYPE_CHECKING:
    from cabochon.games.base import Game

GAMES = ("splendor", "duel")


def game(name: str) -> "Game":
    """The game of that name: "splendor" or "duel"."""
    if not isinstance(name, str) or name not in GAMES:
        raise CabochonError(f"there is no game {shown(name)}; the games are: {', '.join(GAMES)}")
    return _game(name)


@cache
def _game(name: str) -> "Game":
    if name == "duel":
        from cabochon.games.duel.game import Duel

        return Duel()
    from cabochon.games.splendor.game import Splendor

    return Splendor()
