"""Writes a data set: plays what is missing of it, in several processes if asked to."""

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from cabochon.datasets import files, playing
from cabochon.datasets.errors import DatasetError
from cabochon.datasets.files import Size
from cabochon.datasets.plan import GAMES, Plan
from cabochon.games.errors import CabochonError
from cabochon.players import warm_up
from cabochon.players.hiring import check_game
from cabochon.processes import FailedError, LostError, in_processes

DESCRIPTION = "dataset.json"


class Progress(NamedTuple):
    """How far a data set is."""

    games: int
    positions: int
    """Written in this run."""


def write(
    plan: Plan,
    folder: Path | str,
    *,
    workers: int = 1,
    on_shard: Callable[[Progress], None] | None = None,
) -> Path:
    """Write the files of a plan that are not in the folder yet, and return the folder.

    After an interruption the same call goes on; more games extend a data set. A folder that holds another one
    is refused. `on_shard` is called at the beginning and after every file.
    """
    folder = Path(folder)
    files.check_installed(plan.kind)
    for spec in plan.players:  # before the folder is said to hold what can't be played
        check_game(spec, plan.rules)
    folder.mkdir(parents=True, exist_ok=True)
    with _alone_in(folder):
        _write(plan, folder, workers, on_shard)
    return folder


def _write(plan: Plan, folder: Path, workers: int, on_shard: Callable[[Progress], None] | None) -> None:
    whole = _whole(plan, folder)
    done = Progress(sum(len(plan.games_of(shard)) for shard in whole), 0)
    if on_shard is not None:
        on_shard(done)
    if len(whole) == len(plan.shards):
        return
    missing = (shard for shard in plan.shards if shard not in whole)
    warm_up(plan.game, plan.players, seats=plan.seats, settings=plan.settings)
    with closing(_all(plan, folder, workers, missing)) as written:
        for each in written:
            done = Progress(done.games + each.games, done.positions + each.positions)
            if on_shard is not None:
                on_shard(done)


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Hold the folder: two at work in it would write the same files."""
    try:
        import fcntl
    except ImportError:  # where there are no such locks, people must take care themselves
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatasetError(
                f"somebody else writes to {folder}", code="error-dataset-busy", folder=str(folder)
            ) from None
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


def _whole(plan: Plan, folder: Path) -> set[int]:
    """The files that need not be written; others of an earlier run may have fewer games than now.

    Only files that are there are looked for: a plan may have a million.
    """
    wanted = json.loads(json.dumps(plan.description()))
    path = folder / DESCRIPTION
    found = read_description(path) if path.exists() else {}
    if found and {name: found.get(name) for name in wanted} != wanted:
        different = ", ".join(sorted(name for name in wanted if found.get(name) != wanted[name]))
        raise DatasetError(
            f"{folder} holds another data set (different: {different}); choose another folder",
            code="error-dataset-other",
            folder=str(folder),
            keys=different,
        )
    if plan.games > found.get(GAMES, 0):
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        text = json.dumps({**wanted, GAMES: plan.games}, indent=2, ensure_ascii=False)
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(path)
    there = {file.name for file in folder.glob(f"shard-*.{plan.kind}")}
    return {
        shard
        for shard in (plan.shards if there else ())
        if plan.file_name(shard) in there
        and files.measure(folder / plan.file_name(shard), wanted).games >= len(plan.games_of(shard))
    }


def read_description(path: Path) -> dict[str, Any]:
    """What a data set says of itself; a DatasetError if that can't be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(found, dict) or not isinstance(found.get(GAMES), int):
            raise DatasetError("it does not describe a data set")
    except FileNotFoundError:
        raise files.damaged(path, "there is no such file") from None
    except (OSError, ValueError, RecursionError) as error:
        raise files.damaged(path, str(error)) from None
    return found
