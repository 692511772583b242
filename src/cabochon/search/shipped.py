"""The networks that come with the package: what the best players judge by.

A file is named after its game and the numbers of players that it is for: `splendor-3-4`. Where it is missing,
damaged or of another version, the search goes on by hand, and says so once. A game that is not part of the
package may have a folder of its own, `Game.networks`; without it, it is searched by hand without a word.
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
    return _learned(network_file(game, players), game) or evaluation(USUAL)


def has_network(game: Game, players: int) -> bool:
    """Whether there is a network for so many players of a game, and it can be used."""
    return _learned(network_file(game, players), game) is not None


@cache
def network_file(game: Game, players: int) -> Path:
    """The file of the network for so many players of a game, whether it is there or not."""
    folder = _folder(game) or FOLDER
    for file in folder.glob(f"{game.name}-*.safetensors"):
        if str(players) in file.stem.removeprefix(game.name).split("-"):
            return file
    return folder / f"{game.name}-{players}.safetensors"


def _folder(game: Game) -> Path | None:
    return FOLDER if is_built_in(game) else game.networks


@cache
def _learned(file: Path, game: Game) -> Evaluation | None:
    """A network as an evaluation; None if it can't be used, or the game has none."""
    if _folder(game) is None:
        return None
    try:
        return Network.load(file, game).evaluation()
    except NetworkError as error:
        _log.warning("%s is played without its network, and not as well: %s", game.name, error)
        return None
