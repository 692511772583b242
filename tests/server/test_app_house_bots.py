"""Bots of a server's own: whoever starts it names them, and nobody else starts anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cabochon.players import PlayerSpec
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
            {"name": "Hal 9000", "level": None, "seconds": 0.0},
            {"name": "Deep", "level": None, "seconds": 0.0},
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
