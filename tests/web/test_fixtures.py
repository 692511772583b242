"""The positions and games that the page's tests use are those of this package."""

import json
from pathlib import Path
from typing import Any

import pytest

from cabochon.games import game as find_game
from cabochon.games.duel.position import DuelPosition
from cabochon.games.splendor.position import SplendorPosition
from cabochon.match import Match, branching, shuffles
from cabochon.server.live.bots import BUILT_IN
from cabochon.server.show.catalogue import catalogue

FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
AGAIN = "run web/tests/fixtures/write.py"


def read(name: str) -> Any:
    return json.loads((FIXTURES / name).read_text(encoding="utf-8"))


def test_the_games_are_those_of_the_catalogue() -> None:
    assert read("games.json") == json.loads(json.dumps(catalogue(BUILT_IN)["games"])), AGAIN


@pytest.mark.parametrize("scene", read("positions.json"), ids=lambda scene: str(scene["table"]))
def test_positions_have_the_shape_of_the_wire(scene: Any) -> None:
    position = scene["view"]["position"]
    shapes = {"splendor": SplendorPosition, "duel": DuelPosition}
    assert position.keys() == shapes[position["game"]].__annotations__.keys(), AGAIN
    game = find_game(position["game"])
    assert set(scene["view"]["legal_moves"]) <= set(game.texts), AGAIN
    assert scene["settings"] == game.check_settings(len(position["players"]), scene["settings"]), AGAIN


@pytest.mark.parametrize("record", read("records.json"), ids=lambda record: str(record["game"]))
def test_records_show_the_shuffles_of_their_secret(record: Any) -> None:
    secret = bytes.fromhex(record["secret"])
    assert record["commitment"] == shuffles.commitment_to(secret), AGAIN
    pools = find_game(record["game"]).pools(len(record["names"]), record["settings"])
    for pool, order in record["orders"].items():
        assert order == shuffles.shuffled(secret, pool, pools[pool])[: len(order)], AGAIN


@pytest.mark.parametrize("entry", read("again.json"), ids=lambda entry: str(entry["record"]["game"]))
def test_what_was_shuffled_again_verifies(entry: Any) -> None:
    record, before = entry["record"], entry["before"]
    match = Match(
        record["game"],
        names=record["names"],
        settings=record["settings"],
        secret=bytes.fromhex(record["secret"]),
        orders=record["orders"],
    )
    match.again = tuple(
        shuffles.Again(time["number"], tuple(time["left"]), time["refills"]) for time in record["again"]
    )
    if before is not None:
        match.headers[branching.HEADER] = str(before)
    refills = iter(record["refills"])
    for text in record["moves"]:
        (move,) = match.parse(text)
        draws = match.game.verb_named[move.verb].draws
        match.replay(move, next(refills) if draws else None)
    assert len(match.again) == 2, AGAIN
    checks = match.record().verify(record["commitment"])
    assert [check for check in checks if check.ok is False] == [], AGAIN
