"""The reception: opening tables, sitting down, getting up."""

import secrets
import time
from functools import partial

from cabochon.match import shuffles
from cabochon.server import gauges
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.errors import RequestError
from cabochon.server.live.guests import Guest
from cabochon.server.live.hall import Hall
from cabochon.server.live.line import Party
from cabochon.server.live.readers import Readers
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import Store
from cabochon.server.table import Wish, open_table
from cabochon.server.table.ids import derived_id


class Reception:
    """What guests do before a game. `most` is how many unfinished tables one of them may host."""

    def __init__(
        self, store: Store, hall: Hall, clerk: Clerk, readers: Readers, tasks: Tasks, most: int
    ) -> None:
        self._store = store
        self._hall = hall
        self._clerk = clerk
        self._readers = readers
        self._tasks = tasks
        self._most = most

    async def open(self, guest: Guest, address: str, wish: Wish) -> str:
        """Open a table; its id."""
        if await self._store.count_open(guest.id) >= self._most:
            gauges.LIMITED.labels("open_tables").inc()
            raise RequestError(409, "error-too-many-tables", most=self._most)
        now, table, secret = time.time(), derived_id(secrets.token_bytes(16)), shuffles.new_secret()
        check = partial(open_table, table, guest.id, guest.shown, wish, secret, now, self._hall.bots)
        plain = wish.base is None
        row, change = check() if plain else await self._readers.run(Party(address, guest.id), check)
        if not await self._tasks.carry_out(self._clerk.create(row, change, now)):
            raise RequestError(503, "error-server")
        return table

    async def join(self, guest: Guest, table: str, seat: int) -> None:
        """Sit down."""
        live = await self._hall.find(table)
        await self._clerk.act(live, lambda at, _: at.join(guest.id, guest.shown, seat))

    async def leave(self, guest: Guest, table: str, seat: int) -> None:
        """Get up."""
        live = await self._hall.find(table)
        await self._clerk.act(live, lambda at, _: at.leave(guest.id, seat))

    async def seat_bot(self, guest: Guest, table: str, seat: int, bot: str) -> None:
        """Fill a seat with a bot."""
        live = await self._hall.find(table)
        await self._clerk.act(live, lambda at, _: at.seat_bot(guest.id, seat, bot))
