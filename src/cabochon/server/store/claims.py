"""Claims: what one process of several does, because it came first.

A claim is a lock of a PostgreSQL session that is there for nothing else: when the process dies, however it
may, the database ends the session and the claim with it.
"""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from cabochon.server.store.engine import connect_alone, driver_errors
from cabochon.server.store.failures import lost_error

if TYPE_CHECKING:
    import psycopg


class Claims:
    """The claims of this process. On a database without others every claim is granted, once at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._held: set[str] = set()
        """What is claimed here; changed in the thread alone, where there is one."""
        self._connection: psycopg.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cabochon-claims")

    async def claim(self, what: str) -> bool:
        """Whether it is this caller's now; False if it is claimed already, by another process or in this one.

        Raises a DatabaseError where the database is out of reach.
        """
        if not self._shared:
            return self._claim(what)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._claim, what)

    async def release(self, what: str) -> None:
        """Let others have it; nothing happens where it is not claimed here."""
        if not self._shared:
            self._held.discard(what)
            return
        await asyncio.get_running_loop().run_in_executor(self._thread, self._release, what)

    async def close(self) -> None:
        """Release everything."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()

    # --- In the thread ---

    def _claim(self, what: str) -> bool:
        if what in self._held:
            return False
        if self._shared and not self._locked(what):
            return False
        self._held.add(what)
        return True

    def _locked(self, what: str) -> bool:
        try:
            return self._lock(self._connected(), what)
        except driver_errors():
            self._disconnect()
        try:
            return self._lock(self._connected(), what)
        except driver_errors() as error:
            self._disconnect()
            raise lost_error() from error

    def _release(self, what: str) -> None:
        if what not in self._held:
            return
        self._held.discard(what)
        if self._connection is not None:
            try:
                self._connection.execute("SELECT pg_advisory_unlock(%s)", [_number(what)])
            except driver_errors():
                # The lock went with the session.
                self._disconnect()

    def _connected(self) -> "psycopg.Connection":
        """The session; a new one claims again what the old one held, as far as nobody else has it now."""
        if self._connection is None:
            self._connection = connect_alone(self._engine)
            self._held = {what for what in self._held if self._lock(self._connection, what)}
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _lock(self, connection: "psycopg.Connection", what: str) -> bool:
        found = connection.execute("SELECT pg_try_advisory_lock(%s)", [_number(what)]).fetchone()
        return found is not None and bool(found[0])


def _number(what: str) -> int:
    """The 64 bits by which PostgreSQL knows a lock."""
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], "big", signed=True)
