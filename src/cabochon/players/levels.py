"""The levels: opponents from a friendly beginner to the best that the machine can do in a few seconds."""

from dataclasses import dataclass

from cabochon.search import Budget


@dataclass(frozen=True)
class Level:
    """An opponent of a certain strength; `seconds` is about the longest that a move takes."""

    number: int
    seconds: float
    budget: Budget

    @property
    def name(self) -> str:
        """What it is called in commands and on the wire."""
        return f"level-{self.number}"


LEVELS = (
    Level(1, 0.0, Budget(simulations=20)),
    Level(2, 0.0, Budget(simulations=40)),
    Level(3, 0.0, Budget(simulations=100)),
    Level(4, 0.0, Budget(simulations=400)),
    Level(5, 0.1, Budget(simulations=2000)),
    Level(6, 0.3, Budget(simulations=10000)),
    Level(7, 1.0, Budget(seconds=1.0)),
    Level(8, 2.5, Budget(seconds=2.5)),
)
