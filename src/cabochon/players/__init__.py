"""Who decides: players that come with the package, everybody else's by name, and the check for them."""

from cabochon.players.check import check_player
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.hiring import create
from cabochon.players.levels import LEVELS, Level
from cabochon.players.names import NAMES
from cabochon.players.player import Player, ThinkingPlayer
from cabochon.players.random_player import RandomPlayer
from cabochon.players.search_player import SearchPlayer
from cabochon.players.spec import PlayerSpec
from cabochon.players.steps import Progress
from cabochon.players.warmup import WarmUp, warm_up

__all__ = [
    "LEVELS",
    "NAMES",
    "GreedyPlayer",
    "Level",
    "Player",
    "PlayerSpec",
    "Progress",
    "RandomPlayer",
    "SearchPlayer",
    "ThinkingPlayer",
    "WarmUp",
    "check_player",
    "create",
    "warm_up",
]
