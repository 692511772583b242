"""Reads a data set, one file after the other."""

from collections.abc import Iterator
from pathlib import Path
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from cabochon.datasets import files
from cabochon.datasets.errors import DatasetError
from cabochon.datasets.files import Size
from cabochon.datasets.plan import FORMAT, KINDS, Description, check_same, versions
from cabochon.datasets.shard import Shard
from cabochon.datasets.writing import DESCRIPTION, read_description
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown, whole

PIECE = 256
"""Rows that are copied at a time."""


class Dataset:
    """The data set in a folder, finished or not.

    A DatasetError says what is wrong with it; it is raised when the folder is opened, or when iterating
    comes to a damaged file.
    """

    def __init__(self, folder: Path | str, game: str | None = None) -> None:
        """`game` is the game it must be of."""
        self.folder = Path(folder)
        wanted = None if game is None else find_game(game)
        path = self.folder / DESCRIPTION
        self.description: Description = read_description(path)
        try:
            self.game = _game(self.description, wanted)
            self.players = _players(self.description)
            """Who played; `Shard.player` counts them."""
            self.seats = _seats(self.description, self.game)
            """How many sit at the table."""
            self._kind = _kind(self.description)
        except CabochonError as error:
            raise files.damaged(path, str(error)) from None

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files that are there, in order."""
        return tuple(sorted(self.folder.glob(f"shard-*.{self._kind}")))

    def __len__(self) -> int:
        """How many files there are."""
        return len(self.paths)

    def __iter__(self) -> Iterator[Shard]:
        """The files in order, each read when its turn comes."""
        return map(self.read, self.paths)

    def read(self, path: Path | str) -> Shard:
        """One file; one of another data set is refused."""
        path = Path(path)
        shard, description = files.load(path, self.game)
        try:
            check_same(description, self.description)
            if (shard.seat >= self.seats).any() or (shard.player >= len(self.players)).any():
                raise DatasetError("a seat or a player does not exist")
        except DatasetError as error:
            raise files.damaged(path, str(error)) from None
        return shard

    def size(self) -> Size:
        """How many games and positions the files have, without reading them whole."""
        sizes = [files.measure(path, self.description) for path in self.paths]
        return Size(sum(size.games for size in sizes), sum(size.positions for size in sizes))

    def batches(self, rows: SupportsIndex, *, seed: SupportsIndex = 0) -> Iterator[Shard]:
        """All rows once in batches of this size, mixed: files in any order, rows among those of two files.

        What is left in the end is a smaller batch. No more is in memory than two files and a few batches.
        """
        size, chosen = whole(rows, "the size of a batch"), whole(seed, "a seed")
        if size < 1:
            raise DatasetError(f"a batch has at least one row, not {size}")
        if chosen < 0:
            raise DatasetError(f"the seed of batches is not negative: {chosen}")
        return self._mixed(size, np.random.default_rng(chosen))

    def _mixed(self, size: int, rng: np.random.Generator) -> Iterator[Shard]:
        paths = self.paths
        kept: Shard | None = None
        for number in rng.permutation(len(paths)):
            shard = self.read(paths[number])
            order = rng.permutation(len(shard) + (0 if kept is None else len(kept)))
            # Half of a file waits for the rows of the next one.
            ready = max(0, len(order) - len(shard) // 2) // size * size
            for start in range(0, ready, size):
                yield _taken(kept, shard, order[start : start + size])
            kept = _taken(kept, shard, order[ready:])
            del shard  # before the next one is read
        if kept is not None:
            for start in range(0, len(kept), size):
                yield kept[start : start + size]


def _taken(kept: Shard | None, shard: Shard, rows: npt.NDArray[np.int64]) -> Shard:
    """These rows of what was kept with those of a file behind it, as copies that hold neither."""
    if kept is None:
        return shard[rows]
    columns = {}
    for (name, before), after in zip(kept.arrays().items(), shard.arrays().values(), strict=True):
        column = columns[name] = np.empty((len(rows), *after.shape[1:]), after.dtype)
        # Piece by piece: rows are copied once more on their way.
        for start in range(0, len(rows), PIECE):
            piece, numbers = column[start : start + PIECE], rows[start : start + PIECE]
            old = numbers < len(kept)
            piece[old] = before[numbers[old]]
            piece[~old] = after[numbers[~old] - len(kept)]
    return Shard(**columns)


def _game(description: Description, wanted: Game | None) -> Game:
    if description.get("format") != FORMAT:
        raise DatasetError(f"the format must be {FORMAT}, not {shown(description.get('format'))}")
    found = find_game(str(description.get("game")))
    if wanted is not None and found is not wanted:
        raise DatasetError(f"this is a data set of {found.name}, not of {wanted.name}")
    for name, version in versions(found).items():
        if description.get(name) != version:
            raise DatasetError(f"{name} is {shown(description.get(name))}; this program has {version}")
    return found


def _players(description: Description) -> tuple[str, ...]:
    players = description.get("players")
    if not isinstance(players, list) or not players or not all(isinstance(name, str) for name in players):
        raise DatasetError("it does not say who played")
    return tuple(players)


def _seats(description: Description, game: Game) -> int:
    seats = description.get("seats")
    if type(seats) is not int or seats not in game.player_counts:
        raise DatasetError(f"{game.name} is not played by {shown(seats)}")
    return seats


def _kind(description: Description) -> str:
    kind = description.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise DatasetError(f"it does not say how its files are written: {' or '.join(KINDS)}")
    return kind
