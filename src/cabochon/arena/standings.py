"""The table of a tournament."""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.arena.intervals import wilson
from cabochon.arena.ratings import Outcome, Ratings, fit
from cabochon.arena.result import Result
from cabochon.arena.tournament import Tournament
from cabochon.match import CabochonError


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


def fitted(
    tournament: Tournament, results: Sequence[Result], anchor: tuple[str, float] | None = None
) -> Ratings:
    """The ratings after these results; an anchor is a label and the rating it is given."""
    if not tournament.is_rated:
        raise CabochonError("a series has no ratings: its games do not mirror each other")
    return fit(
        len(tournament.contestants),
        outcomes(tournament, results),
        [meeting.sides for meeting in tournament.meetings],
        None if anchor is None else (tournament.number_of(anchor[0]), anchor[1]),
    )


def standings(
    tournament: Tournament, results: Sequence[Result], anchor: tuple[str, float] | None = None
) -> tuple[Standing, ...]:
    """The contestants, best first."""
    ratings = fitted(tournament, results, anchor)
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
    wins, losses = (sum(abs(share - end) < 1e-9 for share in shares) for end in (1, 0))
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
