"""Searching: what a verdict says, where it comes from, how it ends."""

import os
import signal
import threading
from itertools import islice

import numpy as np
import pytest

from cabochon.games import game_names
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError
from cabochon.games.native import interpreted, native
from cabochon.games.state import State
from cabochon.match import Match, Move, View
from cabochon.search import Budget, Evaluation, Searcher, Verdict, network_plug, simulation, tree
from cabochon.search.evaluation import binding, evaluation
from cabochon.search.growing import Tree
from cabochon.search.network import Network
from tests.games.configurations import VARIANTS, Configuration
from tests.games.random_games import RandomGame
from tests.search.views import view_of

pytestmark = pytest.mark.compiled


def facts(verdict: Verdict) -> object:
    """All of a verdict but the time it took."""
    return verdict.candidates, verdict.values, verdict.simulations


def middle(name: str, players: int = 2, seed: int = 3, decisions: int = 24) -> Match:
    """A match with a part of it played, at a decision that is one."""
    match = Match(name, players, seed=seed)
    greedy = Searcher(name, seed=seed)
    while len(match.moves) < decisions or len(match.legal_moves) < 2:
        assert match.to_move is not None
        match.play(greedy.search(match.view(match.to_move), Budget(simulations=40)).best)
    return match


@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=str)
def test_a_verdict_is_about_every_legal_move(configuration: Configuration) -> None:
    rules = configuration.rules
    searcher = Searcher(rules, seed=1)
    phases = set()
    for state in islice(RandomGame(configuration, 1, eager=True).states()[:-1], 0, None, 7):
        view = view_of(state)
        verdict = searcher.search(view, Budget(simulations=50))
        phases.add(view.phase)
        assert verdict.simulations == 50
        assert verdict.seat == view.to_move
        assert {candidate.move for candidate in verdict.candidates} == set(view.legal_moves)
        assert sum(candidate.share for candidate in verdict.candidates) == pytest.approx(1)
        assert len(verdict.values) == configuration.players
        assert sum(verdict.values) == pytest.approx(1)
        assert all(0 <= candidate.value <= 1 for candidate in verdict.candidates)
        visits = [candidate.visits for candidate in verdict.candidates]
        assert visits == sorted(visits, reverse=True)
        assert all(candidate.line[0] == candidate.move for candidate in verdict.candidates)
        assert verdict.line[0] == verdict.best
    assert "act" in phases


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_gives_the_same_statistics(name: str, threads: int) -> None:
    view = middle(name).view(middle(name).to_move)
    verdicts = [
        Searcher(name, seed=seed, threads=threads).search(view, Budget(simulations=301)) for seed in (5, 5, 6)
    ]
    assert facts(verdicts[0]) == facts(verdicts[1]) != facts(verdicts[2])
    assert verdicts[0].simulations == 301


@pytest.mark.parametrize(("name", "players"), [("splendor", 3), ("duel", 2)])
def test_hidden_cards_change_nothing(name: str, players: int) -> None:
    """Other decks, other hidden hands: the same seed finds exactly the same, over a part of a game."""
    match = Match(name, players, seed=8)
    searchers = [[Searcher(name, seed=7) for _ in range(players)] for _ in range(2)]
    hidden = 0
    for number in range(40):
        seat = match.to_move
        assert seat is not None
        drawn = match.state.guess(seat, number)
        assert drawn.tobytes() != match.state.tobytes()
        hidden += int(match.state.record.hidden.sum())
        verdicts = [
            searcher[seat].search(with_state(match, state, seat), Budget(simulations=60))
            for searcher, state in zip(searchers, (match.state, drawn), strict=True)
        ]
        assert facts(verdicts[0]) == facts(verdicts[1])
        # Cards from the tops of decks make the hands worth hiding.
        unseen = [move for move in match.legal_moves if move.verb == "gold" or move.text.endswith("t")]
        match.play(unseen[-1] if unseen and (number % 3 == 0 or hidden == 0) else verdicts[0].best)
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
        grown = Tree(match.game, chosen, np.array([1.0, 0.05, 0.1]), generator(4), 5000)
        grown.clear()
        grown.stand_at(view, view.seat or 0, -1)
        make(simulation.grow, binding(match.game, chosen.functions))(grown.shop, view.seat or 0, 12)
        trees.append(grown.shop)
    assert trees[0].control.tolist() == trees[1].control.tolist()
    assert trees[0].rng == trees[1].rng
    assert trees[0].sums == pytest.approx(trees[1].sums)
    for field in ("visits", "action", "card", "seat", "first", "next"):
        assert (trees[0].nodes[field] == trees[1].nodes[field]).all()


