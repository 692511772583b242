"""Every event with the version of its form; those that are there have the first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("events", sa.Column("version", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    # What was written in a later form is kept, though only a version that knows the form can read it.
    op.drop_column("events", "version")
