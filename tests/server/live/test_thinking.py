"""Bots that think long, at real tables: nobody waits for a thought that nobody needs any more."""

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from cabochon.match import Match, Move, Record, View
from cabochon.players import LEVELS, Player, PlayerSpec, ThinkingPlayer
from cabochon.search import Stop
from cabochon.server.live.bots import hire
from cabochon.server.live.thinkers import most_at_once
from cabochon.server.options import Options
from tests.matches import TABLES, eager, played
from tests.server.serving import PATIENCE, Client, Threaded, play_on, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('thinking') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


class Ponderer(ThinkingPlayer):
    """Thinks until it is stopped or allowed to decide."""

    name = "ponderer"

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self.stopped = threading.Event()

    def decide(self, view: View, *, stop: Stop | None = None, **_: object) -> Move:
        assert stop is not None
        self.begun.set()
        with stop.telling(self.go.set):
            assert self.go.wait(PATIENCE)
        if stop.is_set():
            self.stopped.set()
        return view.legal_moves[0]


@pytest.fixture
def ponderers(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> list[Ponderer]:
    """Everybody who has been hired for level 8."""
    hired: list[Ponderer] = []

    def hire_ponderer(bot: PlayerSpec) -> Player:
        if bot.text != "level-8":
            return hire(bot)
        hired.append(Ponderer())
        return hired[-1]

    monkeypatch.setattr(server.app.state.house.bots, "_hire", hire_ponderer)
    return hired


async def begun(ponderer: Ponderer) -> None:
    assert await asyncio.to_thread(ponderer.begun.wait, PATIENCE)


async def stopped(ponderer: Ponderer) -> None:
    assert await asyncio.to_thread(ponderer.stopped.wait, PATIENCE)


async def move(client: Client, name: str) -> None:
    assert (await client.ask(type="move", id=name, seat=0, moves="take wbg"))["type"] == "done"


async def test_a_thought_is_stopped_when_its_move_is_taken_back(
    server: Threaded, ponderers: list[Ponderer]
) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "level-8", settings={"start": 0})
        async with ann.socket(table) as client:
            await move(client, "a")
            await begun(ponderers[0])
            assert (await client.ask(type="undo", id="b", seat=0))["type"] == "done"
            await stopped(ponderers[0])
            # The next one thinks about the new position, and its move counts.
            await move(client, "c")
            await client.when(lambda: client.events[-1]["kind"] == "move" and not client.legal)
            await begun(ponderers[1])
            ponderers[1].go.set()
            await client.when(lambda: bool(client.legal))
            assert [event["kind"] for event in client.events[2:]] == ["move", "undo", "move", "move"]
            assert not ponderers[1].stopped.is_set()


async def test_a_thought_is_stopped_when_the_game_ends(server: Threaded, ponderers: list[Ponderer]) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "level-8", settings={"start": 0})
        async with ann.socket(table) as client:
            await move(client, "a")
            await begun(ponderers[0])
            assert (await client.ask(type="resign", id="b", seat=0))["type"] == "done"
            await stopped(ponderers[0])
            assert len(client.events) == 5
        assert server.app.state.house.hall.tables[table].thinking is None


async def test_others_play_while_all_threads_think(server: Threaded, ponderers: list[Ponderer]) -> None:
    async with server.guest("Ann") as ann:
        tables = [await ann.open_table("splendor", "level-8", "me", settings={"start": 0}) for _ in range(20)]
        quick = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        async with AsyncExitStack() as stack:
            for table in tables:
                await stack.enter_async_context(ann.socket(table))
            client = await stack.enter_async_context(ann.socket(quick))
            await move(client, "a")
            await client.when(lambda: bool(client.legal))
            # Those who wait in line hold nothing: bots begin when it is their turn.
            line = server.app.state.house.bots.thinkers.line
            assert line.waiting + line.running == len(tables)
            assert sum(ponderer.begun.is_set() for ponderer in ponderers) <= most_at_once() - 1
        for table in tables:
            live = server.app.state.house.hall.tables[table]
            if live.thinking is not None:
                server.app.state.house.store._loop.call_soon_threadsafe(live.thinking.cancel)


