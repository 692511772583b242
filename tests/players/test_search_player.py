"""Players that search."""

from random import Random

import pytest

from cabochon import Match, Move
from cabochon.players import SearchPlayer
from cabochon.search import Budget


@pytest.mark.compiled
def test_an_easy_going_player_varies_its_moves_among_equals() -> None:
    match = Match("splendor", 2, seed=3)
    view = match.view(match.to_move)
    budget = Budget(simulations=100)
    easy = {SearchPlayer("easy", seed, budget, ease=0.2).decide(view) for seed in range(12)}
    assert len(easy) > len({SearchPlayer("strict", 1, budget).decide(view)})


@pytest.mark.compiled
def test_spread_plays_moves_by_their_visits() -> None:
    match = Match("splendor", 2, seed=3)
    view = match.view(match.to_move)
    result = SearchPlayer("strict", 1, Budget(simulations=100)).think(view)
    visited = {candidate.move for candidate in result.candidates if candidate.visits}

    def chosen(spread: float) -> set[Move]:
        moves = set()
        for seed in range(40):
            player = SearchPlayer("loose", 1, Budget(simulations=100), spread=spread)
            player._chance = Random(seed)  # the same search, another choice
            moves.add(player.decide(view))
        return moves

    assert chosen(0.01) == {result.best}
    assert len(visited) > 5
    few, many = chosen(0.5), chosen(100.0)
    assert 1 < len(few) < len(many)
    assert many <= visited
