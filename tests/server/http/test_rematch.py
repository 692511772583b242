"""The next game over the wire: asked for, agreed to and opened, in one process or several."""

import asyncio
import signal
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cabochon.server.live import House
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.store import DatabaseError
from tests.server.serving import Client, Message, Threaded, Visitor, processes, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('rematch') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0, sweep=0.05).unlimited()) as running:
        yield running


async def given_up(ann: Visitor, bob: Visitor) -> str:
    """A game of two people, over at once."""
    table = await ann.open_table("duel", "me", "open")
    await bob.join(table, 1)
    async with ann.socket(table) as client:
        assert (await client.ask(type="resign", id="a", seat=0))["type"] == "done"
    return table


async def wish(client: Client, *, agree: bool = True, name: str = "wish") -> Message:
    return await client.ask(type="rematch", id=name, agree=agree)


async def tables_of(guest: Visitor) -> dict[str, Message]:
    return {table["id"]: table for table in (await guest.http.get("/api/me/tables")).json()}


async def test_nothing_begins_before_the_other_agrees(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await given_up(ann, bob)
        async with ann.socket(table) as first, bob.socket(table) as second, eve.socket(table) as third:
            assert (await wish(third))["problem"]["code"] == "error-table-not-seated"
            asked = await wish(first)
            assert asked["type"] == "done"
            assert await wish(first) == asked, "the same request again"
            await second.when(lambda: second.table["rematch"] == "asked")
            assert (await tables_of(bob))[table]["your_turn"], "a list tells it, too"
            assert set(await tables_of(ann)) == set(await tables_of(bob)) == {table}
            assert (await wish(second, agree=False))["type"] == "done"
            await first.when(lambda: first.table["rematch"] == "ask")
            assert first.events[-1]["kind"] == "declined"

            await wish(second, name="better")
            assert (await wish(first, name="all-right"))["type"] == "done"
            for client in (first, second, third):
                await client.when(lambda client=client: client.table["next"] is not None)  # type: ignore[misc]
            following = first.table["next"]
            kinds = [event["kind"] for event in first.events][-3:]
            assert kinds == ["invited", "agreed", "rematch"]
        state = (await ann.http.get(f"/api/tables/{following}")).json()
        assert [seat["name"] for seat in state["seats"]] == ["Bob", "Ann"]
        assert (state["status"], set(await tables_of(ann))) == ("playing", {table, following})


async def test_against_bots_it_begins_at_once(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("duel", "me", "greedy")
        async with ann.socket(table) as client:
            await client.ask(type="resign", id="a", seat=0)
            await wish(client)
            await client.when(lambda: client.table["next"] is not None)
            following = client.table["next"]
        async with ann.socket(following) as client:
            await client.when(lambda: bool(client.legal))


async def test_who_gave_up_among_several_is_asked_too(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "open", "greedy")
        await bob.join(table, 1)
        async with ann.socket(table) as first, bob.socket(table) as second, eve.socket(table) as third:
            await first.ask(type="resign", id="a", seat=0)
            house: House = server.app.state.house
            # So that nobody waits for the bots to play it to the end.
            await server.call(house.clerk.act(house.hall.tables[table], lambda at, now: at.close(now)))
            await wish(second)
            await first.when(lambda: first.table["rematch"] == "asked")
            await third.when(lambda: third.table["proposal"] is not None)
            assert third.table["rematch"] == "no"


async def test_it_is_opened_before_it_is_named(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whoever follows the name at once finds the table, and a failure in between loses neither."""
    store = server.app.state.house.store
    real = store.append
    failures: list[str] = []

    async def failing(table: str, number: int, change: object, *rest: object) -> bool:
        if "Followed" in repr(change) and len(failures) < 3:
            failures.append(table)
            raise DatabaseError("lost", code="error-database-lost")
        return bool(await real(table, number, change, *rest))

    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await given_up(ann, bob)
        async with ann.socket(table) as first, bob.socket(table) as second:
            monkeypatch.setattr(store, "append", failing)
            await wish(first)
            await wish(second)
            await first.when(lambda: first.table["next"] is not None)
            assert failures == [table] * 3
            assert [event["kind"] for event in first.events].count("rematch") == 1
            assert set(await tables_of(ann)) == {table, first.table["next"]}


async def test_two_ask_at_once(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await given_up(ann, bob)
        async with ann.socket(table) as first, bob.socket(table) as second:
            answers = await asyncio.gather(wish(first), wish(second))
            assert [answer["type"] for answer in answers] == ["done", "done"]
            await first.when(lambda: first.table["next"] is not None)
            kinds = [event["kind"] for event in first.events]
            assert (kinds.count("invited"), kinds.count("agreed")) == (1, 1)


async def test_asking_counts_as_opening_tables(sqlite_url: str) -> None:
    limits = replace(Limits(), tables_of_guest=Rate(2, 0.0001))
    with threaded(Options(sqlite_url, bot_pause=0, limits=limits)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("duel", "me", "greedy")
            async with ann.socket(table) as client:
                await client.ask(type="resign", id="a", seat=0)
                await wish(client)
                await client.when(lambda: client.table["next"] is not None)
                assert (await wish(client, name="more"))["problem"]["code"] == "error-too-fast"


async def test_asking_again_under_the_same_id_costs_nothing(sqlite_url: str) -> None:
    limits = replace(Limits(), tables_of_guest=Rate(2, 0.0001))
    with threaded(Options(sqlite_url, limits=limits)) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await given_up(ann, bob)
            async with ann.socket(table) as client:
                answers = [await wish(client) for _ in range(4)]
                assert answers == answers[:1] * 4
                assert answers[0]["type"] == "done"


async def test_in_two_processes(postgres_url: str) -> None:
    with processes(postgres_url, 2) as (here, there):
        async with here.guest("Ann") as ann, here.guest("Bob") as bob:
            table = await given_up(ann, bob)
            async with ann.socket(table) as first, bob.socket(table, at=there) as second:
                await asyncio.gather(wish(first), wish(second))
                for client in (first, second):
                    await client.when(lambda client=client: client.table["next"] is not None)  # type: ignore[misc]
                assert first.table["next"] == second.table["next"]
            assert set(await tables_of(ann)) == {table, first.table["next"]}


async def test_what_was_agreed_outlives_the_server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It went down after the last word, and before the next game had a table."""
    monkeypatch.setattr("cabochon.server.live.rematches.Rematches._see_to", lambda *_: None)
    with threaded(Options(sqlite_url, bot_pause=0).unlimited()) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await given_up(ann, bob)
            async with ann.socket(table) as first, bob.socket(table) as second:
                await wish(first)
                await wish(second)
            cookie = ann.http.cookies["cabochon"]
    with processes(sqlite_url) as (process,):
        async with process.guest() as ann:
            ann.http.cookies.set("cabochon", cookie, domain="127.0.0.1")
            async with ann.socket(table) as client:
                await client.when(lambda: client.table["next"] is not None)
        assert process.end(signal.SIGTERM) in (0, -signal.SIGTERM)
