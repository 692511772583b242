"""Is the first contestant better than the second? A test that may stop after every group of games.

Two hypotheses about the difference in Elo are tried against each other's evidence: that it is at most `low`,
and that it is at least `high`. Against each of them stands a bettor who stakes a part of a capital of 1 on
every group before it is played, at odds that are fair if the hypothesis is just true. As long as it is true
the capital can't be expected to grow, so by Ville's inequality it ever reaches 1 / alpha with a probability
of at most alpha: for any number of groups, however scores are spread, and whenever one looks. The usual
sequential probability ratio test promises as much for many games; here it holds for few games, too.

What is bet on is the mean score of a group, which mirrored deals make less noisy than that of a game.
"""

from enum import StrEnum
from math import log
from typing import NamedTuple

from cabochon.match import CabochonError

CAUTION = 0.75
"""The part of the capital that a bettor risks at most; whoever risks all can't come back."""
PRIOR = 4.0
"""How many groups the first guess about the spread of scores counts for."""


class Bounds(NamedTuple):
    """The two hypotheses, in Elo, and how often each may be rejected although it is true."""

    low: float = 0.0
    high: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Refuse bounds that nothing can be decided with."""
        if not -2000 <= self.low < self.high <= 2000:
            raise CabochonError(
                f"the bounds of the test are two differences in Elo, the lower first, "
                f"not {self.low:g} and {self.high:g}",
                code="error-arena-bounds",
                low=f"{self.low:g}",
                high=f"{self.high:g}",
            )
        for rate in (self.alpha, self.beta):
            if not 0 < rate < 0.5:
                raise CabochonError(
                    f"an error rate of the test lies between 0 and 0.5, not {rate:g}",
                    code="error-arena-rate",
                    rate=f"{rate:g}",
                )


class Decision(StrEnum):
    """How the test has ended."""

    STRONGER = "stronger"
    """The difference is above `low`."""
    NOT_STRONGER = "not-stronger"
    """The difference is below `high`."""
    OPEN = "open"


def expected_score(difference: float, sides: int) -> float:
    """What a contestant scores alone against `sides - 1` equal opponents; sides are equally good at 0."""
    strength = 10 ** (difference / 400)
    return float(strength / (strength + sides - 1))


class State(NamedTuple):
    """How far a test is. Evidence goes against the lower bound first, then against the upper one."""

    bounds: Bounds
    decision: Decision
    groups: int
    evidence: tuple[float, float]
    needed: tuple[float, float]


class SequentialTest:
    """Takes the scores of groups one after the other; `decision` never changes once it has been made."""

    def __init__(self, bounds: Bounds, sides: int = 2) -> None:
        bounds.check()
        self.bounds = bounds
        low, high = (expected_score(elo, sides) for elo in (bounds.low, bounds.high))
        self._against_low = _Bettor(low, high)
        # That a score is at least `high` means that what is missing to 1 is at most the rest.
        self._against_high = _Bettor(1 - high, 1 - low)
        self.groups = 0
        self.decision = Decision.OPEN

    @property
    def evidence(self) -> tuple[float, float]:
        """The logarithms of the capitals: against the lower bound, and against the upper one."""
        return self._against_low.evidence, self._against_high.evidence

    @property
    def needed(self) -> tuple[float, float]:
        """How large each of them must get to decide the test."""
        return -log(self.bounds.alpha), -log(self.bounds.beta)

    @property
    def state(self) -> State:
        """How far the test is now."""
        return State(self.bounds, self.decision, self.groups, self.evidence, self.needed)

    def add(self, score: float) -> Decision:
        """Take the mean score, from 0 to 1, of the first contestant in the next group."""
        if self.decision is Decision.OPEN:
            self.groups += 1
            self._against_low.see(score)
            self._against_high.see(1 - score)
            (up, down), (enough_up, enough_down) = self.evidence, self.needed
            if up >= enough_up:
                self.decision = Decision.STRONGER
            elif down >= enough_down:
                self.decision = Decision.NOT_STRONGER
        return self.decision


class _Bettor:
    """Bets that the mean of the scores is above `limit`, hoping for `hope` or more."""

    def __init__(self, limit: float, hope: float) -> None:
        self._limit = limit
        self._hope = hope
        self.evidence = 0.0
        # Scores of two mirrored games are hardly ever spread wider than this.
        self._count = PRIOR
        self._sum = PRIOR * hope
        self._squares = PRIOR * limit * (1 - limit) / 2

    def see(self, score: float) -> None:
        """Win or lose the stake, which was fixed before the score was known; then learn from the score."""
        self.evidence += log(1 + self._stake() * (score - self._limit))
        mean = self._sum / self._count
        self._count += 1
        self._sum += score
        self._squares += (score - mean) * (score - self._sum / self._count)

    def _stake(self) -> float:
        """About what makes the capital grow fastest, if the scores go on as they were or as hoped for."""
        edge = max(self._sum / self._count, self._hope) - self._limit
        return min(edge / (self._squares / self._count + edge * edge), CAUTION / self._limit)
