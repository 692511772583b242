"""Plays the games of a tournament on a Ray cluster."""

from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

from cabochon.arena.playing import Played, play
from cabochon.arena.schedule import Job
from cabochon.arena.tournament import Tournament
from cabochon.installing import install_command
from cabochon.match import CabochonError


def on_ray(
    tournament: Tournament, jobs: Iterator[Job], records: bool = True
) -> Generator[Played, None, None]:
    """Every game is a Ray task that takes as many CPUs as a player has threads.

    Uses the Ray that this process is connected to; otherwise connects to the cluster that RAY_ADDRESS names,
    or to one on this machine, or starts one for the time of the tournament. Programs must be installed on
    every node under the same command.
    """
    ray = _installed()
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        yield from _tasks(ray, tournament, jobs, records)
    finally:
        if ours:
            ray.shutdown()


def _tasks(
    ray: Any, tournament: Tournament, jobs: Iterator[Job], records: bool
) -> Generator[Played, None, None]:
    task = ray.remote(num_cpus=tournament.threads, max_retries=3)(play)
    shared = ray.put(tournament)
    # Twice what the cluster can play at once: nobody waits for work, and a decided test wastes little.
    ahead = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)) // tournament.threads)
    pending = [task.remote(shared, job, record=records) for job in islice(jobs, ahead)]
    try:
        while pending:
            [done], pending = ray.wait(pending)
            played: Played = ray.get(done)
            pending.extend(task.remote(shared, job, record=records) for job in islice(jobs, 1))
            yield played
    finally:
        for reference in pending:
            ray.cancel(reference, force=True)


def _installed() -> Any:
    try:
        import ray
    except ImportError:
        command = install_command("ray")
        raise CabochonError(
            f"Ray is not installed; install it with: {command}", code="error-no-ray", command=command
        ) from None
    return ray
