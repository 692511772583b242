"""Reaching a database by its address: SQLite or PostgreSQL, set up so that what is committed stays."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from cabochon.installing import install_command
from cabochon.server.store.types import DatabaseError

if TYPE_CHECKING:
    import psycopg

READERS = 4
"""How many threads read at the same time."""

_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
_PATIENCE = 10  # seconds to wait for a connection
_PATIENCE_WITH_OTHERS = 3
"""Seconds to wait for another program that writes to the same file: somebody's move waits as long."""


def engine_for(address: str) -> Engine:
    """The engine for `sqlite:///path` or `postgresql://…`; connects to nothing yet."""
    url = _url(address)
    if url.get_backend_name() == "sqlite":
        folder = Path(str(url.database)).parent
        if not folder.is_dir():
            raise _unusable(address, f"there is no folder {folder}")
        engine = create_engine(
            url, connect_args={"timeout": _PATIENCE_WITH_OTHERS}, pool_size=READERS + 1, json_serializer=_json
        )
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if not driver_errors():
        raise _unusable(address, f"PostgreSQL needs one more package: {install_command('postgres')}")
    return create_engine(
        url,
        connect_args={"connect_timeout": _PATIENCE, "application_name": "cabochon"},
        pool_size=READERS + 1,
        isolation_level="READ COMMITTED",
        json_serializer=_json,
    )


def existing(address: str) -> Engine:
    """The engine for a database that must be there: SQLite would make an empty one."""
    url = _url(address)
    path = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and not path.is_file():
        raise DatabaseError(
            f"There is no database {path}. Name the one of the server with --database.",
            code="error-database-missing",
            path=str(path),
        )
    return engine_for(address)


def keep_private(engine: Engine) -> None:
    """Make SQLite's file readable for its owner alone: it holds the key of all cookies, and every deck."""
    path = Path(engine.url.database or "")
    if engine.dialect.name == "sqlite" and not path.exists():
        # Where it can't be made, SQLite will say why.
        with suppress(OSError):
            path.touch(mode=0o600)


def file_number(engine: Engine) -> int | None:
    """Which file SQLite's is, None if it is gone: who has it open goes on writing to what nobody finds."""
    if engine.dialect.name != "sqlite":
        return None
    try:
        return Path(str(engine.url.database)).stat().st_ino
    except OSError:
        return None


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes: committed at the end, rolled back by an error."""
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


@contextmanager
def opening(address: str) -> Iterator[None]:
    """Say in one way what is wrong with a database that can't be opened."""
    refusals: tuple[type[Exception], ...] = (DBAPIError, *driver_errors())
    try:
        yield
    except refusals as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise _unusable(address, _sentence(cause)) from error


def connect_alone(engine: Engine) -> "psycopg.Connection":
    """A connection to PostgreSQL outside the pool, for what lives as long as its session."""
    import psycopg  # installed only where it is used

    _arguments, options = engine.dialect.create_connect_args(engine.url)
    return psycopg.connect(
        **{"connect_timeout": _PATIENCE, "application_name": "cabochon", **options}, autocommit=True
    )


def driver_errors() -> tuple[type[Exception], ...]:
    """What PostgreSQL's driver raises; it is installed only where it is used."""
    try:
        import psycopg
    except ModuleNotFoundError:
        return ()
    return (psycopg.Error,)


def _sentence(error: object) -> str:
    """The first line of what a database says."""
    return (str(error).strip().splitlines() or ["it gives no reason"])[0].rstrip(".")


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise _misunderstood(address, "this is no address of a database") from error
    if url.drivername not in _DRIVERS:
        raise _misunderstood(address, f"{url.drivername} is not supported")
    url = url.set(drivername=_DRIVERS[url.drivername])
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise _misunderstood(address, "SQLite needs a file")
        if url.query:
            raise _misunderstood(address, "SQLite takes no options behind a question mark")
    return url


def _unusable(address: str, reason: str) -> DatabaseError:
    """What is wrong with a database whose address is as it should be."""
    shown = _shown(address)
    return DatabaseError(
        f"The database {shown} can’t be used: {reason}.", code="error-database", url=shown, reason=reason
    )


def _misunderstood(address: str, reason: str) -> DatabaseError:
    """What is wrong with the address itself, and how addresses are written."""
    shown = _shown(address)
    return DatabaseError(
        f"The database {shown} can’t be used: {reason}. "
        "Addresses look like sqlite:///path/to/file.db or postgresql://user@host/database.",
        code="error-database-address",
        url=shown,
        reason=reason,
    )


def _shown(address: str) -> str:
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        # It may hold a password all the same.
        return address if "@" not in address else "…@" + address.rpartition("@")[2]


def _json(value: object) -> str:
    # Not a number and infinity are no JSON: PostgreSQL would refuse them, SQLite would not.
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The module's own transactions leave out reading and changes of the schema.
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that begins as a reader can't always become a writer.
    immediate = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
