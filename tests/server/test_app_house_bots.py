"""Bots of a server's own: whoever starts it names them, and nobody else starts anything."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cabochon.players import PlayerSpec
from cabochon.players.hiring import introduced
from cabochon.search.network import Network
from cabochon.server.options import Options
from tests.protocol.programs import program
from tests.server.serving import Threaded, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Threaded]:
    house = {"Hal 9000": PlayerSpec.parse(program()), "Deep": PlayerSpec.parse("level-8@simulations=3")}
    options = Options(f"sqlite:///{tmp_path}/tables.sqlite", bot_pause=0, bots=house).unlimited()
    with threaded(options) as running:
        yield running


async def test_they_are_offered_and_play(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        catalogue = (await ann.http.get("/api/games")).json()
        assert catalogue["bots"][-2:] == [
            {"name": "Hal 9000", "level": None, "seconds": 0.0, "games": None},
            {"name": "Deep", "level": None, "seconds": 0.0, "games": None},
        ]
        table = await ann.open_table("splendor", "me", "Hal 9000", "Deep", settings={"target": 1})
        async with ann.socket(table) as client:
            assert (await client.ask(type="resign", id="r", seat=0))["type"] == "done"
            await client.when(lambda: client.table["status"] == "over")
            assert [seat["name"] for seat in client.table["seats"]] == ["Ann", "Hal 9000", "Deep"]


@pytest.mark.parametrize("text", [program(), "py:tests.players.own:Shopper", "level-8@seconds=1", "search"])
async def test_over_the_wire_only_names_are_known(text: str, server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        plan = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": text[:24]}]}
        answer = await ann.http.post("/api/tables", json=plan)
        assert answer.status_code == 409
        assert answer.json()["code"] == "error-bot"
        assert answer.json()["values"]["known"].endswith("random, Hal 9000, Deep")


async def test_nobody_is_called_like_one(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        answer = await ann.http.put("/api/me", json={"name": "hal-9OOO"})
        assert (answer.status_code, answer.json()["code"]) == (409, "error-name-taken")


def network_of(folder: Path, game: str) -> PlayerSpec:
    """A bot with a network for a game."""
    Network.random(game, (8,)).save(folder / "neo.safetensors")
    return PlayerSpec.parse(f"search:network={folder / 'neo.safetensors'}@simulations=2")


def program_for(_folder: Path, game: str) -> PlayerSpec:
    """A bot that is a program whose hello names a game alone."""
    return introduced(PlayerSpec.parse(program(f"only-{game}")))


ONE_GAME = [network_of, program_for]


@pytest.mark.parametrize("bot_for", ONE_GAME)
async def test_who_is_for_one_game_sits_at_tables_of_it_alone(
    bot_for: Callable[[Path, str], PlayerSpec], tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/networks.sqlite"
    house = {"Neo": bot_for(tmp_path, "splendor")}
    with threaded(Options(url, bot_pause=0, bots=house).unlimited()) as running:
        async with running.guest("Ann") as ann:
            bots = (await ann.http.get("/api/games")).json()["bots"]
            assert {bot["name"]: bot["games"] for bot in bots if bot["games"] is not None} == {
                "Neo": ["splendor"]
            }
            wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "Neo"}]}
            refused = await ann.http.post("/api/tables", json=wish)
            assert (refused.status_code, refused.json()["code"]) == (409, "error-bot-game")
            assert refused.json()["values"] == {"name": "Neo"}
            assert (await ann.http.get("/api/me/tables")).json() == []

            waiting = await ann.open_table("duel", "me", "open")
            path = f"/api/tables/{waiting}/seats/1/bot"
            refused = await ann.http.put(path, json={"bot": "Neo"})
            assert (refused.status_code, refused.json()["code"]) == (409, "error-bot-game")
            table = (await ann.http.get(f"/api/tables/{waiting}")).json()
            assert (table["status"], [seat["kind"] for seat in table["seats"]]) == (
                "waiting",
                ["person", "open"],
            )
            async with ann.socket(waiting) as client:
                assert [event["kind"] for event in client.events] == ["created"]

            assert await ann.open_table("splendor", "me", "Neo")
            other = await ann.open_table("splendor", "me", "open")
            path = f"/api/tables/{other}/seats/1/bot"
            assert (await ann.http.put(path, json={"bot": "Neo"})).json()["status"] == "playing"


@pytest.mark.parametrize("bot_for", ONE_GAME)
async def test_no_rematch_with_a_bot_that_is_for_another_game_now(
    bot_for: Callable[[Path, str], PlayerSpec], tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/networks.sqlite"

    def options(game: str) -> Options:
        house = {"Neo": bot_for(tmp_path, game)}
        return Options(url, bot_pause=0, bots=house).unlimited()

    with threaded(options("splendor")) as running:
        async with running.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "Neo", settings={"start": 0})
            async with ann.socket(table) as client:
                assert (await client.ask(type="resign", id="r", seat=0))["type"] == "done"
                await client.when(lambda: client.table["rematch"] == "ask")
            cookies = ann.http.cookies
    with threaded(options("duel")) as running:
        async with running.guest("") as ann:
            ann.http.cookies = cookies
            async with ann.socket(table) as client:
                assert client.table["rematch"] == "no"
                answer = await client.ask(type="rematch", id="again", agree=True)
                assert answer["problem"]["code"] == "error-bot-game"
                assert (client.table["next"], client.table["proposal"]) == (None, None)
