"""Who has scored against whom, and who is likely to be stronger."""

import pytest

from cabochon.arena import Report, Result, Tournament
from cabochon.arena.standings import fitted
from cabochon.match import CabochonError


def result(labels: str, *shares: float, game: int = 1) -> Result:
    """A game of contestants whose labels are letters."""
    zeros = (0,) * len(labels)
    return Result(game, 0, 0, tuple(labels), 0, shares, zeros, "target", zeros, (0.0,) * len(labels))


def report_of(tournament: Tournament, *results: Result) -> Report:
    return Report(tournament, results)


def test_everybody_against_everybody() -> None:
    three = Tournament.of(["a=random", "b=random", "c=random"], players=3)
    found = report_of(three, result("abc", 1, 0, 0), result("bca", 0.5, 0.5, 0)).pairings()
    # In the first game b and c do equally badly.
    assert found[0] == ((0.0, 0), (1.0, 2), (1.0, 2))
    assert found[1] == ((1.0, 2), (0.0, 0), (1.0, 2))


def test_copies_count_each_for_itself_and_partners_once() -> None:
    copies = Tournament.of(["a=random", "b=random"], players=3)
    assert report_of(copies, result("abb", 0, 1, 0)).pairings() == (
        ((0.0, 0), (0.5, 2)),
        ((1.5, 2), (0.0, 0)),
    )
    teams = Tournament.of(["a=random", "b=random"], players=4, settings={"teams": True})
    assert report_of(teams, result("abab", 0.5, 0, 0.5, 0)).pairings() == (
        ((0.0, 0), (1.0, 1)),
        ((0.0, 1), (0.0, 0)),
    )


def test_what_is_likely_does_not_depend_on_where_ratings_are_measured_from() -> None:
    pair = Tournament.of(["a=random", "b=random", "c=random"])
    games = [result("ab", 0, 1, game=number) for number in range(1, 6)]
    report = report_of(pair, *games)
    (same, weaker, _), (stronger, *_), _ = report.superiority()
    assert same == 0.5
    assert weaker < 0.2
    assert stronger == pytest.approx(1 - weaker)
    for anchor in (None, ("b", 0.0)):
        table = report.standings(anchor)
        assert [standing.label for standing in table] == ["b", "c", "a"]
        assert report.to_json(anchor)["superiority"][0][2] == stronger
        assert table[0].superiority == pytest.approx(report.superiority()[1][2])


def test_ratings_are_fitted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    fits = 0

    def counted(tournament: Tournament, results: tuple[Result, ...]) -> object:
        nonlocal fits
        fits += 1
        return fitted(tournament, results)

    monkeypatch.setattr("cabochon.arena.running.fitted", counted)
    report = report_of(Tournament.of(["a=random", "b=random"]), result("ab", 1, 0))
    report.standings()
    report.standings(("a", 1000.0))
    report.superiority()
    report.to_json()
    assert fits == 1


def test_a_series_has_no_ratings() -> None:
    series = Tournament.of(["a=random", "b=random"], form="series")
    with pytest.raises(CabochonError, match="a series has no ratings"):
        report_of(series, result("ab", 1, 0)).superiority()
