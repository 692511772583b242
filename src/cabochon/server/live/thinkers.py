"""Threads for whoever thinks long: as many at once as there are cores, the others wait in line."""

import asyncio
import heapq
import itertools
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from cabochon.search import Stop

T = TypeVar("T")

BOT, HINT = 0, 1
"""Who goes first of those in line: for a bot a whole table waits, for a hint one person."""

_FAREWELL = 2.0


class Thinkers:
    """Threads and a line in front of them. All methods are for the event loop."""

    def __init__(self, threads: int | None = None, *, kindness: int = 5) -> None:
        threads = threads or cores()
        self._threads = ThreadPoolExecutor(
            threads, thread_name_prefix="thinker", initializer=step_back, initargs=(kindness,)
        )
        self._free = threads
        self._line: list[tuple[int, int, asyncio.Future[None]]] = []
        self._tickets = itertools.count()
        self._working: dict[Future[Any], Stop] = {}
        """What is being done now, and what stops it."""

    @property
    def waiting(self) -> int:
        """How many wait in line."""
        return sum(not turn.done() for _, _, turn in self._line)

    @property
    def running(self) -> int:
        """How many are thinking."""
        return len(self._working)

    async def run(self, rank: int, work: Callable[[], T], stop: Stop, patience: float | None = None) -> T:
        """Do something in a thread when its turn comes; whoever is cancelled is stopped at once.

        `stop` makes the work end soon. A place is free again when it has. Raises a TimeoutError if the turn
        does not come within `patience` seconds.
        """
        async with asyncio.timeout(patience):
            await self._turn(rank)
        loop = asyncio.get_running_loop()
        try:
            future = self._threads.submit(work)
        except BaseException:
            self._leave()
            raise
        self._working[future] = stop
        future.add_done_callback(lambda _: _tell(loop, partial(self._done, future)))
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            stop.set()
            raise

    def _done(self, future: Future[Any]) -> None:
        del self._working[future]
        self._leave()

    async def _turn(self, rank: int) -> None:
        if self._free and not self.waiting:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (rank, next(self._tickets), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # called in the same moment: the place goes to the next
            raise

    def _leave(self) -> None:
        while self._line:
            turn = heapq.heappop(self._line)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    async def close(self) -> None:
        """Stop everybody and begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for stop in self._working.values():
            stop.set()
        if self._working:
            ending = [asyncio.wrap_future(future) for future in self._working]
            await asyncio.wait(ending, timeout=_FAREWELL)


def _tell(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has ended before the thread
        loop.call_soon_threadsafe(call)


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def step_back(kindness: int) -> None:
    """Let other threads of this process go first, where the system knows threads of different rank."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), kindness)
