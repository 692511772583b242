"""Old tables go; whoever is connected to one that is deleted is told."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
import structlog

from cabochon.server.live import House
from cabochon.server.live.retention import Retention
from cabochon.server.options import DAY, Options
from cabochon.server.store import Store
from cabochon.server.store.deletion import remove
from cabochon.server.store.engine import engine_for, writing
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, threaded, until
from tests.server.stored import open_table

pytestmark = pytest.mark.anyio


def delete_elsewhere(url: str, *tables: str) -> None:
    """Delete tables in another process, so to speak."""
    engine = engine_for(url)
    with writing(engine) as connection:
        assert remove(connection, "another", tables, None) == sorted(tables)
    engine.dispose()


async def kept(store: Store, tables: list[str], count: int) -> list[str]:
    """Which of these tables are there, as soon as they are so many."""
    async with asyncio.timeout(PATIENCE):
        while len(numbers := await store.numbers(tables)) > count:
            await asyncio.sleep(0.01)
    return sorted(numbers)


def options(url: str, **changes: Any) -> Options:
    return replace(Options(url, bot_pause=0, sweep=0.02, tidying=0.02).unlimited(), **changes)


async def test_each_kind_has_its_time(database_url: str) -> None:
    store = await Store.open(database_url)
    now = time.time()
    for name, days in (("a", 1), ("b", 3), ("c", 5), ("d", 7)):
        for status in ("waiting", "playing", "over"):
            await open_table(store, f"{status}-{name}", status=status, now=now - days * DAY - 60)
    await open_table(store, "clock-runs", now=now - 9 * DAY, deadline=now + 60)
    tables = [found.table for found in await store.tables_of("ann", 100)]
    house = House(store, options(database_url, keep_waiting=2 * DAY, keep_abandoned=4 * DAY))
    await house.open()
    expected = ["clock-runs", "over-a", "over-b", "over-c", "over-d", "playing-a", "playing-b", "waiting-a"]
    assert await kept(store, tables, len(expected)) == expected
    await house.close()
    house = House(store, options(database_url, keep_waiting=0, keep_abandoned=0, keep_finished=6 * DAY))
    await house.open()
    expected.remove("over-d")
    assert await kept(store, tables, len(expected)) == expected
    await house.close()
    await store.close()


async def test_what_went_is_logged(sqlite_url: str) -> None:
    """Once for a sweep, however many transactions it took; not where nothing went."""
    store = await Store.open(sqlite_url)
    house = House(store, options(sqlite_url))
    for status, count in (("waiting", 25), ("playing", 2), ("over", 1)):
        for number in range(count):
            await open_table(store, f"{status}-{number}", status=status)
    # Its clock ran out long ago, and nobody could go on with it.
    await open_table(store, "stuck", deadline=2.0)
    with structlog.testing.capture_logs() as entries:
        retention = Retention(store, house.hall, house.company, options("", tidying=0.0, keep_finished=DAY))
        for _ in range(4):
            await retention.tidy()
    assert [entry for entry in entries if entry["event"] == "old tables were deleted"] == [
        {"event": "old tables were deleted", "log_level": "info", "waiting": 25, "abandoned": 2},
        {"event": "old tables were deleted", "log_level": "info", "abandoned": 1, "finished": 1},
    ]
    await house.close()
    await store.close()


async def test_more_than_go_at_once(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    tables = [f"t{number}" for number in range(25)]
    await asyncio.gather(*(open_table(store, table, status="waiting") for table in tables))
    house = House(store, options(sqlite_url))
    await tidied(house, keep_waiting=DAY)
    assert await store.numbers(tables) == {}
    await house.close()
    await store.close()


async def tidied(house: House, **keep: float) -> None:
    """Have a house tidy up now."""
    await Retention(house.store, house.hall, house.company, options("", tidying=0.0, **keep)).tidy()


async def test_nobody_loses_a_table_at_which_they_look(postgres: Postgres) -> None:
    """Neither here nor at another process; when they are gone, it goes."""
    with (
        postgres.database() as url,
        threaded(Options(url, sweep=0.05).unlimited()) as here,
        threaded(Options(url, sweep=0.05).unlimited()) as there,
    ):
        house: House = here.app.state.house
        async with there.guest("Ann") as ann:
            at_both, one, unused = [await ann.open_table("duel", "me", "open") for _ in range(3)]
            tables = [at_both, one, unused]
            async with ann.socket(at_both), ann.socket(at_both, at=here):
                async with ann.socket(one):
                    await until(lambda: house.company.is_watched(one))
                    await here.call(tidied(house, keep_waiting=1e-9))
                    assert (await here.call(house.store.numbers(tables))).keys() == {at_both, one}
                await until(lambda: not house.company.is_watched(one))
                await here.call(tidied(house, keep_waiting=1e-9))
                assert (await here.call(house.store.numbers(tables))).keys() == {at_both}
            async with ann.raw_socket(one) as link:
                await link.wait_closed()
                assert link.close_code == 4404


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_who_sits_at_a_table_that_is_deleted_is_told(kind: str, request: pytest.FixtureRequest) -> None:
    """By a notice, or where there are none by the next sweep."""
    url = str(request.getfixturevalue(f"{kind}_url"))
    with threaded(Options(url, sweep=0.05 if kind == "sqlite" else 60.0).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            async with ann.socket(table) as client:
                delete_elsewhere(url, table)
                assert await client.close_code() == 4404
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
            assert (await ann.http.get("/api/me/tables")).json() == []


async def test_a_command_at_a_table_that_is_gone(sqlite_url: str) -> None:
    with threaded(Options(sqlite_url, sweep=60.0).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                delete_elsewhere(sqlite_url, table)
                await client.send(type="move", id="a", seat=0, moves="take wbg")
                assert await client.close_code() == 4404
            gone = await ann.open_table("splendor", "me", "open")
            delete_elsewhere(sqlite_url, gone)
            answer = await ann.http.delete(f"/api/tables/{gone}/seats/0")
            assert (answer.status_code, answer.json()["code"]) == (404, "error-no-table")
            assert server.app.state.house.store.write_errors == 0
