"""Evaluations by a Python function: what it is asked, what becomes of its answers, what it may do wrong."""

from typing import Any

import numpy as np
import pytest

from cabochon.games import game_names
from cabochon.games.errors import CabochonError
from cabochon.match import Match, View
from cabochon.search import Budget, LeafBatch, Searcher, SearchResult, Stop, asking, nodes
from cabochon.search.network import Network, feature_count
from cabochon.search.nodes import ROOT
from tests.games.configurations import VARIANTS, Configuration
from tests.games.random_games import RandomGame
from tests.rules.splendor_table import card, collection, splendor
from tests.search.views import view_at, view_of

pytestmark = pytest.mark.compiled


def even(leaves: LeafBatch) -> tuple[Any, Any]:
    """Knows nothing."""
    return leaves.masks.astype(float), np.ones((len(leaves), leaves.players))


def by_network(network: Network) -> Any:
    """What a network thinks."""

    def ask(leaves: LeafBatch) -> tuple[Any, Any]:
        logits, seats = network.logits(leaves.features)
        return np.exp(logits - logits.max(1, keepdims=True)), np.exp(seats[:, : leaves.players])

    return ask


def facts(result: SearchResult) -> object:
    """All of a result but the time it took."""
    return result.candidates, result.values, result.simulations


def position(name: str = "splendor", seed: int = 4) -> View:
    """A seat's view in the middle of a random game."""
    states = [
        state
        for state in RandomGame(Configuration(name, 2, {}), seed, eager=True).states()[:-1]
        if len(state.legal_actions()) > 5
    ]
    return view_of(states[len(states) // 2])


@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=str)
@pytest.mark.parametrize("batch", [1, 7])
def test_a_function_is_asked_about_leaves(configuration: Configuration, batch: int) -> None:
    asked: list[LeafBatch] = []

    def ask(leaves: LeafBatch) -> tuple[Any, Any]:
        asked.append(leaves)
        return even(leaves)

    state = RandomGame(configuration, 2, eager=True).states()[9]
    searcher = Searcher(configuration.rules, seed=1, evaluation=asking(ask, batch))
    result = searcher.search(view_of(state), Budget(simulations=60))
    assert result.simulations == 60
    assert sum(result.values) == pytest.approx(1)
    assert max(map(len, asked)) == batch
    for leaves in asked:
        assert leaves.masks.shape == (len(leaves), configuration.rules.action_count)
        assert leaves.features.shape == (len(leaves), feature_count(configuration.rules))
        assert leaves.players == configuration.players
        for state, seat, mask in zip(leaves.states, leaves.seats, leaves.masks, strict=True):
            assert state.is_complete
            assert not state.is_over
            assert state.to_move == seat
            assert np.flatnonzero(mask).tolist() == state.legal_actions()


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("batch", [1, 16])
def test_nothing_waits_after_a_search(name: str, batch: int) -> None:
    searcher = Searcher(name, seed=3, evaluation=asking(by_network(Network.random(name, (16,))), batch))
    searcher.search(position(name), Budget(simulations=300))
    buffers = searcher._trees[0].buffers
    tree = buffers.nodes[: int(buffers.control[0])]
    assert tree[ROOT].visits == 300
    assert (tree["visits"] >= 0).all()
    assert (tree["total"] <= tree["visits"] + 1e-9).all()
    for node in tree:
        children, child = 0, int(node.first)
        while child >= 0:
            children += int(tree[child].visits)
            child = int(tree[child].next)
        assert children <= node.visits


@pytest.mark.parametrize("name", game_names())
def test_a_network_may_be_asked_in_python(name: str) -> None:
    """One simulation follows the policy alone, as it does with the network compiled."""
    network = Network.random(name, (16,), seed=2).rounded()
    view = position(name)
    one = Budget(simulations=1)
    compiled = Searcher(name, seed=1, evaluation=network.evaluation(1.0)).search(view, one)
    asked = Searcher(name, seed=1, evaluation=asking(by_network(network))).search(view, one)
    assert asked.best == compiled.best
    assert asked.simulations == 1


@pytest.mark.parametrize("batch", [1, 8])
def test_it_finds_the_win_and_the_defence(batch: int) -> None:
    table = splendor(
        cards=[[], collection("w", 12)],
        bonuses=["", "3b"],
        tokens=["", "3b"],
        market={"2a": card("6b")},
        to_move=1,
    )
    searcher = Searcher("splendor", seed=1, evaluation=asking(even, batch))
    result = searcher.search(view_at(table), Budget(simulations=1000))
    assert (result.best.text, result.candidates[0].value) == ("buy 2a", 1.0)
    table = splendor(
        cards=[collection("w", 12), collection("r", 12)],
        bonuses=["3b"],
        tokens=["3b", ""],
        market={"2a": card("6b")},
        to_move=1,
    )
    searcher = Searcher("splendor", seed=1, evaluation=asking(even, batch))
    assert searcher.search(view_at(table), Budget(simulations=3000)).best.text == "reserve 2a"


def test_who_is_to_move_is_the_first_of_the_players() -> None:
    """A function that gives everything to whoever moves: its leaves after one's own move are the other's."""

    def mover(leaves: LeafBatch) -> tuple[Any, Any]:
        return leaves.masks.astype(float), np.eye(leaves.players)[[0] * len(leaves)]

    view = position()
    assert view.to_move is not None
    result = Searcher("splendor", seed=1, evaluation=asking(mover)).search(view, Budget(simulations=12))
    assert result.values[1 - view.to_move] > 0.8


@pytest.mark.parametrize("name", game_names())
def test_a_search_depends_on_its_seed_and_nothing_hidden(name: str) -> None:
    view = position(name)
    ask = by_network(Network.random(name, (16,), seed=5))
    seat = view.seat
    assert seat is not None
    others = [view, View.of(view.state.guess(seat, 7), seat)]
    results = [
        Searcher(name, seed=2, evaluation=asking(ask)).search(other, Budget(simulations=120))
        for other in others
    ]
    assert facts(results[0]) == facts(results[1])


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (lambda _: None, "two arrays"),
        (lambda leaves: (leaves.masks, leaves.masks), r"players must have the shape \(\d+, 2\)"),
        (lambda leaves: (leaves.masks[:, 1:], np.ones((len(leaves), 2))), "actions must have the shape"),
        (lambda leaves: (-1.0 * leaves.masks, np.ones((len(leaves), 2))), "actions must be finite"),
        (lambda leaves: (leaves.masks, np.full((len(leaves), 2), np.nan)), "players must be finite"),
        (lambda leaves: (leaves.masks, [["much", "more"]] * len(leaves)), "no array of numbers"),
    ],
)
def test_wrong_answers_are_refused(answer: Any, says: str) -> None:
    with pytest.raises(CabochonError, match=says):
        Searcher("splendor", evaluation=asking(answer)).search(position(), Budget(simulations=20))


