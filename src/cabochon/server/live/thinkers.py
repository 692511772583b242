"""Threads for whoever thinks long: as many at once as there are cores, the others wait in line."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from cabochon.search import Stop
from cabochon.server.live.line import STUDY, Line, Party

T = TypeVar("T")

_FAREWELL = 2.0
_STUDY_KINDNESS = 10


class Thinkers:
    """Threads with a fair line in front of them. All methods are for the event loop.

    They stand back behind everything else that this process does by their `kindness`, analyses by more.
    """

    def __init__(self, threads: int, *, kindness: int = 5) -> None:
        self.line = Line(threads)
        self._threads = _pool(threads, "thinker", kindness)
        self._study_threads = _pool(threads, "study", _STUDY_KINDNESS)
        self._working: dict[Future[Any], Stop] = {}
        """What is being done now, and what stops it."""

    async def run(
        self, party: Party, rank: int, work: Callable[[], T], stop: Stop, patience: float | None = None
    ) -> T:
        """Do something in a thread when its turn comes; whoever is cancelled is stopped at once.

        `stop` makes the work end soon. A place is free again when it has. Raises a TimeoutError if the turn
        does not come within `patience` seconds.
        """
        await self.line.enter(party, rank, patience)
        loop = asyncio.get_running_loop()
        try:
            future = (self._study_threads if rank == STUDY else self._threads).submit(work)
        except BaseException:
            self.line.leave(party)
            raise
        self._working[future] = stop
        future.add_done_callback(lambda _: tell(loop, partial(self._done, future, party)))
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            stop.set()
            raise

    def _done(self, future: Future[Any], party: Party) -> None:
        del self._working[future]
        self.line.leave(party)

    async def close(self) -> None:
        """Stop everybody and begin nothing any more."""
        for threads in (self._threads, self._study_threads):
            threads.shutdown(wait=False, cancel_futures=True)
        for stop in self._working.values():
            stop.set()
        if self._working:
            ending = [asyncio.wrap_future(future) for future in self._working]
            await asyncio.wait(ending, timeout=_FAREWELL)


def _pool(threads: int, name: str, kindness: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=step_back, initargs=(kindness,))


def tell(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Have something done in the event loop, from another thread."""
    with suppress(RuntimeError):  # the loop has ended before the thread
        loop.call_soon_threadsafe(call)


def most_at_once(processes: int = 1) -> int:
    """How many may think at once: one for each core, shared by so many processes, and never one alone."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(2, cores // processes)


def step_back(kindness: int) -> None:
    """Let other threads of this process go first, where the system knows threads of different rank."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), kindness)