def test_only_the_moves_that_were_named_are_searched() -> None:
    match = middle("splendor")
    named = match.legal_moves[:2]
    verdict = Searcher("splendor", seed=1).search(
        match.view(match.to_move), Budget(simulations=200), moves=named
    )
    assert {candidate.move for candidate in verdict.candidates} == set(named)
    assert sum(candidate.visits for candidate in verdict.candidates) == 200


def test_what_is_known_of_a_position_is_kept() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1)
    first = searcher.search(match.view(match.to_move), Budget(simulations=2000))
    again = searcher.search(match.view(match.to_move), Budget(simulations=1))
    assert sum(candidate.visits for candidate in again.candidates) == 2001
    assert again.simulations == 1
    # The same searcher in another game begins anew.
    other = middle("splendor", seed=4)
    verdict = searcher.search(other.view(other.to_move), Budget(simulations=10))
    assert sum(candidate.visits for candidate in verdict.candidates) == 10
    assert first.simulations == 2000


def test_another_deal_with_the_same_moves_is_another_game() -> None:
    searcher = Searcher("splendor", seed=1)
    first, other = (Match("splendor", 2, seed=seed, settings={"start": 0}) for seed in (1, 2))
    searcher.search(first.view(0), Budget(simulations=2000))
    other.play("take wbg")
    other.play("take wbg")
    verdict = searcher.search(other.view(0), Budget(simulations=10))
    assert sum(candidate.visits for candidate in verdict.candidates) == 10


def test_the_tree_follows_the_game() -> None:
    match = middle("splendor", decisions=20)
    searcher = Searcher("splendor", seed=1)
    seat = match.to_move
    verdict = searcher.search(match.view(seat), Budget(simulations=4000))
    line = iter(verdict.line)
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
    verdict = searcher.search(match.view(waiting), Budget(simulations=1))
    assert sum(candidate.visits for candidate in verdict.candidates) > 1
    searcher.close()


def searcher_best(match: Match) -> Move:
    return Searcher(match.game, seed=1).search(match.view(match.to_move), Budget(simulations=500)).best


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_can_be_stopped(threads: int) -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1, threads=threads)
    seen: list[Verdict] = []

    def stop(verdict: Verdict) -> None:
        seen.append(verdict)
        searcher.stop()

    verdict = searcher.search(match.view(match.to_move), Budget(seconds=3600), progress=stop)
    assert len(seen) == 1
    assert verdict.simulations >= seen[0].simulations > 0


def test_a_search_can_be_stopped_from_another_thread() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1)
    results: list[Verdict] = []
    begun = threading.Event()
    thinking = threading.Thread(
        target=lambda: results.append(
            searcher.search(match.view(match.to_move), Budget(seconds=3600), progress=lambda _: begun.set())
        )
    )
    thinking.start()
    begun.wait()
    searcher.stop()
    thinking.join()
    assert results[0].best in match.legal_moves


def test_a_long_search_hears_ctrl_c() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1)
    (grown,) = searcher._trees

    def interrupt() -> None:
        while grown.simulations == 0:
            pass
        os.kill(os.getpid(), signal.SIGINT)

    pressing = threading.Thread(target=interrupt, daemon=True)
    pressing.start()
    with pytest.raises(KeyboardInterrupt):
        searcher.search(match.view(match.to_move), Budget(simulations=300_000))
    pressing.join()
    assert grown.simulations < 300_000


