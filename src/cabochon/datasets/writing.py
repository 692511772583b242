"""Writes a data set: plays what is missing of it, in several processes if asked to."""

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import SupportsIndex

from cabochon.datasets import files, playing
from cabochon.datasets.errors import DatasetError
from cabochon.datasets.files import Size
from cabochon.datasets.plan import GAMES, Description, Plan, games_in
from cabochon.files import CAN_LOCK, DRAFT, drafted, lock
from cabochon.games.errors import CabochonError, whole
from cabochon.players import warm_up
from cabochon.players.hiring import check_game
from cabochon.processes import FailedError, LostError, in_processes

DESCRIPTION = "dataset.json"


def write(
    plan: Plan,
    folder: Path | str,
    *,
    workers: SupportsIndex = 1,
    on_shard: Callable[[Size], None] | None = None,
) -> Path:
    """Write the files of a plan that are not in the folder yet, and return the folder.

    After an interruption the same call goes on; more games extend a data set. A folder that holds another one
    is refused. `on_shard` is told how much of the plan is there, at the beginning and after every file.
    """
    folder = Path(folder)
    workers = whole(workers, "the number of workers")
    if workers < 1:
        raise DatasetError(f"a data set needs at least one worker, not {workers}")
    files.check_installed(plan.kind)
    for spec in plan.players:  # before the folder is said to hold what can't be played
        check_game(spec, plan.rules)
    folder.mkdir(parents=True, exist_ok=True)
    with _alone_in(folder):
        _write(plan, folder, workers, on_shard)
    return folder


def _write(plan: Plan, folder: Path, workers: int, on_shard: Callable[[Size], None] | None) -> None:
    before = _described(plan, folder)
    there = _there(plan, folder)
    if plan.games > before:
        _describe(plan, folder)
    for draft in folder.glob(f".shard-*{DRAFT}"):  # of somebody who was killed
        with suppress(OSError):
            draft.unlink()
    done = Size(sum(size.games for size in there.values()), sum(size.positions for size in there.values()))
    if on_shard is not None:
        on_shard(done)
    if len(there) == len(plan.shards):
        return
    missing = (shard for shard in plan.shards if shard not in there)
    warm_up(plan.game, plan.players, seats=plan.seats, settings=plan.settings)
    with closing(_all(plan, folder, workers, missing)) as written:
        for each in written:
            done = Size(done.games + each.games, done.positions + each.positions)
            if on_shard is not None:
                on_shard(done)


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Hold the folder: two at work in it would write the same files."""
    if not CAN_LOCK:
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        if not lock(held):
            raise DatasetError(
                f"somebody else writes to {folder}", code="error-dataset-busy", folder=str(folder)
            )
        yield
    finally:
        os.close(held)


def _all(plan: Plan, folder: Path, workers: int, shards: Iterator[int]) -> Generator[Size, None, None]:
    work = partial(_write_shard, plan, folder)
    if workers == 1:
        for shard in shards:
            yield work(shard)
        return
    try:
        yield from in_processes(workers, work, shards)
    except FailedError as failed:
        if isinstance(failed.error, (CabochonError, OSError)):
            raise failed.error from None
        raise
    except LostError as lost:
        raise DatasetError(
            f"a process that played was ended (exit code {lost.status})",
            code="error-dataset-worker",
            status="–" if lost.status is None else lost.status,
        ) from None


def _write_shard(plan: Plan, folder: Path, shard: int) -> Size:
    played = playing.play(plan, shard)
    games = plan.games_of(shard)
    files.save(folder / plan.file_name(shard), played, {**plan.description(), GAMES: len(games)})
    return Size(len(games), len(played))


def _there(plan: Plan, folder: Path) -> dict[int, Size]:
    """The files that need not be written; others of an earlier run may have fewer games than now.

    Only files that are there are looked for: a plan may have a million.
    """
    expected = _as_json(plan.description())
    names = {file.name for file in folder.glob(f"shard-*.{plan.kind}")}
    there = {}
    for shard in plan.shards if names else ():
        if (name := plan.file_name(shard)) in names:
            size = files.measure(folder / name, expected)
            if size.games >= len(plan.games_of(shard)):
                there[shard] = size
    return there


def _described(plan: Plan, folder: Path) -> int:
    """How many games the folder was made for, 0 if it holds nothing yet; one of another plan is refused."""
    path = folder / DESCRIPTION
    if not path.exists():
        return 0
    found, wanted = read_description(path), _as_json(plan.description())
    different = ", ".join(sorted(name for name in wanted if found.get(name) != wanted[name]))
    if different:
        raise DatasetError(
            f"{folder} holds another data set (different: {different}); choose another folder",
            code="error-dataset-other",
            folder=str(folder),
            keys=different,
        )
    return games_in(found)


def _describe(plan: Plan, folder: Path) -> None:
    text = json.dumps({**plan.description(), GAMES: plan.games}, indent=2, ensure_ascii=False)
    with drafted(folder / DESCRIPTION) as draft:
        draft.write_text(text + "\n", encoding="utf-8")


def _as_json(description: Description) -> Description:
    """What is read back: JSON has no tuples."""
    again: Description = json.loads(json.dumps(description))
    return again


def read_description(path: Path) -> Description:
    """What a data set says of itself; a DatasetError if that can't be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(found, dict):
            raise DatasetError("it does not describe a data set")
        games_in(found)
    except FileNotFoundError:
        raise files.damaged(path, "there is no such file") from None
    except (OSError, ValueError, RecursionError) as error:
        raise files.damaged(path, str(error)) from None
    return found
