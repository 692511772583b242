"""Evaluations: a network is run once for a position, is for one game, and any game can be searched."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from cabochon.games import game, game_names
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError
from cabochon.games.native import interpreted, native
from cabochon.match import Match
from cabochon.players import GreedyPlayer, RandomPlayer, SearchPlayer
from cabochon.search import Budget, Evaluation, Searcher, SearchResult, Stop, evaluation, nodes, simulation
from cabochon.search.evaluation import binding
from cabochon.search.network import Network
from cabochon.search.tree import Tree
from tests.pocket.game import Pocket

OPTIONS = np.array([1.0, 0.01, 0.1])


def middle(name: str) -> Match:
    """A match with a part of it played, at a decision that is one."""
    match, player = Match(name, seed=3), GreedyPlayer(3)
    while len(match.moves) < 20 or len(match.legal_moves) < 2:
        match.play(player.decide(match.view(match.to_move)))
    return match


def standing_at(match: Match, chosen: Evaluation) -> Tree:
    """A tree that nobody has grown yet."""
    tree = Tree(match.game, chosen, OPTIONS, generator(4), 50_000)
    tree.clear()
    tree.stand_at(match.view(match.to_move), match.to_move or 0, -1, Stop(), Stop())
    return tree


def counted(chosen: Evaluation) -> tuple[ModuleType, Counter[str]]:
    """The functions of an evaluation, which count their calls; only for interpreted code."""
    calls = Counter[str]()
    module = ModuleType(f"counted_{chosen.functions.__name__}")
    module.__file__ = __file__
    usual = binding(game("splendor"), chosen.functions)

    def counting(name: str) -> Any:
        function = interpreted(getattr(chosen.functions, name), usual)

        def call(*arguments: Any) -> Any:
            calls[name] += 1
            return function(*arguments)

        return call

    for name in ("evaluate", "find_priors"):
        setattr(module, name, counting(name))
    return module, calls


# --- Once for a position ---


def grown_and_counted(chosen: Evaluation, simulations: int) -> tuple[Any, Counter[str]]:
    match = middle("splendor")
    module, calls = counted(chosen)
    tree = standing_at(match, chosen)
    bound = binding(match.game, module)
    interpreted(simulation.simulate_many, bound)(tree.buffers, match.to_move or 0, simulations)
    return tree.buffers.nodes[: int(tree.buffers.control[simulation.USED])], calls


@pytest.mark.compiled
def test_a_network_is_run_once_for_a_new_position() -> None:
    grown, calls = grown_and_counted(Network.random("splendor", (4,), seed=3).evaluation(), 300)
    assert calls["evaluate"] == 300
    # Where a draw has shown much that the tree does not know, the position is a leaf again.
    assert calls["find_priors"] == 0
    leaves = grown[(grown["visits"] == 1) & (grown["expanded"] == 1)]
    assert len(leaves) > 20
    assert (leaves["first"] != nodes.NONE).all()


@pytest.mark.compiled
def test_where_nothing_in_the_tree_fits_a_draw_a_position_is_a_leaf_again() -> None:
    match = middle("splendor")
    chosen = Network.random("splendor", (4,), seed=3).evaluation()
    tree = standing_at(match, chosen)
    bound, word = binding(match.game, chosen.functions), match.game.rules.WORD
    interpreted(simulation.simulate_many, bound)(tree.buffers, match.to_move or 0, 60)
    grown, control, masks = tree.buffers.nodes, tree.buffers.control, tree.buffers.masks
    node = max(nodes.children(grown, nodes.ROOT), key=lambda child: grown[child].visits)
    action, visits, own = (grown[name][node].item() for name in ("action", "visits", "own"))
    used = int(control[simulation.USED])
    assert visits > 1
    for child in nodes.children(grown, node):
        grown[child].seat = -1  # nobody's: possible in no draw
    masks[simulation.ALLOWED] = 0
    masks[simulation.ALLOWED, action // word] = 1 << (action % word)
    interpreted(simulation.simulate, bound)(tree.buffers, match.to_move or 0)
    legal = simulation.count_actions(masks[simulation.LEGAL])
    new = range(used, int(control[simulation.USED]))
    assert len(new) == legal > 1
    assert not grown["visits"][list(new)].any()
    assert set(new) < set(nodes.children(grown, node))
    assert (grown[node].visits, grown[node].own > own) == (visits + 1, True)


@pytest.mark.compiled
def test_the_usual_evaluation_weighs_no_decisions_of_positions_that_are_never_seen_again() -> None:
    grown, calls = grown_and_counted(evaluation("mixed"), 60)
    assert calls["evaluate"] == 60
    assert not grown["expanded"].any()
    seen_again = int((grown["visits"] > 1).sum())
    leaves = grown[1:][grown["visits"][1:] == 1]
    assert len(leaves) > 20
    assert calls["find_priors"] < 2 * seen_again


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_names())
def test_compiled_and_interpreted_searches_with_a_network_are_the_same(name: str) -> None:
    match = middle(name)
    chosen = Network.random(name, (4,), seed=2).evaluation()
    trees = []
    for make in (native, interpreted):
        tree = standing_at(match, chosen)
        bound = binding(match.game, chosen.functions)
        make(simulation.simulate_many, bound)(tree.buffers, match.to_move or 0, 8)
        trees.append(tree.buffers)
    assert trees[0].control.tolist() == trees[1].control.tolist()
    assert trees[0].rng == trees[1].rng
    assert trees[0].sums == pytest.approx(trees[1].sums)
    for field in ("visits", "action", "card", "seat", "expanded", "first", "next"):
        assert (trees[0].nodes[field] == trees[1].nodes[field]).all()


@pytest.mark.compiled
def test_a_network_is_an_evaluation_like_the_others() -> None:
    match = middle("splendor")
    network = Network.random("splendor", (32,), seed=3).evaluation()
    results = []
    for threads in (1, 1, 2):
        with Searcher("splendor", seed=1, threads=threads, evaluation=network) as searcher:
            results.append(searcher.search(match.view(match.to_move), Budget(simulations=200)))
    assert facts(results[0]) == facts(results[1])
    assert all(result.simulations == 200 for result in results)
    usual = Searcher("splendor", seed=1).search(match.view(match.to_move), Budget(simulations=200))
    assert facts(usual) != facts(results[0])


def facts(result: SearchResult) -> object:
    """All of a result but the time it took."""
    return result.candidates, result.values, result.simulations


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_names())
def test_a_full_tree_is_searched_on_with_a_network(name: str) -> None:
    match = middle(name)
    network = Network.random(name, (8,), seed=3).evaluation()
    searcher = Searcher(name, seed=1, nodes=150, evaluation=network)
    result = searcher.search(match.view(match.to_move), Budget(simulations=500))
    assert result.simulations == 500
    assert result.best in match.legal_moves


# --- For one game ---


@pytest.mark.parametrize(("name", "other"), [("splendor", "duel"), ("duel", "splendor")])
def test_a_network_of_another_game_is_refused(name: str, other: str) -> None:
    network = Network.random(other, (8,)).evaluation()
    with pytest.raises(CabochonError, match=f"this is an evaluation for {other}, not for {name}"):
        Searcher(name, evaluation=network)


@pytest.mark.parametrize("version", ["features_version", "actions_version"])
def test_an_evaluation_for_another_version_is_refused(version: str) -> None:
    network = Network.random("duel", (8,)).evaluation()
    network.check(game("duel"))
    versions: dict[str, Any] = {version: 99}
    with pytest.raises(CabochonError, match=f"version 99 of the {version.split('_', maxsplit=1)[0]} of duel"):
        Searcher("duel", evaluation=replace(network, **versions))


def test_evaluations_by_name_are_for_all_games() -> None:
    for name in game_names():
        evaluation("mixed", length=2).check(game(name))
    with pytest.raises(CabochonError, match="numbers of an evaluation"):
        evaluation("mixed", depth=2)


# --- For any game ---


@pytest.mark.compiled
@pytest.mark.no_cover  # nothing of its own but compiling, which takes twice as long when it is measured
@pytest.mark.parametrize("chosen", ["mixed", "rollout", "estimate"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_without_judgement_can_be_searched(players: int, chosen: str) -> None:
    match = Match(Pocket(), players, seed=3)
    searchers = [Searcher(match.game, seed=seat, evaluation=chosen) for seat in range(players)]
    while match.to_move is not None:
        seat = match.to_move
        result = searchers[seat].search(match.view(seat), Budget(simulations=50))
        assert result.simulations == 50
        assert sum(result.values) == pytest.approx(1)
        match.play(result.best)
    assert match.outcome is not None


@pytest.mark.compiled
def test_without_judgement_all_decisions_are_alike() -> None:
    match = Match(Pocket(), seed=3)
    tree = standing_at(match, evaluation("mixed"))
    first = tree.buffers.nodes[1 : int(tree.buffers.control[simulation.USED])]
    assert len(first) == len(match.legal_moves)
    assert first["prior"] == pytest.approx(1 / len(first))
    played = {GreedyPlayer(seed).decide(match.view(match.to_move)) for seed in range(40)}
    assert len(played) > len(first) // 2


@pytest.mark.compiled
def test_without_judgement_a_search_plays_well_all_the_same() -> None:
    won = 0.0
    games = 12
    for seed in range(games):
        match = Match(Pocket(), seed=seed)
        with SearchPlayer("search", seed, Budget(simulations=300)) as player:
            seats = [player, RandomPlayer(seed)] if seed % 2 else [RandomPlayer(seed), player]
            while match.to_move is not None:
                match.play(seats[match.to_move].decide(match.view(match.to_move)))
        assert match.outcome is not None
        won += match.state.returns()[seats.index(player)]
    assert won >= 0.8 * games


@pytest.mark.compiled
@pytest.mark.no_cover  # likewise
def test_an_evaluation_of_ones_own_is_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares of the victory by points; what comes first in the table of actions is likeliest."""
    (tmp_path / "by_points.py").write_text(
        """
def evaluate(state, mask, parameters, scratch, rng, values, priors):
    total = 0.0
    for seat in range(state.players):
        values[seat] = parameters[0] + state.points[seat]
        total += values[seat]
    for seat in range(state.players):
        values[seat] /= total
    return False


def find_priors(state, mask, parameters, scratch, priors):
    for action in range(len(priors)):
        priors[action] = 1.0 / (2 << min(action, 50))
"""
    )
    monkeypatch.syspath_prepend(tmp_path)
    import by_points  # type: ignore[import-not-found]

    match = middle("splendor")
    with Searcher("splendor", seed=1, evaluation=Evaluation(by_points, np.array([0.1]))) as searcher:
        result = searcher.search(match.view(match.to_move), Budget(simulations=500))
    assert result.simulations == 500
    assert result.best in match.legal_moves