def test_it_is_decided_when_the_second_best_can_not_catch_up() -> None:
    match = middle("splendor")
    searcher = Searcher("splendor", seed=1)
    verdict = searcher.search(match.view(match.to_move), Budget(simulations=1000))
    lead = verdict.candidates[0].visits - verdict.candidates[1].visits
    assert 0 < lead < 1000
    # With as many simulations to come as the lead, and one more or less.
    assert searcher._is_decided(1000 / (1000 + lead - 1))
    assert not searcher._is_decided(1000 / (1000 + lead + 1))


def test_a_full_tree_is_searched_on() -> None:
    match = middle("duel")
    verdict = Searcher("duel", seed=1, nodes=150).search(match.view(match.to_move), Budget(simulations=500))
    assert verdict.simulations == 500
    assert verdict.best in match.legal_moves


def test_bad_questions_get_clear_answers() -> None:
    match = Match("splendor", 2, seed=1)
    searcher = Searcher("splendor")
    assert match.to_move is not None
    with pytest.raises(CabochonError, match="seat that decides"):
        searcher.search(match.view(1 - match.to_move), Budget(simulations=1))
    with pytest.raises(CabochonError, match="legal"):
        searcher.search(match.view(match.to_move), Budget(simulations=1), moves=[])
    with pytest.raises(CabochonError, match="thread"):
        Searcher("splendor", threads=0)
    with pytest.raises(CabochonError, match="room"):
        Searcher("splendor", nodes=0)
    with pytest.raises(CabochonError, match="evaluation"):
        Searcher("splendor", evaluation="magic")
    for bad in ({}, {"simulations": 0}, {"seconds": 0.0}, {"seconds": float("nan")}):
        with pytest.raises(CabochonError):
            Budget(**bad)


def test_a_network_is_an_evaluation_like_the_others() -> None:
    match = middle("splendor")
    network = Evaluation(network_plug, Network.random("splendor", (32,), seed=3).plug())
    verdicts = [
        Searcher("splendor", seed=1, threads=threads, evaluation=network).search(
            match.view(match.to_move), Budget(simulations=200)
        )
        for threads in (1, 1, 2)
    ]
    assert facts(verdicts[0]) == facts(verdicts[1])
    assert all(verdict.simulations == 200 for verdict in verdicts)
    usual = Searcher("splendor", seed=1).search(match.view(match.to_move), Budget(simulations=200))
    assert facts(usual) != facts(verdicts[0])


def test_compiled_and_interpreted_trees_are_the_same() -> None:
    match = middle("splendor")
    assert match.to_move is not None
    grown = Tree(match.game, evaluation("mixed"), np.array([1.0, 0.01, 0.1]), generator(4), 5000)
    grown.clear()
    grown.stand_at(match.view(match.to_move), match.to_move, -1)
    grown.grow(match.to_move, 300)
    nodes, gone = grown.shop.nodes, np.ones(90, np.bool_)
    results = []
    for make in (native, interpreted):
        visits, totals = np.zeros(84, np.int64), np.zeros(84)
        make(tree.count_visits)(nodes, tree.ROOT, visits, totals)
        best = make(tree.child_of)(nodes, tree.ROOT, int(visits.argmax()), gone)
        line, kept = np.zeros(8, np.int64), tree.new_nodes(5000)
        length = make(tree.trace)(nodes, best, 2, line)
        used = make(tree.keep)(nodes, best, kept, 0.25)
        results.append((visits.tolist(), totals.tolist(), best, line.tolist(), length, kept[:used].tobytes()))
    assert results[0] == results[1]
    assert sum(results[0][0]) == 300
    kept_root = np.frombuffer(results[0][5], tree.NODE)[0]
    assert kept_root["visits"] == max(results[0][0]) // 4
    assert native(tree.child_of)(nodes, tree.ROOT, 66, gone) == tree.NONE  # nobody may pass
