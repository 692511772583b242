"""The engine and the independent reference model agree on every decision of random games."""

import random
from typing import Any

import pytest

from cabochon.games import game
from cabochon.games.state import State
from tests.oracle import DuelOracle, SplendorOracle

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("splendor", players, settings)
    for players in (2, 3, 4)
    for settings in (
        {},
        {"target": 10, "face_up": 3},
        {"face_up": 1, "last_round": "one_more_each"},
        {"face_up": 5, "may_take_fewer": True, "target": 21},
        {"choose_payment": False, "start": 1},
        {"face_up": 2, "target": 30},
    )
] + [
    ("splendor", 4, {"teams": True}),
    ("splendor", 4, {"teams": True, "last_round": "one_more_each", "target": 20}),
    ("splendor", 4, {"teams": True, "target": 10, "face_up": 3}),
    ("duel", 2, {}),
    ("duel", 2, {"start": 1}),
    ("duel", 2, {"choose_payment": False}),
]
GAMES_EACH = 6


@pytest.mark.parametrize(("name", "players", "asked"), TABLES)
def test_engine_and_oracle_agree(name: str, players: int, asked: dict[str, Any]) -> None:
    rules = game(name)
    oracle_type = SplendorOracle if name == "splendor" else DuelOracle
    for seed in range(GAMES_EACH):
        chance = random.Random(f"{name} {players} {asked} {seed}")
        settings = rules.check_settings(players, asked)
        orders = {}
        for pool, components in rules.pools(players, settings).items():
            chance.shuffle(components)
            orders[pool] = components[: rules.kept(pool, players)]
        state = State(rules, rules.deal(players, settings, orders))
        oracle = oracle_type.from_orders(players, settings, orders)
        decisions = 0
        while not state.is_over and decisions < 3000:
            position: Any = state.position()
            expected = oracle.position()
            for seat, player in enumerate(expected["players"]):
                position["players"][seat] = {key: position["players"][seat][key] for key in player}
            pending = position["pending"].items()
            position["pending"] = {key: value for key, value in pending if key == "buying"}
            for key in expected:
                assert position[key] == expected[key], key
            assert state.phase == oracle.phase
            legal = {rules.texts[action]: action for action in state.legal_actions()}
            assert sorted(legal) == sorted(oracle.legal())
            text = chance.choice(sorted(legal))
            refill = rules.bag_to_shuffle(state.record, legal[text])
            if refill:
                chance.shuffle(refill)
                rules.arrange_bag(state.record, refill)
            state.apply(legal[text])
            if refill:
                oracle.play(text, refill)
            else:
                oracle.play(text)
            decisions += 1
        outcome = state.outcome
        assert outcome is not None
        assert set(outcome.winners) == set(oracle.winners())
        assert outcome.reason == oracle.reason()
        assert oracle.to_move is None
