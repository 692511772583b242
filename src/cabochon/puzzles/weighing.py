"""What the right moves are worth and what all others are, each searched alone.

A search looks at bad moves hardly at all; what two sets of moves are worth can only be compared when both get
the same attention.
"""

from collections.abc import Collection
from dataclasses import dataclass

from cabochon.match import Move, View
from cabochon.search import Budget, Candidate, Searcher, SearchResult

MARGIN = 0.10
"""By how much a solution must be the better one: anything else is a mistake then (see analysis/grades.py)."""
QUICK = Budget(simulations=2_500)
"""To see whether a position is worth a closer look."""
DEEP = Budget(simulations=150_000)
"""For each of the two sets of moves and each seed."""
SEEDS = (1, 2)
NEGLIGIBLE = 0.03
"""The share of the visits below which a wrong move does not tempt."""
MOST_FAULTS = 5


@dataclass(frozen=True)
class Weighed:
    """The right moves against all others."""

    value: float
    """What is expected of the victory with the best of the right moves."""
    others: float
    """The same with the best of the others."""
    wrong: tuple[Candidate, ...]
    """The others that a search looks at, best first."""

    @property
    def margin(self) -> float:
        """By how much the right moves are better."""
        return self.value - self.others


def weigh(view: View, right: Collection[str], budget: Budget, seed: int) -> Weighed | None:
    """Compare; None where there is nothing to choose."""
    moves = [move for move in view.legal_moves if move.text in right]
    wrong = [move for move in view.legal_moves if move.text not in right]
    if not moves or not wrong:
        return None
    assert view.seat is not None
    best, others = (_searched(view, some, budget, seed) for some in (moves, wrong))
    tempting = [each for each in others.candidates if each.share >= NEGLIGIBLE][:MOST_FAULTS]
    return Weighed(best.values[view.seat], others.values[view.seat], tuple(tempting))


def _searched(view: View, moves: Collection[Move], budget: Budget, seed: int) -> SearchResult:
    with Searcher(view.game, seed=seed) as searcher:
        return searcher.search(view, budget, moves=moves)
