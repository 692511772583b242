"""Whether a bot is to move is not stored any more: nobody asks, and it follows from the rest."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.drop_column("tables", "bot_to_move")


def downgrade() -> None:
    """Where a game goes on and it is no guest's turn, it is a bot's."""
    op.add_column("tables", sa.Column("bot_to_move", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET bot_to_move = true WHERE status = 'playing' AND CAST(to_move AS TEXT) = '[]'"
    )
