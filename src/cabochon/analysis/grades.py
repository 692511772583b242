"""How good a move was, from what it gave away.

A loss is the difference between what the best move promised and what the move played did: a share of the
victory, for the player's side, from 0 to 1. In a game that is won or lost anyway there is little to lose, so
no move is graded badly there.
"""

from collections.abc import Sequence
from math import exp

GRADES = ("forced", "best", "good", "inaccuracy", "mistake", "blunder")
"""From the decision that left no choice to the worst. The best move is what the search would have played."""

LIMITS = (("good", 0.05), ("inaccuracy", 0.10), ("mistake", 0.20))
"""What a move of each grade has lost less than; a blunder has lost that much or more."""

_FORGIVING = 0.2
_DECIDED = 0.01  # what a decision counts in a game that is decided, where an open one counts up to 0.26


def grade(loss: float) -> str:
    """The grade of a move that was not the first choice and gave away this share of the victory."""
    return next((name for name, limit in LIMITS if loss < limit), "blunder")


def accuracy(decisions: Sequence[tuple[float, float]]) -> float | None:
    """How well somebody decided, 0 to 100, from the share of the victory before each decision and the loss.

    A decision scores 100 · e^(-loss / 0.2). It counts by how open the game was, share · (1 - share) + 0.01:
    otherwise everybody would play a lost game to perfection. None without any decision.
    """
    if not decisions:
        return None
    weights = [share * (1 - share) + _DECIDED for share, _ in decisions]
    scores = [100 * exp(-loss / _FORGIVING) for _, loss in decisions]
    return sum(weight * score for weight, score in zip(weights, scores, strict=True)) / sum(weights)
