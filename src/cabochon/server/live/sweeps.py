"""What is done every few seconds: silent clients, idle tables, and what processes that died have left.

Much more seldom: tables that have grown old.
"""

import asyncio
import gc
import math
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import structlog

from cabochon.games.errors import CabochonError
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.company import Company
from cabochon.server.live.errors import RequestError
from cabochon.server.live.hall import Hall
from cabochon.server.live.turns import Turns
from cabochon.server.logs import trouble
from cabochon.server.options import Options
from cabochon.server.store import Age, DatabaseError, Expired, Store

_DELETED_AT_ONCE = 10
_AT_A_SWEEP = 4  # transactions
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
        except RequestError as error:
            if error.status != 404:  # it was deleted meanwhile
                raise
        except DatabaseError:
            raise  # it passes
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
        self._deleted: Counter[str] = Counter()
        """How many of which kind the present sweep has deleted, by the option that says for how long."""
        self._round: AsyncGenerator[None] | None = None
        """A look at all that has grown old; it may take many sweeps."""

    async def tidy(self) -> None:
        """Delete some of what is too old, if all of it has not been looked at for some minutes.

        The other chores must not wait: whoever runs a server may have changed their mind about many tables.
        """
        if self._round is None:
            if time.monotonic() < self._next:
                return
            self._round = self._tidied()
        try:
            for _ in range(_AT_A_SWEEP):
                await anext(self._round)
        except StopAsyncIteration:
            self._round, self._next = None, time.monotonic() + self._interval
        except BaseException:
            self._round = None
            raise
        finally:
            self._tell()

    def _tell(self) -> None:
        if self._deleted:
            _log.info("old tables were deleted", **self._deleted)
            self._deleted.clear()

    async def _tidied(self) -> AsyncGenerator[None]:
        """A few tables at each step."""
        for age, keep in self._keep.items():
            before, last = time.time() - keep, None
            while keep:
                found: list[Expired] = await self._store.expired(age, before, _DELETED_AT_ONCE, last)
                unused = [old.table for old in found if not self._is_used(old.table)]
                await self._delete("abandoned" if age == "stuck" else age, unused, before)
                yield
                if len(found) < _DELETED_AT_ONCE:
                    break
                last = found[-1]

    async def _delete(self, kind: str, tables: list[str], before: float) -> None:
        for table in await self._store.delete(tables, untouched=before) if tables else ():
            self._deleted[kind] += 1
            if live := self._hall.tables.get(table):
                self._hall.remove(live)

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
