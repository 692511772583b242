"""Orders beside a server that runs: it notices by itself, on both kinds of database."""

import asyncio
import json

import httpx
import pytest

from cabochon.server.admin import office
from cabochon.server.options import Options
from cabochon.server.store import Store
from tests.server.admin.ordering import asked, order, ordered
from tests.server.serving import PATIENCE, Client, Visitor, processes, threaded

pytestmark = pytest.mark.anyio


async def test_tables_are_listed_closed_and_deleted(database_url: str) -> None:
    with processes(database_url) as (server,):
        async with server.guest("Annabel") as ann, server.guest("Bob") as bob:
            game = await ann.open_table("duel", "me", "open", settings={"start": 0})
            waiting = await ann.open_table("splendor", "me", "open")
            doomed = await bob.open_table("splendor", "me", "greedy", settings={"start": 0})
            await bob.join(game, 1)
            listed = {item["id"]: item for item in await asked(database_url, "tables")}
            assert {name: item["status"] for name, item in listed.items()} == {
                game: "playing",
                waiting: "waiting",
                doomed: "playing",
            }
            seats = listed[game]["seats"]
            assert [seat["name"] for seat in seats] == ["Annabel", "Bob"]
            handle = seats[1]["guest"]
            assert {item["id"] for item in await asked(database_url, "tables", "--guest", handle)} == {
                game,
                doomed,
            }
            shown = await ordered(database_url, "show", game)
            assert all(text in shown for text in ("Annabel", handle, seats[0]["guest"], "playing"))
            await _close(database_url, ann, bob, game, waiting)
            async with bob.socket(doomed) as client:
                await ordered(database_url, "delete", doomed)
                assert await client.close_code() == 4404
            assert (await bob.http.get(f"/api/tables/{doomed}")).status_code == 404
            # All of a guest's tables go only when that is surely meant.
            assert (await order(database_url, "delete", "--guest", handle)).is_refusal
            async with ann.socket(game) as client:
                assert "1 table" in await ordered(database_url, "delete", "--guest", handle, "--yes")
                assert await client.close_code() == 4404
            left = await asked(database_url, "tables")
            assert [item["id"] for item in left] == [waiting]
        entries = [json.loads(line) for line in server.logs]
    assert {entry["level"] for entry in entries} <= {"info"}


async def _close(database: str, ann: Visitor, bob: Visitor, game: str, waiting: str) -> None:
    async with ann.socket(game) as client, bob.socket(game) as other, ann.socket(waiting) as third:
        assert client.legal
        assert "is closed" in await ordered(database, "close", game)
        await client.when(lambda: client.table["status"] == "over")
        await other.when(lambda: other.table["status"] == "over")
        ending = {"winners": [], "scores": [0, 0], "reason": "closed", "seat": None}
        assert client.table["outcome"] == other.table["outcome"] == ending
        assert client.legal == []
        answer = await client.ask(type="move", id="late", seat=0, moves="take wbg")
        assert answer["problem"]["code"] == "error-table-over"
        await ordered(database, "close", waiting)
        await third.when(lambda: third.table["status"] == "over")
        assert third.table["outcome"]["reason"] == "closed"
    assert "over already" in await ordered(database, "close", game)


async def test_who_is_blocked_is_sent_off(database_url: str) -> None:
    with processes(database_url) as (server,):
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await ann.open_table("splendor", "me", "open")
            await bob.join(table, 1)
            [item] = await asked(database_url, "tables")
            handle = item["seats"][1]["guest"]
            async with ann.socket(table) as client, bob.socket(table) as other:
                said = await ordered(
                    database_url, "block", "guest", handle, "--for", "2d", "--reason", "rude  words"
                )
                assert handle in said
                assert await other.close_code() == 4423
                await client.when(lambda: client.online == [True, False])
                # The page may be had, so that it can say why.
                assert [(await bob.http.get(path)).status_code for path in ("/", "/api/health")] == [200, 200]
                refused = await bob.http.get("/api/me")
                assert (refused.status_code, refused.json()["code"]) == (403, "error-blocked")
                async with bob.raw_socket(table) as link:
                    assert await Client(link).close_code() == 4423
                [block] = await asked(database_url, "blocks")
                assert (block["kind"], block["subject"], block["reason"]) == ("guest", handle, "rude words")
                await ordered(database_url, "unblock", "guest", handle)
                async with asyncio.timeout(PATIENCE):
                    while (await bob.http.get("/api/me")).status_code == 403:
                        await asyncio.sleep(0.05)
                async with bob.socket(table):
                    await client.when(lambda: client.online == [True, True])
                # An address is everybody who comes from there, with whatever cookie.
                await ordered(database_url, "block", "address", "127.0.0.0/30", "--for", "1h")
                assert await client.close_code() == 4423
                bob.http.cookies.clear()
                assert (await bob.http.get("/api/me")).status_code == 403
        joined = [json.loads(line) for line in server.logs]
    # Logs call a guest by the same handle, and by nothing else.
    assert handle in {entry.get("guest") for entry in joined if entry["event"] == "connected"}


async def test_a_table_that_is_deleted_takes_no_move(sqlite_url: str) -> None:
    """The server has not looked yet, and finds out by itself."""
    with threaded(Options(sqlite_url, sweep=3600)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                async with office(sqlite_url) as opened:
                    await opened.delete([table])
                await client.send(type="move", id="a", seat=0, moves="take wbg")
                assert await client.close_code() == 4404
                assert not any('"done"' in text for text in client.texts)


async def test_a_table_that_is_closed_takes_no_move(sqlite_url: str) -> None:
    with threaded(Options(sqlite_url, sweep=3600)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                async with office(sqlite_url) as opened:
                    assert await opened.close(table)
                answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
                assert answer["problem"]["code"] == "error-table-over"


async def test_what_was_missed_of_the_notices_is_found_by_the_sweep(postgres_url: str) -> None:
    """A connection that listens may be lost at the wrong moment."""
    with threaded(Options(postgres_url, sweep=0.1)) as server:
        server.app.state.house.store._listener._hear = lambda _notice: None
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            async with ann.socket(table) as client:
                async with office(postgres_url) as opened:
                    await opened.close(table)
                await client.when(lambda: client.table["status"] == "over")


async def test_nobody_looks_at_what_is_old(database_url: str) -> None:
    """A server that starts learns who is blocked, and carries no order out twice."""
    store = await Store.open(database_url)
    await store.close()
    async with office(database_url) as opened:
        await opened.block("address", "127.0.0.1", None, "")
    with threaded(Options(database_url)) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/me")).status_code == 403
