"""What whoever runs the server orders beside it: who is blocked, and what the server should look at again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=True),
        sa.Column("reason", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject", name="pk_blocks"),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_orders"),
    )


def downgrade() -> None:
    """An earlier version knows only the key that signs, and lets everybody in."""
    op.drop_table("orders")
    op.drop_table("blocks")
    op.execute("DELETE FROM secrets WHERE name LIKE 'signing:%'")
