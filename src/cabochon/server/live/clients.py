"""Clients on sockets: letting them in, and telling them what happens."""

from cabochon.games.errors import CabochonError
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.connection import Connection
from cabochon.server.live.doorkeeper import Doorkeeper
from cabochon.server.live.hall import Hall, Watcher
from cabochon.server.live.table import LiveTable
from cabochon.server.live.talk import Talk
from cabochon.server.live.visit import Visit
from cabochon.server.store import DatabaseError


class Clients(Watcher):
    """Everybody who is connected to this process."""

    def __init__(self, hall: Hall, clerk: Clerk, talk: Talk) -> None:
        self._hall = hall
        self._clerk = clerk
        self._talk = talk

    @property
    def connections(self) -> list[Connection]:
        """All of them, at whichever table."""
        return [connection for live in self._hall.tables.values() for connection in live.audience.connections]

    async def receive(self, connection: Connection, table: str) -> Visit | None:
        """Let a connection take part; None if it can't, and is closed for that."""
        try:
            live = await self._hall.find(table)
        except DatabaseError:
            connection.close("database")
            return None
        except CabochonError:
            connection.close("no-table")
            return None
        return Visit(connection, live, self._hall, self._clerk, self._talk)

    def changed(self, live: LiveTable, after: int) -> None:
        live.audience.publish(live.table, after)

    def send_off(self, doorkeeper: Doorkeeper) -> None:
        """Close those who may not be here any more."""
        for connection in self.connections:
            reason = doorkeeper.sends_off(connection.guest.id, connection.host)
            if reason is not None:
                connection.close(reason)

    def dismiss(self, guest: str) -> None:
        """Close those of a guest whom nobody knows any more."""
        for connection in self.connections:
            if connection.guest.id == guest:
                connection.close("no-guest")

    def gone(self, live: LiveTable) -> None:
        for connection in live.audience.connections:
            connection.close("no-table")

    def close_silent(self, since: float) -> None:
        """Close those who have said nothing since a time (as `time.monotonic` has it)."""
        for connection in self.connections:
            if connection.heard < since:
                connection.close("silent")
