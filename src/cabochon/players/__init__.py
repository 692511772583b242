"""Who decides: players that come with the package, and the check for everybody else's."""

from cabochon.players.check import check_player
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.hiring import NAMES, create
from cabochon.players.levels import LEVELS, Level
from cabochon.players.player import Player, ThinkingPlayer
from cabochon.players.random_player import RandomPlayer
from cabochon.players.search_player import SearchPlayer

__all__ = [
    "LEVELS",
    "NAMES",
    "GreedyPlayer",
    "Level",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "ThinkingPlayer",
    "check_player",
    "create",
]
