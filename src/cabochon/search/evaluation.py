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
from cabochon.search.weighing import LENGTH, TEMPERATURE, TEMPO, UNIFORM

_JUDGEMENT: dict[str, ModuleType] = {"splendor": splendor, "duel": duel}


class Evaluation(NamedTuple):
    """Functions for the search's interface, as a module, and the numbers that they read."""

    functions: ModuleType
    plug: npt.NDArray[Any]


EVALUATIONS = {"mixed": 6, "rollout": 1000, "estimate": 0}
"""How many quick decisions precede the estimate; a rollout goes to the end of the game."""

_NUMBERS = {"tempo": 0.2, "temperature": 1.0, "uniform": 0.25}


def evaluation(name: str, **numbers: float) -> Evaluation:
    """An evaluation by name; `length`, `tempo`, `temperature` and `uniform` change its numbers."""
    if name not in EVALUATIONS:
        known = ", ".join(EVALUATIONS)
        raise CabochonError(f"there is no evaluation {name!r}; the evaluations are: {known}")
    usual = {"length": EVALUATIONS[name], **_NUMBERS}
    if not numbers.keys() <= usual.keys():
        raise CabochonError(f"the numbers of an evaluation are: {', '.join(usual)}")
    plug = np.zeros(len(usual))
    chosen = {**usual, **numbers}
    plug[LENGTH] = chosen["length"]
    plug[TEMPO] = chosen["tempo"]
    plug[TEMPERATURE] = chosen["temperature"]
    plug[UNIFORM] = chosen["uniform"]
    return Evaluation(rollout, plug)


@cache
def binding(game: Game, functions: ModuleType | None = None) -> Binding:
    """What stands behind the names of both interfaces for a game and an evaluation."""
    modules = (game.rules, game.views, game.features, _JUDGEMENT[game.name], functions)
    return Binding(*(module for module in modules if module is not None))
