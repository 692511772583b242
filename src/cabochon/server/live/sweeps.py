"""What is done every few seconds: silent clients, idle tables, and what processes that died have left.

Much more seldom: tables that have grown old.
"""

import asyncio
import gc
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import structlog

from cabochon.games.errors import CabochonError
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.company import Company
from cabochon.server.live.hall import Hall
from cabochon.server.live.turns import Turns
from cabochon.server.logs import trouble
from cabochon.server.options import Options
from cabochon.server.store import Age, DatabaseError, Expired, Store

_DELETED_AT_ONCE = 10
_BREATH = 0.1  # seconds between two transactions that delete
_LONGEST_WITHOUT_COLLECTION = 600.0
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
        """Stop after what is being done."""
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


class Overdue:
    """Games whose clock nobody minds, because the process that did has died."""

    def __init__(self, store: Store, hall: Hall, turns: Turns) -> None:
        self._store = store
        self._hall = hall
        self._turns = turns
        self._hopeless: set[str] = set()
        """Games that this version can't go on with, such as those of rules that have changed since."""

    async def wake(self) -> None:
        """Go on with them."""
        for table in await self._store.overdue(time.time()):
            if table not in self._hopeless:
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            await self._turns.ring(await self._hall.find(table))
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


class Retention:
    """Deletes tables that nobody has touched for as long as the options say.

    Never one that somebody looks at, and few at a time, so that nobody's move waits.
    """

    def __init__(self, store: Store, hall: Hall, company: Company, options: Options) -> None:
        self._store = store
        self._hall = hall
        self._company = company
        self._keep: dict[Age, float] = {
            "waiting": options.keep_waiting,
            "abandoned": options.keep_abandoned,
            "stuck": options.keep_abandoned,
            "finished": options.keep_finished,
        }
        self._interval = options.tidying
        # Not at once: it takes some seconds to hear who is connected to other processes.
        self._next = time.monotonic() + options.tidying

    async def tidy(self) -> None:
        """Delete what is too old, if that has not been done for some minutes."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + self._interval
        for age, keep in self._keep.items():
            if keep:
                await self._tidy(age, time.time() - keep)

    async def _tidy(self, age: Age, before: float) -> None:
        last: Expired | None = None
        while True:
            found = await self._store.expired(age, before, _DELETED_AT_ONCE, last)
            unused = [old.table for old in found if not self._is_used(old.table)]
            if unused:
                for table in await self._store.delete(unused, untouched=before):
                    if live := self._hall.tables.get(table):
                        self._hall.remove(live)
            if len(found) < _DELETED_AT_ONCE:
                return
            last = found[-1]
            await asyncio.sleep(_BREATH)

    def _is_used(self, table: str) -> bool:
        live = self._hall.tables.get(table)
        return (live is not None and not live.is_idle(math.inf)) or self._company.is_watched(table)


class Rubbish:
    """Cycles of objects, which the server collects itself.

    With a thousand tables it takes half a second, in which nobody's move is heard; nearly everything goes
    without it, as soon as nothing refers to it. So the server has switched the automatism off.
    """

    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk
        self._stored = self._tidied = 0
        """How much had been stored at the last sweep, and when objects were last collected."""
        self._collected = time.monotonic()

    def collect(self) -> None:
        """At a moment when nobody plays, if there is one within ten minutes."""
        if gc.isenabled():
            return
        now, stored = time.monotonic(), self._clerk.stored
        quiet, self._stored = stored == self._stored, stored
        if now > self._collected + _LONGEST_WITHOUT_COLLECTION or (quiet and stored != self._tidied):
            gc.collect()
            self._collected, self._tidied = now, stored
