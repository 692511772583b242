"""The store: all tables that ever were, in a database that several server processes may share."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, Select, Text, bindparam, cast, select, text, union
from sqlalchemy.exc import DBAPIError

from cabochon.server.store.batch import Append, Statements
from cabochon.server.store.engine import READERS, engine_for, keep_private, lost, lost_error, opening, writing
from cabochon.server.store.forms import read_event, read_plan, read_summary
from cabochon.server.store.lock import FileLock
from cabochon.server.store.migrate import migrate
from cabochon.server.store.models import (
    BOT_TO_MOVE,
    CLOCK_RUNS,
    EVENTS,
    GUESTS,
    LISTED,
    OPEN,
    SECRETS,
    TABLES,
)
from cabochon.server.store.notices import Listener
from cabochon.server.store.types import Listing, Notice
from cabochon.server.store.writer import Writer
from cabochon.server.table import Change, Entry, Standing, TableError, TableRow
from cabochon.server.table.standing import Status

T = TypeVar("T")
_log = structlog.get_logger("cabochon.store")

# JSON comes as text, to be checked as it is read.
_ROW = (
    TABLES.c.id,
    cast(TABLES.c.plan, Text),
    TABLES.c.host,
    TABLES.c.secret,
    TABLES.c.created,
    TABLES.c.rules_version,
)
_STANDING = (
    TABLES.c.status,
    TABLES.c.listed,
    TABLES.c.guests,
    TABLES.c.to_move,
    TABLES.c.bot_to_move,
    TABLES.c.deadline,
    cast(TABLES.c.summary, Text),
)
_LISTING = select(*_ROW, *_STANDING, TABLES.c.updated)
_FIND = select(*_ROW).where(TABLES.c.id == bindparam("table"))
_EVENTS = (
    select(
        EVENTS.c.number,
        EVENTS.c.time,
        EVENTS.c.kind,
        EVENTS.c.version,
        cast(EVENTS.c.content, Text),
        EVENTS.c.key,
    )
    .where(EVENTS.c["table"] == bindparam("table"), EVENTS.c.number > bindparam("after"))
    .order_by(EVENTS.c.number)
)
_SIGNING_KEY = select(SECRETS.c.value).where(SECRETS.c.name == "signing")


class Store:
    """Tables and their events. Every method leaves the event loop free while the database works.

    A database out of reach raises `DatabaseError`; what was being appended then may have been stored or not,
    which the next append of the same number finds out.
    """

    def __init__(self, engine: Engine, signing_key: bytes, lock: FileLock) -> None:
        """Use `open`; the database must have been migrated."""
        self._lock = lock
        self.process = secrets.token_hex(8)
        """The name of this process in notices."""
        self.database = engine.dialect.name
        self._signing_key = signing_key
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._callback: Callable[[Notice], None] | None = None
        self._listener: Listener | None = None
        self._writer = Writer(engine, self.process)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="cabochon-reader")

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
            lock.release()
            raise

    @classmethod
    async def _opened(cls, engine: Engine, url: str, lock: FileLock) -> "Store":
        with opening(url):
            store = cls(engine, await asyncio.to_thread(_prepare, engine), lock)
            try:
                if store.database == "postgresql":
                    store._listener = await asyncio.to_thread(Listener, engine, store.process, store._hear)
            except BaseException:
                await store.close()
                raise
        return store

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._writer.close()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        self._lock.release()

    # --- Writing ---

    async def create(self, row: TableRow, change: Change, standing: Standing, now: float) -> bool:
        """Store a new table with its first events, at least one; False if there is one with its id."""
        return await self._append(Append(row.id, 1, change, standing, now, row))

    async def append(
        self, table: str, number: int, change: Change, standing: Standing | None, now: float
    ) -> bool:
        """Store all events of a change, at least one, the first under `number`; or none of them.

        `number` is the one after the last event that the caller knows. False: another process has stored an
        event under one of these numbers, or with the key of the change, before. `standing` is how the table
        stands afterwards (None: as before). True is the promise that the events will be there after a crash.
        """
        return await self._append(Append(table, number, change, standing, now))

    async def _append(self, append: Append) -> bool:
        if not append.change.events:
            raise ValueError("there is no event to store")
        return await self._writer.put(append)

    # --- Reading ---

    async def row(self, table: str) -> TableRow | None:
        """What was settled when a table was opened; a TableError says that this server can't read it."""
        found = await self._read(lambda connection: connection.execute(_FIND, {"table": table}).first())
        return None if found is None else _row(found)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The events of a table with numbers above `after`, in order.

        Raises a TableError if this server can't read one of them.
        """
        given = {"table": table, "after": after}
        rows = await self._read(lambda connection: connection.execute(_EVENTS, given).all())
        return [_entry(table, row) for row in rows]

    async def lobby(self, status: Status, limit: int) -> list[Listing]:
        """Listed tables that wait for people, or where a game goes on; the latest first."""
        return await self._list(_LISTING.where(LISTED, TABLES.c.status == status), limit)

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        """The tables where this guest sits, the latest first."""
        seated = _LISTING.join(GUESTS, GUESTS.c["table"] == TABLES.c.id).where(GUESTS.c.guest == guest)
        return await self._list(seated, limit)

    async def count_open(self, guest: str) -> int:
        """How many tables of this host are not over."""
        found = select(TABLES.c.id).where(OPEN, TABLES.c.host == guest)
        return len(await self._read(lambda connection: connection.execute(found).all()))

    async def overdue(self, now: float, patience: float) -> list[str]:
        """Games that wait for nobody: the clock has run out, or a bot was to move `patience` seconds ago."""
        waiting = select(TABLES.c.id).where(BOT_TO_MOVE, TABLES.c.updated <= now - patience)
        out_of_time = select(TABLES.c.id).where(CLOCK_RUNS, TABLES.c.deadline < now)
        found = union(waiting, out_of_time)
        return sorted(await self._read(lambda connection: connection.execute(found).scalars().all()))

    async def signing_key(self) -> bytes:
        """The key for cookies: made once for a database, the same in all processes."""
        return self._signing_key

    async def ping(self) -> None:
        """Ask the database for a sign of life; raises `DatabaseError` if there is none."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")).all())

    @property
    def write_errors(self) -> int:
        """How many writes have failed so far."""
        return self._writer.errors

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

    def _hear(self, notice: Notice) -> None:
        # Called in the listener's thread.
        try:
            self._loop.call_soon_threadsafe(self._deliver, notice)
        except RuntimeError:  # the event loop is closed
            return

    def _deliver(self, notice: Notice) -> None:
        if self._callback is not None:
            self._callback(notice)

    # --- In threads ---

    async def _list(self, tables: Select[Any], limit: int) -> list[Listing]:
        latest = tables.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
        rows = await self._read(lambda connection: connection.execute(latest).all())
        return [listing for listing in map(_listing, rows) if listing is not None]

    async def _read(self, question: Callable[[Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            return self._ask_once(question)
        except DBAPIError as error:
            if not lost(error):
                raise
        try:
            # The connection was lost, and with it all others of the pool: this one is new.
            return self._ask_once(question)
        except DBAPIError as error:
            raise (lost_error() if lost(error) else error) from error

    def _ask_once(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)


def _prepare(engine: Engine) -> bytes:
    """Bring the database up to date; its signing key."""
    keep_private(engine)
    try:
        with writing(engine) as connection:
            migrate(connection)
            add = Statements(engine.dialect.name).add_secret
            connection.execute(add, [{"name": "signing", "value": secrets.token_bytes(32)}])
            return bytes(connection.execute(_SIGNING_KEY).scalar_one())
    except BaseException:
        engine.dispose()
        raise


def _row(row: Any) -> TableRow:
    table, plan, host, secret, created, rules_version = row
    return TableRow(table, read_plan(plan), host, secret, created, rules_version)


def _entry(table: str, row: Any) -> Entry:
    number, time, kind, version, content, key = row
    try:
        return Entry(number, time, read_event(kind, version, content), key)
    except TableError:
        _log.error("an event can't be read", table=table, number=number, kind=kind, version=version)
        raise


def _listing(row: Any) -> Listing | None:
    """A table in a list; None if this server can't read it, which must not hide the others."""
    settled, standing = len(_ROW), len(_ROW) + len(_STANDING)
    status, listed, guests, to_move, bot_to_move, deadline, summary = row[settled:standing]
    try:
        stands = Standing(
            status,
            listed,
            tuple(guests),
            tuple(to_move),
            bot_to_move,
            deadline,
            read_summary(summary),
        )
        return Listing(_row(row[:settled]), stands, row[standing])
    except TableError:
        _log.error("a table can't be read", table=row[0])
        return None
