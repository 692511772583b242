"""Games over real sockets, from the first seat taken to the last move."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from cabochon.match import Record
from cabochon.server.options import Options
from cabochon.server.show.wire import ClockPlan, NewTable, SeatPlan
from tests.server.serving import Client, Threaded, play_on, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('play') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0, grace=1.0).unlimited()) as running:
        yield running


@pytest.mark.parametrize("game", ["splendor", "duel"])
async def test_two_guests_play_a_game(server: Threaded, game: str) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest() as watcher:
        table = await ann.open_table(game, "me", "open", settings={"target": 5} if game == "splendor" else {})
        await bob.join(table, 1)
        async with (
            ann.socket(table) as first,
            bob.socket(table) as second,
            watcher.socket(table) as third,
        ):
            await asyncio.gather(
                play_on(first, 0, random.Random(1)),
                play_on(second, 1, random.Random(2)),
                third.when(lambda: third.table["status"] == "over"),
            )
            assert first.events == second.events == third.events
            assert first.table["outcome"] == third.table["outcome"]
            assert [seat["name"] for seat in third.table["seats"]] == ["Ann", "Bob"]
            assert all(event["number"] == place for place, event in enumerate(first.events, 1))
            secret = first.table["secret"]
            record = Record.parse((await watcher.http.get(f"/api/tables/{table}/record")).text)
            assert record.secret is not None
            assert record.secret.hex() == secret
            assert all(check.ok for check in record.verify(first.table["commitment"]))


async def test_what_a_spectator_and_the_others_get_holds_nothing_hidden(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest() as watcher:
        table = await ann.open_table("splendor", "me", "open", settings={"start": 0})
        await bob.join(table, 1)
        async with (
            ann.socket(table) as first,
            bob.socket(table) as second,
            watcher.socket(table) as third,
        ):
            assert (await first.ask(type="move", id="a", seat=0, moves="reserve 1t"))["type"] == "done"
            for client in (first, second, third):
                await client.when(lambda client=client: client.number == 4)  # type: ignore[misc]
            assert _reserved(first, 0)[0]["card"] is not None
            assert _reserved(second, 0)[0]["card"] is None
            assert _reserved(third, 0)[0]["card"] is None
            assert second.legal
            assert not third.legal
            match = server.app.state.house.hall.tables[table].table.match
            ids = [ann.cookie.partition("=")[2], bob.cookie.partition("=")[2]]
            guests = [server.app.state.desk.read(cookie).id for cookie in ids]
            for text in [*third.texts, *second.texts]:
                assert match.secret.hex() not in text
                assert not any(guest in text for guest in guests)


async def test_bots_play_by_themselves(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "greedy", "random", settings={"target": 4})
        async with ann.socket(table) as client:
            await play_on(client, 0, random.Random(3))
            assert client.table["outcome"]["reason"] in ("target", "deadlock")
            assert {event["seat"] for event in client.events if event["kind"] == "move"} == {0, 1, 2}


async def test_bots_play_on_for_somebody_who_has_given_up_and_stays(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        seats = ("me", "greedy", "random")
        tables = await asyncio.gather(*(ann.open_table("splendor", *seats) for _ in range(8)))

        async def watch(table: str) -> None:
            async with ann.socket(table) as client:
                assert (await client.ask(type="resign", id="r", seat=0))["type"] == "done"
                await client.when(lambda: client.table["status"] == "over")

        await asyncio.gather(*map(watch, tables))


async def test_bots_wait_for_somebody_who_plays(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest() as watcher:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 1})
        live = server.app.state.house.hall.tables[table]
        async with watcher.socket(table) as spectator:
            # Whoever only watches costs no thinking, however long they stay.
            await spectator.send(type="ping")
            await spectator.until("pong")
            assert live.thinking is None
            assert spectator.number == 2
            async with ann.socket(table) as client:
                await client.when(lambda: bool(client.legal))
                await spectator.when(lambda: spectator.number == client.number)


async def test_people_on_one_screen_look_at_their_own_cards_only(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        async with ann.socket(table) as client:
            assert (client.view or {})["seat"] is None
            assert not client.legal
            await client.send(type="look", seat=0)
            await client.when(lambda: bool(client.legal))
            assert (client.view or {})["seat"] == 0
            await client.ask(type="move", id="a", seat=0, moves="reserve 2t")
            await client.when(lambda: client.number == 3)
            # The screen goes to Ben, and shows nobody's cards until he says so.
            assert (client.view or {})["seat"] is None
            assert _reserved(client, 0)[0]["card"] is None
            await client.send(type="look", seat=1)
            await client.when(lambda: bool(client.legal))
            assert _reserved(client, 0)[0]["card"] is None
            # When his turn comes again, what he looked at before does not count any more.
            for seat, number in ((1, 4), (0, 5)):
                await client.ask(type="move", id=f"b{seat}", seat=seat, moves="reserve 2t")
                await client.when(lambda number=number: client.number == number)  # type: ignore[misc]
                assert (client.view or {})["seat"] is None
            await client.send(type="look", seat=2)
            assert (await client.until("refused"))["problem"]["code"] == "error-table-not-yours"


async def test_taking_back_against_bots(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        async with ann.socket(table) as client:
            assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"
            await client.when(lambda: bool(client.legal) and client.number > 3)
            assert client.table["undo"] == "yes"
            assert (await client.ask(type="undo", id="b", seat=0))["type"] == "done"
            await client.when(lambda: client.events[-1]["kind"] == "undo")
            assert client.events[-1]["decisions"] == 0
            assert client.legal


async def test_time_runs_out(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        plan = NewTable(
            game="duel", seats=[SeatPlan(kind="me"), SeatPlan(kind="open")], settings={"start": 0}
        )
        # Less than anybody may ask for, so that nobody has to wait.
        plan.clock = ClockPlan.model_construct(initial=0, increment=0)
        host = server.app.state.desk.read(ann.http.cookies["cabochon"])
        table = await server.call(server.app.state.house.reception.open(host, "here", plan))
        async with ann.socket(table) as client:
            await bob.join(table, 1)
            async with bob.socket(table):  # until he sees it, no time runs
                await client.when(lambda: client.table["status"] == "over")
            assert client.table["outcome"] == {
                "winners": [1],
                "scores": [0, 0],
                "reason": "timeout",
                "seat": 0,
            }


async def test_a_seat_goes_to_a_bot_and_back(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.open_table("duel", "me", "open", settings={"start": 1})
        await bob.join(table, 1)
        async with ann.socket(table) as client:
            async with bob.socket(table):
                await client.when(lambda: client.online == [True, True])
                refused = await client.ask(type="replace", id="a", seat=1)
                assert refused["problem"]["code"] == "error-table-online"
            await client.when(lambda: client.online == [True, False])
            refused = await client.ask(type="replace", id="b", seat=1)
            assert refused["problem"]["code"] == "error-table-grace"
            await asyncio.sleep(refused["problem"]["values"]["seconds"])
            assert (await client.ask(type="replace", id="c", seat=1))["type"] == "done"
            await client.when(lambda: bool(client.legal))
            assert client.table["seats"][1]["away"]
            async with bob.socket(table) as back:
                assert (await back.ask(type="return", id="d", seat=1))["type"] == "done"
                await client.when(lambda: not client.table["seats"][1]["away"])


def _reserved(client: Client, seat: int) -> list[dict[str, object]]:
    assert client.view is not None
    found: list[dict[str, object]] = client.view["position"]["players"][seat]["reserved"]
    return found
