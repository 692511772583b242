"""The hall over time: tables leave the memory, and what a process that died has left goes on."""

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import text

from cabochon.server.live import House, presence
from cabochon.server.live.presence import Attendance, Elsewhere
from cabochon.server.options import Options
from cabochon.server.show import wire
from cabochon.server.store import DatabaseError, Notice, Store
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.table import Change, Entry, Table, TableRow, open_table
from cabochon.server.table.events import Arrived, Resigned
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
                assert table in server.app.state.house.hall.tables
            while server.app.state.house.hall.tables:
                await ann.http.get("/api/health")
            async with ann.socket(table) as client:
                assert client.number == 3
                assert (await client.ask(type="move", id="b", seat=1, moves="take wbg"))["type"] == "done"


@pytest.mark.anyio
async def test_clocks_of_a_process_that_died(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    clock = await _left_behind(store, "cccccccccc", time.time() - 1000)
    await store.close()
    with threaded(Options(sqlite_url, bot_pause=0).unlimited()) as server:
        async with server.guest() as watcher, watcher.socket(clock) as client:
            await client.when(lambda: client.table["status"] == "over")
            assert client.table["outcome"]["reason"] == "timeout"


@pytest.mark.anyio
async def test_bots_of_a_process_that_died(sqlite_url: str) -> None:
    options = Options(sqlite_url, bot_pause=0).unlimited()
    with threaded(options) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "greedy", settings={"start": 1})
    with threaded(options) as server:
        async with ann.socket(table, at=server) as client:
            await client.when(lambda: bool(client.legal))


@pytest.mark.anyio
async def test_a_broken_table_does_not_keep_the_others_waiting(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    long_ago = time.time() - 1000
    broken = await _left_behind(store, "bbbbbbbbbb", long_ago)
    with writing(store._engine) as connection:
        connection.execute(
            text("UPDATE events SET kind = 'eclipse' WHERE \"table\" = :table"), {"table": broken}
        )
    sound = await _left_behind(store, "cccccccccc", long_ago)
    await store.close()
    with threaded(Options(sqlite_url, bot_pause=0).unlimited()) as server:
        async with server.guest() as watcher, watcher.socket(sound) as client:
            await client.when(lambda: client.table["status"] == "over")


DAMAGES = {
    "a gap": "DELETE FROM events WHERE number = 3",
    "nothing": "DELETE FROM events",
    "broken JSON": "UPDATE events SET content = '{', version = 1 WHERE number = 3",
    "no object": "UPDATE events SET content = '[]', version = 1 WHERE number = 2",
    "an illegal move": "UPDATE events SET content = replace(content, 'wbg', 'www') WHERE kind = 'move'",
    "no seat": "UPDATE events SET content = replace(content, 'seat\":0', 'seat\":77') WHERE number = 3",
    "another game": "UPDATE tables SET plan = replace(plan, 'splendor', 'duel')",
    "no game": "UPDATE tables SET plan = replace(plan, 'splendor', 'chess')",
    "a short secret": "UPDATE tables SET secret = x'00'",
}


@pytest.mark.anyio
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_table_is_refused_and_logged(
    damage: str, sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with threaded(replace(Options(sqlite_url, bot_pause=0).unlimited(), idle=0, sweep=0.01)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"
                assert (await client.ask(type="move", id="b", seat=1, moves="take wbg"))["type"] == "done"
            while server.app.state.house.hall.tables:
                await ann.http.get("/api/health")
            engine = engine_for(sqlite_url)
            with writing(engine) as connection:
                assert connection.execute(text(damage.replace(":", "\\:"))).rowcount > 0
            engine.dispose()
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
                answer = await ann.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (409, "error-table-unreadable")
    assert "can't be read" in capsys.readouterr().out


@pytest.mark.anyio
async def test_a_table_that_could_not_be_read_is_read_once_by_those_who_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise two would sit at two tables with one name, and see nothing of each other."""
    table = await _left_behind(store, "cccccccccc", time.time())
    house = House(store, Options("", bot_pause=0))
    hall = house.hall
    read, failures = store.row, [DatabaseError("lost", code="error-database-lost")]

    async def row(wanted: str) -> TableRow | None:
        found = await read(wanted)
        if failures:
            raise failures.pop()
        return found

    monkeypatch.setattr(store, "row", row)
    first, second, third = await asyncio.gather(*(hall.find(table) for _ in range(3)), return_exceptions=True)
    assert isinstance(first, DatabaseError)
    assert second is third is hall.tables[table]
    await house.close()


@pytest.mark.anyio
async def test_what_another_process_stores_while_a_table_is_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _left_behind(store, "cccccccccc", time.time())
    house = House(store, Options("", bot_pause=0))
    read, missed = store.entries, [Change((Resigned(0, "greedy"),))]

    async def entries(wanted: str, after: int = 0) -> list[Entry]:
        found = await read(wanted, after)
        if missed:
            await store.append(wanted, 3, missed.pop(), None, time.time())
            store._deliver([Notice("another", wanted, 3)])
        return found

    monkeypatch.setattr(store, "entries", entries)
    live = await house.hall.find(table)
    await house.close()
    assert live.table.number == 3


async def _left_behind(store: Store, table: str, when: float) -> str:
    """A game that was begun and never went on."""
    plan = wire.NewTable.model_validate(
        {
            "game": "duel",
            "seats": [
                {"kind": "me", "name": "Ann"},
                {"kind": "local", "name": "Ben"},
            ],
            "clock": {"initial": 60},
        }
    )
    row, opening = open_table(table, "guest", "Ann", plan, SECRET, when)
    change = Change((*opening.events, Arrived((0, 1))))
    await store.create(row, change, Table(row).after(change, when).standing(), when)
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
