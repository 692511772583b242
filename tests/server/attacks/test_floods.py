"""Costs with a bound: loops are refused, what waits for a client has an end, and so has what happened."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cabochon.server.live import Connection
from cabochon.server.live.table import LiveTable
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.show import PAGE
from cabochon.server.table import table
from cabochon.server.table.bounds import MOST_ASIDE
from tests.server.attacks.lines import Line, frame, handshake, line, status
from tests.server.serving import PATIENCE, Client, Threaded, Visitor, threaded
from tests.server.tables import GUESTS, Sitting, begun

pytestmark = pytest.mark.anyio

ATTACKER = "127.0.0.66"
LONG = 1200
"""Events of a long table."""


@pytest.fixture
def options(sqlite_url: str) -> Options:
    return Options(sqlite_url, bot_pause=0)


# --- Loops ---

LOOPS = ["/api/health", "/api/openapi.json", "/api/nothing", "/", "/t/abcdefghjk", "/assets/nothing.js"]


@pytest.mark.parametrize("path", LOOPS)
async def test_a_loop_is_refused_and_others_are_served(options: Options, path: str) -> None:
    few = Rate(20, 0.01)
    limits = replace(options.limits, requests_of_address=few, files_of_address=few)
    with threaded(replace(options, limits=limits)) as server:
        async with server.guest(comes_from=ATTACKER) as eve, server.guest() as ann:
            answers = [await eve.http.get(path) for _ in range(25)]
            assert answers[0].status_code != 429
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) > 0
            assert (await ann.http.get(path)).status_code == answers[0].status_code


async def test_a_wrong_page_is_counted_too(options: Options) -> None:
    limits = replace(options.limits, requests_of_address=Rate(10, 0.01))
    with threaded(replace(options, limits=limits)) as server:
        async with server.guest() as eve:
            headers = {"origin": "https://evil.example"}
            codes = [(await eve.http.put("/api/me", headers=headers)).status_code for _ in range(12)]
            assert codes[0] == 403
            assert codes[-1] == 429


async def test_connecting_in_a_loop_is_refused(options: Options) -> None:
    limits = replace(options.limits, requests_of_guest=Rate(20, 0.01))
    with threaded(replace(options, limits=limits)) as server:
        async with server.guest("Eve") as eve, server.guest("Ann") as ann:
            table = await eve.open_table("splendor", "me", "open")
            codes = []
            for _ in range(20):
                async with eve.raw_socket(table) as link:
                    with suppress(ConnectionClosed):
                        await link.send("nonsense")
                    codes.append(await Client(link).close_code())
            assert codes[0] == 4400
            assert codes[-1] == 4429
            async with ann.socket(table):
                pass


async def test_a_guest_may_load_the_page_and_be_looked_after(options: Options) -> None:
    """As much as a browser and a monitor ask for at once, several times over."""
    with threaded(options) as server:
        async with server.guest("Ann") as ann:
            asked = [
                *(f"/assets/part-{number}.js" for number in range(60)),
                *("/", "/api/me", "/api/games", "/api/tables", "/api/health") * 5,
            ]
            answers = await asyncio.gather(*(ann.http.get(path) for path in asked))
            assert 429 not in {answer.status_code for answer in answers}
            table = await ann.open_table("splendor", "me", "open")
            for _ in range(5):
                async with ann.socket(table):
                    pass


# --- A long table ---


def long_sitting() -> Sitting:
    """A table of two on one screen where much has happened."""
    sitting = begun("ml")
    while sitting.table.number < LONG:
        sitting.play("take wbg")
        if sitting.table.number - len(sitting.table.made) < MOST_ASIDE - 2:
            sitting.do(sitting.table.undo(GUESTS[0], 0, None, sitting.now))
        else:
            sitting.play()
            sitting.do(sitting.table.resign(GUESTS[0], 0, None, sitting.now))
            break
    return sitting


@pytest.fixture(scope="module")
def past() -> Sitting:
    return long_sitting()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('floods') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited(), room=4096) as running:
        yield running


async def with_history(server: Threaded, ann: Visitor, past: Sitting) -> LiveTable:
    """A new table of Ann's to which all that has happened before."""
    table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
    live: LiveTable = server.app.state.house.hall.tables[table]
    opened = live.table

    async def fill() -> None:
        long = past.table.copy()
        long.row, long.seats, long.line_up, long.host = opened.row, opened.seats, opened.line_up, opened.host
        live.table = long

    await server.call(fill())
    return live


