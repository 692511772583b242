"""Reads a data set, one file after the other: no more than one is in memory."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cabochon.datasets import files
from cabochon.datasets.errors import DatasetError
from cabochon.datasets.files import Size
from cabochon.datasets.plan import FORMAT, KINDS, check_same, versions
from cabochon.datasets.shard import Shard
from cabochon.datasets.writing import DESCRIPTION, read_description
from cabochon.games import game as find_game
from cabochon.games.errors import CabochonError, shown


class Dataset:
    """The data set in a folder, finished or not.

    A DatasetError says what is wrong with it; it is raised when the folder is opened, or when iterating
    comes to a damaged file.
    """

    def __init__(self, folder: Path | str, game: str | None = None) -> None:
        """`game` is the game it must be of."""
        self.folder = Path(folder)
        path = self.folder / DESCRIPTION
        self.description: dict[str, Any] = read_description(path)
        try:
            _check(self.description, game)
        except CabochonError as error:
            raise files.damaged(path, str(error)) from None
        self.game = find_game(self.description["game"])

    @property
    def players(self) -> tuple[str, ...]:
        """Who played; `Shard.player` counts them."""
        return tuple(self.description["players"])

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.description["seats"])

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files that are there, in order."""
        return tuple(sorted(self.folder.glob(f"shard-*.{self.description['kind']}")))

    def __len__(self) -> int:
        """How many files there are."""
        return len(self.paths)

    def __iter__(self) -> Iterator[Shard]:
        """The files in order, each read when its turn comes."""
        return map(self.read, self.paths)

    def read(self, path: Path) -> Shard:
        """One file; one of another data set is refused."""
        shard, description = files.load(path, self.game)
        try:
            check_same(description, self.description)
        except DatasetError as error:
            raise files.damaged(path, str(error)) from None
        return shard

    def size(self) -> Size:
        """How many games and positions the files have, without reading them whole."""
        sizes = [files.measure(path, self.description) for path in self.paths]
        return Size(sum(size.games for size in sizes), sum(size.positions for size in sizes))

    def batches(self, rows: int, *, seed: int = 0) -> Iterator[Shard]:
        """All rows once in batches of this size, mixed: files in any order, rows among those of two files.

        What is left in the end is a smaller batch.
        """
        if rows < 1:
            raise DatasetError(f"a batch has at least one row, not {rows}")
        rng = np.random.default_rng(seed)
        paths = self.paths
        kept: Shard | None = None
        for number in rng.permutation(len(paths)):
            shard = self.read(paths[number])
            pool = shard if kept is None else _joined(kept, shard)
            mixed = pool[rng.permutation(len(pool))]
            # Half of what is there waits for the rows of the next file.
            ready = (len(mixed) - len(shard) // 2) // rows * rows
            for start in range(0, ready, rows):
                yield mixed[start : start + rows]
            kept = mixed[max(ready, 0) :]
        if kept is not None:
            for start in range(0, len(kept), rows):
                yield kept[start : start + rows]


def _joined(one: Shard, other: Shard) -> Shard:
    after = other.arrays()
    return Shard(**{name: np.concatenate([column, after[name]]) for name, column in one.arrays().items()})


def _check(description: dict[str, Any], game: str | None) -> None:
    if description.get("format") != FORMAT:
        raise DatasetError(f"the format must be {FORMAT}, not {shown(description.get('format'))}")
    found = find_game(str(description.get("game")))
    if game is not None and found is not find_game(game):
        raise DatasetError(f"this is a data set of {found.name}, not of {game}")
    for name, version in versions(found).items():
        if description.get(name) != version:
            raise DatasetError(f"{name} is {shown(description.get(name))}; this program has {version}")
    players = description.get("players")
    if description.get("kind") not in KINDS or not isinstance(players, list):
        raise DatasetError("it does not say how its files are written, or who played")
