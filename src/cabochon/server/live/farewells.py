"""Farewells: a guest who wants the server to forget them."""

import time
from contextlib import suppress
from typing import NamedTuple

import structlog

from cabochon.games.errors import CabochonError
from cabochon.server import show
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.clients import Clients
from cabochon.server.live.errors import RequestError
from cabochon.server.live.guests import new_guest
from cabochon.server.live.hall import Hall
from cabochon.server.live.tasks import Tasks
from cabochon.server.show import Shown
from cabochon.server.store import DatabaseError, Farewell, Notice, Store, withdraw_transfer
from cabochon.server.table import TableError
from cabochon.server.table.names import NAMELESS

GONE = "-"
"""The table of the notice by which a process says that a guest is forgotten; no table has this id."""
_ATTEMPTS = 20  # nobody is slower than others so often
_log = structlog.get_logger("cabochon.farewells")


class _Done(NamedTuple):
    """How many tables were deleted, and at how many the guest is a stranger now."""

    deleted: int = 0
    nameless: int = 0


class Farewells:
    """Table after table: a crash in between leaves some of them as they were, and the next call goes on."""

    def __init__(self, store: Store, hall: Hall, clerk: Clerk, clients: Clients, tasks: Tasks) -> None:
        self._store = store
        self._hall = hall
        self._clerk = clerk
        self._clients = clients
        self._tasks = tasks

    async def forget(self, guest: str) -> Shown:
        """Delete what is only theirs, and put a stranger in their place where others were, too."""
        done = await self._tasks.carry_out(self._forget(guest))
        return show.farewell(*done)

    async def _forget(self, guest: str) -> _Done:
        deleted = nameless = 0
        await self._store.do(lambda connection: withdraw_transfer(connection, guest))
        # A rematch to which they had agreed may have been opened meanwhile: there is one table more then.
        while tables := await self._store.concerning(guest):
            for table in tables:
                if await self._forget_at(table, guest):
                    deleted += 1
                else:
                    nameless += 1
        self._clients.dismiss(guest)
        # Nothing of it is stored: whoever misses it has a socket of somebody without a seat, who may watch.
        await self._store.tell(Notice(self._store.process, GONE, told={"guest": guest}))
        _log.info("a guest is forgotten", deleted=deleted, nameless=nameless)
        return _Done(deleted, nameless)

    def hear(self, notice: Notice) -> None:
        """Somebody was forgotten in another process."""
        self._clients.dismiss((notice.told or {}).get("guest", ""))

    async def _forget_at(self, table: str, guest: str) -> bool:
        """Whether the table was deleted; else the guest is a stranger there now."""
        for _ in range(_ATTEMPTS):
            seen = await self._store.glance(table)
            if seen is None or not seen.others(guest):
                if await self._clerk.delete_as_of(table, 0 if seen is None else seen.number):
                    return True
                continue  # somebody has come since
            if seen.status != "over" and guest in seen.guests and await self._depart(table, guest):
                continue
            farewell = Farewell(table, seen.number, guest, new_guest().id, NAMELESS)
            forgotten = await self._store.forget(farewell, time.time())
            # Whether it was done here or somebody was faster, it is something new.
            if (live := self._hall.tables.get(table)) is not None:
                with suppress(TableError):  # it can't be read any more, and everybody has been told
                    await self._clerk.fetch(live)
            if forgotten:
                return False
        raise RequestError(503, "error-server")

    async def _depart(self, table: str, guest: str) -> bool:
        """Get up or give up first, so that the others know where they are; whether that changed anything."""
        try:
            live = await self._hall.find(table)
            before = live.table.number
            while live.table.status != "over" and live.table.seats_of(guest):
                await self._clerk.act(live, lambda at, now: at.depart(guest, now))
        except DatabaseError:
            raise
        except CabochonError:
            return False  # nobody can play on there anyhow, or it is gone by now
        return live.table.number != before
