"""The networks that come with the package: what the best players judge by.

Where the file of a game is missing, damaged or of another version, the search goes on by hand, and says so
once. A game that nobody has trained for is searched by hand without a word.
"""

import logging
from functools import cache
from pathlib import Path

from cabochon.games import is_built_in
from cabochon.games.base import Game
from cabochon.search.evaluation import LEARNED, USUAL, Evaluation, evaluation
from cabochon.search.network import Network, NetworkError

FOLDER = Path(__file__).parent / "networks"

_log = logging.getLogger(__name__)


def evaluation_for(game: Game, players: int, name: str) -> Evaluation:
    """An evaluation by name; `learned` is the network for so many players of the game, if there is one."""
    if name != LEARNED:
        return evaluation(name)
    return learned(network_file(game, players), game) or evaluation(USUAL)


def network_file(game: Game, players: int) -> Path:
    """The network of a game: the one for this number of players, or else the one for all others."""
    own = FOLDER / f"{game.name}-{players}.safetensors"
    return own if own.exists() else FOLDER / f"{game.name}.safetensors"


@cache
def learned(file: Path, game: Game) -> Evaluation | None:
    """The network of a game as an evaluation; None if it has none, or none that can be used."""
    if not is_built_in(game):
        return None
    try:
        return Network.load(file, game).evaluation()
    except NetworkError as error:
        _log.warning("%s is played without its network, and not as well: %s", game.name, error)
        return None
