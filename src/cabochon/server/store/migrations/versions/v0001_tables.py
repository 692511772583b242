"""Tables, their guests and events, and shared secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("guests", sa.JSON, nullable=False),
        sa.Column("to_move", sa.JSON, nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Double, nullable=True),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    still_open = sa.column("status") != "over"
    playing = sa.column("status") == "playing"
    _index("lobby", "updated", sa.column("listed", sa.Boolean) & still_open)
    _index("host", "host", still_open)
    _index("bot_to_move", "updated", sa.column("bot_to_move", sa.Boolean) & playing)
    _index("deadline", "deadline", sa.column("deadline").is_not(None) & playing)
    op.create_table(
        "guests",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table", name="pk_guests"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_guests_table"),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("key", sa.String, nullable=True),
        sa.PrimaryKeyConstraint("table", "number", name="pk_events"),
        sa.UniqueConstraint("table", "key", name="uq_events_table_key"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_events_table"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    for name in ("secrets", "events", "guests", "tables"):
        op.drop_table(name)


def _index(name: str, column: str, rows: sa.ColumnElement[bool]) -> None:
    op.create_index(f"ix_tables_{name}", "tables", [column], sqlite_where=rows, postgresql_where=rows)
