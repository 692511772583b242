"""Ratings find known strengths again, agree with another implementation, and know how sure they are."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import choix
import numpy as np
import pytest

from cabochon.arena.ratings import AVERAGE, ELO, Outcome, fit

STRENGTHS = (0.0, 120.0, 250.0, 500.0)


def played(
    strengths: tuple[float, ...], meetings: Sequence[tuple[int, ...]], rounds: int, rng: Random
) -> list[Outcome]:
    """Games of contestants whose ratings are known."""
    games = []
    for number in range(rounds):
        for meeting, sides in enumerate(meetings):
            for turn in range(len(sides)):
                table = sides[turn:] + sides[:turn]
                odds = [10 ** (strengths[side] / 400) for side in table]
                winner = rng.choices(range(len(table)), odds)[0]
                shares = tuple(float(place == winner) for place in range(len(table)))
                games.append(Outcome(table, shares, (number, meeting)))
    return games


@pytest.mark.parametrize(
    "meetings",
    [
        list(combinations(range(4), 2)),
        [(0, 1), (0, 2), (0, 3)],
        [(0, 1, 2, 3)],
        list(combinations(range(4), 3)),
        [(alone, other, other) for alone in range(4) for other in range(4) if alone != other],
    ],
    ids=["round robin", "gauntlet", "four at a table", "three at a table", "against copies"],
)
def test_known_strengths_are_found_again(meetings: list[tuple[int, ...]]) -> None:
    ratings = fit(4, played(STRENGTHS, meetings, 2000 // len(meetings), Random(2)), meetings).measured_from(
        (0, 0.0)
    )
    for contestant, strength in enumerate(STRENGTHS):
        low, high = ratings.interval(contestant)
        assert abs(ratings.rating(contestant) - strength) < 60
        assert high - low < 160
        # An interval of three times the width can't miss by chance.
        assert low - (high - low) <= strength <= high + (high - low)
    assert ratings.superiority(3, 0) > 0.999
    assert ratings.superiority(0, 3) < 0.001


def test_choix_finds_the_same() -> None:
    meetings = list(combinations(range(4), 2))
    games = played(STRENGTHS, meetings, 30, Random(3))
    # What is known beforehand: half a drawn game for each of six meetings. Here four stands for one game.
    pairs = []
    for game in games:
        one, other = game.sides if game.shares[0] else game.sides[::-1]
        pairs += [(one, other)] * 4
    pairs += [order for one, other in meetings for order in ((one, other), (other, one))]
    expected = choix.opt_pairwise(4, pairs, alpha=1e-9, tol=1e-8) * ELO
    ratings = fit(4, games, meetings)
    found = np.array([ratings.rating(contestant) for contestant in range(4)])
    assert found == pytest.approx(expected - expected.mean() + AVERAGE, abs=0.01)


def test_choix_finds_the_same_for_three_at_a_table() -> None:
    meetings = [(0, 1, 2), (1, 2, 3)]
    games = played(STRENGTHS, meetings, 15, Random(4))
    choices = []
    for game in games:
        winner = game.sides[game.shares.index(1.0)]
        choices += [(winner, tuple(side for side in game.sides if side != winner))] * 2
    # What is known beforehand: three drawn games over two meetings. Here two stands for one game.
    for sides in meetings:
        choices += [(side, tuple(other for other in sides if other != side)) for side in sides]
    expected = choix.opt_top1(4, choices, alpha=1e-9, tol=1e-8) * ELO
    ratings = fit(4, games, meetings)
    found = np.array([ratings.rating(contestant) for contestant in range(4)])
    assert found == pytest.approx(expected - expected.mean() + AVERAGE, abs=0.01)


@pytest.mark.parametrize("rounds", [5, 40])
def test_intervals_hold_what_they_promise(rounds: int) -> None:
    rng = Random(5)
    inside = 0
    for _ in range(100):
        ratings = fit(2, played((0.0, 150.0), [(0, 1)], rounds, rng), [(0, 1)])
        low, high = ratings.measured_from((0, 0.0)).interval(1)
        inside += low <= 150 <= high
    # 95 of 100 should; fewer than 88 come once in a thousand times.
    assert inside >= 88


def test_intervals_of_deals_that_mostly_split_hold_too() -> None:
    rng = Random(6)
    inside = 0
    for _ in range(100):
        games = []
        for number in range(40):
            first = float(rng.random() < 0.5)
            second = 1 - first if rng.random() < 0.8 else first
            games += [Outcome((0, 1), (share, 1 - share), (number, 0)) for share in (first, second)]
        low, high = fit(2, games, [(0, 1)]).interval(0)
        inside += low <= AVERAGE <= high
    assert inside >= 88


def test_a_few_split_pairs_do_not_prove_that_all_split() -> None:
    games = [
        Outcome((0, 1), shares, (number, 0)) for number in range(5) for shares in ((1.0, 0.0), (0.0, 1.0))
    ]
    low, high = fit(2, games, [(0, 1)]).interval(0)
    assert high - low > 60


def test_split_pairs_make_intervals_narrow() -> None:
    split = [
        Outcome((0, 1), shares, (number, 0)) for number in range(30) for shares in ((1.0, 0.0), (0.0, 1.0))
    ]
    alike = [
        Outcome((0, 1), (1.0 - number % 2, number % 2), (number, 0)) for number in range(30) for _ in "ab"
    ]
    widths = []
    for games in (split, alike):
        ratings = fit(2, games, [(0, 1)])
        low, high = ratings.interval(0)
        assert ratings.rating(0) == pytest.approx(AVERAGE)
        assert ratings.superiority(0, 1) == pytest.approx(0.5)
        widths.append(high - low)
    assert widths[0] < 0.3 * widths[1]


def test_who_always_wins_gets_a_finite_rating_that_grows() -> None:
    found = []
    for number in (5, 50):
        games = [Outcome((0, 1), (1.0, 0.0), (game, 0)) for game in range(number)]
        ratings = fit(2, games, [(0, 1)]).measured_from((1, 1000.0))
        low, high = ratings.interval(0)
        assert ratings.rating(1) == 1000
        assert ratings.interval(1) == (1000, 1000)
        assert high - low > 200
        found.append(ratings.rating(0))
    assert 1200 < found[0] < found[1] < 2500


def test_without_games_everybody_is_equal() -> None:
    ratings = fit(3, [], [(0, 1), (0, 2), (1, 2)])
    assert [ratings.rating(contestant) for contestant in range(3)] == pytest.approx([AVERAGE] * 3)
    assert ratings.superiority(1, 1) == 0.5


def test_shared_victories_count_for_everybody() -> None:
    drawn = [Outcome((0, 1, 2), (0.5, 0.5, 0.0), (game, 0)) for game in range(20)]
    ratings = fit(3, drawn, [(0, 1, 2)])
    assert ratings.rating(0) == pytest.approx(ratings.rating(1))
    assert ratings.rating(0) > ratings.rating(2) + 200
