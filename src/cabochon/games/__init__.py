"""The games: their rules, components and positions.

Two come with the package. Others can be installed beside it: a distribution that has an entry point of the
group `cabochon.games`, the game's name with its class, adds its game to every program here.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cabochon.games.errors import CabochonError, shown

if TYPE_CHECKING:
    from types import ModuleType

    from cabochon.games.base import Game

ENTRY_POINTS = "cabochon.games"

_BUILT_IN = {
    "splendor": "cabochon.games.splendor.game:Splendor",
    "duel": "cabochon.games.duel.game:Duel",
}
USUAL_GAME = next(iter(_BUILT_IN))
"""Who names no game means this one."""
LONGEST_GAME = 5000
"""Decisions after which nobody waits any longer: players who know no end would go on for ever."""


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, those of the package first."""
    installed = sorted(point.name for point in entry_points(group=ENTRY_POINTS))
    return tuple(dict.fromkeys([*_BUILT_IN, *installed]))


def game(name: "str | Game") -> "Game":
    """The game of that name: "splendor", "duel", or one that is installed beside them; a game as it is."""
    if not isinstance(name, str):
        from cabochon.games.base import Game

        if isinstance(name, Game):
            return name
    if not isinstance(name, str) or name not in game_names():
        known = ", ".join(game_names())
        raise CabochonError(
            f"there is no game {shown(name)}; the games are: {known}",
            code="error-game",
            name=shown(name),
            known=known,
        )
    return _game(name)


@cache
def _game(name: str) -> "Game":
    if name in _BUILT_IN:
        module, _, kind = _BUILT_IN[name].partition(":")
        found: Game = getattr(import_module(module), kind)()
    else:
        found = _installed(name)
    return found


def _installed(name: str) -> "Game":
    """A game that is not ours. Whatever is wrong with it, people should know whose fault it is."""
    from cabochon.games.base import Game

    (point, *_) = entry_points(group=ENTRY_POINTS, name=name)
    try:
        found = point.load()()
    except Exception as error:
        raise _unusable(name, point.value, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        raise _unusable(name, point.value, "it makes no cabochon.games.base.Game")
    if found.name != name:
        raise _unusable(name, point.value, f"the game calls itself {found.name}")
    return found


def _unusable(name: str, source: str, reason: str) -> CabochonError:
    return CabochonError(
        f"the game {name} is installed (entry point {ENTRY_POINTS}: {name} = {source}), "
        f"but can't be loaded: {reason}",
        code="error-game-installed",
        name=name,
        source=source,
        reason=reason,
    )


@cache
def language_folders() -> tuple[Path, ...]:
    """The texts of the games that are not part of the package (see `Game.language`)."""
    installed = (game(name) for name in game_names() if name not in _BUILT_IN)
    return tuple(found.language for found in installed if found.language is not None)


def is_built_in(game: "Game") -> bool:
    """Whether a game comes with the package."""
    return game.name in _BUILT_IN


@cache
def own_module(folder: str, game: "Game", default: str) -> "ModuleType":
    """What a folder of the package has for one game: the module of its name, or else the default one."""
    # A game that is installed beside the package may be called like some other module.
    own = is_built_in(game) and find_spec(f"{folder}.{game.name}") is not None
    return import_module(f"{folder}.{game.name if own else default}")
