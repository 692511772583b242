"""The office: a database beside the server that uses it, and what can be ordered there."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

from cabochon.server.admin.errors import AdminError
from cabochon.server.admin.subjects import checked_handle, checked_network, checked_period, checked_table
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.hall import Hall
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import Block, BlockKind, Store, blocks, inventory, keys, orders
from cabochon.server.store.inventory import Item
from cabochon.server.table.standing import Status

_AT_ONCE = 500
"""Tables that are deleted in one transaction: those who play elsewhere wait for it."""


@asynccontextmanager
async def office(address: str) -> AsyncIterator["Office"]:
    """The office at a database, which must be there and of this version."""
    store = await Store.beside(address)
    try:
        yield Office(store)
    finally:
        await store.close()


class Office:
    """Orders are given in words as people type them; an AdminError says what is wrong with one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- Tables ---

    async def tables(self, status: Status | None, guest: str | None, limit: int) -> list[Item]:
        """Tables, the latest first; of one status, or of one guest, if given."""
        guests = None if guest is None else await self._guests(guest)
        return await self._store.ask(lambda at: inventory.items(at, status, guests, limit))

    async def show(self, table: str) -> Item:
        """One table."""
        found = await self._store.ask(lambda at: inventory.item(at, checked_table(table)))
        if found is None:
            raise AdminError("error-admin-no-table", table=table)
        return found

    async def close(self, table: str) -> bool:
        """End a table: nobody wins. False if it was over already."""
        item = await self.show(table)
        tasks = Tasks()
        hall = Hall(self._store)
        await Clerk(self._store, hall, tasks).act(await hall.find(item.id), lambda at, now: at.close(now))
        await tasks.finish()
        # Also if it was over: whoever asks again may want the server to notice what it has missed.
        await self._store.do(lambda at: orders.give(at, [item.id]))
        return item.status != "over"

    async def delete(self, tables: Sequence[str]) -> None:
        """Take tables away with everything that happened there."""
        ids = [(await self.show(table)).id for table in tables]
        await self._delete(ids)

    async def delete_of(self, guest: str) -> int:
        """Take all tables of a guest away; how many there were."""
        guests = await self._guests(guest)
        ids = await self._store.ask(lambda at: inventory.tables_of(at, guests))
        await self._delete(ids)
        return len(ids)

    async def _delete(self, tables: Sequence[str]) -> None:
        for first in range(0, len(tables), _AT_ONCE):
            some = tables[first : first + _AT_ONCE]
            await self._store.delete(some)
            await self._store.do(partial(orders.give, subjects=some))

    async def _guests(self, given: str) -> list[str]:
        name = checked_handle(given)
        found = await self._store.ask(lambda at: inventory.called(at, name))
        if not found:
            raise AdminError("error-admin-no-guest", guest=name)
        return found

    # --- Who may come in ---

    async def block(self, kind: BlockKind, subject: str, period: str | None, reason: str) -> Block:
        """Keep a guest or an address out, for good without a period; replaces an earlier block."""
        now = time.time()
        until = None if period is None else now + checked_period(period)
        block = Block(kind, _checked(kind, subject), now, until, " ".join(reason.split()))
        await self._store.do(lambda at: blocks.put(at, block))
        return block

    async def unblock(self, kind: BlockKind, subject: str) -> str:
        """Let them in again; as whom they were known."""
        known = _checked(kind, subject)
        if not await self._store.do(lambda at: blocks.remove(at, kind, known)):
            raise AdminError("error-admin-not-blocked", subject=known)
        return known

    async def blocks(self) -> list[Block]:
        """Everybody who is kept out now."""
        return await self._store.ask(blocks.current)

    # --- Cookies ---

    async def rotate_key(self) -> int:
        """Sign cookies with a new key; how many keys are believed now."""
        return await self._store.do(keys.rotate)

    async def revoke(self) -> int:
        """Believe in no key but the one that signs; how many others there were."""
        return await self._store.do(keys.forget_old)


def _checked(kind: BlockKind, subject: str) -> str:
    return checked_network(subject) if kind == "address" else checked_handle(subject)
