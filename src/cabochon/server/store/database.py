"""A database and its life: opened, asked, written to, found to be alive, shared with others, closed."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Self, TypeVar

import structlog
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError

from cabochon.server.store.batch import Statements
from cabochon.server.store.claims import Claims
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
from cabochon.server.store.keys import signing_keys
from cabochon.server.store.lock import FileLock
from cabochon.server.store.migrate import check_current, migrate
from cabochon.server.store.models import ANALYSES, EVENTS, GUESTS, TABLES
from cabochon.server.store.notices import Listener
from cabochon.server.store.pulse import LONGEST_PAUSE, beat, downtimes
from cabochon.server.store.types import Notice
from cabochon.server.store.writer import Writer
from cabochon.server.table import Downtime

T = TypeVar("T")
_log = structlog.get_logger("cabochon.store")

_SAMPLES = tuple(
    select(column).limit(1) for column in (TABLES.c.id, EVENTS.c.number, GUESTS.c.guest, ANALYSES.c.version)
)
_TEST_INTERVAL = 1.0  # seconds in which all who ask for a sign of life share one
_TEST_PATIENCE = 10.0
_COMPLAINT_INTERVAL = 1.0


class Database:
    """A database that several processes may share. What is kept there is up to the `Store`.

    Every method leaves the event loop free while the database works. One that is out of reach, full or
    damaged raises `DatabaseError`.
    """

    def __init__(self, engine: Engine, lock: FileLock | None = None) -> None:
        """Use `open`; the database must have been migrated."""
        self._lock = lock
        self.downtimes: tuple[Downtime, ...] = ()
        """When nobody served these tables, as the last sign of life found it."""
        self._beaten = time.time()
        """When that was; by a clock that goes on while a computer sleeps."""
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
    async def open(cls, url: str) -> Self:
        """The database at `sqlite:///path` or `postgresql://…`, created or upgraded if need be.

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
    async def _opened(cls, engine: Engine, url: str, lock: FileLock) -> Self:
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
    async def beside(cls, url: str) -> Self:
        """The database at an address which a server may be using: nothing is created, upgraded or locked.

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

    # --- Asking and writing ---

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The answer to any question."""
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""
        self._check_there()
        return await self._writer.run(deed)

    def _check_there(self) -> None:
        """What is written to a file that was taken away would not be found again."""
        if self._is_gone:
            raise damaged_error()

    @property
    def write_errors(self) -> int:
        """How much could not be written since the start because the database failed."""
        return self._writer.errors

    async def signing_keys(self) -> tuple[bytes, ...]:
        """The keys of cookies, the same in all processes: the first signs, all are believed."""
        return await self.ask(signing_keys)

    # --- Signs of life ---

    async def ping(self) -> None:
        """Write and read something; raises `DatabaseError` if the database does not do it.

        It notes that these tables are served, and learns when they were not. Whoever asks within the same
        second is told the same.
        """
        now = time.monotonic()
        is_recent = now < self._tested + _TEST_INTERVAL and not self.is_late
        if self._test is None or (self._test.done() and not is_recent):
            self._tested = now
            self._test = asyncio.create_task(self._beat())
            # It may be that nobody is left to be told.
            self._test.add_done_callback(lambda test: test.cancelled() or test.exception())
        await asyncio.shield(self._test)

    @property
    def is_late(self) -> bool:
        """Whether there may have been a downtime of which nothing is known here: `ping` finds it out."""
        return time.time() - self._beaten > LONGEST_PAUSE

    async def _beat(self) -> None:
        was_gone, self._is_gone = self._is_gone, file_number(self._engine) != self._file
        if self._is_gone and not was_gone:
            _log.error("the file of the database was taken away")
        self._check_there()
        try:
            async with asyncio.timeout(_TEST_PATIENCE):
                self.downtimes = await self._writer.run(_tested)
                self._beaten = time.time()
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


def _tested(connection: Connection) -> tuple[Downtime, ...]:
    """Look whether everything is there, and write something."""
    for sample in _SAMPLES:
        connection.execute(sample).all()
    return beat(connection)
