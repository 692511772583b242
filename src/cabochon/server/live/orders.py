"""What whoever runs the server does beside it (`cabochon admin`): this process notices and acts on it."""

import asyncio

import structlog

from cabochon.server.live.clerk import Clerk
from cabochon.server.live.clients import Clients
from cabochon.server.live.doorkeeper import Doorkeeper
from cabochon.server.live.keys import Keys
from cabochon.server.store import BLOCKED, KEYS, Store, current_blocks, orders_after

_log = structlog.get_logger("cabochon.orders")


class Orders:
    """Looks for orders at every sweep, and whenever another process has heard of one."""

    def __init__(
        self, store: Store, clerk: Clerk, clients: Clients, doorkeeper: Doorkeeper, keys: Keys
    ) -> None:
        self._store = store
        self._clerk = clerk
        self._clients = clients
        self._doorkeeper = doorkeeper
        self._keys = keys
        self._seen = 0
        self._lock = asyncio.Lock()

    async def begin(self) -> None:
        """Learn what holds now; earlier orders about tables are old, as none are in memory yet."""
        self._seen = (await self._store.ask(lambda connection: orders_after(connection, 0))).number
        await self._learn(frozenset((BLOCKED, KEYS)))

    async def look(self) -> None:
        """Carry out what is new."""
        async with self._lock:
            number, subjects = await self._store.ask(lambda connection: orders_after(connection, self._seen))
            await self._learn(subjects)
            if subjects:
                _log.info("orders of whoever runs the server", count=len(subjects))
            for table in sorted(subjects - {BLOCKED, KEYS}):
                await self._clerk.look_again(table)
            self._seen = number
        # Whoever was just coming in when the order came is found by the next sweep.
        if self._doorkeeper.turns_away:
            self._clients.send_off(self._doorkeeper)

    async def _learn(self, subjects: frozenset[str]) -> None:
        if BLOCKED in subjects:
            self._doorkeeper.learn(await self._store.ask(current_blocks))
        if KEYS in subjects and self._keys.learn(await self._store.signing_keys()):
            # Whoever came by a cookie that counts no more must not stay; the others come back at once.
            for connection in self._clients.connections:
                connection.close("restart")
