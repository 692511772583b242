"""Positions that a Python function is asked about, many at a time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from cabochon.games.features import Vector
from cabochon.games.state import State


@dataclass(frozen=True)
class LeafBatch:
    """Leaves of a search. What the searching seat can't know is drawn in them, as in every simulation."""

    states: tuple[State, ...]

    def __len__(self) -> int:
        return len(self.states)

    @property
    def players(self) -> int:
        """How many play."""
        return self.states[0].players

    @cached_property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who is to move in each."""
        return np.array([state.to_move for state in self.states], np.int64)

    @cached_property
    def masks(self) -> npt.NDArray[np.bool_]:
        """A row for each, with what is legal."""
        return np.stack([state.mask() for state in self.states])

    @cached_property
    def features(self) -> Vector:
        """A row for each, with what the seat to move knows, as networks see it."""
        return np.stack(
            [state.features(seat) for state, seat in zip(self.states, self.seats.tolist(), strict=True)]
        )


Ask = Callable[[LeafBatch], tuple[npt.ArrayLike, npt.ArrayLike]]
"""Gives weights with a row for each leaf: of all actions, of which the legal ones count; and of the players'
chances, counted from the one to move. Both are taken in proportion."""
