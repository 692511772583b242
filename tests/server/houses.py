"""Houses without a server around them, and who comes to them."""

import asyncio

from cabochon.server.live import Guest, House
from cabochon.server.live.hall import Watcher
from cabochon.server.live.table import LiveTable
from tests.server.serving import PATIENCE

ANN, BOB, CID = (Guest(f"guest-{name}", name.capitalize()) for name in ("ann", "bob", "cid"))


class Heard(Watcher):
    """What a house was told of, and waiting for it."""

    def __init__(self, house: House) -> None:
        self.numbers: asyncio.Queue[int] = asyncio.Queue()
        house.hall.watch(self)

    def changed(self, live: LiveTable, after: int) -> None:
        del after
        self.numbers.put_nowait(live.table.number)

    async def next(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return await self.numbers.get()
