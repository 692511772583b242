"""The discipline of the socket: numbers, ids, acknowledgements, limits, close codes."""

import asyncio
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cabochon.server import gauges
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.store import Store
from tests.server.attacks.lines import frame, handshake, line
from tests.server.serving import PATIENCE, Client, Threaded, threaded, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def options(sqlite_url: str) -> Options:
    return Options(sqlite_url, bot_pause=0).unlimited()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('socket') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


# --- Numbers ---


async def test_a_client_resumes_where_it_was(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        async with ann.socket(table) as client:
            await client.ask(type="move", id="a", seat=0, moves="take wbg")
            await client.ask(type="move", id="b", seat=1, moves="take wbg")
            assert client.number == 4
        async with ann.raw_socket(table) as link:
            for after, numbers in ((0, [1, 2, 3, 4]), (3, [4]), (4, []), (99, [])):
                await link.send(json.dumps({"type": "resume", "after": after}))
                update = json.loads(await link.recv())
                assert [event["number"] for event in update["events"]] == numbers
                assert update["after"] == min(after, 4)
                assert update["table"]["status"] == "playing"


async def test_nothing_is_sent_before_the_client_asks(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.open_table("splendor", "me", "open")
        async with ann.raw_socket(table) as link:
            await bob.join(table, 1)
            client = Client(link)
            await client.send(type="resume", after=1)
            client.number = 1
            assert (await client.next())["type"] == "update"
            assert [event["number"] for event in client.events] == [2, 3]


# --- Requests ---


async def test_a_request_is_carried_out_once(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        request = {"type": "move", "id": "same", "seat": 0, "moves": "take wbg"}
        async with ann.socket(table) as client:
            first = await client.ask(**request)
            assert first == {"type": "done", "id": "same", "number": 3}
            assert await client.ask(**request) == first
        async with ann.socket(table) as client:
            assert await client.ask(**request) == first
            assert client.number == 3


async def test_ids_are_remembered_over_a_restart(options: Options) -> None:
    request = {"type": "move", "id": "same", "seat": 0, "moves": "take wbg"}
    with threaded(options) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                first = await client.ask(**request)
            cookies = ann.http.cookies
    with threaded(options) as server:
        async with server.guest() as ann:
            ann.http.cookies = cookies
            async with ann.socket(table) as client:
                assert await client.ask(**request) == first
                assert client.number == 3


async def test_done_comes_after_the_move_is_stored(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    stored: list[int] = []
    append = Store.append

    async def slow_append(self: Store, *arguments: Any) -> bool:
        await asyncio.to_thread(gate.wait, PATIENCE)
        done = await append(self, *arguments)
        stored.append(arguments[1])
        return done

    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        monkeypatch.setattr(Store, "append", slow_append)
        async with ann.socket(table) as client, ann.socket(table) as other:
            await client.send(type="move", id="a", seat=0, moves="take wbg")
            # Another connection is served meanwhile, and sees the table as it is stored.
            await other.send(type="resume", after=0)
            await other.until("update")
            assert other.number == 2
            assert not stored
            gate.set()
            assert (await client.until("done"))["number"] == 3
            assert stored == [3]
            assert client.number == 3


async def test_what_is_being_stored_is_stored_before_the_end(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, reached = threading.Event(), threading.Event()
    append = Store.append

    async def slow_append(self: Store, *arguments: Any) -> bool:
        reached.set()
        await asyncio.to_thread(gate.wait, PATIENCE)
        return await append(self, *arguments)

    monkeypatch.setattr(Store, "append", slow_append)
    with threaded(options) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("duel", "me", "random", settings={"start": 1})
            async with ann.socket(table):
                await asyncio.to_thread(reached.wait, PATIENCE)
                # The bot has decided; the server is told to stop before its move is stored.
                server.server.should_exit = True
                tasks = server.app.state.house.tasks
                while not tasks.is_closing:
                    await asyncio.sleep(0)
                gate.set()
    store = await Store.open(options.database)
    assert [entry.event.kind for entry in await store.entries(table)] == ["created", "started", "move"]
    await store.close()


async def test_a_database_in_trouble_refuses_and_goes_on(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cabochon.server.store.failures import lost_error

    async def fail(*_: Any) -> bool:
        raise lost_error()

    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        async with ann.socket(table) as client:
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", fail)
                answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
                assert answer["problem"]["code"] == "error-database-lost"
            assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"


async def test_nobody_plays_for_another(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "open", settings={"start": 0})
        await bob.join(table, 1)
        async with ann.socket(table) as first, bob.socket(table) as second, eve.socket(table) as third:
            for client in (second, third):
                for request in (
                    {"type": "move", "moves": "take wbg"},
                    {"type": "undo"},
                    {"type": "resign"},
                    {"type": "return"},
                ):
                    answer = await client.ask(id="x", seat=0, **request)
                    assert answer["problem"]["code"] == "error-table-not-yours"
            assert (await third.ask(type="answer", id="y", agree=True))["type"] == "refused"
            assert (await third.ask(type="replace", id="z", seat=0))["type"] == "refused"
            assert (await first.ask(type="move", id="x", seat=0, moves="take wbg"))["type"] == "done"
            assert first.number == 4


async def test_a_foreign_cookie_is_nobody(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
        genuine = ann.http.cookies["cabochon"]
        payload, _, signature = genuine.rpartition(".")
        for cookie in ("", "x", f"{payload}.{signature[::-1]}", f"{payload[:-2]}.{signature}", genuine * 9):
            async with ann.raw_socket(table, Cookie=f"cabochon={cookie}") as link:
                assert await Client(link).close_code() == 4401


# --- Closing ---


async def test_close_codes(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        for nowhere in ("nnnnnnnnnn", "%00", "x" * 500):
            async with ann.raw_socket(nowhere) as link:
                assert await Client(link).close_code() == 4404
        table = await ann.open_table("splendor", "me", "open")
        for message in ("no json", b"bytes", "{", '{"type": "ping"', ""):
            async with ann.socket(table) as client:
                await client.link.send(message)
                assert await client.close_code() == 4400
        async with ann.socket(table) as client:
            await client.link.send("x" * 5000)
            assert await client.close_code() == 1009


async def test_messages_of_the_wrong_shape_are_refused(server: Threaded) -> None:
    wrong: list[Any] = [
        {},
        {"type": "nothing"},
        {"type": "move"},
        {"type": "move", "id": "a", "seat": "0", "moves": "pass"},
        {"type": "move", "id": "a", "seat": 0, "moves": "pass", "more": 1},
        {"type": "move", "id": "a b", "seat": 0, "moves": "pass"},
        {"type": "move", "id": "a", "seat": 0, "moves": "x" * 201},
        {"type": "resume", "after": -1},
        {"type": "resume", "after": 1.5},
        {"type": "answer", "id": "a", "agree": 1},
        ["resume", 0],
        7,
        None,
    ]
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
        async with ann.socket(table) as client:
            for message in wrong:
                await client.link.send(json.dumps(message))
                answer = await client.until("refused")
                assert answer["problem"]["code"] == "error-message"
                known = isinstance(message, dict) and message.get("id") == "a"
                assert answer["id"] == ("a" if known else None)
            await client.send(type="ping")
            await client.until("pong")


async def test_a_silent_client_is_closed(options: Options) -> None:
    with threaded(replace(options, silence=0.2, sweep=0.05)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            async with ann.raw_socket(table) as link:
                assert await Client(link).close_code() == 4408


async def test_a_client_whose_line_is_frozen_is_closed(options: Options) -> None:
    """Its page can't say anything, nor can its browser; the others are told soon."""
    with threaded(replace(options, heartbeat=0.1, patience=2)) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await ann.open_table("splendor", "me", "open")
            await bob.join(table, 1)
            async with line(server) as frozen, ann.socket(table) as client:
                await frozen.send(handshake(server, table, bob.cookie))
                await frozen.answer()
                await frozen.send(frame('{"type": "ping"}'))
                await client.when(lambda: client.online == [True, True])
                before = closed(1011)
                await client.when(lambda: client.online == [True, False])
                async with asyncio.timeout(PATIENCE):
                    while closed(1011) == before:
                        await asyncio.sleep(0.01)


async def test_who_speaks_is_not_asked_for_a_sign_of_life(options: Options) -> None:
    with threaded(replace(options, heartbeat=2, patience=5)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            async with line(server) as talking:
                await talking.send(handshake(server, table, ann.cookie))
                await talking.answer()
                said = asyncio.ensure_future(talking.rest())
                for _ in range(150):
                    await talking.send(frame('{"type": "ping"}'))
                    await asyncio.sleep(0.02)
                assert not said.done()
                await talking.send(frame((1000).to_bytes(2), kind=0x88))
                assert PING not in await said


PING = bytes([0x89, 4])
"""How a ping of the server begins."""


def closed(code: int) -> float:
    """How many sockets have been closed with a code."""
    return float(gauges.SOCKETS_CLOSED.labels(code)._value.get())


async def test_whoever_waits_for_an_answer_is_not_taken_for_gone(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server does not listen to a client while it carries out what that asked for."""
    with threaded(replace(options, heartbeat=0.1, patience=1)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            store: Store = server.app.state.house.store
            append = store.append

            async def slow(*given: Any) -> bool:
                await asyncio.sleep(2)
                return await append(*given)

            monkeypatch.setattr(store, "append", slow)
            async with ann.socket(table) as client:
                for number, seat in enumerate((0, 1)):
                    answer = await client.ask(type="move", id=f"m{number}", seat=seat, moves="take wbg")
                    assert answer["type"] == "done"


async def test_a_client_that_does_not_read_is_closed(options: Options) -> None:
    options = replace(options, limits=replace(options.limits, backlog=8))
    with threaded(options, room=4096) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            hall = server.app.state.house.hall
            async with line(server, room=2048) as deaf, asyncio.timeout(PATIENCE):
                await deaf.send(handshake(server, table, ann.cookie))
                await deaf.answer()
                while not (connections := set(hall.tables[table].audience.connections)):
                    await asyncio.sleep(0.01)
                (connection,) = connections
                # The client asks and asks, and reads nothing of it; a table has other things to do than wait.
                while hall.tables[table].audience.connections:
                    await deaf.send(frame(json.dumps({"type": "resume", "after": 0})) * 50)
            assert connection.code == 1013
            async with ann.socket(table) as client:
                await client.send(type="ping")
                await client.until("pong")
                assert len(hall.tables[table].audience.connections) == 1


async def test_too_many_messages(options: Options) -> None:
    limits = replace(options.limits, messages_of_guest=Rate(5, 0.001))
    with threaded(replace(options, limits=limits)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                for _ in range(4):
                    await client.send(type="ping")
                    await client.until("pong")
                answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
                assert answer["id"] == "a"
                assert answer["problem"]["code"] == "error-too-fast"
                for _ in range(20):
                    await client.send(type="ping")
                assert await client.close_code() == 4429
            assert server.app.state.house.hall.tables[table].table.number == 2


async def test_too_many_sockets(options: Options) -> None:
    with threaded(replace(options, limits=replace(Limits(), connections=2))) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await ann.open_table("splendor", "me", "open")
            async with ann.socket(table), ann.socket(table):
                async with ann.raw_socket(table) as link:
                    assert await Client(link).close_code() == 4429
                async with bob.socket(table):
                    pass
            async with ann.socket(table):
                pass


async def test_a_socket_has_an_id_as_requests_have(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
        async with ann.raw_socket(table) as link:
            assert link.response is not None
            assert len(link.response.headers["x-request-id"]) == 16


async def test_pages_from_elsewhere_get_no_socket(options: Options) -> None:
    with threaded(replace(options, origins=("https://friend.example",))) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            for origin in ("https://evil.example", "null", f"http://{server.address}.evil.example"):
                async with ann.raw_socket(table, Origin=origin) as link:
                    client = Client(link)
                    assert await client.close_code() == 4403
                    assert client.texts == []
            for origin in (f"http://{server.address}", "https://friend.example"):
                async with ann.socket(table, Origin=origin):
                    pass


# --- The clock ---


async def test_a_clock_waits_for_everybody_to_have_seen_the_game(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        clock = {"initial": 600}
        table = await ann.open_table("splendor", "me", "open", settings={"start": 0}, clock=clock)
        async with ann.socket(table) as host, eve.socket(table):
            await bob.join(table, 1)
            # She was in the waiting room, and has been shown the game; he has but asked for his seat.
            await host.when(lambda: host.table["clocks"] == {**FULL, "running": None, "waiting": [1]})
            async with bob.raw_socket(table) as link:
                live = server.app.state.house.hall.tables[table]
                await until(lambda: len(live.audience.connections) == 3)
                assert live.table.awaited == (1,)
                await link.send(json.dumps({"type": "resume", "after": 0}))
                await host.when(lambda: host.table["clocks"]["running"] == 0)
                assert host.table["clocks"]["waiting"] == []
            # It runs on when he is gone.
            await host.when(lambda: host.online == [True, False])
            assert host.table["clocks"]["running"] == 0


@pytest.mark.parametrize(
    "message",
    [{"type": "ping"}, {"type": "move", "id": "x", "seat": 1, "moves": "?"}, {"type": "answer", "id": "x"}],
    ids=["ping", "move", "answer"],
)
async def test_nobody_is_there_and_yet_not_at_the_game(server: Threaded, message: dict[str, Any]) -> None:
    """Who is connected can't be replaced: so no clock waits for them."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        plan = {"settings": {"start": 0}, "clock": {"initial": 600}}
        table = await ann.open_table("splendor", "me", "open", **plan)
        await bob.join(table, 1)
        async with ann.socket(table) as host, bob.raw_socket(table) as link:
            live = server.app.state.house.hall.tables[table]
            await until(lambda: len(live.audience.connections) == 2)
            assert list(live.audience.missing) == [next(s.guest for s in live.table.seats if s.name == "Bob")]
            assert (await host.ask(type="replace", id="r", seat=1))["problem"]["code"] == "error-table-grace"
            await link.send(json.dumps(message))
            await host.when(lambda: host.online == [True, True])
            await host.when(lambda: host.table["clocks"]["running"] == 0)
            assert host.table["clocks"]["waiting"] == []


FULL = {"left": [600_000, 600_000]}