async def test_a_long_past_comes_in_pages(server: Threaded, past: Sitting) -> None:
    async with server.guest("Ann") as ann:
        live = await with_history(server, ann, past)
        async with ann.raw_socket(live.id) as link:
            client = Client(link)
            await client.send(type="resume", after=0)
            kinds = [(await client.next())["type"] for _ in range(-(-past.table.number // PAGE))]
            assert kinds[:-1] == ["history"] * (len(kinds) - 1)
            assert kinds[-1] == "update"
            assert len(kinds) >= 5
            assert client.number == past.table.number
            assert [event["number"] for event in client.events] == list(range(1, client.number + 1))
            assert max(map(len, client.texts)) < 100_000
        async with ann.socket(live.id, after=past.table.number - PAGE) as client:
            assert [json.loads(text)["type"] for text in client.texts] == ["update"]


async def test_what_happens_between_two_pages_is_neither_lost_nor_doubled(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        async with ann.socket(table) as player:

            async def play_and_take_back(number: int) -> None:
                for request in ({"type": "move", "moves": "take wbg"}, {"type": "undo"}):
                    answer = await player.ask(id=f"{request['type']}-{number}", seat=0, **request)
                    assert answer["type"] == "done", answer

            for number in range(PAGE):
                await play_and_take_back(number)
            async with ann.raw_socket(table) as link:
                late = Client(link)
                await late.send(type="resume", after=0)
                for number in itertools.count(PAGE):
                    await play_and_take_back(number)
                    if (await late.next())["type"] == "update":
                        break
                await play_and_take_back(number + 1)
                await late.when(lambda: late.number == player.number)
            # The client itself asserts that nothing is missing.
            numbers = [event["number"] for event in late.events]
            assert numbers == list(range(1, player.number + 1))


async def test_news_that_are_too_long_come_in_pages_too(server: Threaded, past: Sitting) -> None:
    """As when a process hears of everything at once that happened in another."""
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        live: LiveTable = server.app.state.house.hall.tables[table]
        async with ann.socket(table) as client:
            before = client.number

            async def hear() -> None:
                long = past.table.copy()
                long.row, long.seats, long.line_up = live.table.row, live.table.seats, live.table.line_up
                live.table = long
                live.audience.publish(long, before)

            await server.call(hear())
            await client.when(lambda: client.number == past.table.number)
            assert max(map(len, client.texts)) < 100_000


# --- Who does not read ---


@asynccontextmanager
async def deaf(server: Threaded, table: str, visitor: Visitor) -> AsyncIterator[Line]:
    """Somebody who reads nothing that comes on a socket."""
    async with line(server, ATTACKER, room=2048) as attacker:
        await attacker.send(handshake(server, table, visitor.cookie))
        assert status(await attacker.answer()) == 101
        yield attacker


async def held_for(server: Threaded, connections: set[Connection]) -> int:
    """Bytes that wait for clients: in their queues, and behind them in the process."""

    async def count() -> int:
        queues = sum(len(text) for connection in connections for text, _ in connection._waiting)
        buffers = [each.transport.get_write_buffer_size() for each in server.server.server_state.connections]
        return queues + sum(buffers)

    return await server.call(count())


async def test_what_waits_for_clients_that_do_not_read_is_bounded(server: Threaded, past: Sitting) -> None:
    count, limits = 5, Limits()
    ask = frame(json.dumps({"type": "resume", "after": 0}))
    async with server.guest("Ann") as ann, AsyncExitStack() as crowd:
        live = await with_history(server, ann, past)
        attackers = [await crowd.enter_async_context(deaf(server, live.id, ann)) for _ in range(count)]
        seen: set[Connection] = set()
        most = 0
        async with asyncio.timeout(PATIENCE):
            while len(seen) < count or live.audience.connections:
                seen |= live.audience.connections
                for attacker in attackers:
                    attacker.writer.write(ask * 3)
                most = max(most, await held_for(server, seen))
        assert [connection.code for connection in seen] == [1013] * count
        # Besides what may wait: a page that is being written, and what the network has not taken.
        assert most <= count * (limits.backlog_size + 200_000)
        assert most > 0
        async with ann.socket(live.id) as client:
            assert client.number == past.table.number


async def test_long_messages_fill_a_backlog_sooner_than_many(options: Options, past: Sitting) -> None:
    limits = replace(options.unlimited().limits, backlog=1_000_000, backlog_size=200_000)
    with threaded(replace(options, limits=limits), room=4096) as server:
        async with server.guest("Ann") as ann:
            live = await with_history(server, ann, past)
            async with deaf(server, live.id, ann) as attacker, asyncio.timeout(PATIENCE):
                while not (connections := set(live.audience.connections)):
                    await asyncio.sleep(0.01)
                (connection,) = connections
                while connection.code is None:
                    await attacker.send(frame(json.dumps({"type": "resume", "after": 0})))
                    await asyncio.sleep(0.001)
                assert connection.code == 1013


# --- In circles ---


async def test_nobody_plays_and_takes_back_for_ever(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = 100
    monkeypatch.setattr(table, "MOST_ASIDE", few)
    async with server.guest("Ann") as ann:
        opened = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        async with ann.socket(opened) as client:
            refused: dict[str, Any] | None = None
            for number in range(few):
                await client.ask(type="move", id=f"m{number}", seat=0, moves="take wbg")
                answer = await client.ask(type="undo", id=f"u{number}", seat=0)
                if answer["type"] == "refused":
                    refused = answer
                    break
            assert refused is not None
            assert refused["problem"]["code"] == "error-table-exhausted"
            await client.when(lambda: client.table["undo"] == "no")
            assert client.number <= few + 1
            answer = await client.ask(type="move", id="on", seat=1, moves="take wbg")
            assert answer["type"] == "done"