@pytest.mark.parametrize("end", ["exit"])
async def test_a_server_that_ends_stops_its_bots(tmp_path_factory: pytest.TempPathFactory, end: str) -> None:
    ponderer = Ponderer()
    database = f"sqlite:///{tmp_path_factory.mktemp(end) / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0)) as running:
        running.app.state.house.bots._hire = _always(ponderer)
        async with running.guest("Ann") as ann:
            table = await ann.open_table("splendor", "level-8", "me", settings={"start": 0})
            async with ann.socket(table):
                await begun(ponderer)
    assert ponderer.stopped.is_set()


def _always(player: Player) -> Callable[[PlayerSpec], Player]:
    return lambda _: player


async def test_the_levels_play(server: Threaded) -> None:
    """Every level that answers at once, and the names of all of them."""
    async with server.guest("Ann") as ann:
        catalogue = (await ann.http.get("/api/games")).json()
        bots = {bot["name"]: bot for bot in catalogue["bots"]}
        assert [bots[level.name]["level"] for level in LEVELS] == list(range(1, 9))
        assert [bots[level.name]["seconds"] for level in LEVELS] == [level.seconds for level in LEVELS]
        assert bots["greedy"] == {"name": "greedy", "level": None, "seconds": 0.0, "games": None}
        seats = ("level-1", "level-2", "level-3", "me")
        table = await ann.open_table("splendor", *seats, settings={"target": 1})
        async with ann.socket(table) as client:
            assert [seat["name"] for seat in client.table["seats"]][:3] == ["Level-1", "Level-2", "Level-3"]
            assert (await client.ask(type="resign", id="r", seat=3))["type"] == "done"
            await client.when(lambda: client.table["status"] == "over")


# --- Playing on from a position ---


async def test_a_game_goes_on_from_a_record(server: Threaded) -> None:
    match = played(TABLES[-2], 5, 30, eager)
    record = str(match.record()) + "; a long comment\n" * 2000
    assert len(record) > 20_000
    async with server.guest("Ann") as ann:
        base = {"record": record, "moves": 21}
        table = await ann.open_table("duel", "greedy", "me", base=base)
        async with ann.socket(table) as client:
            assert client.table["base"] == 21
            await play_on(client, 1, random.Random(1))
            moves = [event for event in client.events if event["kind"] == "move"]
            assert moves[0]["decisions"] > 21
            commitment = client.table["commitment"]
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        found = Record.parse(text)
        assert found.moves[:21] == match.moves[:21]
        assert found.headers["From"] == f"21 {match.commitment}"
        assert {check.ok for check in found.verify(commitment)} == {True, None}
        # Out of memory and read again, it is the same.
        live = server.app.state.house.hall.tables.pop(table)
        again = (await ann.http.get(f"/api/tables/{table}/record")).text
        assert again == text
        assert server.app.state.house.hall.tables[table] is not live
        following = await ann.http.post("/api/tables", json={"game": "duel", "seats": [], "base": base})
        assert following.status_code == 422


async def test_a_record_that_is_none_opens_nothing(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        plan = {"game": "splendor", "seats": seats, "base": {"record": "nonsense", "moves": 0}}
        answer = await ann.http.post("/api/tables", json=plan)
        assert answer.status_code == 409
        assert answer.json()["code"] == "error-record-line"
        plan["base"] = {"record": str(Match("duel", seed=1).record()), "moves": 0}
        assert (await ann.http.post("/api/tables", json=plan)).json()["code"] == "error-base-unfit"
        plan["base"] = {"record": str(Match(seed=1).record()), "moves": 10**30}
        assert (await ann.http.post("/api/tables", json=plan)).status_code == 422
        assert (await ann.http.get("/api/me/tables")).json() == []
