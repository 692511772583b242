"""A series: every game has a deal of its own, and everybody moves on by one seat."""

import sys

import pytest

from cabochon.arena import Form, Tournament, run
from cabochon.arena.playing import Played
from cabochon.match import CabochonError, Record
from tests.arena.entrants import Clumsy, timeless

RANDOM = Tournament.of(["random"], form=Form.SERIES, game="duel", rounds=4, seed=3)


def seats(*names: str, players: int) -> list[str]:
    """Who sits where in the first game."""
    series = Tournament.of(list(names), form="series", players=players)
    return [series.labels[number] for number in next(series.jobs()).seats]


def test_a_list_that_is_too_short_is_repeated() -> None:
    assert seats("greedy", players=3) == ["greedy"] * 3
    assert seats("greedy", "random", players=3) == ["greedy", "random", "greedy"]
    assert seats("greedy", "greedy", "random", players=3) == ["greedy", "greedy", "random"]
    for too_many in ((), ("greedy", "random", "greedy")):
        with pytest.raises(CabochonError, match="1 to 2 contestants"):
            seats(*too_many, players=2)


def test_each_sits_everywhere_equally_often() -> None:
    series = Tournament.of(["greedy", "random", "random"], form="series", players=3, rounds=6)
    assert series.labels == ("greedy", "random")
    assert [job.seats.index(0) for job in series.jobs()] == [0, 2, 1, 0, 2, 1]
    assert [job.key for job in series.jobs()] == [f"{number:05d}-000-0" for number in range(1, 7)]
    assert series.games == 6


def test_in_teams_everybody_sits_where_they_are_named() -> None:
    series = Tournament.of(
        ["greedy", "random", "random", "greedy"], form="series", players=4, settings={"teams": True}, rounds=1
    )
    assert [job.seats for job in series.jobs()] == [(0, 1, 1, 0)]


def test_two_of_one_name_must_be_one_and_the_same() -> None:
    with pytest.raises(CabochonError, match="two contestants are called 'x'"):
        Tournament.of(["x=greedy", "x=random"], form="series")


def test_every_game_has_a_deal_of_its_own() -> None:
    secrets = [RANDOM.secret(job) for job in RANDOM.jobs()]
    assert len(set(secrets)) == 4
    # A longer series begins with the same games.
    longer = Tournament.of(["random"], form="series", game="duel", rounds=9, seed=3)
    assert [longer.secret(job) for job in longer.jobs()][:4] == secrets


@pytest.mark.compiled
def test_it_needs_no_ratings_and_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy", None)
    report = run(RANDOM)
    assert [result.round for result in report.results] == [1, 2, 3, 4]
    assert report.is_complete
    with pytest.raises(CabochonError, match="a series has no ratings"):
        report.standings()


@pytest.mark.compiled
def test_records_are_made_for_whoever_keeps_them() -> None:
    kept: list[Played] = []
    report = run(RANDOM, keep=kept.append)
    assert [played.result for played in kept] == list(report.results)
    for played in kept:
        assert played.record is not None
        record = Record.parse(played.record)
        assert record.headers == {
            "Event": f"simulation, seed 3, game {played.result.key}",
            "Seats": "random, random",
        }
        assert record.names == ("random #1", "random #2")
    assert timeless(run(RANDOM, workers=2)) == timeless(report)


@pytest.mark.compiled
def test_faults_lose_games_here_too() -> None:
    report = run(Tournament.of([Clumsy, "random"], form="series", rounds=2))
    assert [result.shares for result in report.results] == [(0.0, 1.0), (1.0, 0.0)]
