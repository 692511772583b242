"""A table in the memory of this process, and whoever is connected to it here."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from pydantic_core import to_json

from cabochon.match import Move
from cabochon.server.live.connection import Connection
from cabochon.server.live.presence import Attendance
from cabochon.server.show import tables as show
from cabochon.server.show import wire
from cabochon.server.show.tables import Present
from cabochon.server.store import Standing
from cabochon.server.table.table import Table


class Pondering(NamedTuple):
    """Thinking about the position after some decisions, for a seat on which a bot or a person plays."""

    work: asyncio.Future[Any]
    seat: int | None
    bot: str | None
    after: tuple[Move, ...]


class Live:
    """`table` is what is stored, never more: it is exchanged for the next one after each append.

    Whoever changes it holds the `lock`.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.standing: Standing | None = None
        """As it was last stored by this process."""
        self.told = Attendance()
        """Who is connected here, as the others were last told."""
        self.elsewhere = Attendance()
        """Who is connected to other processes."""
        self.thinking: asyncio.Task[None] | None = None
        """The bots of this table at work."""
        self.flag: asyncio.TimerHandle | None = None
        """Rings when the time of whoever thinks is up."""
        self.is_behind = False
        """Whether a look at the store is on its way already."""
        self.used = time.monotonic()
        self._table: Table | None = None
        self._ponderings: set[Pondering] = set()

    @property
    def table(self) -> Table:
        """The table, which must have been loaded."""
        assert self._table is not None
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table
        self.used = time.monotonic()
        for pondering in self._ponderings:
            if self._pondering(pondering.work) != pondering:
                pondering.work.cancel()

    @property
    def is_loaded(self) -> bool:
        """Whether the table is here already."""
        return self._table is not None

    def is_idle(self, since: float) -> bool:
        """Whether nobody needs this table in memory."""
        return self.used < since and not self.connections and self.thinking is None and not self.lock.locked()

    @contextmanager
    def pondered(self, work: asyncio.Future[Any]) -> Iterator[None]:
        """Work on the present position, which is cancelled as soon as the game takes another course."""
        pondering = self._pondering(work)
        self._ponderings.add(pondering)
        try:
            yield
        finally:
            self._ponderings.discard(pondering)
            work.cancel()

    def _pondering(self, work: asyncio.Future[Any]) -> Pondering:
        table = self.table
        moves = () if table.match is None else table.match.moves
        return Pondering(work, table.to_move, table.bot_to_move, moves)

    # --- Who is there ---

    def attendance(self) -> Attendance:
        """Who is connected in this process."""
        guests = {connection.guest.id for connection in self.connections}
        seated = frozenset(seat.guest for seat in self.table.seats if seat.guest in guests)
        return Attendance(frozenset(guest for guest in seated if guest), len(guests - seated))

    def present(self) -> Present:
        """Who is connected in any process."""
        here = self.attendance()
        return Present(here.guests | self.elsewhere.guests, here.spectators + self.elsewhere.spectators)

    # --- Telling ---

    def publish(self, after: int) -> None:
        """Send the events after a number to everybody, each distinct view encoded once."""
        present, now = self.present(), time.time()
        encoded: dict[tuple[str, int | None, int], str] = {}
        for connection in self.connections:
            if connection.seen is None:
                continue
            if connection.look != self.table.to_move:
                # Another person takes the screen now: their cards are shown when they ask for it.
                connection.look = None
            # Whoever came in between has some of them already.
            begin = max(after, connection.seen)
            recipient = (self._recipient(connection), connection.look, begin)
            if recipient not in encoded:
                message = show.update(self.table, connection.guest.id, connection.look, present, now, begin)
                encoded[recipient] = to_json(message).decode()
            connection.say(encoded[recipient])
            connection.seen = self.table.number

    def _recipient(self, connection: Connection) -> str:
        """Spectators all see the same."""
        guest = connection.guest.id
        return guest if guest == self.table.host or self.table.seats_of(guest) else ""

    def update(self, connection: Connection, after: int) -> None:
        """Send one connection everything after a number, and remember that it has it."""
        message = show.update(
            self.table, connection.guest.id, connection.look, self.present(), time.time(), after
        )
        connection.tell(message)
        connection.seen = self.table.number

    def tell_presence(self) -> None:
        """Send everybody who is there now."""
        message: wire.Presence = show.presence(self.table, self.present())
        text = to_json(message).decode()
        for connection in self.connections:
            if connection.seen is not None:
                connection.say(text)
