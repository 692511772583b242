"""What the server holds about a guest: taking it along, and having it deleted, while others play on."""

import io
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from zipfile import ZipFile

import pytest
from pydantic import TypeAdapter
from sqlalchemy import text

from cabochon.match import Record
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.show import wire
from cabochon.server.store.engine import engine_for, writing
from tests.server.serving import Client, Threaded, Visitor, play_on, threaded

pytestmark = pytest.mark.anyio

EVERYTHING = {"confirm": "everything"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('privacy') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


async def forget(visitor: Visitor) -> wire.Farewell:
    answer = await visitor.http.request("DELETE", "/api/me", json=EVERYTHING)
    assert answer.status_code == 200, answer.text
    return TypeAdapter(wire.Farewell).validate_json(answer.content, strict=True)


async def exported(visitor: Visitor) -> tuple[wire.Kept, dict[str, str]]:
    """What is in the file beside the records, and the records."""
    answer = await visitor.http.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"].startswith('attachment; filename="cabochon-2')
    with ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    about = TypeAdapter(wire.Kept).validate_json(files.pop("about.json"), strict=True)
    return about, files


# --- Taking it along ---


async def test_everything_can_be_taken_along(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        over = await ann.open_table("duel", "me", "greedy", settings={"start": 0})
        async with ann.socket(over) as client:
            await play_on(client, 0, random.Random(1))
        running = await ann.open_table("splendor", "me", "open", settings={"start": 0})
        await bob.join(running, 1)
        async with ann.socket(running) as client:
            await client.ask(type="move", id="a", seat=0, moves="reserve 1t")
        waiting = await ann.open_table("splendor", "me", "open")
        visited = await bob.open_table("splendor", "me", "open", "open")
        await ann.join(visited, 1)
        await ann.http.delete(f"/api/tables/{visited}/seats/1")
        server.app.state.house.hall.forget_idle(float("inf"))
        about, files = await exported(ann)
        assert server.app.state.house.hall.tables == {}
        assert about["name"] == "Ann"
        tables = {table["id"]: table for table in about["tables"]}
        assert tables.keys() == {over, running, waiting, visited}
        assert [tables[table]["status"] for table in (over, running, waiting)] == [
            "over",
            "playing",
            "waiting",
        ]
        assert [tables[table]["yours"] for table in (over, running, waiting, visited)] == [[0], [0], [0], []]
        assert tables[running]["names"] == ["Ann", "Bob"]
        assert tables[waiting]["file"] is None
        assert files.keys() == {tables[over]["file"], tables[running]["file"]}
        assert str(tables[over]["file"]).endswith(f"-duel-{over}.txt")
        complete = Record.parse(files[str(tables[over]["file"])])
        assert complete.is_complete
        assert complete.secret is not None
        # What is hidden while a game goes on is hidden here, too.
        hidden = files[str(tables[running]["file"])]
        assert hidden == (await ann.http.get(f"/api/tables/{running}/record")).text
        assert Record.parse(hidden).secret is None
        assert not Record.parse(hidden).is_complete


async def test_a_table_that_cannot_be_read_is_named(sqlite_url: str) -> None:
    with threaded(Options(sqlite_url, bot_pause=0).unlimited()) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await ann.open_table("splendor", "me", "open")
            await bob.join(table, 1)
            cookies = [ann.http.cookies, bob.http.cookies]
    engine = engine_for(sqlite_url)
    with writing(engine) as connection:
        connection.execute(text("UPDATE events SET version = 99 WHERE number = 2"))
    with threaded(Options(sqlite_url, bot_pause=0).unlimited()) as server:
        async with server.guest() as ann, server.guest() as bob:
            ann.http.cookies, bob.http.cookies = cookies
            about, files = await exported(ann)
            assert files == {}
            assert [(kept["id"], kept["game"]) for kept in about["tables"]] == [(table, None)]
            # And deleted it is all the same, as far as it concerns her.
            assert await forget(ann) == {"deleted": 0, "nameless": 1}
            assert len((await exported(bob))[0]["tables"]) == 1
    with engine.connect() as connection:
        held = str([connection.execute(text(f"SELECT * FROM {name}")).all() for name in ("tables", "events")])
    engine.dispose()
    assert "Ann" not in held
    assert "Bob" in held


async def test_whoever_is_new_has_little_to_take_along(server: Threaded) -> None:
    async with server.guest() as ann:
        about, files = await exported(ann)
        assert (about["name"], about["tables"], files) == ("", [], {})
        ann.http.cookies.clear()
        assert (await ann.http.get("/api/me/export")).status_code == 401


async def test_it_is_counted(sqlite_url: str) -> None:
    limits = replace(Limits(), inventories_of_guest=Rate(2, 0.001))
    with threaded(Options(sqlite_url, limits=limits)) as server:
        async with server.guest("Ann") as ann:
            await exported(ann)
            await exported(ann)
            answer = await ann.http.get("/api/me/export")
            assert (answer.status_code, answer.json()["code"]) == (429, "error-too-fast")
            answer = await ann.http.request("DELETE", "/api/me", json=EVERYTHING)
            assert answer.status_code == 429


# --- Going for good ---


@pytest.mark.parametrize("body", [None, {}, {"confirm": True}, {"confirm": "yes"}, {**EVERYTHING, "more": 1}])
async def test_nobody_goes_by_accident(server: Threaded, body: Any) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
        answer = await ann.http.request("DELETE", "/api/me", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "error-request")
        answer = await ann.http.request(
            "DELETE", "/api/me", json=EVERYTHING, headers={"origin": "https://evil.example"}
        )
        assert answer.status_code == 403
        assert (await ann.http.get(f"/api/tables/{table}")).json()["seats"][0]["yours"]


async def test_games_alone_are_gone(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        tables = [
            await ann.open_table("splendor", "me", "greedy"),
            await ann.open_table("splendor", "me", "local:Lou"),
            await ann.open_table("duel", "me", "open", listed=True),
            await ann.open_table("duel", "open", "greedy"),
        ]
        theirs = await bob.open_table("duel", "me", "greedy")
        cookie = ann.http.cookies["cabochon"]
        async with bob.raw_socket(tables[0]) as link:
            watching = Client(link)
            await watching.send(type="resume", after=0)
            assert await forget(ann) == {"deleted": 4, "nameless": 0}
            assert await watching.close_code() == 4404
        assert "cabochon" not in ann.http.cookies
        for table in tables:
            assert (await bob.http.get(f"/api/tables/{table}")).status_code == 404
            assert await server.call(server.app.state.house.store.entries(table)) == []
        assert (await bob.http.get(f"/api/tables/{theirs}")).status_code == 200
        assert tables[2] not in str((await bob.http.get("/api/tables")).json())
        # Who kept the cookie is somebody without a past.
        ann.http.cookies.set("cabochon", cookie)
        assert (await ann.http.get("/api/me/tables")).json() == []
        assert await forget(ann) == {"deleted": 0, "nameless": 0}


async def test_a_game_of_two_is_given_up(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.open_table("splendor", "me", "open", settings={"start": 0}, listed=True)
        await bob.join(table, 1)
        guest = server.app.state.house.hall.tables[table].table.seats[0].guest
        cookie = ann.http.cookies["cabochon"]
        state = (await bob.http.get(f"/api/tables/{table}")).json()
        async with ann.socket(table) as own, bob.socket(table) as client:
            await own.ask(type="move", id="a", seat=0, moves="take wbg")
            assert await forget(ann) == {"deleted": 0, "nameless": 1}
            assert await own.close_code() == 4401
            await client.when(lambda: client.events[-1]["kind"] == "forgotten")
            assert [event["kind"] for event in client.events[-3:]] == ["resigned", "over", "forgotten"]
            assert client.table["outcome"] == {
                "winners": [1],
                "scores": [0, 0],
                "reason": "resigned",
                "seat": 0,
            }
            assert [seat["name"] for seat in client.table["seats"]] == ["Guest", "Bob"]
        # Read anew, from memory or from the store, it is the same game without her.
        async with bob.socket(table) as client:
            assert "Ann" not in "".join(client.texts)
            assert guest not in "".join(client.texts)
        record = (await bob.http.get(f"/api/tables/{table}/record")).text
        assert "Ann" not in record
        assert all(check.ok for check in Record.parse(record).verify(state["commitment"]))
        assert "Ann" not in (await bob.http.get("/api/me/tables")).text
        # Her cookie opens no seat there.
        ann.http.cookies.set("cabochon", cookie)
        state = (await ann.http.get(f"/api/tables/{table}")).json()
        assert [seat["yours"] for seat in state["seats"]] == [False, False]
        for guest, code in ((ann, "error-table-not-seated"), (bob, "error-table-gone")):
            async with guest.socket(table) as client:
                answer = await client.ask(type="rematch", id="again", agree=True)
                assert answer["problem"]["code"] == code


async def test_among_several_a_bot_plays_on(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Cid") as cid:
        rules = {"target": 4, "start": 0}
        table = await ann.open_table("splendor", "me", "local:Lou", "open", "open", settings=rules)
        await bob.join(table, 2)
        await cid.join(table, 3)
        async with bob.socket(table) as first, cid.socket(table) as second:
            assert await forget(ann) == {"deleted": 0, "nameless": 1}
            await first.when(lambda: forgotten(first) == 1)
            assert [(seat["name"], seat["kind"]) for seat in first.table["seats"]] == [
                ("Guest", "bot"),
                ("Guest 2", "bot"),
                ("Bob", "person"),
                ("Cid", "person"),
            ]
            # Everybody goes on, bots included, to the end.
            chance = random.Random(3)
            for client, seat in ((first, 2), (second, 3)):
                while client.table["status"] != "over" and not client.legal:
                    await client.next()
                if client.legal:
                    await client.ask(type="move", id=f"m{seat}", seat=seat, moves=chance.choice(client.legal))
            # Then he goes as well, and she is alone with bots: nobody else is left who could be asked.
            assert (await forget(bob))["nameless"] == 1
            await second.when(lambda: forgotten(second) == 2)
            assert [seat["name"] for seat in second.table["seats"]] == ["Guest", "Guest 2", "Guest 3", "Cid"]


def forgotten(client: Client) -> int:
    """How many have had everything about them deleted; others may have played since."""
    return sum(event["kind"] == "forgotten" for event in client.events)


async def test_a_waiting_table_stays_with_the_others(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.open_table("splendor", "me", "open", "open")
        await bob.join(table, 1)
        async with bob.socket(table) as client:
            await forget(ann)
            await client.when(lambda: client.events[-1]["kind"] == "forgotten")
            assert [seat["kind"] for seat in client.table["seats"]] == ["open", "person", "open"]
            assert client.table["host"]
        assert (
            await bob.http.put(f"/api/tables/{table}/seats/0/bot", json={"bot": "greedy"})
        ).status_code == 200


async def test_whose_time_is_up_can_go(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        clock = {"initial": 10, "increment": 0}
        table = await ann.open_table("splendor", "me", "open", settings={"start": 0}, clock=clock)
        await bob.join(table, 1)
        async with ann.socket(table), bob.socket(table) as client:
            await client.when(lambda: client.table["clocks"]["running"] is not None)
        live = server.app.state.house.hall.tables[table]
        live.table.clock = replace(live.table.clock, since=live.table.clock.since - 60)
        assert await forget(ann) == {"deleted": 0, "nameless": 1}
        state = (await bob.http.get(f"/api/tables/{table}")).json()
        assert state["outcome"]["reason"] == "timeout"


async def test_a_second_call_goes_on_after_a_failure(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        tables = []
        for _ in range(3):
            tables.append(await ann.open_table("splendor", "me", "open"))
            await bob.join(tables[-1], 1)
        store = server.app.state.house.store
        real, calls = store.forget, []

        async def failing(*given: Any) -> bool:
            calls.append(given)
            if len(calls) == 2:
                raise OSError("the power fails")
            return bool(await real(*given))

        monkeypatch.setattr(store, "forget", failing)
        cookie = ann.http.cookies["cabochon"]
        assert (await ann.http.request("DELETE", "/api/me", json=EVERYTHING)).status_code == 500
        assert ann.http.cookies["cabochon"] == cookie
        assert len((await exported(ann))[0]["tables"]) == 2
        assert await forget(ann) == {"deleted": 0, "nameless": 2}
        for table in tables:
            assert "Ann" not in json.dumps((await bob.http.get(f"/api/tables/{table}")).json())
