"""Where the search's values and priors come from: rollouts, an estimate, or a network."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.native import Binding
from cabochon.search import rollout
from cabochon.search.leaf_batch import Ask
from cabochon.search.priors import LENGTH, TEMPERATURE, TEMPO, UNIFORM


@dataclass(frozen=True, eq=False)
class Evaluation:
    """Functions for the search's interface, as a module, and the numbers that they read.

    What reads features or action numbers says of which game, and which versions of them; without a game it is
    for all. Compiled code does not look whether its arrays are long enough: a module may have a function
    `check_sizes(game, parameters, scratch)`, which raises a CabochonError where they are not.
    """

    functions: ModuleType
    parameters: npt.NDArray[Any]
    scratch: int = 0
    """How many numbers each thread computes in, of the same type as the parameters; zeros at first."""
    game: str | None = None
    features_version: int | None = None
    actions_version: int | None = None
    ask: Ask | None = None
    """A Python function that evaluates, up to `batch` leaves at a time (see asking.py)."""
    batch: int = 1
    explore: float = 1.0
    """How much a likely decision that was little visited is worth a try, unless the search says otherwise."""

    def check(self, game: Game) -> None:
        """Raise a CabochonError if this is not for that game, as this program has it."""
        if self.game is not None and self.game != game.name:
            raise CabochonError(f"this is an evaluation for {self.game}, not for {game.name}")
        versions = (
            ("features", self.features_version, game.features_version),
            ("actions", self.actions_version, game.actions_version),
        )
        for what, read, here in versions:
            if read not in (None, here):
                raise CabochonError(
                    f"this evaluation reads version {read} of the {what} of {game.name}, not {here}"
                )
        check_sizes = getattr(self.functions, "check_sizes", None)
        if check_sizes is not None:
            check_sizes(game, self.parameters, self.scratch)


LINE_BYTES = 64
"""A line of the cache."""


def aligned(count: int, kind: Any) -> npt.NDArray[Any]:
    """Zeros for compiled code, which is a tenth faster if they begin with a line of the cache."""
    size = count * np.dtype(kind).itemsize
    spare = np.zeros(size + LINE_BYTES, np.uint8)
    begin = -spare.ctypes.data % LINE_BYTES
    return spare[begin : begin + size].view(kind)


USUAL = "mixed"
LEARNED = "learned"
"""The network that comes with the package for a game: see shipped.py."""

EVALUATIONS = {USUAL: 6, "rollout": 1000, "estimate": 0}
"""How many decisions of the rollout policy precede the estimate; a rollout goes to the end of the game."""

_NUMBERS = {"tempo": 0.2, "temperature": 1.0, "uniform": 0.25}


def evaluation(name: str, **numbers: float) -> Evaluation:
    """An evaluation by name; `length`, `tempo`, `temperature` and `uniform` change its numbers."""
    check_name(name)
    if name == LEARNED:
        raise CabochonError(f"{name!r} is a network for one game: give its name to a Searcher")
    usual = {"length": EVALUATIONS[name], **_NUMBERS}
    if not numbers.keys() <= usual.keys():
        raise CabochonError(f"the numbers of an evaluation are: {', '.join(usual)}")
    parameters = np.zeros(len(usual))
    chosen = {**usual, **numbers}
    parameters[LENGTH] = chosen["length"]
    parameters[TEMPO] = chosen["tempo"]
    parameters[TEMPERATURE] = chosen["temperature"]
    parameters[UNIFORM] = chosen["uniform"]
    return Evaluation(rollout, parameters)


def check_name(name: str) -> None:
    """Refuse what is the name of no evaluation."""
    if name not in (*EVALUATIONS, LEARNED):
        known = ", ".join([*EVALUATIONS, LEARNED])
        raise CabochonError(f"there is no evaluation {name!r}; the evaluations are: {known}")


@cache
def binding(game: Game, functions: ModuleType | None = None) -> Binding:
    """What stands behind the names of both interfaces for a game and an evaluation.

    Judgement is the file here that has the name of the game, or else plain.py.
    """
    judgement = own_module(__package__, game, "plain")
    modules = (game.rules, game.views, game.features, judgement, functions)
    return Binding(*(module for module in modules if module is not None))
