"""The clerk: carries commands out.

A command becomes events, the events are stored, and only then is the command acknowledged and published.
Several processes may serve one table: whoever finds a number taken fetches what the other has stored, and
tries again.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from cabochon.server import gauges
from cabochon.server.live.errors import RequestError, no_table
from cabochon.server.live.hall import Hall, followed
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import NoTableError, Notice, Store, read_told
from cabochon.server.table import Change, Entry, Table, TableError, TableRow
from cabochon.server.table.events import Forgotten, Moved

Command = Callable[[Table, float], Change]
_ATTEMPTS = 20  # nobody is slower than others so often


class Clerk:
    """One command at a time for each table."""

    def __init__(self, store: Store, hall: Hall, tasks: Tasks) -> None:
        self.stored = 0
        """How many changes have been stored here."""
        self._store = store
        self._hall = hall
        self._tasks = tasks

    async def create(self, row: TableRow, change: Change, now: float) -> bool:
        """Store a new table; False if there is one with this id."""
        live = LiveTable(row.id)
        live.table = (await self._hall.opened(row)).after(change, now)
        live.standing = live.table.standing()
        if not await self._store.create(row, change, live.standing, now):
            return False
        self._hall.keep(live)
        return True

    async def delete_as_of(self, table: str, number: int) -> bool:
        """Whether the table is gone; False if more has happened there since an event."""
        live = self._hall.tables.get(table)
        if live is None:
            return await self._store.delete_as_of(table, number)
        async with live.lock:
            gone = await self._store.delete_as_of(table, number)
            if gone:
                self._hall.remove(live)
        return gone

    async def act(self, live: LiveTable, command: Command, key: str | None = None) -> int:
        """Carry a command out, once for a key; returns the number of its last event, which is stored.

        Raises a TableError if the table refuses it. What has begun is finished, even if the caller is gone.
        """
        return await self._tasks.carry_out(self._act(live, command, key))

    async def _act(self, live: LiveTable, command: Command, key: str | None) -> int:
        async with live.lock:
            return await self.act_locked(live, command, key)

    async def act_locked(self, live: LiveTable, command: Command, key: str | None = None) -> int:
        """The same for a caller who holds the table's lock."""
        for _ in range(_ATTEMPTS):
            if key is not None and key in live.table.keys:
                return live.table.keys[key]
            if self._store.is_late:
                # Nobody's time is up before it is known when nobody could move.
                await self._store.ping()
                self._hall.set_clock(live)
            now = time.time()
            change = command(live.table, now)
            if not change.events or await self._append(live, change, now):
                return live.table.number
            await self._fetch(live)
        raise RequestError(503, "error-server")

    async def _append(self, live: LiveTable, change: Change, now: float) -> bool:
        """Store a change; False if another process was faster."""
        after = live.table.after(change, now)
        standing = after.standing()
        news = standing if standing != live.standing else None
        number = live.table.number
        try:
            if not await self._store.append(live.id, number + 1, change, news, now, live.standing):
                return False
        except NoTableError:
            self._hall.remove(live)  # it was deleted meanwhile
            raise no_table() from None
        self.stored += 1
        _count(after, change)
        live.table, live.standing = after, standing
        self._hall.tell_changed(live, number)
        return True

    # --- What other processes store ---

    async def fetch(self, live: LiveTable) -> None:
        """Take in what other processes have stored."""
        async with live.lock:
            live.is_behind = False
            if live.is_loaded:
                await self._fetch(live)

    async def look_again(self, table: str) -> None:
        """Take in what has become of a table here, which may have been deleted."""
        live = self._hall.tables.get(table)
        if live is None:
            return
        live.is_behind = False  # should this fail, the next sweep tries again
        if not await self._store.numbers([table]):
            self._hall.remove(live)
            return
        with suppress(TableError):  # it can't be read any more, and everybody has been told
            await self.fetch(live)

    def catch_up(self, live: LiveTable) -> None:
        """Fetch as soon as possible."""
        # A table that is just being loaded may have been read before.
        if not live.is_behind and not self._tasks.is_closing:
            live.is_behind = True
            self._tasks.begin(self.look_again(live.id))

    def take_in(self, live: LiveTable, notice: Notice) -> None:
        """Go on with what another process has stored, and told."""
        if not self._tasks.is_closing:
            self._tasks.begin(self._take_in(live, notice))

    async def _take_in(self, live: LiveTable, notice: Notice) -> None:
        async with live.lock:
            before = live.table.number
            entries = [entry for entry in read_told(notice) if entry.number > before]
            if entries and entries[0].number == before + 1 and not _is_changed(entries):
                live.table, live.standing = followed(live.table, entries), None
                self._hall.tell_changed(live, before)
                return
        if entries:
            self.catch_up(live)

    async def _fetch(self, live: LiveTable) -> None:
        before = live.table.number
        try:
            entries = await self._store.entries(live.id, before)
            if _is_changed(entries):
                live.table, live.standing = await self._hall.read_at_once(live.id), None
            elif entries:
                live.table, live.standing = followed(live.table, entries), None
        except TableError:
            # Nobody can go on here, and whoever comes back is told so.
            self._hall.remove(live)
            raise
        if entries:
            self._hall.tell_changed(live, before)


def _is_changed(entries: Sequence[Entry]) -> bool:
    """Whether what was stored before these has been changed, too."""
    return any(isinstance(entry.event, Forgotten) for entry in entries)


def _count(table: Table, change: Change) -> None:
    for event in change.events:
        if isinstance(event, Moved):
            gauges.MOVES.labels("bot" if event.guest is None else "person", table.game.name).inc()
