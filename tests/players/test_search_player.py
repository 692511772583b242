"""Players that search."""

import pytest

from cabochon import Match
from cabochon.players import SearchPlayer
from cabochon.search import Budget


@pytest.mark.compiled
def test_an_easy_going_player_varies_its_moves_among_equals() -> None:
    match = Match("splendor", 2, seed=3)
    view = match.view(match.to_move)
    budget = Budget(simulations=100)
    easy = {SearchPlayer("easy", seed, budget, ease=0.2).decide(view) for seed in range(12)}
    assert len(easy) > len({SearchPlayer("strict", 1, budget).decide(view)})
