"""A hint: the moves that a search found best, and why they make sense. Terminal and page show the same."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cabochon.analysis.reason import Reason
from cabochon.analysis.reasons import reasons
from cabochon.analysis.whatif import in_one_go
from cabochon.match import Move, View
from cabochon.search import Candidate, SearchResult

MOST = 3
"""How many moves a hint names."""
NEGLIGIBLE = 0.02
"""The share of the visits below which a search has not really looked at a move."""


@dataclass(frozen=True)
class Suggestion:
    """A move that is worth thinking about."""

    moves: tuple[Move, ...]
    """The move, with what is decided in one go with it: how a purchase is paid, for one."""
    share: float
    """How much of the search went into it."""
    value: float
    """The expected share of the victory for the seat that moves; never more than that of the best move."""
    line: tuple[Move, ...]
    """The likely continuation, beginning with the move."""
    reasons: tuple[Reason, ...]

    @property
    def move(self) -> Move:
        """What is to be decided now."""
        return self.moves[0]


@dataclass(frozen=True)
class Hint:
    """What to play, the best first, and what it took to find that out."""

    seat: int
    suggestions: tuple[Suggestion, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Suggestion:
        """The move to play."""
        return self.suggestions[0]


def hint(view: View, result: SearchResult) -> Hint:
    """The hint that a search of a view gives: the best move, then up to two others by what they are worth."""
    first, *others = capped(result.candidates, result.candidates[0].value)
    looked_at = [other for other in others if other.share >= NEGLIGIBLE][: MOST - 1]
    named = [first, *sorted(looked_at, key=lambda other: -other.value)]
    return Hint(
        seat=result.seat,
        suggestions=tuple(
            Suggestion(
                moves=in_one_go(view.state, each.line),
                share=each.share,
                value=each.value,
                line=each.line,
                reasons=reasons(view, each.move),
            )
            for each in named
        ),
        simulations=result.simulations,
        seconds=result.seconds,
    )


def capped(candidates: Iterable[Candidate], most: float) -> list[Candidate]:
    """The candidates, none of them worth more than that.

    What was looked at less carefully than the best may seem better than it, but is not known to be.
    """
    return [replace(each, value=min(each.value, most)) for each in candidates]
