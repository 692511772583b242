"""Real server processes: several on one PostgreSQL, one that is killed, one that is asked to stop."""

import asyncio
import json
import random
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cabochon.match import Record
from cabochon.server.store import Store
from ports import free_port
from tests.matches import TABLES, played
from tests.server.postgres import Postgres
from tests.server.serving import Process, Visitor, play_on, processes

pytestmark = pytest.mark.anyio

Acknowledged = dict[tuple[str, int], Any]
"""Table, number and content of every event that a client was shown or that was acknowledged to it."""


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[list[Process]]:
    """Two processes on one database."""
    with postgres.database() as url, processes(url, 2) as running:
        yield running


async def test_two_processes_serve_the_same_tables(pair: list[Process]) -> None:
    here, there = pair
    async with here.guest("Ann") as ann, there.guest("Bob") as bob, there.guest() as watcher:
        table = await ann.open_table("splendor", "me", "open", "greedy", settings={"target": 5})
        await bob.join(table, 1)
        async with (
            ann.socket(table) as first,
            bob.socket(table) as second,
            watcher.socket(table, at=here) as third,
        ):
            # Everybody sees who is there, at whichever process.
            for client in (first, second, third):
                await client.when(lambda client=client: client.online == [True, True, True])  # type: ignore[misc]
            await asyncio.gather(
                play_on(first, 0, random.Random(1)),
                play_on(second, 1, random.Random(2)),
                third.when(lambda: third.table["status"] == "over"),
            )
            assert first.events == second.events == third.events
        async with ann.socket(table, at=there) as other:
            # Her cookie is good at both, and so is what she has seen.
            assert other.events == first.events
            assert other.table["seats"][0]["yours"]


async def test_commands_at_two_processes_at_once(pair: list[Process]) -> None:
    """Two sockets of one guest send the same requests to both processes: each is carried out once."""
    here, there = pair
    async with here.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        async with ann.socket(table) as first, ann.socket(table, at=there) as second:
            for number in range(12):
                request = {"type": "move", "id": f"r{number}", "seat": number % 2, "moves": "reserve 1t"}
                if number > 5:
                    request = {"type": "undo", "id": f"r{number}", "seat": 0}
                one, other = await asyncio.gather(first.ask(**request), second.ask(**request))
                assert one == other
                assert one["type"] == "done"
            last = max(first.number, second.number)
            for client in (first, second):
                await client.when(lambda client=client: client.number == last)  # type: ignore[misc]
            assert first.events == second.events
            assert [event["kind"] for event in first.events[2:]] == ["move"] * 6 + ["undo"] * 6


async def test_presence_ends_with_a_process(pair: list[Process]) -> None:
    """The last test with this pair: one of them ends."""
    here, there = pair
    async with here.guest("Ann") as ann, there.guest("Bob") as bob:
        table = await ann.open_table("splendor", "me", "open")
        await bob.join(table, 1)
        async with ann.socket(table) as first:
            async with bob.socket(table):
                await first.when(lambda: first.online == [True, True])
                there.end(signal.SIGTERM)
            await first.when(lambda: first.online == [True, False])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_nothing_acknowledged_is_lost(kind: str, request: pytest.FixtureRequest) -> None:
    """Many games with bots are going on when the server is killed; after a restart they go on."""
    database = str(request.getfixturevalue(f"{kind}_url"))
    port = free_port()
    chance = random.Random(5)
    seen: Acknowledged = {}
    server = Process(database, port=port)
    try:
        server.wait_until_ready()
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(server.guest("Ann"))
            tables = [await _table(ann, number) for number in range(8)]
            busy = asyncio.Event()
            playing = [
                asyncio.create_task(_play_until_killed(ann, table, seen, busy, chance)) for table in tables
            ]
            await busy.wait()
            server.end(signal.SIGKILL)
            await asyncio.gather(*playing)
            assert len(seen) > 100
            server = Process(database, port=port)
            server.wait_until_ready()
            for table in tables:
                async with ann.socket(table) as client:
                    kept = {(table, event["number"]): event for event in client.events}
                    missing = [key for key in seen if key[0] == table and key not in kept]
                    assert not missing
                    for (_, number), told in seen.items():
                        if _ == table and told is not None:
                            assert kept[table, number] == told
            for table in tables[:4]:
                async with ann.socket(table) as client:
                    await play_on(client, 0, chance)
                    record = Record.parse((await ann.http.get(f"/api/tables/{table}/record")).text)
                    assert all(check.ok for check in record.verify(client.table["commitment"]))
    finally:
        server.end(signal.SIGKILL)


async def _table(ann: Visitor, number: int) -> str:
    if number % 2:
        return await ann.open_table("duel", "me", "greedy")
    return await ann.open_table("splendor", "me", "greedy", "random", settings={"target": 6})


async def _play_until_killed(
    ann: Visitor, table: str, seen: Acknowledged, busy: asyncio.Event, chance: random.Random
) -> None:
    try:
        async with ann.socket(table) as client:
            count = 0
            while client.table["status"] != "over":
                if client.legal and count <= client.number:
                    count = client.number + 1
                    move = {
                        "type": "move",
                        "id": f"m{count}",
                        "seat": 0,
                        "moves": chance.choice(client.legal),
                    }
                    await client.send(**move)
                message = await client.next()
                for event in client.events:
                    seen[table, event["number"]] = event
                if message["type"] == "done":
                    seen.setdefault((table, message["number"]), None)
                if len(seen) > 150:
                    busy.set()
    except ConnectionClosed:
        pass


RECORD = str(played(TABLES[0], 1, 12).record())


async def test_a_graceful_end(sqlite_url: str) -> None:
    with processes(sqlite_url) as (server,):
        async with server.guest("Annabel") as ann, httpx.AsyncClient(base_url=server.url) as http:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            assert (await http.get("/api/health")).json()["tables"] == 1
            analysis = ann.http.stream("POST", "/api/analysis", json={"record": RECORD, "seconds": 5})
            async with ann.socket(table) as client, ann.socket(table) as other, analysis as answer:
                lines = answer.aiter_lines()
                assert json.loads(await anext(lines))["type"] == "start"
                await client.send(type="move", id="a", seat=0, moves="take wbg")
                code = asyncio.create_task(asyncio.to_thread(server.end, signal.SIGTERM))
                assert await client.close_code() == 1012
                assert await other.close_code() == 1012
                # It would take a minute, and is not waited for.
                assert [json.loads(line)["type"] async for line in lines][-1] == "problem"
            assert await code in (0, -signal.SIGTERM)
            cookie = ann.http.cookies["cabochon"]
    stored = {1: "created", 2: "started"}
    if any(json.loads(text)["type"] == "done" for text in client.texts):
        stored[3] = "move"
    store = await Store.open(sqlite_url)
    kept = {entry.number: entry.event.kind for entry in await store.entries(table)}
    await store.close()
    assert kept.items() >= stored.items()
    # What it logged is JSON, without trouble, and tells nothing about anybody.
    entries = [json.loads(line) for line in server.logs]
    assert any(entry.get("path") == "/api/tables" for entry in entries)
    assert {entry["level"] for entry in entries} == {"info"}
    for hidden in ("Annabel", cookie, "take wbg"):
        assert hidden not in "".join(server.logs)
