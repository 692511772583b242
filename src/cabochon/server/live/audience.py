"""Whoever is connected to a table, and what they are told."""

import time

from cabochon.server import show
from cabochon.server.live.connection import Connection
from cabochon.server.live.line import Party
from cabochon.server.live.presence import Attendance
from cabochon.server.show import PAGE, Present, Shown
from cabochon.server.table import Table


class Audience:
    """The clients of one table in this process. The table is handed in as it stands."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.told = Attendance()
        """Who is connected here, as the others were last told."""
        self.elsewhere = Attendance()
        """Who is connected to other processes."""
        self.missing: dict[str, float] = {}
        """The guests with a seat who are connected nowhere, and from when a bot may play for them."""

    def here(self, table: Table) -> Attendance:
        """Who is connected in this process."""
        guests = self.guests
        seated = frozenset(seat.guest for seat in table.seats if seat.guest in guests)
        return Attendance(frozenset(guest for guest in seated if guest), len(guests - seated))

    def present(self, table: Table) -> Present:
        """Who is connected in any process."""
        here = self.here(table)
        online = here.guests | self.elsewhere.guests
        return Present(online, here.spectators + self.elsewhere.spectators, self.missing)

    @property
    def guests(self) -> set[str]:
        """The guests who are connected in this process, and have said so themselves."""
        return {connection.guest.id for connection in self.connections if connection.has_spoken}

    def players(self, table: Table) -> list[Party]:
        """Those who are connected here and play, or have played until they gave up."""
        seated = {seat.guest for seat in (*table.seats, *table.line_up)}
        found = {
            Party(connection.address, connection.guest.id)
            for connection in self.connections
            if connection.guest.id in seated
        }
        return sorted(found)

    def note_missing(self, table: Table, grace: float) -> None:
        """Look who has left, and who has come."""
        here, after = self.here(table).guests | self.elsewhere.guests, time.time() + grace
        guests = {seat.guest for seat in table.seats if seat.guest is not None}
        self.missing = {guest: self.missing.get(guest, after) for guest in guests - here}

    def publish(self, table: Table, after: int) -> None:
        """Tell everybody what happened after a number; what several see alike is made once."""
        present, now = self.present(table), time.time()
        made: dict[tuple[str, int | None, int], Shown] = {}
        for connection in self.connections:
            if connection.seen is None:
                continue
            if connection.look != table.to_move:
                # Another person takes the screen now: their cards are shown when they ask for it.
                connection.look = None
            # Whoever came in between has some of it already.
            begin = max(after, connection.seen)
            if table.number - begin > PAGE:
                self.update(table, connection, begin)
                continue
            recipient = (_recipient(table, connection), connection.look, begin)
            if recipient not in made:
                made[recipient] = show.update(
                    table, connection.guest.id, connection.look, present, now, begin
                )
            connection.say(made[recipient])
            connection.seen = table.number

    def update(self, table: Table, connection: Connection, after: int) -> None:
        """Tell one connection everything after a number, and remember that it has it.

        If that is more than a page, it is told the first one, and nothing else until it asks for the next: so
        at most one page waits for it, and no news overtakes old events.
        """
        if table.number - after > PAGE:
            connection.say(show.history(table, after))
            connection.seen = None
            return
        connection.say(
            show.update(table, connection.guest.id, connection.look, self.present(table), time.time(), after)
        )
        connection.seen = table.number

    def tell_presence(self, table: Table) -> None:
        """Tell everybody who is there now."""
        self.tell(show.presence(table, self.present(table), time.time()))

    def tell(self, message: Shown) -> None:
        """Tell everybody something that is no event."""
        for connection in self.connections:
            if connection.seen is not None:
                connection.say(message)


def _recipient(table: Table, connection: Connection) -> str:
    """Spectators all see the same; who gave up, and left a bot behind, may still be asked for a rematch."""
    guest = connection.guest.id
    known = (table.host, *(seat.guest for seat in (*table.seats, *table.line_up)))
    return guest if guest in known else ""
