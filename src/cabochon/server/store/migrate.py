"""Bringing a database to the form that this version knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from cabochon.server.store.types import DatabaseError

# Any number, as long as nobody else takes the same lock in the same database.
_LOCK = 0x0CAB0C04


def migrate(connection: Connection) -> None:
    """Create or upgrade everything, in the transaction of this connection.

    Several processes may do it at the same time: one does, the others wait and find it done. Where there is
    nothing to do, no right to change anything but rows is needed.
    """
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    if _revision(connection) == scripts.get_current_head():
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    known = {script.revision for script in scripts.walk_revisions()}
    revision = _revision(connection)
    if revision is not None and revision not in known:
        raise DatabaseError(
            f"The database was made by a later version of Cabochon (its form is {revision}, this version "
            f"knows up to {max(known)}); update Cabochon, or use another database.",
            code="error-database-newer",
            revision=revision,
            known=max(known),
        )
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def configuration(connection: Connection) -> Config:
    """What Alembic needs to know: where the migrations are, and the connection to use."""
    folder = Path(__file__).parent / "migrations"
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
