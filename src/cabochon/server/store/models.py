"""The tables of the database. Every change here needs a migration (`migrations/versions`) that does it."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    literal,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

# A table of the game: first what is settled when it is opened, then how it stands.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("plan", JSON, nullable=False),
    Column("host", String, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("status", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("guests", JSON, nullable=False),
    Column("to_move", JSON, nullable=False),
    Column("deadline", Double),
    Column("summary", JSON, nullable=False),
)

# Each question about tables has its index, over those rows alone that can be an answer. Values are written
# out: with placeholders a database does not see that an index fits.
_OVER = literal("over", literal_execute=True)
OPEN = TABLES.c.status != _OVER
LISTED = TABLES.c.listed & OPEN
WAITING = TABLES.c.status == literal("waiting", literal_execute=True)
_PLAYING = TABLES.c.status == literal("playing", literal_execute=True)
CLOCK_RUNS = TABLES.c.deadline.is_not(None) & _PLAYING
NO_CLOCK = TABLES.c.deadline.is_(None) & _PLAYING
OVER = TABLES.c.status == _OVER

BASED = TABLES.c.plan["base"].as_string().is_not(None)
"""Its game goes on from a position of a record."""


def _index(name: str, column: str, rows: ColumnElement[bool]) -> None:
    Index(f"ix_tables_{name}", TABLES.c[column], sqlite_where=rows, postgresql_where=rows)


_index("lobby", "updated", LISTED)
_index("host", "host", OPEN)
_index("deadline", "deadline", CLOCK_RUNS)
# What is old was created long ago; that time never changes, so nothing that happens costs anything here.
_index("waiting", "created", WAITING)
_index("no_clock", "created", NO_CLOCK)
_index("over", "created", OVER)

# Whoever has had to do with a table: who opened it, who sits there, and who has got up since.
GUESTS = Table(
    "guests",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
)
Index("ix_guests_table", GUESTS.c["table"])

# What happened. Both keys are locks: who inserts first has done it.
EVENTS = Table(
    "events",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("kind", String, nullable=False),
    Column("content", JSON, nullable=False),
    Column("key", String),
    Column("version", Integer, nullable=False, server_default="1"),
    UniqueConstraint("table", "key"),
)

# What was found out about a finished game (`analyses.py`): one for each table, the most thorough.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("time", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

# Keys that all processes share (`keys.py`).
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# When somebody last served these tables: one row, written every few seconds.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
)

# From when to when nobody did, which counts on no clock. They never overlap.
DOWNTIMES = Table(
    "downtimes",
    METADATA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# Who may not come in (`blocks.py`).
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("reason", String, nullable=False),
)

# What servers should look at again, numbered (`orders.py`).
ORDERS = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("subject", String, nullable=False),
)

# Codes that take a guest to another device (`transfers.py`); one for each guest, and few at a time.
TRANSFERS = Table(
    "transfers",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("guest", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("until", Double, nullable=False),
)
