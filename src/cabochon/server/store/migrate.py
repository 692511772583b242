"""Bringing a database to the form that this version knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import ProgrammingError

from cabochon.server.store.lock import check_unused
from cabochon.server.store.types import DatabaseError

# Any number, as long as nobody else takes the same lock in the same database.
_LOCK = 0x0CAB0C04
_FORBIDDEN = "42501"  # what PostgreSQL says to those without the right


def migrate(connection: Connection) -> None:
    """Create or upgrade everything, in the transaction of this connection.

    Several processes may do it at the same time: one does, the others wait and find it done. Where there is
    nothing to do, no right to change anything but rows is needed. A DatabaseError says that a server of
    an earlier version is using it.
    """
    if revision_of(connection) == revisions()[-1]:
        return
    _wait_for_others(connection)
    revision = revision_of(connection)
    if revision == revisions()[-1]:
        return
    if revision is not None:
        check_unused(connection)
    try:
        command.upgrade(configuration(connection), "head")
    except ProgrammingError as error:
        if revision is None or getattr(error.orig, "sqlstate", None) != _FORBIDDEN:
            raise
        raise _older(revision) from None


def migrate_to(connection: Connection, revision: str) -> None:
    """Create, upgrade or downgrade everything to a known revision, in the transaction of this connection.

    A downgrade loses what the earlier form has no place for.
    """
    _wait_for_others(connection)
    config = configuration(connection)
    if (revision_of(connection) or "") <= revision:
        command.upgrade(config, revision)
    else:
        command.downgrade(config, revision)


def revisions() -> list[str]:
    """The revisions that this version knows, from the first to the latest."""
    scripts = ScriptDirectory.from_config(configuration())
    return sorted(script.revision for script in scripts.walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """The form of a database, None for an empty one; a DatabaseError says that it is a later one."""
    known = revisions()
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in known:
        raise DatabaseError(
            f"The database was made by a later version of Cabochon (its form is {revision}, this version "
            f"knows up to {known[-1]}); update Cabochon, or use another database.",
            code="error-database-newer",
            revision=revision,
            known=known[-1],
        )
    return revision


def _wait_for_others(connection: Connection) -> None:
    """Until the end of the transaction nobody else migrates."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def check_current(connection: Connection) -> None:
    """A DatabaseError, unless the database has the form that this version knows best."""
    revision, newest = revision_of(connection), revisions()[-1]
    if revision is None:
        raise strange()
    if revision != newest:
        raise _older(revision)


def _older(revision: str) -> DatabaseError:
    newest = revisions()[-1]
    return DatabaseError(
        f"The database has an earlier form ({revision}; this version needs {newest}). "
        "Whoever owns it can upgrade it: cabochon admin database upgrade",
        code="error-database-older",
        revision=revision,
        newest=newest,
    )


def strange() -> DatabaseError:
    """What is wrong with a database in which no server has ever kept anything."""
    return DatabaseError(
        "This database holds nothing of Cabochon. Name the one of the server with --database.",
        code="error-database-strange",
    )


def configuration(connection: Connection | None = None) -> Config:
    """What Alembic needs to know: where the migrations are, and the connection to use."""
    folder = Path(__file__).parent / "migrations"
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
