"""Codes that take a guest to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "transfers",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_transfers"),
        sa.UniqueConstraint("guest", name="uq_transfers_guest"),
    )


def downgrade() -> None:
    """Whoever was about to go to another device needs a new code there."""
    op.drop_table("transfers")
