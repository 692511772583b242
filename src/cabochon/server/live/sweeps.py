"""What is done every few seconds: silent clients, idle tables, and what processes that died have left."""

import asyncio
import gc
import time
from contextlib import suppress
from typing import Any

import structlog

from cabochon.games.errors import CabochonError
from cabochon.server.live.hall import Hall
from cabochon.server.live.presence import ALIVE
from cabochon.server.logs import trouble
from cabochon.server.store import DatabaseError, Notice

_PATIENCE = 3.0
_LONGEST_WITHOUT_COLLECTION = 600.0
_log = structlog.get_logger("cabochon.sweeps")


class Sweeps:
    """Runs from `start` to `stop`."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._stored = 0
        """How much had been stored at the last sweep, and when objects were last collected."""
        self._collected, self._tidied = time.monotonic(), 0
        self._hopeless: set[str] = set()
        """Games that this version can't go on with, such as those of rules that have changed since."""

    def start(self) -> None:
        """Begin with a look at what was left behind."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop after what is being done."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        # Alone on a database, nobody else can be at work on a bot's move.
        alone = self._hall.store.database == "sqlite"
        patience = 0.0 if alone else _PATIENCE + 2 * self._hall.options.bot_pause
        while True:
            try:
                await self._sweep(patience)
            except Exception as error:
                _log.error("a sweep failed", **trouble(error))
            patience = _PATIENCE + 2 * self._hall.options.bot_pause
            await asyncio.sleep(self._hall.options.sweep)

    async def _sweep(self, patience: float) -> None:
        hall = self._hall
        self._close_silent()
        self._forget_idle()
        self._collect()
        for table in hall.elsewhere.forget_silent():
            if table in hall.tables and hall.tables[table].is_loaded:
                hall.note_elsewhere(hall.tables[table])
        if hall.store.database == "postgresql":
            await hall.store.tell(Notice(hall.store.process, ALIVE, None, {}))
        for table in await hall.store.overdue(time.time(), patience):
            live = hall.tables.get(table)
            if table not in self._hopeless and (live is None or live.thinking is None):
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            await self._hall.wake(table)
        except DatabaseError:
            raise
        except CabochonError as error:
            self._give_up(table, code=error.code)
        except Exception as error:
            # One broken table must not keep the others waiting.
            self._give_up(table, **trouble(error))

    def _give_up(self, table: str, **why: Any) -> None:
        self._hopeless.add(table)
        _log.warning("a game can't go on", table=table, **why)

    def _close_silent(self) -> None:
        latest = time.monotonic() - self._hall.options.silence
        for connection in self._hall.connections:
            if connection.heard < latest:
                connection.close("silent")

    def _collect(self) -> None:
        """Look for cycles of objects at a moment when nobody plays, if there is one within ten minutes.

        With a thousand tables it takes half a second, in which nobody's move is heard; nearly everything goes
        without it, as soon as nothing refers to it. So the server has switched the automatism off.
        """
        if gc.isenabled():
            return
        now, stored = time.monotonic(), self._hall.stored
        quiet, self._stored = stored == self._stored, stored
        if now > self._collected + _LONGEST_WITHOUT_COLLECTION or (quiet and stored != self._tidied):
            gc.collect()
            self._collected, self._tidied = now, stored

    def _forget_idle(self) -> None:
        since = time.monotonic() - self._hall.options.idle
        for live in [live for live in self._hall.tables.values() if live.is_idle(since)]:
            if live.flag is not None:
                live.flag.cancel()
            del self._hall.tables[live.id]
