"""The analysis of a table's game: kept with it, the same for whoever looks next, replaced by a deeper one."""

import asyncio
import io
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
from pydantic import TypeAdapter

from cabochon.analysis import Study
from cabochon.analysis.compact import VERSION
from cabochon.match import Match, Record
from cabochon.search import Budget, Candidate, Stop
from cabochon.server.live import studies
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.show import wire
from cabochon.server.store import DatabaseError, KeptAnalysis, Store
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Threaded, Visitor, play_on, threaded

pytestmark = pytest.mark.anyio
LINE: TypeAdapter[wire.AnalysisLine] = TypeAdapter(wire.AnalysisLine)


class Thinker:
    """Studies that take no time: each decision is as good as the budget has seconds, and counted."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, match: Match, budget: Budget, *, stop: Stop) -> Iterator[Study]:
        del stop
        self.times += 1
        seconds = budget.seconds or 0
        for number, step in enumerate(match.steps):
            values = tuple(1 / match.players for _ in range(match.players))
            line = match.moves[number : number + 4]
            found = Candidate(step.move, 10, 1.0, seconds / 10, line)
            yield Study(number, step.seat, step.move, "good", 0.01, values, values, (found,), ())


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    found = Thinker()
    monkeypatch.setattr(studies, "studies", found)
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('kept') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


async def finished(guest: Visitor, game: str = "splendor") -> str:
    """A table where the game is over after a few moves."""
    table = await guest.open_table(game, "me", "greedy", settings={"start": 0})
    async with guest.socket(table) as client:
        for number in range(2):
            await client.when(lambda: bool(client.legal))
            await client.ask(type="move", id=f"m{number}", seat=0, moves=client.legal[0])
            await client.when(lambda: not client.legal)
        await client.when(lambda: bool(client.legal))
        await client.ask(type="resign", id="r", seat=0)
        await client.when(lambda: client.table["status"] == "over")
    return table


async def analysed(guest: Visitor, table: str, seconds: float = 0.1, **more: Any) -> list[Any]:
    answer = await guest.http.post(f"/api/tables/{table}/analysis", json={"seconds": seconds, **more})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [LINE.validate_json(line, strict=True) for line in answer.text.splitlines()]


async def test_an_analysis_is_the_same_next_time(server: Threaded, thinker: Thinker) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await finished(ann)
        first = await analysed(ann, table)
        assert (first[0]["seconds"], first[0]["kept"], thinker.times) == (0.1, None, 1)
        assert first[-1]["type"] == "end"
        # For everybody who asks, and nobody thinks again.
        for guest in (ann, bob):
            again = await analysed(guest, table)
            assert again[0].pop("kept") > 1_700_000_000
            assert again == [{key: value for key, value in first[0].items() if key != "kept"}, *first[1:]]
        assert thinker.times == 1
        record = Record.parse((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert [line["move"] for line in first[1:-1]] == [move.text for move in record.moves]


async def test_a_deeper_one_replaces_it(server: Threaded, thinker: Thinker) -> None:
    async with server.guest("Ann") as ann:
        table = await finished(ann, "duel")
        await analysed(ann, table, 0.5)
        assert (await analysed(ann, table, 0.1))[0]["seconds"] == 0.5
        assert thinker.times == 1
        deep = await analysed(ann, table, 2)
        assert (deep[0]["seconds"], deep[0]["kept"], thinker.times) == (2, None, 2)
        assert deep[1]["candidates"][0]["value"] == 0.2
        assert (await analysed(ann, table, 0.5))[1]["candidates"][0]["value"] == 0.2
        # Whoever takes what is there gets it, though they would have wanted more.
        assert (await analysed(ann, table, 5, least=0))[0]["seconds"] == 2
        assert thinker.times == 2


async def test_a_hasty_one_is_nobody_elses(server: Threaded, thinker: Thinker) -> None:
    store: Store = server.app.state.house.store
    async with server.guest("Ann") as ann:
        table = await finished(ann)
        assert (await analysed(ann, table, 0.05))[-1]["type"] == "end"
        assert await server.call(store.analysis(table)) is None
        assert (await analysed(ann, table, 0.05, least=0))[0]["kept"] is None
        await analysed(ann, table, 0.1)
        assert thinker.times == 3
        assert (await analysed(ann, table, 0.05))[0]["seconds"] == 0.1
        # Nor is one from the days when they were kept.
        kept = await server.call(store.analysis(table))
        assert kept is not None
        other = await finished(ann)
        await server.call(store.keep_analysis(other, replace(kept, seconds=0.05)))
        assert (await analysed(ann, other, 0.1, least=0))[0]["kept"] is None
        found = await server.call(store.analysis(other))
        assert found is not None
        assert found.seconds == 0.1


async def test_what_is_kept_is_counted_as_well(sqlite_url: str, thinker: Thinker) -> None:
    limits = replace(Limits(), studies_of_guest=Rate(2, 0.001))
    with threaded(Options(sqlite_url, bot_pause=0, limits=limits)) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await finished(ann)
            for _ in range(2):
                await analysed(ann, table)
            answer = await ann.http.post(f"/api/tables/{table}/analysis", json={"seconds": 0.1})
            assert (answer.status_code, answer.json()["code"]) == (429, "error-too-fast")
            await analysed(bob, table)
    assert thinker.times == 1


async def test_the_line_is_told_as_what_everybody_does(server: Threaded, thinker: Thinker) -> None:
    del thinker
    async with server.guest("Ann") as ann:
        table = await finished(ann)
        _, first, *_ = await analysed(ann, table)
        (candidate,) = first["candidates"]
        assert candidate["line"][0] == first["move"]
        assert candidate["deeds"][0]["seat"] == first["seat"]
        assert candidate["deeds"][0]["kind"] in ("take", "reserve", "buy")


async def test_what_breaks_off_is_not_kept(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match, budget: Budget, *, stop: Stop) -> Iterator[Study]:
        yield from list(Thinker()(match, budget, stop=stop))[:-1]

    monkeypatch.setattr(studies, "studies", broken)
    async with server.guest("Ann") as ann:
        table = await finished(ann)
        await analysed(ann, table)
        assert await server.call(server.app.state.house.store.analysis(table)) is None


async def test_what_cannot_be_kept_is_told_all_the_same(
    server: Threaded, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> bool:
        raise DatabaseError("full")

    monkeypatch.setattr(Store, "keep_analysis", full)
    async with server.guest("Ann") as ann:
        table = await finished(ann)
        assert [(await analysed(ann, table))[-1]["type"] for _ in range(2)] == ["end", "end"]
        assert thinker.times == 2


async def test_what_another_version_kept_is_thought_about_anew(server: Threaded, thinker: Thinker) -> None:
    store: Store = server.app.state.house.store
    async with server.guest("Ann") as ann:
        for version, content in ((0, b"whatever"), (VERSION, b"damaged")):
            table = await finished(ann)
            before = thinker.times
            await server.call(store.keep_analysis(table, KeptAnalysis(0.05, 1.0, version, content)))
            assert (await analysed(ann, table, least=0))[0]["kept"] is None
            assert thinker.times == before + 1
            assert (await analysed(ann, table))[0]["kept"] is not None


async def test_who_may_have_it(server: Threaded, thinker: Thinker) -> None:
    del thinker
    async with server.guest("Ann") as ann:
        running = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        for table, status, code in (
            (running, 409, "error-record-hidden"),
            (await ann.open_table("splendor", "me", "open"), 409, "error-table-not-started"),
            ("nnnnnnnnnn", 404, "error-no-table"),
        ):
            answer = await ann.http.post(f"/api/tables/{table}/analysis", json={"seconds": 0.1})
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        for wrong in ({"seconds": 0.01}, {"seconds": 6}, {"least": -1}, {"record": "x"}):
            answer = await ann.http.post(f"/api/tables/{running}/analysis", json=wrong)
            assert answer.status_code == 422
        over = await finished(ann)
    async with httpx.AsyncClient(base_url=server.url) as nobody:
        answer = await nobody.post(f"/api/tables/{over}/analysis", json={})
        assert answer.status_code == 401


async def test_it_goes_with_the_guest_who_goes(server: Threaded, thinker: Thinker) -> None:
    del thinker
    store: Store = server.app.state.house.store
    async with server.guest("Ann") as ann:
        table = await finished(ann)
        await analysed(ann, table)
        with ZipFile(io.BytesIO((await ann.http.get("/api/me/export")).content)) as archive:
            about = json.loads(archive.read("about.json"))
            (kept,) = about["tables"]
            assert kept["analysis"] == kept["file"].removesuffix(".txt") + "-analysis.json"
            found = TypeAdapter(wire.KeptAnalysis).validate_json(archive.read(kept["analysis"]), strict=True)
        assert found["seconds"] == 0.1
        assert [study["type"] for study in found["studies"]] == ["study"] * len(found["studies"])
        assert await server.call(store.analysis(table)) is not None
        await ann.http.request("DELETE", "/api/me", json={"confirm": "everything"})
        assert await server.call(store.analysis(table)) is None


async def test_processes_share_what_is_kept(postgres: Postgres, thinker: Thinker) -> None:
    with postgres.database() as database:
        options = Options(database, bot_pause=0).unlimited()
        with threaded(options) as one, threaded(options) as other:
            async with one.guest("Ann") as ann:
                table = await finished(ann)
                first = await analysed(ann, table)
                async with httpx.AsyncClient(
                    base_url=other.url, cookies=ann.http.cookies, timeout=PATIENCE
                ) as elsewhere:
                    answer = await elsewhere.post(f"/api/tables/{table}/analysis", json={"seconds": 0.1})
                lines = [json.loads(line) for line in answer.text.splitlines()]
                assert lines[1:] == first[1:]
                assert lines[0]["kept"] is not None
    assert thinker.times == 1


async def test_whoever_asks_at_the_same_time_gets_the_same_kind_of_answer(
    server: Threaded, thinker: Thinker
) -> None:
    del thinker
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await finished(ann)
        found = await asyncio.gather(analysed(ann, table), analysed(bob, table))
        assert found[0][1:] == found[1][1:]


async def test_a_whole_game_is_kept(server: Threaded, thinker: Thinker) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("duel", "me", "greedy", settings={"start": 0})
        async with ann.socket(table) as client:
            await play_on(client, 0, random.Random(5))
        first = await analysed(ann, table)
        assert first[0]["outcome"] is not None
        assert (await analysed(ann, table))[1:] == first[1:]
        assert thinker.times == 1
