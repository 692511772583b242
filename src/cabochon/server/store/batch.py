"""Writing many appends in one transaction. Who comes second finds the number taken, and stores nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from pydantic_core import to_json
from sqlalchemy import Connection, Update, bindparam, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from cabochon.server.store.forms import VERSION, write_event, write_plan, write_summary
from cabochon.server.store.models import ANALYSES, EVENTS, GUESTS, SECRETS, TABLES
from cabochon.server.table import Change, Standing, TableRow


@dataclass(frozen=True)
class Append:
    """A change of one table from `number` on, how it stands then (None: as before), and its row if new.

    `before` is how the table stood, where that is known.
    """

    table: str
    number: int
    change: Change
    standing: Standing | None
    time: float
    row: TableRow | None = None
    before: Standing | None = None

    @property
    def last(self) -> int:
        return self.number + len(self.change.events) - 1

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """The rows of its events."""
        return [
            {
                "table": self.table,
                "number": number,
                "time": self.time,
                "kind": event.kind,
                "content": write_event(event),
                "key": key,
                "version": VERSION,
            }
            for number, (event, key) in enumerate(self.change.keyed(), self.number)
        ]

    @property
    def told(self) -> list[tuple[Any, ...]]:
        """The same as other processes read them (`rows.read_entry`)."""
        return [
            (row["number"], row["time"], row["kind"], VERSION, to_json(row["content"]).decode(), row["key"])
            for row in self.rows
        ]


class Statements:
    """The statements of one kind of database, built once."""

    def __init__(self, dialect: str) -> None:
        # The two dialects spell it alike but share no type for it.
        insert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self.add_table = insert(TABLES).on_conflict_do_nothing()
        self.add_guest = insert(GUESTS).on_conflict_do_nothing()
        self.add_secret = insert(SECRETS).on_conflict_do_nothing()
        self.add_event = insert(EVENTS).on_conflict_do_nothing().returning(EVENTS.c["table"], EVENTS.c.number)
        analysis = insert(ANALYSES)
        new = analysis.excluded
        self.keep_analysis = analysis.on_conflict_do_update(
            index_elements=[ANALYSES.c["table"]],
            set_={name: new[name] for name in ("seconds", "time", "version", "content")},
            where=(ANALYSES.c.seconds < new.seconds) | (ANALYSES.c.version < new.version),
        ).returning(ANALYSES.c["table"])

    guests_of = select(TABLES.c.id, TABLES.c.guests).where(
        TABLES.c.id.in_(bindparam("tables", expanding=True))
    )
    remove_events = EVENTS.delete().where(
        tuple_(EVENTS.c["table"], EVENTS.c.number).in_(bindparam("pairs", expanding=True))
    )

    @staticmethod
    @cache
    def change(*names: str) -> Update:
        """Sets columns of the table `at`."""
        return (
            TABLES.update()
            .where(TABLES.c.id == bindparam("at"))
            .values({name: bindparam(name) for name in names})
        )


def write(connection: Connection, statements: Statements, appends: Sequence[Append]) -> list[bool]:
    """Write appends of different tables; say of each whether it is in (False: somebody was faster).

    The caller gives them in the order of their tables, so that two processes never wait for each other.
    """
    openings = [_new_row(append) for append in appends if append.row is not None]
    if openings:
        connection.execute(statements.add_table, openings)
    rows = [row for append in appends for row in append.rows]
    stored = {(table, number) for table, number in connection.execute(statements.add_event, rows)}
    outcome = []
    for append in appends:
        pairs = [(append.table, number) for number in range(append.number, append.last + 1)]
        outcome.append(stored.issuperset(pairs))
        if not outcome[-1] and not stored.isdisjoint(pairs):
            connection.execute(
                statements.remove_events, {"pairs": [pair for pair in pairs if pair in stored]}
            )
    _stand(connection, statements, [append for append, stays in zip(appends, outcome, strict=True) if stays])
    return outcome


def _stand(connection: Connection, statements: Statements, appends: Sequence[Append]) -> None:
    """How the tables stand after these appends."""
    changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    guests = {}
    for append in appends:
        columns = {"updated": append.time, **_news(append)}
        if "guests" in columns:
            guests[append.table] = _concerned(append)
        # Mostly only whose turn it is has changed, at all of them.
        changes.setdefault(tuple(columns), []).append({"at": append.table, **columns})
    if guests:
        _note_guests(connection, statements, guests)
    for names, rows in changes.items():
        connection.execute(statements.change(*names), rows)


def _concerned(append: Append) -> set[str]:
    """Who sits there, and who opened the table."""
    guests = set() if append.standing is None else set(append.standing.guests)
    return guests if append.row is None else {*guests, append.row.host}


def _note_guests(connection: Connection, statements: Statements, guests: dict[str, set[str]]) -> None:
    """Write down who came; mostly nobody did. Who has left stays written down, as what they did does."""
    before = {
        table: set(seated)
        for table, seated in connection.execute(statements.guests_of, {"tables": list(guests)})
    }
    came = [{"guest": guest, "table": table} for table in guests for guest in guests[table] - before[table]]
    if came:
        connection.execute(statements.add_guest, came)


def _new_row(append: Append) -> dict[str, Any]:
    row = append.row
    assert row is not None
    # The guests come with the standing, like those of any table.
    return {
        "id": row.id,
        "plan": write_plan(row.plan),
        "host": row.host,
        "secret": row.secret,
        "created": row.created,
        "rules_version": row.rules_version,
        "updated": append.time,
        **_news(append),
        "guests": [],
    }


def _news(append: Append) -> dict[str, Any]:
    """The columns of a standing that are not as before."""
    now, before = append.standing, append.before
    if now is None:
        return {}
    return {
        name: write(now)
        for name, write in _COLUMNS.items()
        if before is None or getattr(now, name) != getattr(before, name)
    }


_COLUMNS: dict[str, Callable[[Standing], Any]] = {
    "status": lambda standing: standing.status,
    "listed": lambda standing: standing.listed,
    "guests": lambda standing: list(standing.guests),
    "to_move": lambda standing: list(standing.to_move),
    "deadline": lambda standing: standing.deadline,
    "summary": lambda standing: write_summary(standing.summary),
}
"""The columns of a table that tell how it stands, each of the same name."""
