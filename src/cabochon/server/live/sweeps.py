"""What is done every few seconds, chore after chore."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import structlog

from cabochon.server.logs import trouble
from cabochon.server.store import DatabaseError

_log = structlog.get_logger("cabochon.sweeps")

Chore = Callable[[], Awaitable[None] | None]


class Sweeps:
    """Does its chores, one after the other, from `start` to `stop`."""

    def __init__(self, chores: Sequence[Chore], interval: float) -> None:
        self._chores = chores
        self._interval = interval
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin at once."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Break off what is being done, wherever it waits."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            for chore in self._chores:
                try:
                    if (rest := chore()) is not None:
                        await rest
                except DatabaseError:
                    pass  # the store has logged it
                except Exception as error:
                    _log.error("a sweep failed", **trouble(error))
            await asyncio.sleep(self._interval)
