"""Deleting tables, with everything that is stored of them."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from cabochon.server.store.models import EVENTS, GUESTS, TABLES
from cabochon.server.store.notices import NO_EVENTS, notify
from cabochon.server.store.types import Notice


def remove(connection: Connection, process: str, tables: Sequence[str], untouched: float | None) -> list[str]:
    """Delete those that nobody has written to since `untouched` (None: all); which ones that were.

    Other processes are told when the transaction of this connection is committed.
    """
    # Locked in the order in which appends lock them, and against events that somebody is just storing.
    found = select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id).with_for_update()
    if untouched is not None:
        found = found.where(TABLES.c.updated < untouched)
    doomed = list(connection.execute(found).scalars())
    if doomed:
        connection.execute(delete(EVENTS).where(EVENTS.c["table"].in_(doomed)))
        connection.execute(delete(GUESTS).where(GUESTS.c["table"].in_(doomed)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(doomed)))
        if connection.dialect.name == "postgresql":
            notify(connection, [Notice(process, table, NO_EVENTS) for table in doomed])
    return doomed
