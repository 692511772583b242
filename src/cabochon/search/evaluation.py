"""Where the search's values and probabilities come from: rollouts, an estimate, or a network."""

from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.native import Binding
from cabochon.search import duel, rollout, splendor

_JUDGEMENT: dict[str, ModuleType] = {"splendor": splendor, "duel": duel}


class Evaluation(NamedTuple):
    """Functions for the search's interface, as a module, and the numbers that they read."""

    functions: ModuleType
    plug: npt.NDArray[Any]


EVALUATIONS = {"rollout": 1000, "estimate": 0}
"""How many quick decisions precede the estimate; a rollout goes to the end of the game."""


def evaluation(name: str, **numbers: float) -> Evaluation:
    """An evaluation by name."""
    if name not in EVALUATIONS:
        known = ", ".join(EVALUATIONS)
        raise CabochonError(f"there is no evaluation {name!r}; the evaluations are: {known}")
    return Evaluation(
        rollout,
        np.array(
            [
                numbers.get("length", EVALUATIONS[name]),
                numbers.get("tempo", 0.2),
                numbers.get("temperature", 0.5),
                numbers.get("uniform", 0.25),
            ]
        ),
    )


@cache
def binding(game: Game, functions: ModuleType | None = None) -> Binding:
    """What stands behind the names of both interfaces for a game and an evaluation."""
    modules = (game.rules, game.views, game.features, _JUDGEMENT[game.name])
    return Binding(*modules) if functions is None else Binding(*modules, functions)
