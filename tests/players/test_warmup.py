"""Warming up: what is needed is compiled, whoever can't play is found, and nobody waits who need not."""

import threading

import pytest

from cabochon import CabochonError, Match, Move, View
from cabochon.games import native
from cabochon.players import PlayerSpec, RandomPlayer, WarmUp, warm_up
from tests.players.own import Shopper


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
