"""What self-play needs of a game besides its rules and its features: drawing bit by bit, and who is ahead.

Bound like the rules: see `cabochon.games.interface`. The first two are in the game's `view.py`; a game
without them, or whose features can't be written piece by piece, can be played, but not trained for. The last
is in a file of the game's name in this folder, or else in `plain.py`; so is what can be renamed in the game
(`renamings`, `IN_ORDER`), which is for Python alone: see symmetry.py.
"""

from typing import Any

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.games.features import is_piecewise
from cabochon.games.interface import open_name, unbound
from cabochon.games.native import Binding


def can_be_trained_for(game: Game) -> bool:
    """Whether a game offers all of this."""
    drawing = all(hasattr(game.views, name) for name in ("redraw_hands", "redraw_next"))
    return drawing and is_piecewise(game.features)


def bound_to(game: Game) -> Binding:
    """What stands behind all these names for a game."""
    assert game.features is not None
    own = own_module("cabochon.training", game, "plain")
    return Binding(game.rules, game.views, game.features, own)


@open_name
def redraw_hands(state: Any, seat: int, rng: Any) -> None:
    """Redraw what others hold and the seat can't know, in a complete state."""
    unbound()


@open_name
def redraw_next(state: Any, action: int, rng: Any) -> None:
    """Redraw what an action may bring to light, in a complete state."""
    unbound()


@open_name
def standing(state: Any, seat: int) -> float:
    """How near a seat is to winning, about 1 for who wins; margins are the differences."""
    unbound()
