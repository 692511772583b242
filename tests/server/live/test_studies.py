"""Analyses over the wire: lines that come one by one, and end when nobody reads them."""

import asyncio
import json
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from starlette.types import Message

from cabochon.analysis import Study
from cabochon.games.positions import deck_sizes
from cabochon.match import Match
from cabochon.search import Budget, Stop
from cabochon.server.http import departures
from cabochon.server.live import studies
from cabochon.server.live.studies import Studies
from cabochon.server.options import Limits, Options
from cabochon.server.show import Shown, wire
from tests.matches import TABLES, eager, played, table_name
from tests.server.serving import PATIENCE, Threaded, Visitor, threaded
from tests.stops import wait_for

pytestmark = pytest.mark.anyio
LINE: TypeAdapter[wire.AnalysisLine] = TypeAdapter(wire.AnalysisLine)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('studies') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0, limits=Limits(analyses=3, analysis_seconds=60))) as running:
        yield running


class Waiting:
    """Studies of which none comes before it is stopped."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.over = threading.Event()

    def __call__(self, match: Match, budget: Budget, *, stop: Stop) -> Iterator[Study]:
        del match, budget
        self.begun.set()
        wait_for(stop)
        self.over.set()
        yield from ()


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    found = Waiting()
    monkeypatch.setattr(studies, "studies", found)
    return found


def plan(match: Match, seconds: float = 0.05) -> dict[str, Any]:
    return {"record": str(match.record()), "seconds": seconds}


@asynccontextmanager
async def analysis(guest: Visitor, match: Match) -> AsyncIterator[AsyncIterator[wire.AnalysisLine]]:
    async with guest.http.stream("POST", "/api/analysis", json=plan(match)) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert answer.headers["x-accel-buffering"] == "no"

        async def lines() -> AsyncIterator[wire.AnalysisLine]:
            async for line in answer.aiter_lines():
                yield LINE.validate_json(line, strict=True)

        yield lines()


def code_of(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(TypeAdapter(wire.Problem).validate_json(answer.content)["code"])


async def refused(guest: Visitor, status: int, **content: Any) -> str:
    return code_of(await guest.http.post("/api/analysis", json=content), status)


@pytest.mark.parametrize("table", [TABLES[0], TABLES[1], TABLES[-2]], ids=table_name)
async def test_every_decision_is_studied_in_order(server: Threaded, table: Any) -> None:
    match = played(table, 21, 5, eager)
    async with server.guest() as ann, analysis(ann, match) as lines:
        start, *found, end = [line async for line in lines]
    assert start["type"] == "start"
    assert (start["game"], start["players"], start["decisions"]) == (match.game.name, match.players, 5)
    assert start["moves"] == [move.text for move in match.moves]
    assert start["outcome"] is None
    assert len(start["positions"]) == 6
    assert start["positions"][-1]["decks"] == deck_sizes(match.position())
    assert [position["to_move"] for position in start["positions"]] == [*start["seats"], match.to_move]
    for number, study in enumerate(found):
        assert study["type"] == "study"
        assert (study["number"], study["seat"]) == (number, start["seats"][number])
        assert study["move"] == start["moves"][number]
        assert study["move"] in [candidate["move"] for candidate in study["candidates"]]
        for values in (study["before"], study["after"]):
            assert sum(values) == pytest.approx(1, abs=0.001)
    assert len(found) == 5
    assert end["type"] == "end"
    assert len(end["accuracy"]) == match.players


async def test_a_finished_game_has_its_outcome_and_shows_every_hand(
    server: Threaded, waiting: Waiting
) -> None:
    match = played(("splendor", 2, {"target": 3}), 4, choose=eager)
    assert match.outcome is not None
    async with server.guest() as ann, analysis(ann, match) as lines:
        start = await anext(lines)
        await asyncio.to_thread(waiting.begun.wait)
    assert start["type"] == "start"
    winners, scores, reason = match.outcome
    assert start["outcome"] == {
        "winners": [*winners],
        "scores": [*scores],
        "reason": reason,
        "seat": None,
    }
    hands = [
        card["card"]
        for position in start["positions"]
        for player in position["players"]
        for card in player["reserved"]
    ]
    assert hands
    assert None not in hands
    assert await asyncio.to_thread(waiting.over.wait, PATIENCE)


async def test_whoever_leaves_is_not_studied_for_any_more(server: Threaded, waiting: Waiting) -> None:
    match = played(TABLES[0], 1, 5)
    async with server.guest() as ann, server.guest() as bob, server.guest() as cid:
        async with analysis(ann, match) as lines, analysis(bob, match):
            await anext(lines)
            await asyncio.to_thread(waiting.begun.wait)
            assert await refused(ann, 409, **plan(match)) == "error-analysis-busy"
            # The third place is for another address.
            assert await refused(cid, 429, **plan(match)) == "error-busy"
            assert not waiting.over.is_set()
        assert await asyncio.to_thread(waiting.over.wait, PATIENCE)
        begun: Studies = server.app.state.house.studies
        await server.call(_empty(begun))
        async with analysis(ann, match) as lines:
            await anext(lines)


async def test_whoever_does_not_read_makes_room() -> None:
    closed = asyncio.Event()
    never = asyncio.Event()

    async def lines() -> AsyncGenerator[Shown]:
        yield Shown("one")
        yield Shown("two")

    async def receive() -> Message:
        await never.wait()
        return {}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            await never.wait()

    async with asyncio.timeout(PATIENCE):
        await departures.Lines(lines(), closed.set, 0.01)({}, receive, send)
    assert closed.is_set()


async def _broken_off(begun: Studies) -> None:
    begun.break_off()


async def _empty(begun: Studies) -> None:
    """Until nothing is under way."""
    async with asyncio.timeout(PATIENCE):
        while begun._under_way:
            await asyncio.sleep(0)


async def test_what_goes_wrong_on_the_way_is_told(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> Iterator[Study]:
        raise LookupError("a hidden card")
        yield

    monkeypatch.setattr(studies, "studies", broken)
    async with server.guest() as ann, analysis(ann, played(TABLES[0], 1, 5)) as lines:
        found = [line async for line in lines]
    assert [line["type"] for line in found] == ["start", "problem"]
    assert found[-1]["type"] == "problem"
    assert found[-1]["code"] == "error-server"
    assert "hidden" not in json.dumps(found[-1])


async def test_a_server_that_stops_breaks_off(server: Threaded, waiting: Waiting) -> None:
    async with server.guest() as ann, analysis(ann, played(TABLES[0], 1, 5)) as lines:
        await anext(lines)
        await asyncio.to_thread(waiting.begun.wait)
        await server.call(_broken_off(server.app.state.house.studies))
        problem = await anext(lines)
    assert problem["type"] == "problem"


async def test_what_is_no_record_is_refused_before_anything_is_said(server: Threaded) -> None:
    match = played(TABLES[0], 1, 5)
    async with server.guest() as ann:
        assert await refused(ann, 409, record="hello", seconds=1) == "error-record-line"
        hidden = str(match.record(reveal=False))
        assert await refused(ann, 409, record=hidden, seconds=1) == "error-record-hidden"
        assert await refused(ann, 422, record=str(match.record()), seconds=0.01) == "error-request"
        assert await refused(ann, 422, record=str(match.record()), seconds=6) == "error-request"
        assert await refused(ann, 422, record="", seconds=1) == "error-request"
        assert await refused(ann, 413, record="x" * (64 * 1024), seconds=1) == "error-too-long"
        long = played(TABLES[0], 1, 13)
        assert await refused(ann, 409, **plan(long, 5)) == "error-analysis-long"
        headers = {"origin": "https://evil.example"}
        answer = await ann.http.post("/api/analysis", json=plan(match), headers=headers)
        assert code_of(answer, 403) == "error-origin"
        assert not server.app.state.house.studies._under_way
    async with httpx.AsyncClient(base_url=server.url) as nobody:
        assert code_of(await nobody.post("/api/analysis", json=plan(match)), 401) == "error-no-cookie"


async def test_a_game_with_nothing_decided(server: Threaded) -> None:
    async with server.guest() as ann, analysis(ann, Match(seed=1)) as lines:
        start, end = [line async for line in lines]
    assert (start["type"], end["type"]) == ("start", "end")
    assert end["type"] == "end"
    assert end["accuracy"] == [None, None]
