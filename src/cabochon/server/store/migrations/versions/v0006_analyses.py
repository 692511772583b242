"""The analysis of a finished game is kept with it, and lists know how it was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table"),
    )


def downgrade() -> None:
    """An earlier version takes a summary that tells more than it knows for a damaged one."""
    op.drop_table("analyses")
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "UPDATE tables SET summary = CAST(CAST(summary AS JSONB) - 'opening' AS JSON) "
            "WHERE jsonb_exists(CAST(summary AS JSONB), 'opening')"
        )
    else:
        op.execute(
            "UPDATE tables SET summary = json_remove(summary, '$.opening') "
            "WHERE json_type(summary, '$.opening') IS NOT NULL"
        )
