"""What whoever runs the server asks about tables: all of them, also those that can't be read."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Text, and_, cast, func, or_, select, union

from cabochon.server.store.forms import read_summary
from cabochon.server.store.models import EVENTS, GUESTS, TABLES
from cabochon.server.table import TableError
from cabochon.server.table.handles import handle
from cabochon.server.table.standing import SeatSummary, Status, Summary, mark

_AT_ONCE = 1000
_COLUMNS = (
    TABLES.c.id,
    TABLES.c.status,
    TABLES.c.listed,
    TABLES.c.host,
    TABLES.c.guests,
    TABLES.c.created,
    TABLES.c.updated,
    cast(TABLES.c.summary, Text),
)


@dataclass(frozen=True)
class SeatItem:
    """A seat, with the handle of the guest on it."""

    kind: str
    name: str
    bot: str | None
    away: bool
    guest: str | None


@dataclass(frozen=True)
class Item:
    """A table of the inventory; guests are called by their handles. It holds no card and no secret.

    `game` and `seats` are empty where this version can't read them.
    """

    id: str
    game: str
    status: Status
    listed: bool
    host: str
    created: float
    updated: float
    events: int
    seats: tuple[SeatItem, ...]


def items(
    connection: Connection, status: Status | None, guests: Collection[str] | None, limit: int
) -> list[Item]:
    """Tables, the latest first; of a status, or with one of these guests, if given."""
    found = select(*_COLUMNS)
    if status is not None:
        found = found.where(TABLES.c.status == status)
    if guests is not None:
        found = found.where(_concerns(guests))
    latest = found.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
    rows = connection.execute(latest).all()
    return list(_items(connection, rows))


def item(connection: Connection, table: str) -> Item | None:
    """One table."""
    rows = connection.execute(select(*_COLUMNS).where(TABLES.c.id == table)).all()
    return next(_items(connection, rows), None)


def tables_of(connection: Connection, guests: Collection[str]) -> list[str]:
    """The ids of all tables that concern one of these guests."""
    return list(connection.execute(select(TABLES.c.id).where(_concerns(guests))).scalars())


def called(connection: Connection, name: str) -> list[str]:
    """The ids of the guests with this handle; nearly always one. It looks at everybody who ever sat down."""
    everybody = union(select(GUESTS.c.guest), select(TABLES.c.host))
    found = connection.execute(everybody, execution_options={"yield_per": _AT_ONCE}).scalars()
    return [guest for guest in found if handle(guest) == name]


def _concerns(guests: Collection[str]) -> ColumnElement[bool]:
    # Whoever got up again is among the guests as well, but it is not their table.
    known = select(GUESTS.c["table"]).where(GUESTS.c.guest.in_(guests))
    seated = [cast(TABLES.c.guests, Text).contains(f'"{guest}"', autoescape=True) for guest in guests]
    return or_(TABLES.c.host.in_(guests), and_(TABLES.c.id.in_(known), or_(*seated)))


def _items(connection: Connection, rows: Sequence[Any]) -> Iterator[Item]:
    counts = _events_of(connection, [row[0] for row in rows])
    for table, status, listed, host, guests, created, updated, text in rows:
        summary = _summary(text)
        yield Item(
            id=table,
            game="" if summary is None else summary.game,
            status=status,
            listed=listed,
            host=handle(host),
            created=created,
            updated=updated,
            events=counts.get(table, 0),
            seats=() if summary is None else tuple(_seat(table, guests, seat) for seat in summary.seats),
        )


def _events_of(connection: Connection, tables: list[str]) -> dict[str, int]:
    table = EVENTS.c["table"]
    counted = select(table, func.max(EVENTS.c.number)).where(table.in_(tables)).group_by(table)
    return {row[0]: row[1] for row in connection.execute(counted)}


def _summary(text: str) -> Summary | None:
    try:
        return read_summary(text)
    except TableError:
        return None


def _seat(table: str, guests: Collection[str], seat: SeatSummary) -> SeatItem:
    guest = next((guest for guest in guests if mark(table, guest) == seat.mark), None)
    return SeatItem(seat.kind, seat.name, seat.bot, seat.away, None if guest is None else handle(guest))
