"""Plays the games of a tournament in processes of this machine.

Processes are spawned, since a forked one would inherit threads that it can't use. Each gets one game at a
time, so that the games are played about in the order of the schedule, and the end of the work is shared.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from cabochon.arena.playing import Played, play
from cabochon.arena.schedule import Job
from cabochon.arena.tournament import Tournament
from cabochon.match import CabochonError

Runner = Callable[[Tournament, Iterator[Job], bool], Generator[Played, None, None]]
"""Plays jobs and yields the games as they end, in any order; closing the iterator abandons the rest.

The last argument says whether records are wanted.
"""

PATIENCE = 5.0
"""Seconds that a process gets to end the programs it has started."""


def in_this_process(
    tournament: Tournament, jobs: Iterator[Job], records: bool = True
) -> Generator[Played, None, None]:
    """One game after the other."""
    for job in jobs:
        yield play(tournament, job, record=records)


def in_processes(workers: int) -> Runner:
    """So many games at a time, each in a process of its own."""

    def run(
        tournament: Tournament, jobs: Iterator[Job], records: bool = True
    ) -> Generator[Played, None, None]:
        team: dict[Connection, BaseProcess] = {}
        busy: dict[Connection, Job] = {}
        try:
            for job in jobs:
                if len(team) < workers:
                    connection, process = _hire(tournament, records)
                    team[connection] = process
                else:
                    connection, played = _next(team, busy)
                    yield played
                _give(connection, job, team)
                busy[connection] = job
            while busy:
                yield _next(team, busy)[1]
        finally:
            _dismiss(team)

    return run


def _hire(tournament: Tournament, records: bool) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, tournament, records), daemon=False)
    process.start()
    theirs.close()
    return ours, process


def _give(connection: Connection, job: Job, team: dict[Connection, BaseProcess]) -> None:
    try:
        connection.send(job)
    except OSError:
        raise _lost(job, team[connection]) from None


def _next(team: dict[Connection, BaseProcess], busy: dict[Connection, Job]) -> tuple[Connection, Played]:
    """The next game that ends, and the worker that is free now."""
    ready: Any = wait(list(busy))[0]
    job = busy.pop(ready)
    try:
        answer: Played | str = ready.recv()
    except (EOFError, OSError):
        raise _lost(job, team[ready]) from None
    if isinstance(answer, str):
        # No player's fault, so one of ours: the trace says where.
        raise RuntimeError(f"game {job.key} failed:\n{answer}")
    return ready, answer


def _lost(job: Job, process: BaseProcess) -> CabochonError:
    process.join(PATIENCE)
    status = process.exitcode
    return CabochonError(
        f"the process that played game {job.key} was ended (exit code {status})",
        code="error-arena-worker",
        game=job.key,
        status="–" if status is None else status,
    )


def _dismiss(team: dict[Connection, BaseProcess]) -> None:
    """End all workers now, in the middle of a game if need be."""
    for connection, process in team.items():
        connection.close()
        process.terminate()
    for process in team.values():
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _work(connection: Connection, tournament: Tournament, records: bool) -> None:
    """What a worker does: it plays what comes until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that the user started
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_follow, daemon=True).start()
    with suppress(EOFError, OSError):  # the other side has gone
        while True:
            job = connection.recv()
            try:
                answer: Played | str = play(tournament, job, record=records)
            except Exception:
                answer = traceback.format_exc()
            connection.send(answer)


def _follow() -> None:
    """Leave, in the middle of a game, if the process that started this one has been killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _leave(_signal: int, _frame: object) -> None:
    # An exception, so that the programs of the game being played are closed.
    sys.exit(0)