def test_weights_of_nothing_mean_that_nothing_is_known() -> None:
    nothing = asking(lambda leaves: (0.0 * leaves.masks, np.zeros((len(leaves), 2))))
    results = [
        Searcher("splendor", seed=3, evaluation=chosen).search(position(), Budget(simulations=50))
        for chosen in (nothing, asking(even))
    ]
    assert facts(results[0]) == facts(results[1])


@pytest.mark.parametrize("threads", [1, 2])
def test_what_a_function_raises_is_heard_and_can_be_searched_after(threads: int) -> None:
    answers = [even] * 3

    def ask(leaves: LeafBatch) -> tuple[Any, Any]:
        if not answers:
            raise ArithmeticError("out of order")
        return answers.pop()(leaves)

    match = Match("splendor", seed=1)
    searcher = Searcher("splendor", seed=1, threads=threads, evaluation=asking(ask))
    with pytest.raises(ArithmeticError, match="out of order"):
        searcher.search(match.view(0), Budget(simulations=500))
    answers.extend([even] * 500)
    result = searcher.search(match.view(0), Budget(simulations=100))
    assert result.simulations == 100
    assert searcher._trees[0].buffers.nodes[ROOT].visits == 100 // threads


def test_a_position_that_waits_twice_is_new_twice() -> None:
    """All simulations of a batch come to the same leaf, which gets the likely decisions only."""

    def sure(leaves: LeafBatch) -> tuple[Any, Any]:
        weights = np.where(leaves.masks, 1e-4, 0.0)
        weights[np.arange(len(leaves)), leaves.masks.argmax(1)] = 1.0
        return weights, np.ones((len(leaves), 2))

    searcher = Searcher("splendor", seed=1, evaluation=asking(sure, 16))
    searcher.search(position(), Budget(simulations=16))
    tree = searcher._trees[0].buffers.nodes
    visited = [child for child in nodes.children(tree, ROOT) if tree[child].visits]
    assert [int(tree[child].visits) for child in visited] == [16]
    assert len(list(nodes.children(tree, visited[0]))) == 1


def test_what_a_function_does_with_its_states_changes_nothing() -> None:
    def wild(leaves: LeafBatch) -> tuple[Any, Any]:
        answer = even(leaves)
        for state in leaves.states:
            state.play_out(seed=1)
            state.record["players"] = 1
        leaves.masks[:] = False
        leaves.seats[:] = 9
        return answer

    results = [
        Searcher("splendor", seed=3, evaluation=asking(ask)).search(position(), Budget(simulations=50))
        for ask in (wild, even)
    ]
    assert facts(results[0]) == facts(results[1])


def test_it_is_stopped() -> None:
    stop = Stop()

    def ask(leaves: LeafBatch) -> tuple[Any, Any]:
        if len(leaves) > 1:
            stop.set()
        return even(leaves)

    searcher = Searcher("splendor", seed=1, evaluation=asking(ask))
    assert searcher.search(position(), Budget(simulations=10_000), stop=stop).simulations < 100


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: asking("even"), "asks a function, not 'even'"),  # type: ignore[arg-type]
        (lambda: asking(even, batch=0), "at least one leaf"),
    ],
)
def test_what_can_not_be_asked(make: Any, says: str) -> None:
    with pytest.raises(CabochonError, match=says):
        make()


def test_the_tree_is_kept_between_searches() -> None:
    view = position()
    searcher = Searcher("splendor", seed=1, evaluation=asking(even))
    for visits in (64, 128):
        assert searcher.search(view, Budget(simulations=64)).simulations == 64
        assert searcher._trees[0].buffers.nodes[ROOT].visits == visits
