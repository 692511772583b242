"""Warming up: what is needed is compiled, whoever can't play is found, and nobody waits who need not."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from cabochon import CabochonError, Match, Move, View
from cabochon.games import native
from cabochon.players import PlayerSpec, Progress, RandomPlayer, WarmUp, warm_up
from cabochon.players.hiring import introduced
from cabochon.search.network import Network
from tests.players.own import Shopper
from tests.protocol.programs import program


class Watched(RandomPlayer):
    """Remembers what it was asked, and when it was let go."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.views: list[View] = []
        self.closed = False

    def decide(self, view: View) -> Move:
        self.views.append(view)
        return super().decide(view)

    def close(self) -> None:
        self.closed = True


def test_a_player_decides_once_at_such_a_table() -> None:
    player = Watched()
    warm_up("splendor", [player], seats=4, settings={"teams": True})
    [view] = player.views
    assert (view.game.name, view.players, view.settings["teams"]) == ("splendor", 4, True)
    assert view.seat == view.to_move
    assert not player.closed, "it belongs to somebody else"


@pytest.mark.compiled
def test_who_thinks_for_an_hour_does_not_do_so_here() -> None:
    warm_up("duel", ["level-8@seconds=3600", "greedy", "random", "search:length=2"])


def test_code_of_others_is_started_and_asked_nothing() -> None:
    made: list[Watched] = []

    def make(seed: int) -> Watched:
        made.append(Watched(seed))
        return made[-1]

    warm_up("duel", [PlayerSpec.of(make)])
    [player] = made
    assert player.views == []
    assert player.closed


def test_whoever_can_not_play_is_found() -> None:
    with pytest.raises(CabochonError, match="there is no module"):
        warm_up("duel", ["py:no_such_module:Bot"])
    with pytest.raises(CabochonError, match="there is no module"):
        WarmUp(["duel"], ["py:no_such_module:Bot"]).wait()


@pytest.mark.compiled
def test_a_network_for_another_game_is_found_but_not_among_several_games(tmp_path: Path) -> None:
    file = tmp_path / "small.safetensors"
    Network.random("splendor", (8,)).save(file)
    bot = f"search:network={file}"
    with pytest.raises(CabochonError, match="has a network for splendor, not for duel"):
        warm_up("duel", [bot])
    with pytest.raises(CabochonError, match="has a network for splendor, not for duel"):
        WarmUp(["duel"], [bot]).wait()
    WarmUp(["splendor", "duel"], [bot]).wait()
    with pytest.raises(CabochonError, match="there is no file"):
        WarmUp(["splendor", "duel"], [f"{bot}.lost"]).wait()


def test_a_program_for_another_game_is_found_but_not_among_several_games() -> None:
    bot = PlayerSpec.parse(program("only-duel"))
    for spec in (bot, introduced(bot)):
        with pytest.raises(CabochonError, match="plays duel, not splendor"):
            warm_up("splendor", [spec])
        warm_up("duel", [spec])
    WarmUp(["splendor", "duel"], [introduced(bot)]).wait()


def test_a_program_that_has_said_hello_is_not_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = introduced(PlayerSpec.parse(program()))
    monkeypatch.setattr("cabochon.players.hiring.start_program", lambda *_, **__: pytest.fail("again"))
    warm_up("duel", [heard])


def test_the_rules_are_ready_before_the_players() -> None:
    go_on = threading.Event()

    def slow(seed: int) -> Shopper:
        assert go_on.wait(60)
        return Shopper(seed)

    warming = WarmUp(["splendor", "duel"], [PlayerSpec.of(slow)])
    warming.wait_for_rules()
    for game in ("splendor", "duel"):
        match = Match(game, seed=1)
        match.play(match.legal_moves[0])
    go_on.set()
    warming.wait()


def test_a_wait_that_gets_long_is_shown_to_whoever_can_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Progress] = []
    told = threading.Event()

    def slow(seed: int) -> Shopper:
        assert told.wait(60)
        return Shopper(seed)

    def show(progress: Progress) -> None:
        shown.append(progress)
        told.set()

    monkeypatch.setattr(native, "announce", lambda: pytest.fail("it is shown, and need not be said"))
    monkeypatch.setattr("cabochon.players.warmup.PATIENCE", 0.0)
    WarmUp(["duel"], [PlayerSpec.of(slow)]).wait(show)
    assert all(progress.done <= progress.total for progress in shown)
    assert shown[-1].total == (0 if native.INTERPRETED else shown[0].total)


_COMPILING = """
from cabochon.games import game
from cabochon.players import PlayerSpec, warm_up
from cabochon.players.steps import Steps, _done

pocket = game("pocket")
players = [PlayerSpec.parse("level-3"), PlayerSpec.parse("greedy")]
steps = Steps([pocket], players)
print(*steps.progress())
warm_up(pocket)
print(*steps.progress())
warm_up(pocket, players)
print(*steps.progress())
print(*sorted(name for module, name in _done - steps._below.keys() if not module.startswith("numba")))
"""


@pytest.mark.compiled
def test_the_steps_are_all_that_is_compiled_and_nothing_else(tmp_path: Path, pocket_installed: None) -> None:
    del pocket_installed
    fresh = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", _COMPILING], env=fresh, capture_output=True, text=True, check=True
    )
    first, rules, last, unknown = ran.stdout.splitlines()
    total = int(first.split()[1])
    assert first == f"0 {total}"
    assert 0 < int(rules.split()[0]) < total
    assert last == f"{total} {total}"
    assert unknown == ""


IMPORTING_AT_ONCE = """
import threading
from importlib.machinery import SourceFileLoader

from cabochon.games import game
from cabochon.players.steps import Steps

usual, halfway, done = SourceFileLoader.exec_module, threading.Event(), []

def begin():
    Steps([game("splendor")])
    done.append(True)

def exec_module(loader, module):
    usual(loader, module)
    # The first thread has begun to import Numba; the second, if it may, gets into the middle of it.
    if module.__name__ == "numba.core.config" and threading.current_thread() is first:
        second.start()
        halfway.wait(1)
    elif module.__name__ == "numba.core.base":
        halfway.set()
        threading.Event().wait(0.2)

SourceFileLoader.exec_module = exec_module
first, second = (threading.Thread(target=begin, daemon=True) for _ in range(2))
first.start()
first.join(30)
second.join(30)
assert done == [True, True], done
"""


@pytest.mark.compiled
def test_two_that_begin_at_once_do_not_wait_for_each_other_for_ever() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", IMPORTING_AT_ONCE], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_only_a_wait_that_gets_long_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    told = threading.Event()

    def slow(seed: int) -> Shopper:
        assert told.wait(60)
        return Shopper(seed)

    monkeypatch.setattr(native, "announce", told.set)
    monkeypatch.setattr("cabochon.players.warmup.PATIENCE", 3600.0)
    WarmUp(["duel"]).wait()
    assert not told.is_set()
    monkeypatch.setattr("cabochon.players.warmup.PATIENCE", 0.0)
    WarmUp(["duel"], [PlayerSpec.of(slow)]).wait()
    assert told.is_set()
