"""Every event with the version of its form; those that are there have the first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("events", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
