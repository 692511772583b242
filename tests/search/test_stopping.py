"""Stopping: whoever is told, before or while they think, answers at once; Ctrl-C is heard."""

import os
import signal
import subprocess
import sys
import threading

import pytest

from cabochon.match import Match, View
from cabochon.players import SearchPlayer, create
from cabochon.search import Budget, Searcher, SearchResult, Stop
from cabochon.search.searcher import UNHEARD
from cabochon.search.stopping import Background
from tests.stops import PATIENCE, wait_for

LONG = Budget(seconds=3600)


def opening(game: str = "splendor") -> View:
    match = Match(game, seed=3)
    return match.view(match.to_move)


# --- The word ---


def test_a_stop_stays_set() -> None:
    stop = Stop()
    assert not stop.is_set()
    assert stop.flag[0] == 0
    stop.set()
    stop.set()
    assert stop.is_set()
    assert stop.flag[0] == 1


def test_a_stop_tells_those_who_listen() -> None:
    stop, told = Stop(), list[str]()
    with stop.telling(lambda: told.append("first")):
        with stop.telling(lambda: told.append("gone")):
            assert told == []
        stop.set()
        assert told == ["first"]
    with stop.telling(lambda: told.append("late")):
        assert told == ["first", "late"]
    stop.set()
    assert told == ["first", "late"]


def test_what_one_listener_raises_keeps_no_other_from_hearing() -> None:
    stop, told = Stop(), list[str]()

    def fail() -> None:
        raise RuntimeError("no time")

    with (
        stop.telling(lambda: told.append("first")),
        stop.telling(fail),
        stop.telling(lambda: told.append("last")),
    ):
        with pytest.raises(RuntimeError, match="no time"):
            stop.set()
        assert told == ["first", "last"]


# --- Searching ---


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("budget", [LONG, Budget(simulations=UNHEARD), Budget(simulations=10**9)], ids=str)
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_search_that_was_stopped_before_it_began_answers_at_once(
    game: str, budget: Budget, threads: int
) -> None:
    view, stop = opening(game), Stop()
    stop.set()
    with Searcher(game, seed=1, threads=threads) as searcher:
        result = searcher.search(view, budget, stop=stop)
        assert result.simulations == threads  # one look each: what is likeliest comes first
        assert result.best in view.legal_moves
        assert result.candidates[0].visits > 0
        # Another search of the same searcher is not concerned.
        assert searcher.search(view, Budget(simulations=50), stop=Stop()).simulations == 50
        assert searcher.search(view, Budget(simulations=50)).simulations == 50


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_can_be_stopped_by_who_hears_of_its_progress(threads: int) -> None:
    stop, seen = Stop(), list[SearchResult]()

    def enough(result: SearchResult) -> None:
        seen.append(result)
        stop.set()

    with Searcher("splendor", seed=1, threads=threads) as searcher:
        result = searcher.search(opening(), LONG, stop=stop, progress=enough)
    assert len(seen) == 1
    assert result.simulations >= seen[0].simulations > 0


@pytest.mark.compiled
@pytest.mark.parametrize("budget", [LONG, Budget(simulations=10**9)], ids=str)
def test_a_search_can_be_stopped_from_another_thread(budget: Budget) -> None:
    view, stop, results = opening(), Stop(), list[SearchResult]()
    searcher = Searcher("splendor", seed=1)
    thinking = threading.Thread(target=lambda: results.append(searcher.search(view, budget, stop=stop)))
    thinking.start()
    while searcher._trees[0].simulations < 100:
        pass
    stop.set()
    thinking.join(PATIENCE)
    assert results[0].best in view.legal_moves
    assert results[0].simulations >= 100


@pytest.mark.compiled
def test_the_end_of_a_search_does_not_set_the_stop_of_who_asked() -> None:
    stop = Stop()
    with Searcher("splendor", seed=1) as searcher:
        searcher.search(opening(), Budget(seconds=0.01), stop=stop)
        searcher.search(opening(), Budget(simulations=2 * UNHEARD), stop=stop)
    assert not stop.is_set()


@pytest.mark.compiled
@pytest.mark.parametrize("end", ["stop", "close", "search", "ponder", "forget"])
def test_pondering_ends(end: str) -> None:
    view, stop = opening(), Stop()
    searcher = Searcher("splendor", seed=1, threads=2)
    searcher.ponder(view, stop=stop)
    pondering = searcher._pondering
    assert pondering is not None
    while not all(tree.simulations for tree in searcher._trees):
        pass
    assert not pondering.is_done()
    if end == "stop":
        stop.set()
    elif end == "search":
        searcher.search(view, Budget(simulations=1))
    elif end == "ponder":
        searcher.ponder(view)
    elif end == "close":
        searcher.close()
    else:
        searcher.forget()
    assert pondering.is_done(PATIENCE)
    searcher.close()
    searcher.close()


