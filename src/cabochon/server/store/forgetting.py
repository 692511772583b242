"""Forgetting somebody: the one exception from the rule that what was stored stays as it was.

Wherever a guest's id stands in what is stored of a table, a stranger's stands afterwards, and their name is
gone. It is done to what the database holds, whatever its form, so that it can be done at a table which this
server can't read. All of it is one transaction, together with an event (`Forgotten`) under the next number:
whoever has the table in memory, in any process, finds that number taken before anything of the old table
could be stored again, and reads the table anew.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from cabochon.server.store.batch import Statements
from cabochon.server.store.forms import VERSION, write_event
from cabochon.server.store.models import EVENTS, GUESTS, TABLES
from cabochon.server.table.events import Forgotten
from cabochon.server.table.seating import Seat, told_apart
from cabochon.server.table.standing import Status, mark

_OF_TABLE = TABLES.c.id == bindparam("table")
_LAST = select(func.max(EVENTS.c.number)).where(EVENTS.c["table"] == TABLES.c.id).scalar_subquery()
_GLANCE = select(TABLES.c.status, TABLES.c.host, TABLES.c.guests, _LAST).where(_OF_TABLE)
_CONCERNED = select(GUESTS.c["table"]).where(GUESTS.c.guest == bindparam("guest")).order_by(GUESTS.c["table"])
_ROW = select(TABLES.c.host, TABLES.c.plan, TABLES.c.guests, TABLES.c.to_move, TABLES.c.summary).where(
    _OF_TABLE
)
_EVENTS = (
    select(EVENTS.c.number, EVENTS.c.kind, EVENTS.c.content, EVENTS.c.key)
    .where(EVENTS.c["table"] == bindparam("table"))
    .order_by(EVENTS.c.number)
)
_CHANGE_EVENT = (
    EVENTS.update()
    .where(EVENTS.c["table"] == bindparam("at"), EVENTS.c.number == bindparam("place"))
    .values(content=bindparam("content"), key=bindparam("key"))
)


class Glance(NamedTuple):
    """A table as far as the database knows it; `number` is that of its last event."""

    status: Status
    host: str
    guests: tuple[str, ...]
    number: int

    def others(self, guest: str) -> set[str]:
        """Whoever else has to do with it now: who opened it, and who sits there."""
        return {self.host, *self.guests} - {guest}


@dataclass(frozen=True)
class Farewell:
    """A guest who is forgotten at a table after its event `number`, and who is there in their place."""

    table: str
    number: int
    guest: str
    stranger: str
    name: str


def concerned(connection: Connection, guest: str) -> list[str]:
    """The tables with which a guest has had to do."""
    return list(connection.execute(_CONCERNED, {"guest": guest}).scalars())


def glance(connection: Connection, table: str) -> Glance | None:
    """What there is to know of a table without reading it; None if there is none."""
    found = connection.execute(_GLANCE, {"table": table}).first()
    return None if found is None else Glance(found[0], found[1], tuple(found[2]), found[3] or 0)


def forget(connection: Connection, statements: Statements, farewell: Farewell, now: float) -> bool:
    """Forget somebody at a table; False, and nothing is done, if more has happened there, or it is gone."""
    given = {"table": farewell.table}
    found = connection.execute(_ROW, given).first()
    if found is None:
        return False
    host, plan, guests, to_move, summary = found
    events = connection.execute(_EVENTS, given).all()
    seats = _seats(plan, events, farewell.guest)
    if not _note(connection, statements, farewell, seats, now):
        return False
    changes = [_changed(event, farewell, seats, hosted=host == farewell.guest) for event in events]
    connection.execute(_CHANGE_EVENT, changes)
    connection.execute(
        TABLES.update().where(TABLES.c.id == farewell.table),
        {
            "host": _without(host, farewell),
            "plan": _without(plan, farewell),
            "guests": _without(guests, farewell),
            "to_move": _without(to_move, farewell),
            "summary": _summary(summary, farewell, seats),
        },
    )
    leaving = GUESTS.c.guest == farewell.guest, GUESTS.c["table"] == farewell.table
    connection.execute(GUESTS.delete().where(*leaving))
    return True


def _note(
    connection: Connection, statements: Statements, farewell: Farewell, seats: list[int], now: float
) -> bool:
    """Store the event; False if its number is taken."""
    event = {
        "table": farewell.table,
        "number": farewell.number + 1,
        "time": now,
        "kind": Forgotten.kind,
        "content": write_event(Forgotten(tuple(seats))),
        "key": None,
        "version": VERSION,
    }
    return connection.execute(statements.add_event, [event]).first() is not None


def _seats(plan: Any, events: Any, guest: str) -> list[int]:
    """The seats on which somebody sat when the game began."""
    seats = {number for number, seat in enumerate(plan["seats"]) if seat["guest"] == guest}
    for _number, kind, content, _key in events:
        if kind == "joined" and content["guest"] == guest:
            seats.add(content["seat"])
        elif kind == "left" and content["guest"] == guest:
            seats.discard(content["seat"])
    return sorted(seats)


def _changed(event: Any, farewell: Farewell, seats: list[int], *, hosted: bool) -> dict[str, Any]:
    number, kind, content, key = event
    content = _without(content, farewell)
    if (kind == "created" and hosted) or (kind == "proposed" and content["proposal"]["by"] in seats):
        content = {**content, "name": farewell.name}
    guest, colon, request = (key or "").partition(":")
    return {
        "at": farewell.table,
        "place": number,
        "content": content,
        "key": f"{farewell.stranger}{colon}{request}" if guest == farewell.guest else key,
    }


def _summary(summary: Any, farewell: Farewell, seats: list[int]) -> Any:
    """What lists tell of the table; there a mark stands for a guest, and none for one who gave up."""
    strange = mark(farewell.table, farewell.stranger)
    shown = [
        {**seat, "name": farewell.name, "mark": seat["mark"] and strange} if number in seats else seat
        for number, seat in enumerate(summary["seats"])
    ]
    if seats:  # only where a game has begun does somebody keep a seat
        apart = told_apart(tuple(Seat(name=seat["name"]) for seat in shown))
        shown = [{**seat, "name": told.name} for seat, told in zip(shown, apart, strict=True)]
    return {**summary, "seats": shown}


def _without(value: Any, farewell: Farewell) -> Any:
    """What is stored with the stranger in the place of the guest, and without the name beside the id."""
    if value == farewell.guest:
        return farewell.stranger
    if isinstance(value, list):
        return [_without(part, farewell) for part in value]
    if not isinstance(value, dict):
        return value
    changed = {name: _without(part, farewell) for name, part in value.items()}
    if value.get("guest") == farewell.guest and "name" in value:
        changed["name"] = farewell.name
    return changed
