"""A shard: the positions of some games as arrays, a row for each decision. docs/datasets.md is its schema."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.datasets.errors import DatasetError
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown
from cabochon.games.state import State
from cabochon.search.network import feature_count, seat_count

CLOSE = 1e-3
"""How far from 1 probabilities may add up."""

Rows = slice | npt.NDArray[np.bool_] | npt.NDArray[np.integer] | list[int]
"""Which rows: some in their order, where it is true, or by their numbers."""


@dataclass(frozen=True, eq=False)
class Shard:
    """Arrays with a row for each decision. Seats of `values` and `result` count from the one that decides."""

    game: npt.NDArray[np.int32]
    """The number of the game."""
    decision: npt.NDArray[np.int16]
    """The number of the decision in its game."""
    seat: npt.NDArray[np.int8]
    """Who decides."""
    player: npt.NDArray[np.int8]
    """The number of the player who sits there."""
    view: npt.NDArray[np.uint8]
    """The state as that seat sees it, byte by byte."""
    features: npt.NDArray[np.float32]
    """The same as a network sees it."""
    legal: npt.NDArray[np.bool_]
    """For every action whether it is legal."""
    action: npt.NDArray[np.int16]
    """What was played."""
    policy: npt.NDArray[np.float32]
    """For every action its part of the search's visits; 1 for what a player chose who does not search."""
    values: npt.NDArray[np.float32]
    """The shares of the victory that the search expects; not a number where nothing was searched."""
    result: npt.NDArray[np.float32]
    """The shares of the victory in the end."""

    def __len__(self) -> int:
        return len(self.game)

    def __getitem__(self, rows: Rows) -> "Shard":
        """Some of the rows, by a slice, a mask or an array of numbers."""
        if not isinstance(rows, slice | np.ndarray | list):
            raise TypeError(f"rows are a slice, a mask or a list of numbers, not {shown(rows)}")
        return Shard(*(column[rows] for column in self.arrays().values()))

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """The columns by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def state(self, game: Game, row: int) -> State:
        """The position of a row, as the seat that decides sees it; a DatasetError if it is none."""
        if not isinstance(game, Game):
            raise TypeError(f"a position is of a Game, as Dataset.game is one, not of {shown(game)}")
        if self.view.shape[1] != game.state_type.itemsize:
            raise DatasetError(f"the rows are not of {game.name}")
        try:
            return State(game, self.view[row].view(game.state_type)[0])
        except CabochonError as error:
            raise DatasetError(f"the view of row {row}: {error}") from None


def columns(game: Game) -> dict[str, tuple[np.dtype[Any], tuple[int, ...]]]:
    """The type of every column of a game's shards, and the shape of a row in it."""
    seats, actions = (seat_count(game),), (game.action_count,)
    return {
        "game": (np.dtype(np.int32), ()),
        "decision": (np.dtype(np.int16), ()),
        "seat": (np.dtype(np.int8), ()),
        "player": (np.dtype(np.int8), ()),
        "view": (np.dtype(np.uint8), (game.state_type.itemsize,)),
        "features": (np.dtype(np.float32), (feature_count(game),)),
        "legal": (np.dtype(np.bool_), actions),
        "action": (np.dtype(np.int16), ()),
        "policy": (np.dtype(np.float32), actions),
        "values": (np.dtype(np.float32), seats),
        "result": (np.dtype(np.float32), seats),
    }


def check_names(names: Iterable[str], game: Game) -> None:
    """Refuse columns of other names than those of a game's shards."""
    expected = columns(game)
    if wrong := sorted(set(names) ^ set(expected)):
        raise DatasetError(f"the column {wrong[0]} is {'missing' if wrong[0] in expected else 'unknown'}")


def other_kind(name: str, game: Game, rows: int, found: str) -> DatasetError:
    """The error for a column of another type or shape."""
    kind, shape = columns(game)[name]
    return DatasetError(f"the column {name} must hold {kind} of the shape {(rows, *shape)}, not {found}")


def checked(found: dict[str, npt.NDArray[Any]], game: Game) -> Shard:
    """A shard of these columns; a DatasetError says what does not fit."""
    check_names(found, game)
    rows = found["game"].shape[0] if found["game"].ndim else 0
    for name, (kind, shape) in columns(game).items():
        column = found[name]
        if column.dtype != kind or column.shape != (rows, *shape):
            raise other_kind(name, game, rows, f"{column.dtype} of {column.shape}")
    shard = Shard(**found)
    _check_sense(shard, game)
    return shard


def _check_sense(shard: Shard, game: Game) -> None:
    """Whatever a file says, nothing that is learned from it may be nonsense."""
    rows = np.arange(len(shard))
    if ((shard.action < 0) | (shard.action >= game.action_count)).any():
        raise DatasetError("an action does not exist")
    if not shard.legal[rows, shard.action].all():
        raise DatasetError("an action was not legal")
    if not np.isfinite(shard.features).all():
        raise DatasetError("a feature is not a number")
    for name, column in (("policy", shard.policy), ("result", shard.result)):
        if not np.isfinite(column).all() or (np.abs(column.sum(axis=1) - 1) > CLOSE).any():
            raise DatasetError(f"a row of {name} does not add up to 1")
        if (column < 0).any():
            raise DatasetError(f"a part in {name} is less than nothing")
    if np.isinf(shard.values).any():
        raise DatasetError("a value is infinite")
    if ((shard.seat < 0) | (shard.seat >= seat_count(game))).any() or (shard.player < 0).any():
        raise DatasetError("a seat or a player does not exist")
    if shard.policy[~shard.legal].any():
        raise DatasetError("a policy has a part in what is not legal")
