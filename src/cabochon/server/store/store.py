"""The store: all tables that ever were, in a database that several server processes may share."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import ColumnElement, Connection, Engine, Select, Text, bindparam, cast, func, select, tuple_
from sqlalchemy.exc import DBAPIError

from cabochon.server.store.batch import Append, Statements
from cabochon.server.store.claims import Claims
from cabochon.server.store.deletion import remove
from cabochon.server.store.engine import (
    READERS,
    engine_for,
    existing,
    file_number,
    keep_private,
    opening,
    writing,
)
from cabochon.server.store.failures import damaged_error, described, explained, held, lost, lost_error
from cabochon.server.store.forgetting import Farewell, Glance, concerned, forget, glance
from cabochon.server.store.keys import signing_keys
from cabochon.server.store.lock import FileLock
from cabochon.server.store.migrate import check_current, migrate
from cabochon.server.store.models import (
    CLOCK_RUNS,
    EVENTS,
    GUESTS,
    LISTED,
    NO_CLOCK,
    OPEN,
    OVER,
    TABLES,
    WAITING,
)
from cabochon.server.store.notices import Listener, notify
from cabochon.server.store.pulse import beat, downtimes
from cabochon.server.store.rows import ENTRIES, FIND, LISTING, read_entry, read_listing, read_row
from cabochon.server.store.types import Age, Expired, Listing, Notice
from cabochon.server.store.writer import Writer
from cabochon.server.table import Change, Downtime, Entry, Standing, TableRow
from cabochon.server.table.standing import Status

T = TypeVar("T")
_log = structlog.get_logger("cabochon.store")

_LAST_NUMBER = select(func.max(EVENTS.c.number)).where(EVENTS.c["table"] == TABLES.c.id).scalar_subquery()
_NUMBERS = select(TABLES.c.id, _LAST_NUMBER).where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
_SAMPLES = (select(TABLES.c.id).limit(1), select(EVENTS.c.number).limit(1), select(GUESTS.c.guest).limit(1))
_AGES: dict[Age, ColumnElement[bool]] = {
    "waiting": WAITING,
    "abandoned": NO_CLOCK,
    "stuck": CLOCK_RUNS,
    "finished": OVER,
}

_TEST_INTERVAL = 1.0  # seconds in which all who ask for a sign of life share one
_TEST_PATIENCE = 10.0
_COMPLAINT_INTERVAL = 1.0
_OF_A_HOST = 5  # tables in a list for everybody
_LOOKED_AT = 5  # times as many as are listed
_CHUNK = 500  # tables of which one statement asks


class Store:
    """Tables and their events. Every method leaves the event loop free while the database works.

    A database that is out of reach, full or damaged raises `DatabaseError`; what was being appended then may
    have been stored or not, which the next append of the same number finds out.
    """

    def __init__(self, engine: Engine, lock: FileLock | None = None) -> None:
        """Use `open`; the database must have been migrated."""
        self._lock = lock
        self.downtimes: tuple[Downtime, ...] = ()
        """When nobody served these tables, as the last sign of life found it."""
        self.process = secrets.token_hex(8)
        """The name of this process in notices."""
        self.database = engine.dialect.name
        self._engine = engine
        self._file = file_number(engine)
        self._is_gone = False
        self._loop = asyncio.get_running_loop()
        self._callback: Callable[[Notice], None] | None = None
        self._listener: Listener | None = None
        self._writer = Writer(engine, self.process)
        self._claims = Claims(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="cabochon-reader")
        self._test: asyncio.Task[None] | None = None
        self._tested = self._complained = -_TEST_INTERVAL

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at `sqlite:///path` or `postgresql://…`, created or upgraded if need be.

        Raises `DatabaseError` for an address that does not work, and for a database of a later version.
        """
        engine = engine_for(url)
        lock = FileLock(engine)
        try:
            return await cls._opened(engine, url, lock)
        except BaseException:
            lock.abandon()
            raise

    @classmethod
    async def _opened(cls, engine: Engine, url: str, lock: FileLock) -> "Store":
        with opening(url):
            known = await asyncio.to_thread(_prepare, engine)
            store = cls(engine, lock)
            store.downtimes = known
            try:
                if store.database == "postgresql":
                    store._listener = await asyncio.to_thread(Listener, engine, store.process, store._hear)
            except BaseException:
                await store.close()
                raise
        return store

    @classmethod
    async def beside(cls, url: str) -> "Store":
        """The store at an address which a server may be using: nothing is created, upgraded or locked.

        Raises `DatabaseError` for an address that does not work, and for a database of another version.
        """
        engine = existing(url)
        with opening(url):
            known = await asyncio.to_thread(_look, engine)
        store = cls(engine)
        store.downtimes = known
        return store

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._claims.close()
        await self._writer.close()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

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
        if self._is_gone:
            raise damaged_error()
        return await self._writer.put(append)

    async def delete(self, tables: Sequence[str], untouched: float | None = None) -> list[str]:
        """Delete tables with all that is stored of them, those that were not written to since `untouched`.

        None: all of them. Returns which are gone now; other processes are told, this one is not.
        """
        return await self._writer.run(lambda connection: remove(connection, self.process, tables, untouched))

    @property
    def write_errors(self) -> int:
        """How much could not be written since the start because the database failed."""
        return self._writer.errors

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

        return await self._writer.run(change)

    # --- Reading ---

    async def row(self, table: str) -> TableRow | None:
        """What was settled when a table was opened; a TableError says that this server can't read it."""
        found = await self._read(lambda connection: connection.execute(FIND, {"table": table}).first())
        return None if found is None else read_row(found)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table with numbers above `after`, in order.

        Raises a TableError if this server can't read one of them.
        """
        given = {"table": table, "after": after}
        rows = await self._read(lambda connection: connection.execute(ENTRIES, given).all())
        return [read_entry(table, row) for row in rows]

    async def lobby(self, status: Status, limit: int) -> list[Listing]:
        """Listed tables that wait for people, or where a game goes on; the latest first.

        Only some of each host, so that nobody takes the others' place in the list.
        """
        found = LISTING.where(LISTED, TABLES.c.status == status)
        return await self._list(found, limit, _OF_A_HOST)

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        """The tables where this guest sits, the latest first."""
        concerned = LISTING.join(GUESTS, GUESTS.c["table"] == TABLES.c.id).where(GUESTS.c.guest == guest)
        seated = concerned.where(cast(TABLES.c.guests, Text).contains(f'"{guest}"', autoescape=True))
        return await self._list(seated, limit)

    async def concerning(self, guest: str) -> list[str]:
        """All tables that hold something about a guest, whether they still sit there or not."""
        return await self._read(lambda connection: concerned(connection, guest))

    async def glance(self, table: str) -> Glance | None:
        """A table as far as it can be known without reading it; None if there is none."""
        return await self._read(lambda connection: glance(connection, table))

    async def count_open(self, guest: str) -> int:
        """How many tables of this host are not over."""
        found = select(TABLES.c.id).where(OPEN, TABLES.c.host == guest)
        return len(await self._read(lambda connection: connection.execute(found).all()))

    async def overdue(self, now: float) -> list[str]:
        """Games whose clock has run out, and nobody has noticed."""
        found = select(TABLES.c.id).where(CLOCK_RUNS, TABLES.c.deadline < now).order_by(TABLES.c.id)
        return list(await self._read(lambda connection: connection.execute(found).scalars().all()))

    async def signing_keys(self) -> tuple[bytes, ...]:
        """The keys of cookies, the same in all processes: the first signs, all are believed."""
        return await self.ask(signing_keys)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables; those that were deleted are left out."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), _CHUNK):
            found |= await self._read(partial(_numbers, tables[start : start + _CHUNK]))
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
        return [Expired(*row) for row in await self._read(lambda connection: connection.execute(found).all())]

    # --- Signs of life ---

    async def ping(self) -> None:
        """Write and read something; raises `DatabaseError` if the database does not do it.

        It notes that these tables are served, and learns when they were not. Whoever asks within the same
        second is told the same.
        """
        now = time.monotonic()
        if self._test is None or (self._test.done() and now >= self._tested + _TEST_INTERVAL):
            self._tested = now
            self._test = asyncio.create_task(self._beat())
            # It may be that nobody is left to be told.
            self._test.add_done_callback(lambda test: test.cancelled() or test.exception())
        await asyncio.shield(self._test)

    async def _beat(self) -> None:
        if file_number(self._engine) != self._file:
            if not self._is_gone:
                _log.error("the file of the database was taken away")
            self._is_gone = True  # nothing that is written to it now would be found again
            raise damaged_error()
        try:
            async with asyncio.timeout(_TEST_PATIENCE):
                self.downtimes = await self._writer.run(_tested)
        except TimeoutError:
            raise lost_error() from None

    # --- Claims ---

    async def claim(self, table: str) -> bool:
        """Whether this process is to think for a table; False if it is done already, here or elsewhere.

        Until `release`, or until the process or its connection to the database dies.
        """
        return await self._claims.claim(table)

    async def release(self, table: str) -> None:
        """Let others think for a table; nothing happens if it is not claimed here."""
        await self._claims.release(table)

    # --- For whoever runs the server ---

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The answer to any question."""
        return await self._read(question)

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""
        return await self._writer.run(deed)

    # --- Between processes ---

    @property
    def has_others(self) -> bool:
        """Whether other processes may use the same database."""
        return self._listener is not None

    def listen(self, callback: Callable[[Notice], None]) -> None:
        """Have the notices of other processes, called on the event loop. `append` sends them by itself.

        SQLite has one process, so none come. A notice whose table is `EVERYTHING` says that some were missed.
        """
        self._callback = callback

    async def tell(self, notice: Notice) -> None:
        """Send a notice to the other processes, if there can be any."""
        if self._listener is not None:
            await self._writer.put(notice)

    def _hear(self, notices: list[Notice]) -> None:
        # Called in the listener's thread.
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(self._deliver, notices)

    def _deliver(self, notices: list[Notice]) -> None:
        for notice in notices:
            if self._callback is not None:
                self._callback(notice)

    # --- In threads ---

    async def _list(self, tables: Select[Any], limit: int, of_a_host: int | None = None) -> list[Listing]:
        more = limit if of_a_host is None else _LOOKED_AT * limit
        latest = tables.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(more)
        rows: Sequence[Any] = await self._read(lambda connection: connection.execute(latest).all())
        if of_a_host is not None:
            rows = _shared_out(rows, of_a_host)
        return [listing for listing in map(read_listing, rows[:limit]) if listing is not None]

    async def _read(self, question: Callable[[Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            return self._ask_once(question)
        except DBAPIError as error:
            if not lost(error) or held(error):
                raise self._failed(error) from error
        try:
            # The connection was lost, and with it all others of the pool: this one is new.
            return self._ask_once(question)
        except DBAPIError as error:
            raise self._failed(error) from error

    def _failed(self, error: DBAPIError) -> Exception:
        """What to raise for an error; logged, but not for each of many who ask."""
        said = explained(error)
        now = time.monotonic()
        if said is not None and now >= self._complained + _COMPLAINT_INTERVAL:
            self._complained = now
            _log.error("a read failed", **described(error))
        return said or error

    def _ask_once(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)


def _prepare(engine: Engine) -> tuple[Downtime, ...]:
    """Bring the database up to date, with a key that signs cookies; when nobody served it."""
    keep_private(engine)
    try:
        with writing(engine) as connection:
            migrate(connection)
            add = Statements(engine.dialect.name).add_secret
            connection.execute(add, [{"name": "signing", "value": secrets.token_bytes(32)}])
            return beat(connection)
    except BaseException:
        engine.dispose()
        raise


def _look(engine: Engine) -> tuple[Downtime, ...]:
    """See that the database is one of this version; when nobody served it."""
    try:
        with engine.connect() as connection:
            check_current(connection)
            return downtimes(connection)
    except BaseException:
        engine.dispose()
        raise


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


def _tested(connection: Connection) -> tuple[Downtime, ...]:
    """Look whether everything is there, and write something."""
    for sample in _SAMPLES:
        connection.execute(sample).all()
    return beat(connection)
