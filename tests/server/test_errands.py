"""Following one request through the log, from its socket to the store."""

import asyncio
import json
import random
import signal
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Process, play_on, processes

pytestmark = pytest.mark.anyio
Entry = dict[str, Any]


async def _entries(server: Process, event: str, count: int) -> list[Entry]:
    """All entries of an event, as soon as there are so many."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = [entry for entry in map(json.loads, server.logs.copy()) if entry["event"] == event]
            if len(found) >= count:
                return found
            await asyncio.sleep(0.01)


async def test_one_id_from_socket_to_store(sqlite_url: str) -> None:
    with processes(sqlite_url, 1, "--log-level", "debug") as (server,):
        async with server.guest("Annabel") as ann:
            table = await ann.open_table("splendor", "me", "greedy", settings={"target": 3, "start": 0})
            async with ann.socket(table) as client, ann.socket(table):
                refused = await client.ask(type="move", id="r-1", seat=0, moves="fold")
                await play_on(client, 0, random.Random(1))
                events = [event["kind"] for event in client.events]
            cookie = ann.http.cookies["cabochon"]
            stored = await _entries(server, "stored", 1 + events.count("move"))
            connected = await _entries(server, "connected", 2)
            gone = await _entries(server, "disconnected", 2)
            [no] = await _entries(server, "refused", 1)
    # Each of the two sockets has an id, and each of its messages one more.
    assert {entry["connection"] for entry in connected} == {entry["connection"] for entry in gone}
    assert len({entry["connection"] for entry in connected}) == 2
    assert all("request" not in entry for entry in (*connected, *gone))
    # Her first message was to resume, her second was refused, and every later one stored a move.
    hers = connected[0]["connection"]
    assert (no["request"], no["code"]) == (f"{hers}-2", refused["problem"]["code"])
    assert all(entry["table"] == table and entry["ms"] >= 0 for entry in stored)
    numbers = [entry["number"] for entry in stored]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1], len(numbers)) == (2, len(events), 1 + events.count("move"))
    moves = [entry for entry in stored if entry["request"].startswith(f"{hers}-")]
    assert [entry["request"] for entry in moves] == [f"{hers}-{number + 3}" for number in range(len(moves))]
    assert moves
    # The table was opened by a request, and the bot's moves have ids of their own.
    opened = next(e for e in map(json.loads, server.logs) if e.get("path") == "/api/tables")
    assert stored[0]["request"] == opened["request"]
    bots = [entry for entry in stored[1:] if entry not in moves]
    assert bots
    assert all("-" not in entry["request"] for entry in bots)
    assert not {entry["request"] for entry in bots} & {entry["request"] for entry in (*moves, opened)}
    for hidden in ("Annabel", cookie, cookie.split(".")[0], "r-1", "fold"):
        assert hidden not in "".join(server.logs)


async def test_it_is_logged_with_which_code_a_socket_was_closed(sqlite_url: str) -> None:
    """By us, by the client, and by the end of the server."""
    with processes(sqlite_url) as (server,):
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            async with ann.raw_socket(table) as link:
                await link.send("no message of ours")
                await link.wait_closed()
                assert link.close_code == 4400
            async with ann.raw_socket(table) as link:
                await link.send("x" * 5000)
                await link.wait_closed()
                assert link.close_code == 1009
            async with ann.raw_socket(table) as link:
                await link.close(1001)
            await _entries(server, "disconnected", 3)
            async with ann.socket(table) as client:
                await asyncio.to_thread(server.end, signal.SIGTERM)
                assert await client.close_code() == 1012
        gone = await _entries(server, "disconnected", 4)
        assert [entry["code"] for entry in gone] == [4400, 1009, 1001, 1012]


async def test_a_write_that_fails_names_its_request(sqlite_url: str) -> None:
    with processes(sqlite_url) as (server,):
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
                    database.execute("ALTER TABLE events RENAME TO cards")
                await client.send(type="move", id="a", seat=0, moves="take wbg")
                [failed] = await _entries(server, "a write failed", 1)
                [connected] = await _entries(server, "connected", 1)
    assert (failed["level"], failed["tables"], failed["count"]) == ("error", [table], 1)
    assert failed["requests"] == [f"{connected['connection']}-2"]
    assert "no such table" not in "".join(server.logs)
