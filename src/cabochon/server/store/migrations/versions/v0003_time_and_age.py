"""When somebody last served the tables and when nobody did; indexes for tables that have grown old."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_downtimes"),
    )
    status: sa.ColumnClause[str] = sa.column("status")
    _index("waiting", status == "waiting")
    _index("no_clock", sa.column("deadline").is_(None) & (status == "playing"))
    _index("over", status == "over")
    op.create_index("ix_guests_table", "guests", ["table"])
    # Nobody asks for it any more: bots think where somebody is connected.
    op.drop_index("ix_tables_bot_to_move", "tables")


def downgrade() -> None:
    rows = sa.column("bot_to_move", sa.Boolean) & (sa.column("status") == "playing")
    op.create_index("ix_tables_bot_to_move", "tables", ["updated"], sqlite_where=rows, postgresql_where=rows)
    op.drop_index("ix_guests_table", "guests")
    for name in ("over", "no_clock", "waiting"):
        op.drop_index(f"ix_tables_{name}", "tables")
    op.drop_table("downtimes")
    op.drop_table("pulse")


def _index(name: str, rows: sa.ColumnElement[bool]) -> None:
    op.create_index(f"ix_tables_{name}", "tables", ["created"], sqlite_where=rows, postgresql_where=rows)
