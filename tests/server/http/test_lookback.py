"""Looking back at one's own games: the list with its results, and all records as one file."""

import io
import random
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from pydantic import TypeAdapter

from cabochon.match import RecordReader
from cabochon.server.live import showcase
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.show import wire
from tests.server.serving import Threaded, Visitor, play_on, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('lookback') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


async def games(guest: Visitor) -> wire.PlayedGames:
    answer = await guest.http.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    return TypeAdapter(wire.PlayedGames).validate_json(answer.content, strict=True)


async def records(guest: Visitor) -> str:
    answer = await guest.http.get("/api/me/games/records")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="cabochon-games-2')
    return answer.text


async def played(guest: Visitor, game: str, *seats: str, seed: int = 1) -> str:
    table = await guest.open_table(game, *seats, settings={"start": 0})
    async with guest.socket(table) as client:
        await play_on(client, 0, random.Random(seed))
    return table


async def test_games_are_listed_with_result_and_opening(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        over = await played(ann, "splendor", "me", "greedy")
        running = await ann.open_table("duel", "me", "greedy", settings={"start": 0})
        await bob.open_table("duel", "me", "greedy")
        found = await games(ann)
        assert not found["more"]
        assert [game["id"] for game in found["games"]] == [running, over]
        goes_on, ended = found["games"]
        assert (goes_on["status"], goes_on["your_turn"], goes_on["outcome"], goes_on["opening"]) == (
            "playing",
            True,
            None,
            None,
        )
        state = (await ann.http.get(f"/api/tables/{over}")).json()
        assert ended["outcome"] == state["outcome"]
        assert [seat["yours"] for seat in ended["seats"]] == [True, False]
        assert not ended["gave_up"]
        opening = ended["opening"]
        assert opening is not None
        assert opening["starter"] == 0
        match = next(RecordReader(io.BytesIO((await records(ann)).encode()))).match()
        for seat in range(2):
            bought = [
                step.before.card_of(step.move.action)
                for step in match.steps
                if step.seat == seat and step.move.verb == "buy"
            ]
            assert opening["cards"][seat] == (bought[0] if bought else None)


async def test_whoever_gives_a_seat_up_still_has_the_game(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.open_table("splendor", "me", "open", "greedy", settings={"start": 0})
        await bob.join(table, 1)
        async with ann.socket(table) as client:
            await client.ask(type="resign", id="r", seat=0)
        (game,) = (await games(ann))["games"]
        assert (game["id"], game["status"], game["gave_up"]) == (table, "playing", True)
        (other,) = (await games(bob))["games"]
        assert not other["gave_up"]


async def test_a_game_from_a_position_is_marked_and_was_opened_by_nobody_here(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        over = await played(ann, "duel", "me", "greedy")
        record = (await ann.http.get(f"/api/tables/{over}/record")).text
        base = {"record": record, "moves": 3}
        table = await ann.open_table("duel", "me", "greedy", base=base)
        async with ann.socket(table) as client:
            await client.when(lambda: bool(client.legal))
            await client.ask(type="resign", id="r", seat=0)
        found = {game["id"]: game for game in (await games(ann))["games"]}
        assert found[table]["status"] == "over"
        assert found[table]["opening"] is None
        assert found[over]["opening"] is not None
        assert (found[table]["based"], found[over]["based"]) == (True, False)
        mine = (await ann.http.get("/api/me/tables")).json()
        assert {each["id"]: each["based"] for each in mine} == {table: True, over: False}


async def test_all_finished_games_are_one_file(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        assert await records(ann) == ""
        tables = [
            await played(ann, game, "me", "greedy", seed=seed)
            for seed, game in enumerate(("duel", "splendor"))
        ]
        await ann.open_table("duel", "me", "greedy")
        text = await records(ann)
        each = [(await ann.http.get(f"/api/tables/{table}/record")).text for table in tables]
        assert text == "\n".join(each)
        found = list(RecordReader(io.BytesIO(text.encode())))
        assert [record.game.name for record in found] == ["duel", "splendor"]
        assert all(all(check.ok for check in record.verify()) for record in found)


async def test_no_more_than_anybody_looks_at(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showcase, "GAMES", 2)
    async with server.guest("Ann") as ann:
        tables = [await ann.open_table("duel", "me", "greedy") for _ in range(2)]
        assert not (await games(ann))["more"]
        tables.append(await ann.open_table("duel", "me", "greedy"))
        found = await games(ann)
        assert found["more"]
        assert [game["id"] for game in found["games"]] == tables[:0:-1]


async def test_strangers_have_none_and_everybody_is_counted(sqlite_url: str) -> None:
    limits = replace(Limits(), histories_of_guest=Rate(2, 0.001), inventories_of_guest=Rate(1, 0.001))
    with threaded(Options(sqlite_url, limits=limits)) as server:
        async with httpx.AsyncClient(base_url=server.url) as nobody:
            assert (await nobody.get("/api/me/games")).status_code == 401
            assert (await nobody.get("/api/me/games/records")).status_code == 401
        async with server.guest("Ann") as ann:
            assert (await games(ann)) == {"games": [], "more": False}
            await games(ann)
            assert (await ann.http.get("/api/me/games")).status_code == 429
            await records(ann)
            assert (await ann.http.get("/api/me/games/records")).status_code == 429
