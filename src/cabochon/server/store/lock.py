"""Who uses a database.

One server at a time on a file: two would each keep their own tables in memory, and games would hang. Several
on PostgreSQL, but none while its form changes.
"""

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, func, select

from cabochon.files import CAN_LOCK, lock
from cabochon.server.store.types import DatabaseError

SERVING = 0x0CAB0C05
"""The lock of PostgreSQL that all servers on a database share; any number that nobody else uses there."""


class FileLock:
    """Held from when it is made until it is released, or the process dies however it may."""

    def __init__(self, engine: Engine) -> None:
        """Lock the file of SQLite; a DatabaseError says that another server uses it."""
        self._file: int | None = None
        self._made: Path | None = None
        """The lock's own file, if it was not there before."""
        if engine.dialect.name != "sqlite" or not CAN_LOCK:
            return
        path = Path(f"{engine.url.database}.lock")
        try:
            is_new = not path.exists()
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            self._made = path if is_new else None
        except OSError as error:
            if path.exists():
                raise DatabaseError(
                    f"The file {path} belongs to somebody else: {(error.strerror or str(error)).lower()}. "
                    "Run the server as the one who made it, or remove it while no server runs.",
                    code="error-database-lock",
                    path=str(path),
                    reason=(error.strerror or str(error)).lower(),
                ) from None
            return  # SQLite will say what is wrong with the folder
        if not lock(self._file):
            self.release()
            raise DatabaseError(
                f"Another server uses {engine.url.database} already. "
                "Several processes can share a PostgreSQL database, not a file.",
                code="error-database-used",
                path=str(engine.url.database),
            )

    def abandon(self) -> None:
        """Release it, and leave nothing behind where there is no database after all."""
        if self._made is not None:
            self._made.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        """Let others have the file. The lock's own file stays: to remove it could take it from the next."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def check_unused(connection: Connection) -> None:
    """A DatabaseError, if a server uses a PostgreSQL database; until the transaction ends none can start."""
    if (
        connection.dialect.name == "postgresql"
        and not connection.execute(select(func.pg_try_advisory_xact_lock(SERVING))).scalar_one()
    ):
        raise in_use()


def in_use() -> DatabaseError:
    """What to say to somebody who needs the database alone."""
    return DatabaseError(
        "A server is using this database. Stop it first, then try again.", code="error-database-busy"
    )
