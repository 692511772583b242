"""Searching: what a result says, where it comes from, how it ends."""

import copy
import pickle
from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest

from cabochon.games import game_names
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError
from cabochon.games.native import interpreted, native
from cabochon.games.state import State
from cabochon.match import Match, Move, View
from cabochon.search import Budget, Evaluation, Searcher, SearchResult, Stop, asking, nodes, simulation
from cabochon.search.evaluation import binding, evaluation
from cabochon.search.leaf_batch import LeafBatch
from cabochon.search.tree import Tree
from tests.games.configurations import VARIANTS, Configuration
from tests.games.random_games import RandomGame
from tests.search.views import view_of

pytestmark = pytest.mark.compiled


def facts(result: SearchResult) -> object:
    """All of a result but the time it took."""
    return result.candidates, result.values, result.simulations


def middle(name: str, players: int = 2, seed: int = 3, decisions: int = 24) -> Match:
    """A match with a part of it played, at a decision that is one."""
    match = Match(name, players, seed=seed)
    greedy = Searcher(name, seed=seed)
    while len(match.moves) < decisions or len(match.legal_moves) < 2:
        assert match.to_move is not None
        match.play(greedy.search(match.view(match.to_move), Budget(simulations=40)).best)
    return match


@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=str)
def test_a_result_is_about_every_legal_move(configuration: Configuration) -> None:
    rules = configuration.rules
    searcher = Searcher(rules, seed=1)
    phases = set()
    for state in islice(RandomGame(configuration, 1, eager=True).states()[:-1], 0, None, 7):
        view = view_of(state)
        result = searcher.search(view, Budget(simulations=50))
        phases.add(view.phase)
        assert result.simulations == 50
        assert result.seat == view.to_move
        assert {candidate.move for candidate in result.candidates} == set(view.legal_moves)
        assert sum(candidate.share for candidate in result.candidates) == pytest.approx(1)
        assert len(result.values) == configuration.players
        assert sum(result.values) == pytest.approx(1)
        assert all(0 <= candidate.value <= 1 for candidate in result.candidates)
        visits = [candidate.visits for candidate in result.candidates]
        assert visits == sorted(visits, reverse=True)
        assert all(candidate.line[0] == candidate.move for candidate in result.candidates)
        assert result.line[0] == result.best
    assert "act" in phases


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_gives_the_same_statistics(name: str, threads: int) -> None:
    view = middle(name).view(middle(name).to_move)
    results = [
        Searcher(name, seed=seed, threads=threads).search(view, Budget(simulations=301)) for seed in (5, 5, 6)
    ]
    assert facts(results[0]) == facts(results[1]) != facts(results[2])
    assert results[0].simulations == 301


@pytest.mark.parametrize("evaluation", ["mixed", "learned"])
@pytest.mark.parametrize(("name", "players"), [("splendor", 3), ("duel", 2)])
def test_hidden_cards_change_nothing(name: str, players: int, evaluation: str) -> None:
    """Other decks, other hidden hands: the same seed finds exactly the same, over a part of a game."""
    match = Match(name, players, seed=8)
    searchers = [[Searcher(name, seed=7, evaluation=evaluation) for _ in range(players)] for _ in range(2)]
    hidden = 0
    for number in range(40):
        seat = match.to_move
        assert seat is not None
        drawn = match.state.guess(seat, number)
        assert drawn.tobytes() != match.state.tobytes()
        hidden += int(match.state.record.hidden.sum())
        results = [
            searcher[seat].search(with_state(match, state, seat), Budget(simulations=60))
            for searcher, state in zip(searchers, (match.state, drawn), strict=True)
        ]
        assert facts(results[0]) == facts(results[1])
        # Cards from the tops of decks make the hands worth hiding.
        unseen = [move for move in match.legal_moves if move.verb == "gold" or move.text.endswith("t")]
        match.play(unseen[-1] if unseen and (number % 3 == 0 or hidden == 0) else results[0].best)
    assert hidden > 0


def with_state(match: Match, state: State, seat: int) -> View:
    view = match.view(seat)
    return View.of(
        state,
        seat,
        names=view.names,
        settings=view.settings,
        moves=view.moves,
        refills=view.refills,
    )


@pytest.mark.parametrize("name", game_names())
def test_compiled_and_interpreted_simulations_are_the_same(name: str) -> None:
    match = middle(name)
    view = match.view(match.to_move)
    trees = []
    for make in (native, interpreted):
        chosen = evaluation("rollout", length=4)
        tree = Tree(match.game, chosen, np.array([1.0, 0.05, 0.1]), generator(4), 5000)
        tree.clear()
        tree.stand_at(view, view.seat or 0, -1, Stop(), Stop())
        make(simulation.simulate_many, binding(match.game, chosen.functions))(
            tree.buffers, view.seat or 0, 12
        )
        trees.append(tree.buffers)
    assert trees[0].control.tolist() == trees[1].control.tolist()
    assert trees[0].rng == trees[1].rng
    assert trees[0].sums == pytest.approx(trees[1].sums)
    for field in ("visits", "action", "card", "seat", "expanded", "first", "next"):
        assert (trees[0].nodes[field] == trees[1].nodes[field]).all()


