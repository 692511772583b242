"""Two houses on one database: each hears what happens in the other."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from cabochon.server.live import Guest, House
from cabochon.server.live.hall import Watcher
from cabochon.server.live.presence import Attendance
from cabochon.server.live.table import LiveTable
from cabochon.server.options import Options
from cabochon.server.store import EVERYTHING, Notice, Store
from tests.server.serving import PATIENCE
from tests.server.tables import plan

pytestmark = pytest.mark.anyio

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


@pytest.fixture
async def houses(postgres_url: str) -> AsyncIterator[tuple[House, House]]:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    here, there = (House(store, Options(postgres_url, bot_pause=0).unlimited()) for store in stores)
    yield here, there
    for house, store in zip((here, there), stores, strict=True):
        await house.close()
        await store.close()


async def test_a_table_follows_what_the_other_house_stores(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("mooo"))
    live = await there.hall.find(table)
    assert live.table.number == 1
    heard = Heard(there)
    await here.reception.join(BOB, table, 1)
    assert await heard.next() == 2
    # Both may write, in whichever order; a fourth seat stays open, so that the game does not start.
    await asyncio.gather(there.reception.join(CID, table, 2), here.reception.leave(BOB, table, 1))
    here_now, there_now = await here.hall.find(table), await there.hall.find(table)
    await asyncio.gather(here.clerk.fetch(here_now), there.clerk.fetch(there_now))
    assert here_now.table.history == there_now.table.history
    assert [seat.guest for seat in here_now.table.seats] == [ANN.id, None, CID.id, None]


async def test_what_was_missed_is_fetched(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("moo"))
    live = await there.hall.find(table)
    heard = Heard(there)
    hear = there.neighbours._hear
    there.store.listen(lambda _: None)  # the connection is lost
    await here.reception.join(BOB, table, 1)
    assert live.table.number == 1
    hear(Notice("", EVERYTHING))
    assert await heard.next() == 2


async def test_who_is_connected_elsewhere_is_known_until_its_process_is_gone(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    live = await here.hall.find(table)
    told = Attendance(frozenset({BOB.id}), 2).to_notice()
    here.store._deliver(Notice("another process", table, None, told))
    present = live.audience.present(live.table)
    assert (present.online, present.spectators) == ({BOB.id}, 2)
    assert here.company.online(table) == {BOB.id}
    monkeypatch.setattr("cabochon.server.live.presence.EXPIRES", -1.0)
    here.company.forget_silent()
    assert live.audience.present(live.table).online == frozenset()
    assert here.company.online(table) == frozenset()


async def test_a_house_that_is_new_is_told_who_is_here(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    live = await here.hall.find(table)
    live.audience.told = Attendance(frozenset({ANN.id}), 1)
    await there.company.say_alive()
    async with asyncio.timeout(PATIENCE):
        while there.company.online(table) != {ANN.id}:
            await asyncio.sleep(0)
