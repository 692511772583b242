"""Ratings by maximum likelihood.

The model is Luce's: at a table the side i wins with probability s_i / (s_1 + s_2 + …), where the strength s
is 10 ** (rating / 400). With two sides that is Bradley and Terry's, or Elo's. A shared victory counts as
parts of a victory. One drawn game for each contestant but one, spread over the meetings, stands for what is
known beforehand: it keeps the rating of somebody who always wins finite, and takes the bias out of few games.

Games of one group have the same deal, so they tell less, or more, than as many independent games. The
covariance is therefore taken from how the groups came out (a "sandwich" over clusters), not from the model.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.installing import install_command
from cabochon.match import CabochonError

ELO = 400 / log(10)
"""Elo points for a strength that is e times as high."""
AVERAGE = 1500.0
FEWEST = 4
"""Degrees of freedom at least: below, intervals would be too wide to say anything."""

Array = npt.NDArray[np.float64]


class Outcome(NamedTuple):
    """A game as ratings see it: the contestant of each side, each side's share, and the group."""

    sides: tuple[int, ...]
    shares: tuple[float, ...]
    group: tuple[int, int]


class Ratings:
    """The ratings of contestants, and how sure they are.

    With an anchor, a contestant and its rating, everybody is measured from there; otherwise the average
    is 1500. What is known of differences is the same from everywhere.
    """

    def __init__(
        self, values: Array, covariance: Array, freedom: int, anchor: tuple[int, float] | None = None
    ) -> None:
        self._strengths = values, covariance, freedom
        count = len(values)
        # Only differences are known: to the anchor, or to the average.
        centre = np.full(count, 1 / count) if anchor is None else np.eye(count)[anchor[0]]
        differences = np.eye(count) - centre
        self._values: Array = differences @ values * ELO + (AVERAGE if anchor is None else anchor[1])
        self._covariance: Array = covariance * ELO**2
        # With few groups the covariance is uncertain itself: Student's distribution, not the normal one.
        self._freedom = freedom
        self._spread: Array = np.sqrt(
            np.maximum(np.einsum("ij,jk,ik->i", differences, self._covariance, differences), 0)
        )

    def measured_from(self, anchor: tuple[int, float] | None) -> "Ratings":
        """The same with another anchor, or without one."""
        return Ratings(*self._strengths, anchor)

    def rating(self, contestant: int) -> float:
        """On the scale of Elo."""
        return float(self._values[contestant])

    def interval(self, contestant: int) -> tuple[float, float]:
        """The 95 % interval of the rating, with the anchor or the average fixed."""
        from scipy.special import stdtrit

        margin = float(stdtrit(self._freedom, 0.975) * self._spread[contestant])
        return self.rating(contestant) - margin, self.rating(contestant) + margin

    def superiority(self, one: int, other: int) -> float:
        """How likely it is that one contestant is stronger than another."""
        if one == other:
            return 0.5
        from scipy.special import stdtr

        covariance = self._covariance
        variance = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        difference = float(self._values[one] - self._values[other])
        return float(stdtr(self._freedom, difference / sqrt(max(float(variance), 1e-12))))


def fit(
    count: int,
    outcomes: Sequence[Outcome],
    meetings: Sequence[tuple[int, ...]],
) -> Ratings:
    """The ratings of `count` contestants after these games; `meetings` says who meets whom at all."""
    check_installed()
    from scipy.optimize import minimize

    virtual = [_drawn(sides, (0, number)) for number, sides in enumerate(meetings)]
    share = (count - 1) / len(meetings)
    games = [*outcomes, *virtual]
    likelihood = _Likelihood(
        count,
        np.array([game.sides for game in games]),
        np.array([game.shares for game in games]),
        np.array([1.0] * len(outcomes) + [share] * len(virtual)),
    )
    found = minimize(
        likelihood.loss,
        np.zeros(count - 1),
        jac=likelihood.gradient,
        hess=likelihood.hessian,
        method="trust-exact",
        options={"gtol": 1e-8 * max(1, len(games))},
    )
    # The first contestant's strength is 1; the others were fitted.
    values = np.concatenate(([0.0], found.x))
    covariance = np.zeros((count, count))
    groups = {group: number for number, group in enumerate(dict.fromkeys(game.group for game in games))}
    covariance[1:, 1:] = likelihood.covariance(
        found.x, np.array([groups[game.group] for game in games]), len(virtual)
    )
    return Ratings(values, covariance, max(FEWEST, len(groups) - count + 1))


def check_installed() -> None:
    """Say what to install if SciPy is missing, which a small installation does without."""
    try:
        import scipy  # noqa: F401
    except ImportError:
        command = install_command("arena")
        raise CabochonError(
            f"the arena needs SciPy; install it with: {command}", code="error-no-arena", command=command
        ) from None


def _drawn(sides: tuple[int, ...], group: tuple[int, int]) -> Outcome:
    return Outcome(sides, (1 / len(sides),) * len(sides), group)


class _Likelihood:
    """Minus the logarithm of the likelihood, as a function of all logarithms of strength but the first."""

    def __init__(self, count: int, sides: npt.NDArray[np.int64], shares: Array, weights: Array) -> None:
        self._shares = shares
        self._weights = weights
        # For each side of each game, which contestant sits there.
        self._sits: Array = np.eye(count)[sides][:, :, 1:]

    def loss(self, strengths: Array) -> float:
        logs = self._sits @ strengths
        top = logs.max(axis=1, keepdims=True)
        total = top[:, 0] + np.log(np.exp(logs - top).sum(axis=1))
        return float(self._weights @ (total - (self._shares * logs).sum(axis=1)))

    def gradient(self, strengths: Array) -> Array:
        return -self._weights @ self._scores(strengths)

    def hessian(self, strengths: Array, last: int = 0) -> Array:
        """Of all games, or of the last ones."""
        sits, weights = self._sits[-last:], self._weights[-last:]
        chances = self._chances(strengths)[-last:]
        mean = np.einsum("gs,gsk->gk", chances, sits)
        squares = np.einsum("g,gs,gsk,gsl->kl", weights, chances, sits, sits, optimize=True)
        hessian: Array = squares - np.einsum("g,gk,gl->kl", weights, mean, mean)
        return hessian

    def covariance(self, strengths: Array, groups: npt.NDArray[np.int64], virtual: int) -> Array:
        """Of the estimate, robust against whatever holds the games of a group together.

        The last games are virtual. Groups that all came out alike do not prove that every group does, so each
        virtual game also stands for a group whose games all end alike, by chance one way or the other.
        """
        number = int(groups.max()) + 1
        sums = np.zeros((number, self._sits.shape[2]))
        np.add.at(sums, groups, self._weights[:, None] * self._scores(strengths))
        bread: Any = np.linalg.pinv(self.hessian(strengths))
        # Few groups vary too little around what was fitted to them.
        correction = number / max(1, number - self._sits.shape[2])
        unseen = self._sits.shape[1] ** 2 * self.hessian(strengths, virtual)
        covariance: Array = bread @ (correction * sums.T @ sums + unseen) @ bread
        return covariance

    def _scores(self, strengths: Array) -> Array:
        """Each game's pull on the strengths."""
        surprise = self._shares - self._chances(strengths)
        pull: Array = np.einsum("gs,gsk->gk", surprise, self._sits)
        return pull

    def _chances(self, strengths: Array) -> Array:
        logs = self._sits @ strengths
        odds = np.exp(logs - logs.max(axis=1, keepdims=True))
        chances: Array = odds / odds.sum(axis=1, keepdims=True)
        return chances
