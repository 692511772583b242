"""The store: all tables that ever were, in a database that several server processes may share."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, bindparam, func, select, tuple_

from cabochon.server.store.analyses import KeptAnalysis, keep, kept
from cabochon.server.store.batch import Append, Statements
from cabochon.server.store.database import Database
from cabochon.server.store.deletion import remove, remove_as_of
from cabochon.server.store.forgetting import Farewell, Glance, concerned, forget, glance
from cabochon.server.store.games import Played, finished_of, games_of, of_guest
from cabochon.server.store.models import (
    CLOCK_RUNS,
    EVENTS,
    LISTED,
    NO_CLOCK,
    OPEN,
    OVER,
    TABLES,
    WAITING,
)
from cabochon.server.store.notices import notify
from cabochon.server.store.rows import ENTRIES, FIND, LISTING, read_entry, read_listing, read_row
from cabochon.server.store.types import Age, Expired, Listing, Notice
from cabochon.server.table import Change, Entry, Standing, TableRow
from cabochon.server.table.standing import Status

_LAST_NUMBER = select(func.max(EVENTS.c.number)).where(EVENTS.c["table"] == TABLES.c.id).scalar_subquery()
_NUMBERS = select(TABLES.c.id, _LAST_NUMBER).where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
_AGES: dict[Age, ColumnElement[bool]] = {
    "waiting": WAITING,
    "abandoned": NO_CLOCK,
    "stuck": CLOCK_RUNS,
    "finished": OVER,
}

_OF_A_HOST = 5  # tables in a list for everybody
_LOOKED_AT = 5  # times as many as are listed
_CHUNK = 500  # tables of which one statement asks


class Store(Database):
    """Tables and their events, kept in the database that it opens (`Database.open`).

    What was being appended when the database failed may have been stored or not, which the next append of
    the same number finds out.
    """

    # --- Writing ---

    async def create(self, row: TableRow, change: Change, standing: Standing, now: float) -> bool:
        """Store a new table with its first events, at least one; False if there is one with its id."""
        return await self._append(Append(row.id, 1, change, standing, now, row))

    async def append(
        self,
        table: str,
        number: int,
        change: Change,
        standing: Standing | None,
        now: float,
        before: Standing | None = None,
    ) -> bool:
        """Store all events of a change, at least one, the first under `number`; or none of them.

        `number` is the one after the last event that the caller knows. False: another process has stored an
        event under one of these numbers, or with the key of the change, before. `standing` is how the table
        stands afterwards (None: as before), and `before` how it stood, where the caller knows: what is the
        same is not written again. True is the promise that the events will be there after a crash.
        """
        return await self._append(Append(table, number, change, standing, now, before=before))

    async def _append(self, append: Append) -> bool:
        if not append.change.events:
            raise ValueError("there is no event to store")
        self._check_there()
        return await self._writer.put(append)

    async def delete(self, tables: Sequence[str], untouched: float | None = None) -> list[str]:
        """Delete tables with all that is stored of them, those that were not written to since `untouched`.

        None: all of them. Returns which are gone now; other processes are told, this one is not.
        """
        return await self.do(lambda connection: remove(connection, self.process, tables, untouched))

    async def delete_as_of(self, table: str, number: int) -> bool:
        """Delete a table whose last event is `number`; False, and it stays, if more has happened there.

        Also True where there is no such table; other processes are told as above.
        """
        return await self.do(lambda connection: remove_as_of(connection, self.process, table, number))

    async def forget(self, farewell: Farewell, now: float) -> bool:
        """Put a stranger in somebody's place at a table, in all that is stored of it; or nothing of it.

        False: more has happened there since the event that the farewell names, or the table is gone. Other
        processes are told; what this one has in memory is up to the caller.
        """

        def change(connection: Connection) -> bool:
            done = forget(connection, Statements(self.database), farewell, now)
            if done and self._listener is not None:
                notify(connection, [Notice(self.process, farewell.table, farewell.number + 1)])
            return done

        return await self.do(change)

    async def keep_analysis(self, table: str, found: KeptAnalysis) -> bool:
        """Keep what was found out about a table's game, unless there is something as thorough already."""
        statements = Statements(self.database)
        return await self.do(lambda connection: keep(connection, statements, table, found))

    # --- Reading ---

    async def row(self, table: str) -> TableRow | None:
        """What was settled when a table was opened; a TableError says that this server can't read it."""
        found = await self.ask(lambda connection: connection.execute(FIND, {"table": table}).first())
        return None if found is None else read_row(found)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table with numbers above `after`, in order.

        Raises a TableError if this server can't read one of them.
        """
        given = {"table": table, "after": after}
        rows = await self.ask(lambda connection: connection.execute(ENTRIES, given).all())
        return [read_entry(table, row) for row in rows]

    async def lobby(self, status: Status, limit: int) -> list[Listing]:
        """Listed tables that wait for people, or where a game goes on; the latest first.

        Only some of each host, so that nobody takes the others' place in the list.
        """
        found = LISTING.where(LISTED, TABLES.c.status == status)
        return await self._list(found, limit, _OF_A_HOST)

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        """The tables where this guest sits, the latest first."""
        return await self._list(of_guest(LISTING, guest), limit)

    async def games_of(self, guest: str, limit: int) -> list[Played]:
        """The same for looking back: of many tables only what a list of results needs."""
        return await self.ask(lambda connection: games_of(connection, guest, limit))

    async def finished_of(self, guest: str) -> list[str]:
        """All tables of a guest where the game is over, the first first."""
        return await self.ask(lambda connection: finished_of(connection, guest))

    async def analysis(self, table: str) -> KeptAnalysis | None:
        """What is kept of what was found out about a table's game."""
        return await self.ask(lambda connection: kept(connection, table))

    async def concerning(self, guest: str) -> list[str]:
        """All tables that hold something about a guest, whether they still sit there or not."""
        return await self.ask(lambda connection: concerned(connection, guest))

    async def glance(self, table: str) -> Glance | None:
        """A table as far as it can be known without reading it; None if there is none."""
        return await self.ask(lambda connection: glance(connection, table))

    async def count_open(self, guest: str) -> int:
        """How many tables of this host are not over."""
        found = select(TABLES.c.id).where(OPEN, TABLES.c.host == guest)
        return len(await self.ask(lambda connection: connection.execute(found).all()))

    async def overdue(self, now: float) -> list[str]:
        """Games whose clock has run out, and nobody has noticed."""
        found = select(TABLES.c.id).where(CLOCK_RUNS, TABLES.c.deadline < now).order_by(TABLES.c.id)
        return list(await self.ask(lambda connection: connection.execute(found).scalars().all()))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables; those that were deleted are left out."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), _CHUNK):
            found |= await self.ask(partial(_numbers, tables[start : start + _CHUNK]))
        return found

    async def expired(
        self, age: Age, before: float, limit: int, after: Expired | None = None
    ) -> list[Expired]:
        """Tables to which nobody has written since a time, the oldest first, from behind `after` on.

        A game whose clock runs is none of them: what is to become of it will be seen when its time is up.
        """
        old = (TABLES.c.created < before) & (TABLES.c.updated < before)
        found = select(TABLES.c.created, TABLES.c.id).where(_AGES[age], old)
        if age == "stuck":
            found = found.where(TABLES.c.deadline < before)
        if after is not None:
            found = found.where(tuple_(TABLES.c.created, TABLES.c.id) > after)
        found = found.order_by(TABLES.c.created, TABLES.c.id).limit(limit)
        return [Expired(*row) for row in await self.ask(lambda connection: connection.execute(found).all())]

    async def _list(self, tables: Select[Any], limit: int, of_a_host: int | None = None) -> list[Listing]:
        more = limit if of_a_host is None else _LOOKED_AT * limit
        latest = tables.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(more)
        rows: Sequence[Any] = await self.ask(lambda connection: connection.execute(latest).all())
        if of_a_host is not None:
            rows = _shared_out(rows, of_a_host)
        return [listing for listing in map(read_listing, rows[:limit]) if listing is not None]


def _shared_out(rows: Sequence[Any], most: int) -> list[Any]:
    """The first rows of each host, so many at most."""
    hosts: Counter[str] = Counter()
    kept = []
    for row in rows:
        hosts[row.host] += 1
        if hosts[row.host] <= most:
            kept.append(row)
    return kept


def _numbers(tables: Sequence[str], connection: Connection) -> dict[str, int]:
    rows = connection.execute(_NUMBERS, {"tables": tables})
    return {table: number or 0 for table, number in rows}
