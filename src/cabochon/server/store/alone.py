"""Work on a database that no server may use meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from cabochon.server.store.engine import engine_for, existing, keep_private, opening, writing
from cabochon.server.store.lock import FileLock, check_unused, in_use
from cabochon.server.store.types import DatabaseError


@contextmanager
def alone(address: str, *, new: bool = False) -> Iterator[Connection]:
    """A transaction on a database, committed at the end; a DatabaseError says that a server uses it.

    A `new` database may be made for it.
    """
    engine = engine_for(address) if new else existing(address)
    keep_private(engine)
    try:
        lock = _locked(engine)
        try:
            with opening(address), writing(engine) as connection:
                check_unused(connection)
                yield connection
        finally:
            lock.release()
    finally:
        engine.dispose()


def _locked(engine: Engine) -> FileLock:
    try:
        return FileLock(engine)
    except DatabaseError:
        raise in_use() from None