def test_only_the_moves_that_were_named_are_searched() -> None:
    match = middle("splendor")
    named = match.legal_moves[:2]
    result = Searcher("splendor", seed=1).search(
        match.view(match.to_move), Budget(simulations=200), moves=named
    )
    assert {candidate.move for candidate in result.candidates} == set(named)
    assert sum(candidate.visits for candidate in result.candidates) == 200


def test_what_is_known_of_a_position_is_kept() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1)
    first = searcher.search(match.view(match.to_move), Budget(simulations=2000))
    again = searcher.search(match.view(match.to_move), Budget(simulations=1))
    assert sum(candidate.visits for candidate in again.candidates) == 2001
    assert again.simulations == 1
    # The same searcher in another game begins anew.
    other = middle("splendor", seed=4)
    result = searcher.search(other.view(other.to_move), Budget(simulations=10))
    assert sum(candidate.visits for candidate in result.candidates) == 10
    assert first.simulations == 2000


def test_another_deal_with_the_same_moves_is_another_game() -> None:
    searcher = Searcher("splendor", seed=1)
    first, other = (Match("splendor", 2, seed=seed, settings={"start": 0}) for seed in (1, 2))
    searcher.search(first.view(0), Budget(simulations=2000))
    other.play("take wbg")
    other.play("take wbg")
    result = searcher.search(other.view(0), Budget(simulations=10))
    assert sum(candidate.visits for candidate in result.candidates) == 10


def test_the_tree_follows_the_game() -> None:
    match = middle("splendor", decisions=20)
    searcher = Searcher("splendor", seed=1)
    seat = match.to_move
    result = searcher.search(match.view(seat), Budget(simulations=4000))
    line = iter(result.line)
    match.play(next(line))
    while match.to_move != seat:
        reply = next(line, None)
        match.play(reply if reply in match.legal_moves else match.legal_moves[0])
    after = searcher.search(match.view(seat), Budget(simulations=1))
    assert sum(candidate.visits for candidate in after.candidates) > 1


def test_pondering_helps_the_next_search() -> None:
    match = middle("duel")
    assert match.to_move is not None
    waiting = 1 - match.to_move
    searcher = Searcher("duel", seed=1)
    searcher.ponder(match.view(waiting))
    while searcher._trees[0].simulations < 500:
        pass
    while match.to_move != waiting:
        match.play(searcher_best(match))
    result = searcher.search(match.view(waiting), Budget(simulations=1))
    assert result.simulations == 1
    assert sum(candidate.visits for candidate in result.candidates) > 1


def searcher_best(match: Match) -> Move:
    return Searcher(match.game, seed=1).search(match.view(match.to_move), Budget(simulations=500)).best


def test_it_is_decided_when_the_second_best_can_not_catch_up() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1)
    result = searcher.search(match.view(match.to_move), Budget(simulations=1000))
    lead = result.candidates[0].visits - result.candidates[1].visits
    assert 0 < lead < 1000
    # With as many simulations to come as the lead, and one more or less.
    assert searcher._is_decided(1000 / (1000 + lead - 1))
    assert not searcher._is_decided(1000 / (1000 + lead + 1))


def test_a_full_tree_is_searched_on() -> None:
    match = middle("duel")
    result = Searcher("duel", seed=1, nodes=150).search(match.view(match.to_move), Budget(simulations=500))
    assert result.simulations == 500
    assert result.best in match.legal_moves


def test_bad_questions_get_clear_answers() -> None:
    match = Match("splendor", 2, seed=1)
    searcher = Searcher("splendor")
    assert match.to_move is not None
    with pytest.raises(CabochonError, match="seat that decides"):
        searcher.search(match.view(1 - match.to_move), Budget(simulations=1))
    with pytest.raises(CabochonError, match="legal"):
        searcher.search(match.view(match.to_move), Budget(simulations=1), moves=[])
    other = Match("duel", seed=1)
    with pytest.raises(CabochonError, match="this searcher is for splendor, not for duel"):
        searcher.search(other.view(other.to_move), Budget(simulations=1))
    with pytest.raises(CabochonError, match="this searcher is for splendor, not for duel"):
        searcher.ponder(other.view(other.to_move))
    with pytest.raises(CabochonError, match="thread"):
        Searcher("splendor", threads=0)
    with pytest.raises(CabochonError, match="room"):
        Searcher("splendor", nodes=0)
    with pytest.raises(CabochonError, match="evaluation"):
        Searcher("splendor", evaluation="magic")
    for bad in ({}, {"simulations": 0}, {"seconds": 0.0}, {"seconds": float("nan")}):
        with pytest.raises(CabochonError):
            Budget(**bad)


