"""The games of a guest, for looking back at them: many at once, and no more of each than a list needs."""

from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Select, Text, cast, select

from cabochon.server.store.forms import read_guests, read_summary
from cabochon.server.store.models import BASED, GUESTS, OVER, TABLES
from cabochon.server.table import TableError
from cabochon.server.table.standing import Status, Summary

_log = structlog.get_logger("cabochon.store")


class Played(NamedTuple):
    """A table where a guest sits or sat; `to_move` are the guests who are to say something there.

    `based`: its game goes on from a position of a record.
    """

    table: str
    created: float
    updated: float
    status: Status
    to_move: tuple[str, ...]
    summary: Summary
    based: bool


def games_of(connection: Connection, guest: str, limit: int) -> list[Played]:
    """The tables of a guest, the latest first; those that this server can't read are left out."""
    columns = (
        TABLES.c.id,
        TABLES.c.created,
        TABLES.c.updated,
        TABLES.c.status,
        cast(TABLES.c.to_move, Text),
        cast(TABLES.c.summary, Text),
        BASED,
    )
    latest = of_guest(select(*columns), guest).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
    return [game for game in map(_read, connection.execute(latest)) if game is not None]


def finished_of(connection: Connection, guest: str) -> list[str]:
    """The tables of a guest where the game is over, in the order in which they were opened."""
    found = of_guest(select(TABLES.c.id), guest).where(OVER).order_by(TABLES.c.created, TABLES.c.id)
    return list(connection.execute(found).scalars())


def of_guest(tables: Select[Any], guest: str) -> Select[Any]:
    """Those where a guest sits, or sat when the game began."""
    concerned = tables.join(GUESTS, GUESTS.c["table"] == TABLES.c.id).where(GUESTS.c.guest == guest)
    return concerned.where(cast(TABLES.c.guests, Text).contains(f'"{guest}"', autoescape=True))


def _read(row: Any) -> Played | None:
    table, created, updated, status, to_move, summary, based = row
    try:
        return Played(table, created, updated, status, read_guests(to_move), read_summary(summary), based)
    except TableError:
        _log.error("a table can't be read", table=table)
        return None
