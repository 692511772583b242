"""Somebody is forgotten in one house while another on the same database has the table in memory."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from cabochon.server.live import House, Party, note_asking
from cabochon.server.options import Options
from cabochon.server.show import CLOSE_CODES
from cabochon.server.store import Glance
from cabochon.server.table.events import Forgotten
from tests.server.houses import ANN, BOB, CID, Heard
from tests.server.serving import PATIENCE, threaded, until
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


async def test_whoever_opened_it_had_left_before(houses: tuple[House, House]) -> None:
    """A table where nobody sits goes with the last of them."""
    here, _ = houses
    table = await here.reception.open(ANN, "here", plan("moo"))
    await here.reception.join(BOB, table, 1)
    await here.reception.leave(ANN, table, 0)
    await here.farewells.forget(BOB.id)
    assert (await here.hall.find(table)).table.status == "over"


async def test_a_rematch_that_is_opened_while_somebody_goes(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    await here.reception.join(BOB, table, 1)
    live = await here.hall.find(table)
    await here.clerk.act(live, lambda at, now: at.resign(ANN.id, 0, None, now))
    await here.clerk.act(live, lambda at, _: at.rematch(ANN.id, True))
    create, opened = here.clerk.create, asyncio.Event()

    async def late(*given: Any) -> bool:
        await there.farewells.forget(BOB.id)
        done = await create(*given)
        opened.set()
        return done

    monkeypatch.setattr(here.clerk, "create", late)
    await here.clerk.act(live, lambda at, _: at.rematch(BOB.id, True))
    async with asyncio.timeout(PATIENCE):
        await opened.wait()
        async with live.lock:
            assert live.table.next is None
        assert await here.store.concerning(BOB.id) == []
        assert [found.table for found in await here.store.tables_of(ANN.id, 9)] == [table]


async def test_what_a_house_still_knows_is_not_stored_again(houses: tuple[House, House]) -> None:
    here, there = houses
    there.store.listen(lambda _: None)  # it hears nothing
    table = await open_with_others(here)
    await there.hall.find(table)
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


async def test_a_table_is_read_anew_though_everybody_is_loading_something(
    houses: tuple[House, House],
) -> None:
    here, there = houses
    there.store.listen(lambda _: None)
    table = await open_with_others(here)
    live = await there.hall.find(table)
    await here.farewells.forget(ANN.id)
    async with AsyncExitStack() as turns, asyncio.timeout(PATIENCE):
        # They may be waiting for this very table, whose lock is taken in a moment.
        for guest in (ANN, BOB):
            note_asking(Party(guest.name, guest.id))
            await turns.enter_async_context(there.hall.loading.turn())
        await there.clerk.act(live, lambda at, now: at.resign(BOB.id, 1, None, now))
    assert live.table.seats_of(ANN.id) == ()


async def test_two_go_at_once(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await open_with_others(here)
    await asyncio.gather(there.farewells.forget(BOB.id), here.farewells.forget(ANN.id))
    seats = (await here.hall.read(table)).seats
    assert [seat.name for seat in seats] == ["Guest", "Guest 2", "Cid"]
    for house in houses:
        for guest in (ANN, BOB):
            assert await house.store.concerning(guest.id) == []


async def test_who_sits_down_in_the_last_moment_keeps_the_table(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at who is there and what follows from it, somebody comes in another process."""
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("moo"))
    glance = here.store.glance
    seen: list[Glance | None] = []

    async def glance_and_dawdle(table: str) -> Glance | None:
        seen.append(await glance(table))
        if len(seen) == 1:
            await there.reception.join(BOB, table, 1)
        return seen[-1]

    monkeypatch.setattr(here.store, "glance", glance_and_dawdle)
    await here.farewells.forget(ANN.id)
    assert seen[0] is not None
    assert not seen[0].others(ANN.id)
    seats = (await here.hall.read(table)).seats
    assert [seat.guest for seat in seats if seat.guest] == [BOB.id]
    assert await here.store.concerning(ANN.id) == []


async def test_a_rematch_that_is_opened_meanwhile_is_forgotten_too(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob has asked for it; Ann agrees while everything about him is being deleted."""
    here, _ = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    await here.reception.join(BOB, table, 1)
    live = await here.hall.find(table)
    await here.clerk.act(live, lambda at, now: at.resign(BOB.id, 1, None, now))
    await here.clerk.act(live, lambda at, _: at.rematch(BOB.id, True))
    glance = here.store.glance

    async def glance_and_dawdle(of: str) -> Glance | None:
        if of == table:
            await here.clerk.act(live, lambda at, _: at.rematch(ANN.id, True))
            await until(lambda: live.table.next is not None)
        return await glance(of)

    monkeypatch.setattr(here.store, "glance", glance_and_dawdle)
    await here.farewells.forget(BOB.id)
    assert await here.store.concerning(BOB.id) == []
    assert live.table.next is not None
    following = await here.hall.read(live.table.next)
    assert sorted(seat.name for seat in following.seats) == ["Ann", "Guest"]
    assert following.status == "over"


async def test_sockets_at_other_processes_are_closed(postgres_url: str) -> None:
    """Also where nothing happens at the table: Ann only watches Bob's."""
    options = Options(postgres_url, bot_pause=0).unlimited()
    with threaded(options) as here, threaded(options) as there:
        async with here.guest("Ann") as ann, here.guest("Bob") as bob:
            table = await bob.open_table("splendor", "me", "local:Ben")
            async with ann.socket(table, at=there) as hers, bob.socket(table, at=there) as his:
                answer = await ann.http.request("DELETE", "/api/me", json={"confirm": "everything"})
                assert answer.status_code == 200, answer.text
                assert await hers.close_code() == CLOSE_CODES["no-guest"]
                await his.send(type="ping")
                await his.until("pong")
