"""Deleting tables, with everything that is stored of them."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select

from cabochon.server.store.models import ANALYSES, EVENTS, GUESTS, TABLES
from cabochon.server.store.notices import NO_EVENTS, notify
from cabochon.server.store.types import Notice


def remove(connection: Connection, process: str, tables: Sequence[str], untouched: float | None) -> list[str]:
    """Delete those that nobody has written to since `untouched` (None: all); which ones that were.

    Other processes are told when the transaction of this connection is committed.
    """
    doomed = _locked(connection, tables, untouched)
    _remove(connection, process, doomed)
    return doomed


def remove_as_of(connection: Connection, process: str, table: str, number: int) -> bool:
    """Delete a table whose last event is `number`, or none; False if another is.

    Whoever stores something there meanwhile waits for the lock, and finds the table gone.
    """
    found = _locked(connection, [table], None)
    last = select(func.max(EVENTS.c.number)).where(EVENTS.c["table"] == table)
    if found and connection.execute(last).scalar() != number:
        return False
    _remove(connection, process, found)
    return True


def _locked(connection: Connection, tables: Sequence[str], untouched: float | None) -> list[str]:
    """Those that are there, until the end of the transaction nobody else's."""
    # Locked in the order in which appends lock them, and against events that somebody is just storing.
    found = select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id).with_for_update()
    if untouched is not None:
        found = found.where(TABLES.c.updated < untouched)
    return list(connection.execute(found).scalars())


def _remove(connection: Connection, process: str, doomed: Sequence[str]) -> None:
    if doomed:
        connection.execute(delete(ANALYSES).where(ANALYSES.c["table"].in_(doomed)))
        connection.execute(delete(EVENTS).where(EVENTS.c["table"].in_(doomed)))
        connection.execute(delete(GUESTS).where(GUESTS.c["table"].in_(doomed)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(doomed)))
        if connection.dialect.name == "postgresql":
            notify(connection, [Notice(process, table, NO_EVENTS) for table in doomed])
