"""What it means when a database fails: out of reach, damaged, or asked for something wrong."""

import sqlite3
from json import JSONDecodeError
from typing import Any

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from cabochon.server.logs import trouble
from cabochon.server.store.types import DatabaseError

_HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_PASSING = (*_HELD, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL)
_GONE = ("08", "57P01", "57P02", "57P03")  # PostgreSQL: no connection, or it stops or starts
_LATER = ("40", "53200", "53300", "53400", "55P03", "57014")  # it can be done as soon as others are done


def lost(error: Exception) -> bool:
    """Whether the database is out of reach, so that anything else would fail just now, too."""
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in _PASSING  # the other bits are details
    state = getattr(error.orig, "sqlstate", None)
    return state is None or state.startswith(_GONE)


def held(error: Exception) -> bool:
    """Whether another program holds SQLite's file, and has been waited for: to try again is to wait again."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _HELD


def explained(error: Exception) -> DatabaseError | None:
    """What to say where the database itself has failed; None if only what it was asked for was wrong."""
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError):
        return lost_error() if lost(error) or _passes(error) else damaged_error()
    return damaged_error() if isinstance(error, JSONDecodeError) else None


def _passes(error: DBAPIError) -> bool:
    return (getattr(error.orig, "sqlstate", None) or "").startswith(_LATER)


def described(error: Exception) -> dict[str, Any]:
    """An error as it may be logged, with the database's own name for it."""
    original = getattr(error, "orig", None)
    name = getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None)
    return trouble(error) if name is None else {**trouble(error), "state": name}


def lost_error() -> DatabaseError:
    return DatabaseError(
        "The server’s database can’t be reached just now; try again in a moment.", code="error-database-lost"
    )


def damaged_error() -> DatabaseError:
    return DatabaseError(
        "The server’s database is full, damaged or closed to writing; "
        "the operator of the server must see to it.",
        code="error-database-damaged",
    )
