"""What a client on a socket can do at its table."""

import time

from cabochon.server.live.clerk import Clerk, Command
from cabochon.server.live.connection import Connection
from cabochon.server.live.errors import RequestError
from cabochon.server.live.hall import Hall
from cabochon.server.live.table import LiveTable
from cabochon.server.live.talk import Talk
from cabochon.server.show import Phrase
from cabochon.server.store import DatabaseError
from cabochon.server.table import Change, Table


class Visit:
    """A connection at a table, from when it is made to its `end`.

    A request has an id and is carried out once, however often it comes. It returns the number of its last
    event, which is stored, or raises a TableError.
    """

    def __init__(self, connection: Connection, live: LiveTable, hall: Hall, clerk: Clerk, talk: Talk) -> None:
        self._connection = connection
        self._live = live
        self._hall = hall
        self._clerk = clerk
        self._talk = talk
        self._guest = connection.guest.id
        live.audience.connections.add(connection)
        hall.tell_visited(live)

    def begin(self) -> None:
        """The client has said something: from now on it is there for the others, and no clock waits for it.

        Who only holds a socket could otherwise neither be replaced nor be out of time.
        """
        if not self._connection.has_spoken:
            self._connection.has_spoken = True
            self._hall.tell_visited(self._live)

    def end(self) -> None:
        """The connection is gone."""
        self._live.audience.connections.discard(self._connection)
        self._live.used = time.monotonic()
        self._hall.tell_visited(self._live)

    # --- Looking ---

    async def resume(self, after: int) -> None:
        """Send what came after an event, now and from now on."""
        if after > self._live.table.number:
            # The client was connected to a process that knows more.
            try:
                await self._clerk.fetch(self._live)
            except DatabaseError:
                # Without an answer the client can do nothing here, so it had better come back.
                self._connection.close("database")
                return
        table = self._live.table
        self._live.audience.update(table, self._connection, min(after, table.number))

    def look(self, seat: int | None) -> None:
        """Show the cards of one of several own seats, or nobody's."""
        table = self._live.table
        if seat is not None:
            self._own(seat)
        self._connection.look = seat if seat == table.to_move else None
        self._live.audience.update(table, self._connection, table.number)

    # --- Talking ---

    def say(self, seat: int, phrase: Phrase) -> None:
        """Say something to everybody here, from one's own seat; who watches has none."""
        self._own(seat)
        self._talk.say(self._live, seat, phrase)

    # --- Acting ---

    async def play(self, request: str, seat: int, moves: str) -> int:
        """Decide something, in notation."""
        key = self._key(request)
        return await self._act(lambda table, now: table.play(self._guest, seat, moves, key, now), key)

    async def undo(self, request: str, seat: int) -> int:
        """Take back, or ask for it."""
        key = self._key(request)
        return await self._act(lambda table, now: table.undo(self._guest, seat, key, now), key)

    async def resign(self, request: str, seat: int) -> int:
        """Give up."""
        key = self._key(request)
        return await self._act(lambda table, now: table.resign(self._guest, seat, key, now), key)

    async def replace(self, request: str, seat: int) -> int:
        """Propose a bot for somebody who is not connected."""
        key, live = self._key(request), self._live

        def command(table: Table, now: float) -> Change:
            return table.replace(self._guest, seat, live.audience.missing, key, now)

        return await self._act(command, key)

    async def come_back(self, request: str, seat: int) -> int:
        """Take a seat back from the bot."""
        key = self._key(request)
        return await self._act(lambda table, now: table.come_back(self._guest, seat, key, now), key)

    async def answer(self, request: str, agree: bool) -> int:
        """Agree to the proposal, or decline it."""
        key = self._key(request)

        def command(table: Table, now: float) -> Change:
            return table.answer(self._guest, agree, key, now, missing=self._live.audience.missing)

        return await self._act(command, key)

    async def rematch(self, request: str, agree: bool) -> int:
        """Ask for the next game or agree to it, or decline it."""
        key = self._key(request)
        return await self._act(lambda table, _: table.rematch(self._guest, agree, key), key)

    def is_new(self, request: str) -> bool:
        """Whether nothing has been carried out under this id."""
        return self._key(request) not in self._live.table.keys

    async def _act(self, command: Command, key: str) -> int:
        return await self._clerk.act(self._live, command, key)

    def _own(self, seat: int) -> None:
        if seat not in self._live.table.seats_of(self._guest):
            raise RequestError(403, "error-table-not-yours", number=seat + 1)

    def _key(self, request: str) -> str:
        return f"{self._guest}:{request}"
