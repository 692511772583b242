"""The hall over time: tables leave the memory, and what a process that died has left goes on."""

import time
from dataclasses import replace

import pytest

from cabochon.server import presence, wire
from cabochon.server.opening import opening
from cabochon.server.options import Options
from cabochon.server.presence import Attendance, Elsewhere
from cabochon.server.store import Store
from cabochon.server.table import Table
from tests.server.serving import threaded

SECRET = bytes(range(32))


@pytest.mark.anyio
async def test_idle_tables_leave_the_memory_and_come_back(sqlite_url: str) -> None:
    with threaded(replace(Options(sqlite_url, bot_pause=0).unlimited(), idle=0, sweep=0.01)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                await client.ask(type="move", id="a", seat=0, moves="take wbg")
                # Somebody looks at it: it stays.
                await client.send(type="ping")
                await client.until("pong")
                assert table in server.app.state.hall.tables
            while server.app.state.hall.tables:
                await ann.http.get("/api/health")
            async with ann.socket(table) as client:
                assert client.number == 3
                assert (await client.ask(type="move", id="b", seat=1, moves="take wbg"))["type"] == "done"


@pytest.mark.anyio
async def test_bots_and_clocks_of_a_process_that_died(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    long_ago = time.time() - 1000
    bots = await _left_behind(store, "bbbbbbbbbb", ("bot", "bot"), long_ago)
    clock = await _left_behind(store, "cccccccccc", ("me", "local"), long_ago)
    await store.close()
    with threaded(Options(sqlite_url, bot_pause=0).unlimited()) as server:
        async with server.guest() as watcher:
            async with watcher.socket(bots) as client:
                await client.when(lambda: client.table["status"] == "over")
            async with watcher.socket(clock) as client:
                await client.when(lambda: client.table["status"] == "over")
                assert client.table["outcome"]["reason"] == "timeout"


async def _left_behind(store: Store, table: str, kinds: tuple[str, str], when: float) -> str:
    """A game that was begun and never went on."""
    first, second = kinds
    plan = wire.NewTable.model_validate(
        {
            "game": "duel",
            "seats": [
                {"kind": first, "bot": "greedy", "name": "Ann"},
                {"kind": second, "bot": "random", "name": "Ben"},
            ],
            "clock": {"initial": 60},
        }
    )
    row, events = opening(table, "guest", "Ann", plan, SECRET, when)
    await store.create(row, events, Table(row).after(events, when).standing(), when)
    return table


def test_processes_that_fall_silent_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    elsewhere = Elsewhere()
    assert elsewhere.hear("p")
    assert not elsewhere.hear("p")
    assert elsewhere.hear("q")
    elsewhere.note("p", "table", Attendance(frozenset({"ann"}), 2))
    elsewhere.note("q", "table", Attendance(frozenset({"bob"}), 1))
    assert elsewhere.at("table") == Attendance(frozenset({"ann", "bob"}), 3)
    now[0] += presence.EXPIRES / 2
    elsewhere.hear("q")
    now[0] += presence.EXPIRES / 2 + 1
    assert elsewhere.forget_silent() == {"table"}
    assert elsewhere.at("table") == Attendance(frozenset({"bob"}), 1)
    elsewhere.note("q", "table", Attendance.from_notice(Attendance().to_notice()))
    assert elsewhere.at("table") == Attendance()