def test_compiled_and_interpreted_trees_are_the_same() -> None:
    match = middle("splendor")
    assert match.to_move is not None
    view, cards, actions = match.view(match.to_move), len(match.game.cards), match.game.action_count
    tree = Tree(match.game, evaluation("mixed"), np.array([1.0, 0.01, 0.1]), generator(4), 5000)
    tree.clear()
    tree.stand_at(view, match.to_move, -1, Stop(), Stop())
    tree.grow(match.to_move, 300)
    grown, any_card = tree.buffers.nodes, np.ones(cards, np.bool_)
    results = []
    for make in (native, interpreted):
        visits, totals = np.zeros(actions, np.int64), np.zeros(actions)
        make(nodes.count_visits)(grown, nodes.ROOT, visits, totals)
        best = make(nodes.child_of)(grown, nodes.ROOT, int(visits.argmax()), any_card)
        line, kept = np.zeros(8, np.int64), nodes.new_nodes(5000)
        length = make(nodes.principal_variation)(grown, best, 2, line)
        used = make(nodes.copy_subtree)(grown, best, kept, 0.25)
        results.append((visits.tolist(), totals.tolist(), best, line.tolist(), length, kept[:used].tobytes()))
    assert results[0] == results[1]
    visits_made = results[0][0]
    assert sum(visits_made) == 300
    kept_root = np.frombuffer(results[0][5], nodes.NODE)[0]
    assert kept_root["visits"] == max(visits_made) // 4
    assert native(nodes.child_of)(grown, nodes.ROOT, 66, any_card) == nodes.NONE  # nobody may pass


def uniform(leaves: LeafBatch) -> tuple[Any, Any]:
    """An evaluation that knows nothing."""
    return leaves.masks, leaves.masks[:, :2]


def priors_at_the_root(searcher: Searcher) -> dict[int, float]:
    """What each decision was taken to be likely."""
    found = searcher._trees[0].buffers.nodes
    return {
        int(found[child].action): float(found[child].prior) for child in nodes.children(found, nodes.ROOT)
    }


@pytest.mark.parametrize(
    "chosen",
    [evaluation("mixed"), asking(uniform)],
    ids=["mixed", "asking"],
)
def test_noise_moves_a_part_of_the_probability(chosen: Evaluation) -> None:
    match = middle("splendor")
    view = match.view(match.to_move)
    found = []
    for seed, noise in ((1, 0.0), (1, 0.25), (1, 0.25), (2, 0.25), (1, 1.0)):
        searcher = Searcher("splendor", seed=seed, evaluation=chosen, noise=noise)
        searcher.search(view, Budget(simulations=1))
        found.append(priors_at_the_root(searcher))
    plain, some, again, other, all_noise = found
    assert some == again
    assert some != other
    assert some.keys() == plain.keys()
    assert sum(some.values()) == pytest.approx(1, abs=1e-5)
    assert sum(all_noise.values()) == pytest.approx(1, abs=1e-5)
    for action, prior in plain.items():
        assert 0.75 * prior - 1e-6 <= some[action] <= 0.75 * prior + 0.25 + 1e-6


@pytest.mark.parametrize("chosen", [evaluation("mixed"), asking(uniform)], ids=["mixed", "asking"])
def test_noise_is_drawn_anew_in_every_search_and_does_not_add_up(chosen: Evaluation) -> None:
    match = middle("splendor")
    view = match.view(match.to_move)
    calm = Searcher("splendor", evaluation=chosen)
    calm.search(view, Budget(simulations=1))
    plain = priors_at_the_root(calm)
    noisy = Searcher("splendor", evaluation=chosen, noise=0.25)
    before: dict[int, float] = {}
    for _ in range(6):
        noisy.search(view, Budget(simulations=1))
        found = priors_at_the_root(noisy)
        assert found != before
        assert sum(found.values()) == pytest.approx(1, abs=1e-5)
        assert all(found[action] >= 0.75 * prior - 1e-6 for action, prior in plain.items())
        before = found


def test_what_is_no_view_and_no_budget_is_refused() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor")
    for view in (match, match.state, None):
        with pytest.raises(CabochonError, match=r"needs a View, such as match\.view"):
            searcher.search(view, Budget(simulations=1))  # type: ignore[arg-type]
    with pytest.raises(CabochonError, match="needs a Budget, such as"):
        searcher.search(match.view(match.to_move), 100)  # type: ignore[arg-type]


@pytest.mark.parametrize("noise", [-0.1, 1.5, float("nan")])
def test_noise_is_a_part(noise: float) -> None:
    with pytest.raises(CabochonError, match="from 0 to 1"):
        Searcher("splendor", noise=noise)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("chosen", ["mixed", asking(uniform)], ids=["mixed", "asking"])
def test_a_copy_searches_on_by_itself(
    chosen: str | Evaluation, copied: Callable[[Searcher], Searcher]
) -> None:
    match = middle("duel")
    view = match.view(match.to_move)
    with Searcher("duel", evaluation=chosen) as searcher:
        before = searcher.search(view, Budget(simulations=60))
        searcher.ponder(view)
        other = copied(searcher)
        assert sum(node["visits"] for node in other._trees[0].buffers.nodes[:1]) >= before.simulations
        # Both go on from what was found, and neither sees what the other finds.
        results = [one.search(view, Budget(simulations=60)) for one in (other, searcher, other)]
        assert facts(results[0]) == facts(results[1])
        assert results[2].candidates[0].visits > results[1].candidates[0].visits
