"""Players by name."""

from cabochon.games.errors import CabochonError
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.levels import LEVELS
from cabochon.players.player import Player
from cabochon.players.random_player import RandomPlayer
from cabochon.players.search_player import SearchPlayer
from cabochon.search import Budget

_LEVELS = {level.name: level for level in LEVELS}

NAMES = (*_LEVELS, "greedy", "random")


def create(spec: str, seed: int, *, budget: Budget | None = None, threads: int = 1) -> Player:
    """A player by name, with a stream of chance of its own; `budget` replaces that of a level."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "greedy":
        return GreedyPlayer(seed)
    if spec in _LEVELS:
        return SearchPlayer(spec, seed, budget or _LEVELS[spec].budget, threads)
    raise CabochonError(f"there is no player {spec!r}; the players are: {', '.join(NAMES)}")
