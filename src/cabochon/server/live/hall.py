"""The hall: the tables that this process has in memory."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import structlog

from cabochon.server.live.errors import no_table
from cabochon.server.live.loading import Loading
from cabochon.server.live.table import LiveTable
from cabochon.server.logs import trouble
from cabochon.server.store import Store
from cabochon.server.table import Entry, Table, TableError, TableRow, ids
from cabochon.server.table.bots import BOTS, Kinds

_log = structlog.get_logger("cabochon.hall")


class Watcher:
    """Somebody who wants to know what becomes of the tables in the hall."""

    def loaded(self, live: LiveTable) -> None:
        """A table came into memory: it was read from the store, or is new."""

    def changed(self, live: LiveTable, after: int) -> None:
        """Something happened at a table after an event; whichever process has stored it."""

    def visited(self, live: LiveTable) -> None:
        """Somebody has connected to a table in this process, has first said something, or is gone."""

    def swept(self, live: LiveTable) -> None:
        """A table is looked at again after some seconds, whatever became of what was begun there."""

    def gone(self, live: LiveTable) -> None:
        """A table was deleted from the store, or can't be read any more."""


class Hall:
    """Finds tables, reads those that are not here, and forgets those that nobody needs."""

    def __init__(self, store: Store, bots: Kinds = BOTS) -> None:
        self.bots = bots
        """The kinds that may sit down at tables here."""
        self.tables: dict[str, LiveTable] = {}
        self.loading = Loading()
        self._store = store
        self._downtimes = store.downtimes
        self._watchers: list[Watcher] = []

    async def find(self, table: str) -> LiveTable:
        """The table in memory, read if need be; raises where there is none."""
        while True:
            live = self.tables.get(table)
            if live is None:
                if not ids.is_table_id(table):
                    raise no_table()
                live = self.tables[table] = LiveTable(table)
            live.used = time.monotonic()
            if live.is_loaded:
                return live
            # The turn comes before the lock: nobody waits in somebody else's place for the same table.
            async with self.loading.turn(), live.lock:
                # Whoever held the lock may have failed to read it, and taken it away.
                if not live.is_loaded and self.tables.get(table) is live:
                    await self._load(live)

    def new_table(self, row: TableRow) -> Table:
        """A table of a row, before anything has happened there."""
        return Table(row, self.bots, self._store.downtimes)

    async def opened(self, row: TableRow) -> Table:
        """The same, without delay for others: one that goes on from a record takes long."""
        if row.plan.base is None:
            return self.new_table(row)
        async with self.loading.turn():
            return await self.loading.run(partial(self.new_table, row))

    async def read(self, table: str) -> Table:
        """The table as it is stored, which does not become one of those in memory."""
        async with self.loading.turn():
            return await self.read_at_once(table)

    async def read_at_once(self, table: str) -> Table:
        """The same for whoever holds the table's lock: those whose turn it is may be waiting for that."""
        # The row after the events: should it be changed in between (`Forgotten`), the event that goes with it
        # is missing here, and whoever comes upon that reads all of it again.
        entries = await self._store.entries(table)
        row = await self._store.row(table)
        if row is None:
            raise no_table()
        # A long game takes some milliseconds, which the others need not wait for.
        return await self.loading.run(partial(_folded, self.new_table, row, entries))

    async def _load(self, live: LiveTable) -> None:
        try:
            live.table = await self.read_at_once(live.id)
        except BaseException:
            if self.tables.get(live.id) is live:
                del self.tables[live.id]
            raise
        self._tell_loaded(live)

    def keep(self, live: LiveTable) -> None:
        """Take in a table that is new."""
        self.tables[live.id] = live
        self._tell_loaded(live)

    def forget_idle(self, since: float) -> None:
        """Let the tables go that nobody has needed since a time (as `time.monotonic` has it)."""
        for live in [live for live in self.tables.values() if live.is_idle(since)]:
            live.rest()
            del self.tables[live.id]

    def remove(self, live: LiveTable) -> None:
        """Let a table go that there is no longer."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        live.is_gone = True
        live.rest()
        for watcher in self._watchers:
            watcher.gone(live)

    async def set_clocks(self) -> None:
        """Have the clocks here know of downtimes that the store has learnt of."""
        if self._downtimes == self._store.downtimes:
            return
        self._downtimes = self._store.downtimes
        for live in list(self.tables.values()):
            async with live.lock:
                if live.is_loaded:
                    self.set_clock(live)

    def set_clock(self, live: LiveTable) -> None:
        """The same for one table, whose lock the caller holds."""
        if live.table.downtimes != self._store.downtimes:
            live.table, live.standing = live.table.knowing(self._store.downtimes), None
            self.tell_changed(live, live.table.number)

    # --- Watching ---

    def watch(self, watcher: Watcher) -> None:
        """Have somebody told of everything; those who came first are told first."""
        self._watchers.append(watcher)

    def _tell_loaded(self, live: LiveTable) -> None:
        for watcher in self._watchers:
            watcher.loaded(live)

    def tell_changed(self, live: LiveTable, after: int) -> None:
        """Something happened at a table after an event."""
        for watcher in self._watchers:
            watcher.changed(live, after)

    def sweep(self) -> None:
        """Have all tables looked at again."""
        for live in self.tables.values():
            if live.is_loaded:
                for watcher in self._watchers:
                    watcher.swept(live)

    def tell_visited(self, live: LiveTable) -> None:
        """Somebody has connected to a table, has first said something, or is gone."""
        for watcher in self._watchers:
            watcher.visited(live)


def _folded(new_table: Callable[[TableRow], Table], row: TableRow, entries: Sequence[Entry]) -> Table:
    """The table of what is stored of it; a TableError says that no table can have come to that."""
    with _readable(row.id):
        if not entries:
            raise ValueError("a table begins with an event")
        return _applied(new_table(row), entries)


def followed(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after what was stored of it later; a TableError as above."""
    with _readable(table.row.id):
        return _applied(table.copy(), entries)


def _applied(table: Table, entries: Sequence[Entry]) -> Table:
    for entry in entries:
        table.apply(entry)
    return table


@contextmanager
def _readable(table: str) -> Iterator[None]:
    """Have whatever a damaged table leads to logged and said in one way."""
    try:
        yield
    except TableError:
        raise
    except Exception as error:
        _log.error("a table can't be read", table=table, **trouble(error))
        raise TableError(code="error-table-unreadable") from error
