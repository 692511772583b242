"""What players say to each other: who may, who hears it, how much, and that nobody keeps it."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cabochon.server.options import Limits, Options, Rate
from tests.server.serving import PATIENCE, Threaded, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('talk') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


async def test_everybody_at_the_table_hears_it_and_it_is_no_event(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "open", settings={"start": 0})
        await bob.join(table, 1)
        async with ann.socket(table) as at_ann, bob.socket(table) as at_bob, eve.socket(table) as at_eve:
            number = at_ann.number
            await at_bob.send(type="say", seat=1, phrase="nice-move")
            for client in (at_ann, at_bob, at_eve):
                assert await client.until("said") == {"type": "said", "seat": 1, "phrase": "nice-move"}
            await at_ann.ask(type="move", id="a", seat=0, moves="take wbg")
            await at_ann.when(lambda: at_ann.number > number)
            assert at_ann.number == number + 1
        # Who comes later has missed it.
        async with eve.socket(table) as later:
            assert "nice-move" not in "".join(later.texts)


async def test_only_players_speak_and_only_from_their_own_seat(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "local:Ben")
        async with ann.socket(table) as at_ann, eve.socket(table) as at_eve:
            await at_ann.send(type="say", seat=1, phrase="hello")  # who shares her screen
            assert (await at_eve.until("said"))["seat"] == 1
            for seat in (0, 1):
                await at_eve.send(type="say", seat=seat, phrase="hello")
                refused = await at_eve.until("refused")
                assert refused["problem"]["code"] == "error-table-not-yours"
            await at_ann.send(type="say", seat=0, phrase="any text at all")
            assert (await at_ann.until("refused"))["problem"]["code"] == "error-message"
            await at_ann.send(type="say", seat=0, phrase="luck")
            assert (await at_eve.until("said", "refused"))["phrase"] == "luck"


async def test_who_talks_too_much_is_stopped_and_may_play_on(sqlite_url: str) -> None:
    limits = replace(Limits(), phrases_of_guest=Rate(3, 0.001))
    with threaded(Options(sqlite_url, bot_pause=0, limits=limits)) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                heard = []
                for _ in range(5):
                    await client.send(type="say", seat=0, phrase="wow")
                    heard.append((await client.until("said", "refused"))["type"])
                assert heard == ["said"] * 3 + ["refused"] * 2
                answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
                assert answer["type"] == "done"


async def test_it_is_heard_in_every_process(postgres_url: str) -> None:
    options = Options(postgres_url, bot_pause=0).unlimited()
    with threaded(options) as here, threaded(options) as there:
        async with asyncio.timeout(3 * PATIENCE), here.guest("Ann") as ann, here.guest("Bob") as bob:
            table = await ann.open_table("duel", "me", "open")
            await bob.join(table, 1)
            async with ann.socket(table) as at_ann, bob.socket(table, at=there) as at_bob:
                await at_bob.send(type="say", seat=1, phrase="thanks")
                assert await at_ann.until("said") == {"type": "said", "seat": 1, "phrase": "thanks"}
                assert await at_bob.until("said") == {"type": "said", "seat": 1, "phrase": "thanks"}


async def test_logs_tell_nothing_of_it(server: Threaded, capsys: pytest.CaptureFixture[str]) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben")
        async with ann.socket(table) as client:
            await client.send(type="say", seat=0, phrase="good-game")
            await client.until("said")
    assert "good-game" not in "".join(capsys.readouterr())