@pytest.mark.compiled
def test_pondering_that_was_stopped_before_it_began_is_over_at_once() -> None:
    stop = Stop()
    stop.set()
    with Searcher("splendor", seed=1) as searcher:
        searcher.ponder(opening(), stop=stop)
        assert searcher._pondering is not None
        assert searcher._pondering.is_done(PATIENCE)
        assert searcher._trees[0].simulations == 1


@pytest.mark.compiled
def test_a_searcher_that_nobody_holds_any_more_stops_pondering() -> None:
    searcher = Searcher("splendor", seed=1)
    searcher.ponder(opening())
    assert searcher._pondering is not None
    (future,) = searcher._pondering._futures
    del searcher
    assert future.result(PATIENCE) is None


@pytest.mark.compiled
def test_a_program_that_still_ponders_can_end() -> None:
    program = """
from cabochon import Match
from cabochon.search import Searcher
searcher = Searcher("splendor", seed=1, threads=2)
searcher.ponder(Match("splendor", seed=3).view(0))
"""
    done = subprocess.run([sys.executable, "-c", program], timeout=PATIENCE, check=False)
    assert done.returncode == 0


# --- Players ---


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["level-1", "level-8", "search:seconds=3600"])
def test_a_player_that_was_stopped_before_decides_at_once(name: str) -> None:
    view, stop = opening(), Stop()
    stop.set()
    with create(name, 1) as player:
        assert isinstance(player, SearchPlayer)
        assert player.decide(view, budget=LONG, stop=stop) in view.legal_moves
        assert player.think(view, budget=LONG, stop=stop).simulations == 1
        player.ponder(view, stop=stop)
        player.new_game(view)
        assert player.think(view, budget=Budget(simulations=7)).candidates[0].visits <= 7


@pytest.mark.compiled
def test_a_player_that_is_closed_has_no_threads_and_can_be_used_again() -> None:
    view = opening()
    before = threading.active_count()
    with create("level-6", 1, threads=2) as player:
        assert isinstance(player, SearchPlayer)
        player.decide(view, budget=Budget(simulations=100))
        player.ponder(view)
        assert threading.active_count() == before + 2
    assert threading.active_count() == before
    assert player.decide(view, budget=Budget(simulations=100)) in view.legal_moves
    player.close()


# --- Works that hear Ctrl-C ---


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_a_background_returns_what_its_works_return() -> None:
    stop = Stop()
    with Background(stop, lambda: 1, lambda: 2) as working:
        assert working.results() == [1, 2]
        assert working.is_done()
        assert not stop.is_set()
    assert stop.is_set()


def test_a_background_raises_what_its_works_raise() -> None:
    with Background(Stop(), lambda: 1, lambda: 1 // 0) as working, pytest.raises(ZeroDivisionError):
        working.results()


# Measuring coverage takes a lock; an interrupt that comes just then leaves it locked for ever.
@pytest.mark.no_cover
def test_ctrl_c_stops_a_background_and_waits_for_its_end() -> None:
    stop, waiting, ended = Stop(), threading.Event(), list[bool]()

    def work() -> None:
        assert waiting.wait(PATIENCE)
        press_ctrl_c()
        wait_for(stop)
        ended.append(True)

    def wait_for_it() -> None:
        with Background(stop, work) as working:
            waiting.set()
            working.results()

    with pytest.raises(KeyboardInterrupt):
        wait_for_it()
    assert ended == [True]


# Measuring coverage takes a lock; an interrupt that comes just then leaves it locked for ever.
@pytest.mark.no_cover
@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 2])
def test_a_long_search_hears_ctrl_c(threads: int) -> None:
    searcher = Searcher("splendor", seed=1, threads=threads)

    def interrupt() -> None:
        while searcher._trees[0].simulations == 0:
            pass
        press_ctrl_c()

    pressing = threading.Thread(target=interrupt, daemon=True)
    pressing.start()
    with pytest.raises(KeyboardInterrupt):
        searcher.search(opening(), Budget(simulations=10**9))
    pressing.join()
    assert 0 < searcher._trees[0].simulations < 10**9
