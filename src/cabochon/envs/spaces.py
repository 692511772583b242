"""What Gymnasium has to know of observations and actions."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cabochon.envs.missing import missing
from cabochon.envs.observation import by_group, groups
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("Gymnasium", "gym", error) from error

Form = Literal["flat", "dict"]
"""An observation as one vector, or as a dictionary of its groups."""
FORMS: tuple[Form, ...] = ("flat", "dict")


def observation_space(game: Game, form: str) -> spaces.Box | spaces.Dict:
    """The space of what one seat knows."""
    if form not in FORMS:
        raise CabochonError(f"the forms of an observation are {' and '.join(FORMS)}, not {shown(form)}")
    if form == "dict":
        return spaces.Dict({group.name: _box(group.shape) for group in groups(game)})
    return _box((groups(game)[-1].stop,))


def formed(game: Game, form: str, observations: npt.NDArray[np.float32]) -> Any:
    """Flat observations as the space has them."""
    return by_group(game, observations) if form == "dict" else observations


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(0.0, 1.0, shape, np.float32)


class LegalActionsOfMany(spaces.MultiDiscrete):
    """An action for each of many games; `sample` draws among those that are legal now, where any are."""

    def __init__(self, legal: npt.NDArray[np.bool_]) -> None:
        """`legal` has the masks of the games, which change with them."""
        super().__init__(np.full(len(legal), legal.shape[1]))
        self._legal = legal

    def sample(self, mask: Any | None = None, probability: Any | None = None) -> npt.NDArray[np.int64]:
        """A legal action for each game; or what Gymnasium makes of masks or probabilities."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        lots = self.np_random.random(self._legal.shape)
        possible = self._legal | ~self._legal.any(axis=1, keepdims=True)
        drawn: npt.NDArray[np.int64] = np.where(possible, lots, -1.0).argmax(axis=1)
        return drawn


class LegalActions(spaces.Discrete):
    """The actions of a game; `sample` draws among those that are legal now, where any are."""

    def __init__(self, legal: npt.NDArray[np.bool_]) -> None:
        """`legal` is the mask of the game, which changes with it."""
        super().__init__(len(legal))
        self._legal = legal

    def sample(self, mask: Any | None = None, probability: Any | None = None) -> np.int64:
        """A legal action; or what Gymnasium makes of a mask or probabilities."""
        if mask is None and probability is None and self._legal.any():
            mask = self._legal.astype(np.int8)
        return super().sample(mask, probability)
