"""The form of a database: which it has, and bringing it to another."""

from typing import NamedTuple

from cabochon.server.admin.errors import AdminError
from cabochon.server.store.alone import alone
from cabochon.server.store.engine import existing, opening
from cabochon.server.store.migrate import migrate, migrate_to, revision_of, revisions, strange


class Form(NamedTuple):
    """The revision of a database, and all that this version knows, from the first to the latest."""

    revision: str
    known: list[str]


def form_of(address: str) -> Form:
    """The form that a database has."""
    revision = _revision(address)
    if revision is None:
        raise strange()
    return Form(revision, revisions())


def upgrade(address: str) -> Form | None:
    """Bring a database to the latest form; no server may use it. The form before; None of an empty one."""
    before = _revision(address)
    with alone(address) as connection:
        migrate(connection)
    return None if before is None else Form(before, revisions())


def downgrade(address: str, revision: str) -> Form:
    """Bring a database to an earlier form, for an earlier version; no server may use it."""
    before = form_of(address)
    if revision not in before.known or revision > before.revision:
        raise AdminError(
            "error-admin-revision",
            given=revision,
            known=", ".join(known for known in before.known if known <= before.revision),
        )
    with alone(address) as connection:
        migrate_to(connection, revision)
    return before


def _revision(address: str) -> str | None:
    engine = existing(address)
    try:
        with opening(address), engine.connect() as connection:
            return revision_of(connection)
    finally:
        engine.dispose()
