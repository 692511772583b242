"""Plays the games of a tournament in this process or in several."""

from collections.abc import Callable, Generator, Iterator
from functools import partial

from cabochon import processes
from cabochon.arena.playing import Played, play
from cabochon.arena.schedule import Job
from cabochon.arena.tournament import Tournament
from cabochon.match import CabochonError

Runner = Callable[[Tournament, Iterator[Job], bool], Generator[Played, None, None]]
"""Plays jobs and yields the games as they end, in any order; closing the iterator abandons the rest.

The last argument says whether records are wanted.
"""


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
        work = partial(play, tournament, record=records)
        try:
            yield from processes.in_processes(workers, work, jobs)
        except processes.LostError as lost:
            raise _lost(lost) from None
        except processes.FailedError as failed:
            # No player's fault, so one of ours: the trace says where.
            raise RuntimeError(f"game {_key(failed.task)} failed:\n{failed.trace}") from failed

    return run


def _lost(lost: processes.LostError) -> CabochonError:
    return CabochonError(
        f"the process that played game {_key(lost.task)} was ended (exit code {lost.status})",
        code="error-arena-worker",
        game=_key(lost.task),
        status="–" if lost.status is None else lost.status,
    )


def _key(task: object) -> str:
    assert isinstance(task, Job)
    return task.key
