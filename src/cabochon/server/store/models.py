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
    Column("bot_to_move", Boolean, nullable=False),
    Column("deadline", Double),
    Column("summary", JSON, nullable=False),
)

# Each question about tables has its index, over those rows alone that can be an answer. Values are written
# out: with placeholders a database does not see that an index fits.
OPEN = TABLES.c.status != literal("over", literal_execute=True)
LISTED = TABLES.c.listed & OPEN
_PLAYING = TABLES.c.status == literal("playing", literal_execute=True)
BOT_TO_MOVE = TABLES.c.bot_to_move & _PLAYING
CLOCK_RUNS = TABLES.c.deadline.is_not(None) & _PLAYING


def _index(name: str, column: str, rows: ColumnElement[bool]) -> None:
    Index(f"ix_tables_{name}", TABLES.c[column], sqlite_where=rows, postgresql_where=rows)


_index("lobby", "updated", LISTED)
_index("host", "host", OPEN)
_index("bot_to_move", "updated", BOT_TO_MOVE)
_index("deadline", "deadline", CLOCK_RUNS)

# Whoever has had to do with a table: who opened it, who sits there, and who has got up since.
GUESTS = Table(
    "guests",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
)

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

# Keys that all processes share.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
