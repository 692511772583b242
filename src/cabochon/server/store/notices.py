"""How processes on one PostgreSQL tell each other what happened: NOTIFY on commit, LISTEN in a thread."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, bindparam, func, select
from sqlalchemy.exc import DBAPIError

from cabochon.server.store.engine import connect_alone, driver_errors
from cabochon.server.store.lock import SERVING
from cabochon.server.store.types import Notice

if TYPE_CHECKING:
    import psycopg

_CHANNEL = "cabochon"
_LARGEST = 7000  # bytes; PostgreSQL takes less than 8000
_LONGEST = 2000  # bytes of a notice that brings its events
_LONGEST_WAIT = 2.0  # seconds until the listener looks whether it is closed
_PAUSE = 1.0  # seconds between two attempts to connect again
_NOTIFY = select(func.pg_notify(_CHANNEL, bindparam("payload")))

EVERYTHING = ""
"""The `table` of a notice that says: some notices were missed, so look at every table."""
NO_EVENTS = 0
"""The `number` of a notice that says: the table was deleted."""
ORDERED = "!"
"""The `table` of a notice that says: there are new orders (`orders.py`)."""


def notify(connection: Connection, notices: Sequence[Notice]) -> None:
    """Send notices when the transaction of this connection is committed."""
    for payload in _payloads(notices):
        connection.execute(_NOTIFY, {"payload": payload})


class Listener:
    """Hears the notices of other processes from the moment it is made until it is closed.

    `hear` is called in the listener's own thread, with all that came together.
    """

    def __init__(self, engine: Engine, process: str, hear: Callable[[list[Notice]], None]) -> None:
        self._engine = engine
        self._process = process
        self._hear = hear
        self._closed = threading.Event()
        connection = self._connect()
        self._thread = threading.Thread(
            target=self._listen, args=(connection,), name="cabochon-notices", daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        # A notice about nothing ends the wait at once; without the database it ends by itself.
        with suppress(DBAPIError), self._engine.begin() as connection:
            connection.execute(_NOTIFY, {"payload": "[]"})
        self._thread.join()

    def _connect(self) -> "psycopg.Connection":
        connection = connect_alone(self._engine)
        # As long as it lives, nobody can have the database to themselves (`alone.py`).
        connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))
        connection.execute(f"LISTEN {_CHANNEL}")
        return connection

    def _listen(self, connection: "psycopg.Connection") -> None:
        while not self._closed.is_set():
            try:
                for notice in connection.notifies(timeout=_LONGEST_WAIT, stop_after=1):
                    self._pass_on(notice.payload)
            except driver_errors():
                connection.close()
                connection = self._connect_again() or connection
        connection.close()

    def _connect_again(self) -> "psycopg.Connection | None":
        """A new connection as soon as there can be one; None if the listener is closed before."""
        while not self._closed.is_set():
            try:
                connection = self._connect()
            except driver_errors():
                self._closed.wait(_PAUSE)
            else:
                self._hear([Notice("", EVERYTHING)])
                return connection
        return None

    def _pass_on(self, payload: str) -> None:
        if others := [notice for notice in _notices(payload) if notice.process != self._process]:
            self._hear(others)


def _payloads(notices: Sequence[Notice]) -> Iterator[str]:
    """The notices as JSON, as many together as fit."""
    texts: list[str] = []
    length = 2
    for notice in notices:
        text = _text(notice)
        if len(text) > _LONGEST:
            text = _text(replace(notice, events=()))
        if texts and length + len(text) > _LARGEST:
            yield f"[{','.join(texts)}]"
            texts, length = [], 2
        texts.append(text)
        length += len(text) + 1
    if texts:
        yield f"[{','.join(texts)}]"


def _text(notice: Notice) -> str:
    parts: list[Any] = [notice.process, notice.table, notice.number, notice.told]
    return json.dumps([*parts, notice.events] if notice.events else parts, separators=(",", ":"))


def _notices(payload: str) -> list[Notice]:
    """What a payload says; nothing, if it is not one of ours."""
    try:
        notices = [Notice(*fields) for fields in json.loads(payload)]
    except (ValueError, TypeError):
        return []
    return [notice for notice in notices if isinstance(notice.events, list | tuple)]
