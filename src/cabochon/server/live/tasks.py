"""What this process has begun, so that it can be finished before the end."""

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, TypeVar

import structlog

from cabochon.server.logs import new_errand, trouble

T = TypeVar("T")
_log = structlog.get_logger("cabochon.tasks")


class Tasks:
    """Work in the event loop that must not be lost when whoever asked for it goes away."""

    def __init__(self) -> None:
        self.is_closing = False
        """Whether nothing new should be begun."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what has begun, even if whoever asked for it is gone."""
        return await asyncio.shield(self.start(work))

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something that nobody waits for, under an id of its own in the log."""
        errand = Context()
        errand.run(new_errand)
        task = self.start(work, errand)
        task.add_done_callback(_finished)
        return task

    def start(self, work: Coroutine[Any, Any, T], context: Context | None = None) -> asyncio.Task[T]:
        """Do something for which the caller waits."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait until everything has been done."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def _finished(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("something that nobody waited for failed", **trouble(error))
