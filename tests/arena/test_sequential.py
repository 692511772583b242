"""The sequential test keeps its error rates, whatever the scores look like, and stops soon."""

from collections.abc import Callable
from random import Random

import pytest

from cabochon.arena import Bounds, Decision, SequentialTest
from cabochon.arena.sequential import expected_score
from cabochon.match import CabochonError

REPEATS = 200
LONGEST = 3000
# Of 200 tests that err with probability 0.05, more than 20 err once in a thousand times.
SUSPICIOUS = 20

Scores = Callable[[Random, float], float]


def independent(rng: Random, mean: float) -> float:
    """Two games whose luck has nothing to do with each other."""
    return ((rng.random() < mean) + (rng.random() < mean)) / 2


def mirrored(rng: Random, mean: float) -> float:
    """Whoever has the better deal usually wins, so that most pairs are split."""
    if rng.random() < 0.7:
        return 0.5
    return float(rng.random() < (mean - 0.35) / 0.3)


def shared_fate(rng: Random, mean: float) -> float:
    """Both games end alike: as spread as scores can be."""
    return float(rng.random() < mean)


def four_seats(rng: Random, mean: float) -> float:
    """The share of one of four players in four games."""
    return sum(rng.random() < mean for _ in range(4)) / 4


def decisions(scores: Scores, difference: float, bounds: Bounds, sides: int = 2) -> list[SequentialTest]:
    rng = Random(1)
    mean = expected_score(difference, sides)
    tests = []
    for _ in range(REPEATS):
        test = SequentialTest(bounds, sides)
        while test.decision is Decision.OPEN and test.groups < LONGEST:
            test.add(scores(rng, mean))
        tests.append(test)
    return tests


def count(tests: list[SequentialTest], decision: Decision) -> int:
    return sum(test.decision is decision for test in tests)


@pytest.mark.parametrize("scores", [independent, mirrored, shared_fate])
@pytest.mark.parametrize("bounds", [Bounds(0, 100), Bounds(-30, 40), Bounds(50, 110)])
def test_error_rates_with_two_players(scores: Scores, bounds: Bounds) -> None:
    at_low = decisions(scores, bounds.low, bounds)
    assert count(at_low, Decision.STRONGER) <= SUSPICIOUS
    assert count(at_low, Decision.NOT_STRONGER) >= REPEATS - SUSPICIOUS
    at_high = decisions(scores, bounds.high, bounds)
    assert count(at_high, Decision.NOT_STRONGER) <= SUSPICIOUS
    assert count(at_high, Decision.STRONGER) >= REPEATS - SUSPICIOUS


def test_error_rates_with_four_players() -> None:
    bounds = Bounds(0, 100)
    assert expected_score(0, 4) == 0.25
    assert count(decisions(four_seats, 0, bounds, sides=4), Decision.STRONGER) <= SUSPICIOUS
    assert count(decisions(four_seats, 100, bounds, sides=4), Decision.NOT_STRONGER) <= SUSPICIOUS


def test_small_error_rates_are_kept_too() -> None:
    bounds = Bounds(0, 100, alpha=0.01, beta=0.01)
    # Of 200 tests that err with probability 0.01, more than 7 err once in a thousand times.
    assert count(decisions(independent, 0, bounds), Decision.STRONGER) <= 7
    assert count(decisions(independent, 100, bounds), Decision.NOT_STRONGER) <= 7


def test_clear_cases_are_decided_soon() -> None:
    far = decisions(independent, 400, Bounds(0, 50))
    assert count(far, Decision.STRONGER) == REPEATS
    assert sum(test.groups for test in far) / REPEATS < 12
    # Wald's test, which knows how scores are spread, needs about 130 groups here.
    near = decisions(independent, 50, Bounds(0, 50))
    assert sum(test.groups for test in near) / REPEATS < 170


def test_mirrored_deals_save_games() -> None:
    groups = [
        sum(test.groups for test in decisions(scores, 0, Bounds(0, 50))) for scores in (mirrored, independent)
    ]
    assert groups[0] < 0.75 * groups[1]


def test_a_decision_is_final() -> None:
    test = SequentialTest(Bounds())
    assert [test.add(1.0) for _ in range(50)][-1] is Decision.STRONGER
    state = test.state
    assert state.groups < 20
    assert state.evidence[0] >= state.needed[0]
    assert {test.add(0.0) for _ in range(1000)} == {Decision.STRONGER}
    assert test.state == state


def test_evidence_is_limited_by_what_one_group_can_tell() -> None:
    test = SequentialTest(Bounds())
    for score in [0.0, 1.0] * 10:
        test.add(score)
    assert test.decision is Decision.OPEN
    assert max(test.evidence) < 1


@pytest.mark.parametrize(
    "bounds", [Bounds(50, 0), Bounds(0, 0), Bounds(0, 9999), Bounds(0, 50, 0.0), Bounds(0, 50, 0.05, 0.7)]
)
def test_bounds_must_make_sense(bounds: Bounds) -> None:
    with pytest.raises(CabochonError):
        SequentialTest(bounds)
