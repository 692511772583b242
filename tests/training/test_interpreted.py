"""Self-play as plain Python makes the very decisions that the compiled one makes."""

import pytest
import torch

from cabochon.games.native import interpreted
from cabochon.training.batch import CUT, GAMES
from cabochon.training.match import search
from tests.training.batches import batch_of, play, small

ROUNDS = 5
KEPT = (
    "states",
    "rngs",
    "links",
    "sums",
    "candidates",
    "ring_policies",
    "ring_values",
    "ring_outcomes",
    "ring_aims",
)


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_plain_python_plays_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = small(name, games=4, simulations=6, candidates=3, rounds=8, standings=1.0)
    quick, player = batch_of(recipe)
    for turn in range(ROUNDS):
        play(quick, player, turn)
    monkeypatch.setattr("cabochon.training.cpu.native", interpreted)
    slow, player = batch_of(recipe)
    for turn in range(ROUNDS):
        play(slow, player, turn)
    for part in KEPT:
        assert torch.allclose(quick.tensors[part].double(), slow.tensors[part].double(), atol=1e-4), part
    # Games that are broken off are dealt anew.
    for turn in range(ROUNDS, 9):
        play(slow, player, turn)
    assert int(slow.tensors["tallies"][[GAMES, CUT]].sum()) > 0


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_plain_python_plays_a_match_and_ends_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabochon.training.cpu.native", interpreted)
    engine, _ = batch_of(
        small(name, tables=({"players": 2},), games=4, simulations=4, candidates=2, rounds=8)
    )
    player = batch_of(small(name, tables=({"players": 2},), games=4))[1]
    sides = torch.zeros((2, engine.games), dtype=torch.int8)
    before = engine.tensors["states"].clone()
    search(engine, player)
    engine.answer(1, sides, 240)  # nobody of that side
    assert torch.equal(engine.tensors["states"], before)
    engine.answer(0, sides, 240)
    assert not torch.equal(engine.tensors["states"], before)
    shares = torch.zeros((2, engine.games))
    ended = torch.zeros(engine.games, dtype=torch.int8)
    engine.end(shares, ended, 240)
    assert not ended.any()
    engine.end(shares, ended, 0)
    assert ended.all()
    assert torch.allclose(shares.sum(0), torch.ones(engine.games))
