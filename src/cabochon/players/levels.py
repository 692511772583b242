"""The levels: opponents from a friendly beginner to the best that the machine can do in a few seconds.

All of them search; the weaker ones err as people do. They see less far ahead (fewer simulations), overlook
cards and combinations (`attention`), and are content with a move that seems about as good (`ease`). The best
judge by what a network has learned. docs/levels.md has the measured strengths.
"""

from dataclasses import dataclass

from cabochon.search import Budget
from cabochon.search.evaluation import LEARNED, USUAL


@dataclass(frozen=True)
class Level:
    """An opponent of a certain strength."""

    number: int
    seconds: float
    """About the longest that a move takes."""
    budget: Budget
    attention: float = 1.0
    """How likely a card on the table, or a way to take tokens, is noticed."""
    ease: float = 0.0
    """How much less than the best a move may seem to be worth and still be played."""
    evaluation: str = USUAL
    """What it judges by."""
    by_hand: Budget | None = None
    """What it thinks with where a game has no network, and it has to judge by hand; it errs no more then."""
    known_as: str = ""
    """What it is called, if not by its number."""

    @property
    def name(self) -> str:
        """What it is called in commands and on the wire."""
        return self.known_as or f"level-{self.number}"


LEVELS = (
    Level(1, 0.0, Budget(simulations=30), attention=0.4, ease=0.05),
    Level(2, 0.0, Budget(simulations=60), attention=0.6, ease=0.04),
    Level(3, 0.0, Budget(simulations=100), attention=0.8, ease=0.03),
    Level(4, 0.0, Budget(simulations=200), attention=0.9, ease=0.02),
    Level(5, 0.0, Budget(simulations=500)),
    # A network alone, without a search, beats the level below four times in five.
    Level(
        6,
        0.0,
        Budget(simulations=30),
        attention=0.8,
        ease=0.04,
        evaluation=LEARNED,
        by_hand=Budget(simulations=2_500),
    ),
    Level(7, 0.0, Budget(simulations=200), evaluation=LEARNED, by_hand=Budget(simulations=15_000)),
    Level(8, 2.5, Budget(seconds=2.5), evaluation=LEARNED),
)

YARDSTICK = Level(8, 2.5, Budget(seconds=2.5), known_as="yardstick")
"""The best level of before there were networks: everything since is measured with it."""
