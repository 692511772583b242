"""The table of a tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cabochon.arena.intervals import wilson
from cabochon.arena.ratings import Outcome, Ratings, fit
from cabochon.arena.result import Result
from cabochon.arena.tournament import Tournament
from cabochon.match import CabochonError

SAME = 1e-9
"""Shares that differ by less are equal: they are sums of parts."""


@dataclass(frozen=True)
class Standing:
    """How a contestant stands. Intervals are of 95 %."""

    label: str
    rating: float
    rating_low: float
    rating_high: float
    games: int
    """Sides played: copies of a contestant at one table count each for itself."""
    wins: int
    draws: int
    """Shared victories, and unfinished games."""
    losses: int
    score: float
    """The mean share of the victory."""
    score_low: float
    score_high: float
    par: float
    """What equal contestants would score."""
    faults: int
    decisions: int
    seconds: float | None
    """For a decision, on average; None if none was made. The time until a fault belongs to the fault."""
    superiority: float | None
    """How likely it is that this contestant is stronger than the next of the table; None for the last."""


def outcomes(tournament: Tournament, results: Sequence[Result]) -> list[Outcome]:
    """The games as ratings see them."""
    numbers = {label: number for number, label in enumerate(tournament.labels)}
    return [
        Outcome(
            tuple(numbers[result.seats[side[0]]] for side in tournament.sides),
            tuple(sum(result.shares[seat] for seat in side) for side in tournament.sides),
            result.group,
        )
        for result in results
    ]


class Pairing(NamedTuple):
    """What a contestant has scored against another at the same tables: 1 for who did better there."""

    score: float
    games: int


def pairings(tournament: Tournament, results: Sequence[Result]) -> tuple[tuple[Pairing, ...], ...]:
    """Everybody against everybody, by number; copies of a contestant do not meet each other."""
    count = len(tournament.contestants)
    scores = [[Pairing(0.0, 0)] * count for _ in range(count)]
    for outcome in outcomes(tournament, results):
        shares = list(zip(outcome.sides, outcome.shares, strict=True))
        for one, mine in shares:
            for other, theirs in shares:
                if one != other:
                    score, games = scores[one][other]
                    better = 0.5 if abs(mine - theirs) < SAME else float(mine > theirs)
                    scores[one][other] = Pairing(score + better, games + 1)
    return tuple(map(tuple, scores))


def fitted(tournament: Tournament, results: Sequence[Result]) -> Ratings:
    """The ratings after these results."""
    if not tournament.is_rated:
        raise CabochonError("a series has no ratings: its games do not mirror each other")
    return fit(
        len(tournament.contestants),
        outcomes(tournament, results),
        [meeting.sides for meeting in tournament.meetings],
    )


def standings(tournament: Tournament, results: Sequence[Result], ratings: Ratings) -> tuple[Standing, ...]:
    """The contestants, best first, by the ratings after these results."""
    order = sorted(range(len(tournament.contestants)), key=lambda number: (-ratings.rating(number), number))
    played = outcomes(tournament, results)
    return tuple(
        _standing(tournament, results, played, ratings, number, follower)
        for number, follower in zip(order, [*order[1:], None], strict=True)
    )


def _standing(
    tournament: Tournament,
    results: Sequence[Result],
    played: Sequence[Outcome],
    ratings: Ratings,
    number: int,
    follower: int | None,
) -> Standing:
    label = tournament.labels[number]
    shares = [
        share
        for outcome in played
        for side, share in zip(outcome.sides, outcome.shares, strict=True)
        if side == number
    ]
    seats = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == label]
    wins, losses = (sum(abs(share - end) < SAME for share in shares) for end in (1, 0))
    decisions = sum(result.decisions[seat] for result, seat in seats)
    low, high = wilson(sum(shares), len(shares))
    rating_low, rating_high = ratings.interval(number)
    return Standing(
        label=label,
        rating=ratings.rating(number),
        rating_low=rating_low,
        rating_high=rating_high,
        games=len(shares),
        wins=wins,
        draws=len(shares) - wins - losses,
        losses=losses,
        score=sum(shares) / len(shares) if shares else 0.0,
        score_low=low,
        score_high=high,
        par=1 / len(tournament.sides),
        faults=sum(result.fault is not None and result.fault.seat == seat for result, seat in seats),
        decisions=decisions,
        seconds=sum(result.seconds[seat] for result, seat in seats) / decisions if decisions else None,
        superiority=None if follower is None else ratings.superiority(number, follower),
    )
