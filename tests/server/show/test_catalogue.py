"""The catalogue: everything about a game that clients would otherwise have to know."""

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import TypeAdapter

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.duel import rules as duel_rules
from cabochon.games.duel.cards import PRIVILEGES
from cabochon.games.duel.game import Duel
from cabochon.games.state import State
from cabochon.match import Match
from cabochon.server.live.bots import BUILT_IN
from cabochon.server.show import catalogue, wire


def told() -> dict[str, wire.GameInfo]:
    found = catalogue.catalogue(BUILT_IN)
    TypeAdapter(wire.Catalogue).validate_python(found, strict=True)
    return {game["name"]: game for game in found["games"]}


@pytest.mark.parametrize("name", game_names())
def test_every_order_of_a_setup_can_be_found_in_the_pools(name: str) -> None:
    for players in find_game(name).player_counts:
        match = Match(name, players, seed=1)
        pools = {pool["name"]: pool for pool in told()[name]["pools"] if pool["players"] == players}
        assert match.orders.keys() == pools.keys()
        for pool, order in match.orders.items():
            assert len(order) == pools[pool]["kept"]
            assert set(order) <= set(pools[pool]["numbers"])


@pytest.mark.parametrize("name", game_names())
def test_rows_are_as_long_as_they_can_be(name: str) -> None:
    game = find_game(name)
    most = [{setting.name: setting.high} for setting in game.settings if setting.high]
    states = [State.random(name, game.player_counts[0], settings, 1) for settings in ({}, *most)]
    rows = [game.row_lengths(state.record) for state in states]
    assert [deck["row"] for deck in told()[name]["decks"]] == list(map(max, zip(*rows, strict=True)))


def test_verbs_tell_whether_chance_decides() -> None:
    drawing = {
        name: [verb["name"] for verb in game["verbs"] if verb["draws"]] for name, game in told().items()
    }
    assert (drawing["splendor"], drawing["duel"]) == ([], ["replenish"])


def test_numbers_are_those_of_the_rules() -> None:
    assert told()["duel"]["numbers"] == {
        "points": duel_rules.VICTORY_POINTS,
        "crowns": duel_rules.VICTORY_CROWNS,
        "colour_points": duel_rules.VICTORY_COLOUR_POINTS,
        "privileges": PRIVILEGES,
    }
    assert told()["splendor"]["numbers"] == {}


def test_components_of_any_game_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(Duel):
        @property
        def components(self) -> Mapping[str, list[Any]]:
            return {**super().components, "strongholds": [{"colour": "red"}]}

    monkeypatch.setattr(catalogue, "find_game", lambda _: Other())
    assert told()["duel"]["components"]["strongholds"] == [{"colour": "red"}]
    assert len(told()["duel"]["components"]["royals"]) == 4
