"""Self-play: the trees add up, what is learned from is legal and true, games end and begin."""

from typing import Any

import numpy as np
import pytest
import torch

from cabochon.games import game, game_names
from cabochon.games.splendor.cards import COST
from cabochon.games.state import State
from cabochon.training.batch import (
    ABSENT,
    CANDIDATES,
    CHOSEN,
    CUT,
    DECISIONS,
    GAMES,
    NODE,
    OWN,
    PARENT,
    SEAT,
    TOTAL,
    TURNS,
    UNKNOWN,
    VISITS,
)
from cabochon.training.gumbel import visits_wanted
from cabochon.training.match import search
from cabochon.training.model import Model, Player
from tests.training.batches import batch_of, play, records, small

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", game_names())
def test_the_tree_of_every_game_adds_up(name: str) -> None:
    recipe = small(name)
    engine, player = batch_of(recipe)
    search(engine, player)
    for state in records(engine):
        assert State(engine.game, state).to_move is not None
    engine.decide(0)  # what the network said last is added then
    links, sums = engine.tensors["links"].numpy(), engine.tensors["sums"].numpy()
    marks, candidates = engine.tensors["marks"].numpy(), engine.tensors["candidates"].numpy()
    for g in range(recipe.games):
        visits = links[VISITS, :, g]
        assert visits[0] == recipe.simulations
        made = [node for node in range(1, recipe.simulations) if visits[node] and links[PARENT, node, g] >= 0]
        below: dict[int, int] = {}
        for node in made:
            parent = int(links[PARENT, node, g])
            assert parent < node
            below[parent] = below.get(parent, 0) + int(visits[node])
            assert 0 <= sums[TOTAL, node, g] <= visits[node] + 1e-4
            assert 0 <= sums[OWN, node, g] <= visits[node] + 1e-4
            assert links[SEAT, node, g] >= 0
        # Every visit of a node but those that ended there went on to a child of it.
        assert below[0] == recipe.simulations - 1
        assert all(below.get(node, 0) <= visits[node] - 1 for node in made)
        found = int(marks[CANDIDATES, g])
        tried = [int(visits[node]) for node in candidates[NODE, :found, g] if node >= 0]
        assert sorted(tried, reverse=True) == _halved(found, recipe.simulations - 1)
        assert len(set(candidates[CHOSEN, :found, g])) == found


def _halved(candidates: int, simulations: int) -> list[int]:
    """How often candidates are visited, the most first."""
    visits = [0] * candidates
    for wanted in visits_wanted(candidates, simulations):
        visits[visits.index(wanted)] += 1
    return sorted((number for number in visits if number), reverse=True)


@pytest.mark.parametrize("name", game_names())
def test_what_is_learned_from_is_legal_and_true(name: str) -> None:
    recipe = small(name)
    engine, player = batch_of(recipe)
    ended: list[tuple[int, int, Any]] = []
    before = records(engine).copy()
    rounds = 0
    while len(ended) < 6 and rounds < recipe.rounds:
        games = engine.tensors["tallies"][GAMES].clone()
        play(engine, player, rounds)
        _check_round(engine, rounds, before)
        for g in (engine.tensors["tallies"][GAMES] > games).nonzero().flatten().tolist():
            ended.append((rounds, g, None))
        before = records(engine).copy()
        rounds += 1
    assert len(ended) >= 6
    movers = engine.tensors["ring_movers"].numpy()
    outcomes = engine.tensors["ring_outcomes"].numpy()
    tallies = engine.tensors["tallies"].numpy()
    first: dict[int, int] = {}
    for turn, g, _ in ended:
        players = int((outcomes[turn, g] != ABSENT).sum())
        # All decisions of a game know the same end, each from its own side.
        by_seat = {
            tuple(np.roll(outcomes[back, g, :players], int(movers[back, g])))
            for back in range(first.get(g, 0), turn + 1)
        }
        assert len(by_seat) == 1
        assert sum(by_seat.pop()) == pytest.approx(1.0)
        assert (outcomes[turn, g, players:] == ABSENT).all()
        first[g] = turn + 1
    for g in range(recipe.games):
        going_on = outcomes[first.get(g, 0) : rounds, g, 0]
        assert (going_on == UNKNOWN).all()
    assert tallies[GAMES].sum() == len(ended)
    assert tallies[CUT].sum() == 0
    assert tallies[TURNS].sum() > 0 < tallies[DECISIONS].sum() <= sum(turn + 1 for turn, _, _ in ended)


