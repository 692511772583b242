"""The pulse: while nobody serves the tables, nobody's clock runs."""

import asyncio
import signal
import time
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, text, update

from cabochon.server.live import House
from cabochon.server.options import Options
from cabochon.server.store import Store
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.store.models import DOWNTIMES, PULSE
from cabochon.server.table import Downtime
from tests.server.serving import Process, threaded
from tests.server.stored import STANDING, moved, open_table

pytestmark = pytest.mark.anyio

HOUR = 3600.0


def pulse_back(url: str, seconds: float) -> None:
    """As if the last sign of life had been given so much earlier."""
    execute(url, update(PULSE).values(time=PULSE.c.time - seconds))


def put_back(url: str) -> None:
    """As if all that is stored had been stored an hour earlier."""
    later = ["UPDATE pulse SET time = time - 3600", "UPDATE events SET time = time - 3600"]
    later += ["UPDATE tables SET created = created - 3600, deadline = deadline - 3600"]
    execute(url, *map(text, later))


def execute(url: str, *statements: Any) -> None:
    engine = engine_for(url)
    with writing(engine) as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


async def reopened(store: Store, url: str) -> Store:
    await store.close()
    return await Store.open(url)


async def deadlines(store: Store) -> dict[str, float | None]:
    return {found.table: found.standing.deadline for found in await store.tables_of("ann", 10)}


async def test_who_opens_after_a_pause_gives_the_clocks_their_time_back(database_url: str) -> None:
    store = await Store.open(database_url)
    assert store.downtimes == ()
    now = time.time()
    await open_table(store, "runs", deadline=now + 60)
    await open_table(store, "was-up", deadline=now - HOUR - 60)
    await open_table(store, "stands", deadline=None)
    await open_table(store, "over", deadline=now + 60, status="over")
    await store.close()
    pulse_back(database_url, HOUR)
    store = await Store.open(database_url)
    ((began, ended),) = store.downtimes
    assert ended - began == pytest.approx(HOUR, abs=60)
    expected = {
        "runs": now + 60 + (ended - began),
        "was-up": now - HOUR - 60,
        "stands": None,
        "over": now + 60,
    }
    assert await deadlines(store) == pytest.approx(expected)
    # Whoever comes at once finds somebody there.
    store = await reopened(store, database_url)
    assert store.downtimes == ((began, ended),)
    assert await deadlines(store) == pytest.approx(expected)
    await store.close()


async def test_a_short_pause_is_none(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.close()
    pulse_back(database_url, 5)
    store = await Store.open(database_url)
    assert store.downtimes == ()
    await store.close()


async def test_several_processes_that_start_at_once_find_one_pause(postgres_url: str) -> None:
    await (await Store.open(postgres_url)).close()
    pulse_back(postgres_url, HOUR)
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(4)))
    assert len({store.downtimes for store in stores}) == 1
    assert len(stores[0].downtimes) == 1
    for store in stores:
        await store.close()


async def test_pauses_never_overlap(database_url: str) -> None:
    """Not even where the clock of another machine was behind."""
    store = await Store.open(database_url)
    for back in (HOUR, 2 * HOUR):
        pulse_back(database_url, back)
        store = await reopened(store, database_url)
    first, second = store.downtimes
    assert first.ended <= second.began < second.ended
    await store.close()


async def test_pauses_that_matter_to_no_clock_are_forgotten(database_url: str) -> None:
    store = await Store.open(database_url)
    now = time.time()
    day = 24 * HOUR
    old = [Downtime(now - days * day, now - days * day + 60) for days in (9, 8, 2)]
    execute(database_url, *(DOWNTIMES.insert().values(began=d.began, ended=d.ended) for d in old))
    # This game began between the first two, and whoever is to move has time left.
    await open_table(store, "runs", deadline=now + 60)
    execute(database_url, text(f"UPDATE tables SET created = {now - 8.5 * day}"))
    pulse_back(database_url, HOUR)
    store = await reopened(store, database_url)
    assert store.downtimes[:-1] == tuple(old[1:])
    await store.append("runs", 2, moved(), replace(STANDING, status="over"), now)
    pulse_back(database_url, HOUR)
    store = await reopened(store, database_url)
    assert [ended > now - day for _, ended in store.downtimes] == [True, True]
    await store.close()


async def test_a_pulse_that_is_lost_begins_anew(database_url: str) -> None:
    store = await Store.open(database_url)
    execute(database_url, PULSE.delete())
    await store.ping()
    with store._engine.connect() as connection:
        assert connection.execute(select(PULSE.c.time)).scalar_one() == pytest.approx(time.time(), abs=60)
    assert store.downtimes == ()
    await store.close()


# --- In a server ---


async def test_a_clock_stands_still_while_the_server_is_down(database_url: str) -> None:
    """Killed, and started an hour later, though the clock had but a minute."""
    server = Process(database_url)
    try:
        server.wait_until_ready()
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", clock={"initial": 60})
            async with ann.socket(table) as client:
                await client.when(lambda: client.table["clocks"]["running"] is not None)
            server.end(signal.SIGKILL)
            put_back(database_url)
            server = Process(database_url, port=int(server.address.rpartition(":")[2]))
            server.wait_until_ready()
            async with ann.socket(table) as client:
                assert client.table["status"] == "playing"
                clocks = client.table["clocks"]
                assert clocks["left"][clocks["running"]] > 0
                move = {"type": "move", "id": "a", "seat": clocks["running"], "moves": "take wbg"}
                assert (await client.ask(**move))["type"] == "done"
    finally:
        server.end(signal.SIGKILL)


async def test_a_server_that_was_asleep_gives_time_back(database_url: str) -> None:
    """It was not restarted, but for a while it gave no sign of life."""
    with threaded(Options(database_url, sweep=0.05).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", clock={"initial": 60})
            async with ann.socket(table) as client:
                await client.when(lambda: client.table["clocks"]["running"] is not None)
                house: House = server.app.state.house
                live = house.hall.tables[table]
                before = live.table.deadline or 0.0
                pulse_back(database_url, HOUR)
                number = client.number
                # An update that brings no event, but the clocks.
                assert (await client.until("update"))["events"] == []
                assert client.number == number
                assert (live.table.deadline or 0.0) > before
                (found,) = await server.call(house.store.tables_of(live.table.host, 1))
                assert (found.standing.deadline or 0.0) > before


async def test_nobody_loses_on_time_before_a_pause_is_known(database_url: str) -> None:
    """The sweep that would find it out comes after somebody has noticed that the time is up."""
    with threaded(Options(database_url, sweep=HOUR).unlimited()) as server:
        house: House = server.app.state.house
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", clock={"initial": 60})
            async with ann.socket(table) as client:
                await client.when(lambda: client.table["clocks"]["running"] is not None)

            async def sleep() -> None:
                put_back(database_url)
                house.store._beaten -= HOUR
                house.hall.tables.pop(table)

            await server.call(sleep())
            async with ann.socket(table) as client:
                await client.when(lambda: (client.table["clocks"]["left"][0] or 0) > 0)
                assert client.table["status"] == "playing"


async def test_a_test_from_before_a_sleep_is_none(sqlite_url: str) -> None:
    """A computer that sleeps does not count the seconds by which signs of life are shared."""
    store = await Store.open(sqlite_url)
    await store.ping()
    pulse_back(sqlite_url, HOUR)
    await store.ping()
    assert store.downtimes == ()
    store._beaten -= HOUR
    await store.ping()
    assert len(store.downtimes) == 1
    await store.close()
