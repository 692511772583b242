"""Tables and events as they are asked for, and as they come out of the database: checked."""

from typing import Any

import structlog
from sqlalchemy import Text, bindparam, cast, select

from cabochon.server.store.forms import read_event, read_guests, read_plan, read_summary
from cabochon.server.store.models import BASED, EVENTS, TABLES
from cabochon.server.store.types import Listing, Notice
from cabochon.server.table import Entry, Standing, TableError, TableRow

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
    cast(TABLES.c.guests, Text),
    cast(TABLES.c.to_move, Text),
    TABLES.c.deadline,
    cast(TABLES.c.summary, Text),
)
LISTING = select(TABLES.c.id, TABLES.c.created, TABLES.c.host, TABLES.c.updated, *_STANDING, BASED)
FIND = select(*_ROW).where(TABLES.c.id == bindparam("table"))
ENTRIES = (
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

_log = structlog.get_logger("cabochon.store")


def read_row(row: Any) -> TableRow:
    """What was settled at a table, from what `FIND` found."""
    table, plan, host, secret, created, rules_version = row
    return TableRow(table, read_plan(plan), host, secret, created, rules_version)


def read_entry(table: str, row: Any) -> Entry:
    """An event with its number, from what `ENTRIES` found."""
    number, time, kind, version, content, key = row
    try:
        return Entry(number, time, read_event(kind, version, content), key)
    except TableError:
        _log.error("an event can't be read", table=table, number=number, kind=kind, version=version)
        raise


def read_told(notice: Notice) -> list[Entry]:
    """The events that came with a notice."""
    return [read_entry(notice.table, row) for row in notice.events]


def read_listing(row: Any) -> Listing | None:
    """A table in a list; None if this server can't read it, which must not hide the others."""
    table, created, _host, updated, status, listed, guests, to_move, deadline, summary, based = row
    try:
        stands = Standing(
            status,
            listed,
            read_guests(guests),
            read_guests(to_move),
            deadline,
            read_summary(summary),
        )
        return Listing(table, created, stands, updated, based)
    except TableError:
        _log.error("a table can't be read", table=table)
        return None
