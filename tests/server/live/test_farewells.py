"""Somebody is forgotten in one house while another on the same database has the table in memory."""

import asyncio

import pytest

from cabochon.server.live import House
from cabochon.server.table.events import Forgotten
from tests.server.houses import ANN, BOB, CID, Heard
from tests.server.tables import plan

pytestmark = pytest.mark.anyio


async def open_with_others(house: House) -> str:
    table = await house.reception.open(ANN, "here", plan("moo"))
    await house.reception.join(BOB, table, 1)
    await house.reception.join(CID, table, 2)
    return table


async def test_the_other_house_reads_the_table_anew(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await open_with_others(here)
    live = await there.hall.find(table)
    heard = Heard(there)
    await here.farewells.forget(ANN.id)
    while await heard.next() < 6:  # it may hear of the resignation first
        pass
    for house in houses:
        seats = (await house.hall.find(table)).table.seats
        assert [seat.name for seat in seats] == ["Guest", "Bob", "Cid"]
    assert live.table.seats_of(ANN.id) == ()
    assert ANN.id not in {entry.guest for entry in live.table.made}


async def test_what_a_house_still_knows_is_not_stored_again(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await open_with_others(here)
    await there.hall.find(table)
    there.store.listen(lambda _: None)  # it hears nothing
    await here.farewells.forget(ANN.id)
    live = await there.hall.find(table)
    assert live.table.seats_of(ANN.id) == (0,)
    # The number is taken, so it looks, and tries again with what it finds.
    await there.clerk.act(live, lambda at, now: at.resign(BOB.id, 1, None, now))
    assert live.table.seats_of(ANN.id) == ()
    assert [seat.name for seat in live.table.seats] == ["Guest", "Bob", "Cid"]
    kinds = [entry.event.kind for entry in await there.store.entries(table)]
    assert kinds.count(Forgotten.kind) == 1
    assert await there.store.concerning(ANN.id) == []
    seen = await there.store.glance(table)
    assert seen is not None
    assert ANN.id not in {seen.host, *seen.guests}


async def test_two_go_at_once(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await open_with_others(here)
    await asyncio.gather(there.farewells.forget(BOB.id), here.farewells.forget(ANN.id))
    seats = (await here.hall.read(table)).seats
    assert [seat.name for seat in seats] == ["Guest", "Guest 2", "Cid"]
    for house in houses:
        for guest in (ANN, BOB):
            assert await house.store.concerning(guest.id) == []
