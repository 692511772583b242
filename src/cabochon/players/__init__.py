"""Who decides: the player interface and the players that come with the package."""

from collections.abc import Callable

from cabochon.games.errors import CabochonError
from cabochon.players.check import check_player
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.player import Player
from cabochon.players.random_player import RandomPlayer

__all__ = ["NAMES", "GreedyPlayer", "Player", "RandomPlayer", "check_player", "create"]

_PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

NAMES = tuple(_PLAYERS)


def create(name: str, seed: int) -> Player:
    """A player by name, with a stream of chance of its own."""
    if name not in _PLAYERS:
        raise CabochonError(f"there is no player {name!r}; the players are: {', '.join(NAMES)}")
    return _PLAYERS[name](seed)
