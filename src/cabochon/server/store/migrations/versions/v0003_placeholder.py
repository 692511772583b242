"""A place for what another change adds."""

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