def _check_round(engine: Any, turn: int, before: Any) -> None:
    words = np.ascontiguousarray(engine.tensors["ring_states"][turn].numpy())
    kept = words.view(engine.game.state_type)[:, 0]
    policies = engine.tensors["ring_policies"][turn].numpy()
    assert kept.tobytes() == before.tobytes()
    for g in range(len(kept)):
        state = State(engine.game, kept[g])
        legal = state.legal_actions()
        assert engine.tensors["ring_movers"][turn, g] == state.to_move
        assert len(legal) > 1
        assert np.flatnonzero(policies[g]).tolist() <= sorted(legal)
        assert policies[g].sum() == pytest.approx(1.0, abs=1e-3)
        thoughts = engine.tensors["ring_values"][turn, g].tolist()
        assert min(thoughts) >= 0
        assert sum(thoughts[: state.players]) == pytest.approx(1.0, abs=1e-3)
        assert not any(thoughts[state.players :])
        mover = int(engine.tensors["ring_movers"][turn, g])
        (side,) = (side for side in state.sides if mover in side)
        assert len({thoughts[(seat - mover) % state.players] for seat in side}) == 1, "partners win together"


@pytest.mark.parametrize("shift", [200.0, -200.0])
def test_a_common_shift_of_all_logits_changes_nothing(shift: float) -> None:
    recipe = small("duel", noise=0.0)
    found = []
    for bias in (0.0, shift):
        engine, _ = batch_of(recipe)
        torch.manual_seed(0)
        model = Model(engine.game, *recipe.hidden)
        with torch.no_grad():
            model.policy.weight.mul_(30.0)  # nothing is nearly equal
            model.policy.bias.add_(bias)
        play(engine, Player(model, engine.seen), 0)
        found.append({part: engine.tensors[part].clone() for part in ("states", "links", "ring_policies")})
    assert torch.equal(found[0]["states"], found[1]["states"])
    assert torch.equal(found[0]["links"], found[1]["links"])
    assert torch.allclose(found[0]["ring_policies"], found[1]["ring_policies"], atol=1e-2)


def test_games_that_do_not_end_are_broken_off() -> None:
    recipe = small("duel", rounds=8)
    engine, player = batch_of(recipe)
    for turn in range(9):
        play(engine, player, turn)
    assert int(engine.tensors["tallies"][CUT].sum()) > 0


def test_a_decision_that_wins_is_found() -> None:
    """A network that knows nothing, and a seat that can buy the card that wins: the search knows it."""
    rules = game("splendor")
    recipe = small("splendor", tables=({"players": 2},), simulations=128, candidates=64, noise=0.0)
    engine, player = batch_of(recipe)
    record = rules.random_record(2, {"start": 0}, 1)
    place, card = max(enumerate(record.market), key=lambda there: _points(rules, there[1]))
    record.to_move = 1  # the last of the round
    record.points[1] = 15 - _points(rules, card)
    record.tokens[1] = COST[card]
    words = torch.from_numpy(np.frombuffer(record.tobytes(), np.int64).copy())
    engine.tensors["states"].copy_(words[:, None].expand(-1, recipe.games))
    play(engine, player, 0)
    best = engine.tensors["ring_policies"][0].argmax(1).tolist()
    assert {rules.texts[action] for action in best} == {f"buy {rules.buying_places[place]}"}
    assert engine.tensors["ring_values"][0, :, 0].min() > 0.5


def _points(rules: Any, card: int) -> int:
    return int(rules.cards[card].points) if card >= 0 else 0
