"""The levels: they keep to the rules, and a better one wins more."""

import pytest

from cabochon import Match
from cabochon.players import LEVELS, Level, check_player, create
from cabochon.search import Budget
from tests.matches import finished


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_our_levels_keep_to_the_rules(level: Level) -> None:
    # The budget makes the strongest levels quick; it is not what this is about.
    check_player(lambda seed: create(level.name, seed, budget=Budget(simulations=8)), seeds=range(1))


@pytest.mark.compiled
def test_a_better_level_wins_more() -> None:
    won = 0.0
    games = 10
    for seed in range(games):
        match = Match("splendor", 2, seed=seed // 2)
        names = ["level-2", "level-5"] if seed % 2 else ["level-5", "level-2"]
        finished(match, [create(name, seed) for name in names])
        won += match.state.returns()[names.index("level-5")]
    assert won >= 0.8 * games
