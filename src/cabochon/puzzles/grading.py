"""How hard a puzzle is: the weakest level that finds it."""

from cabochon.match import View
from cabochon.players import LEVELS, create
from cabochon.puzzles.puzzle import HARDEST
from cabochon.puzzles.steps import Step

TRIES = 5
ENOUGH = 3
ASKED = tuple(level for level in LEVELS if level.budget.seconds is None)
"""The levels that think in simulations: what they find does not depend on the machine."""


def grade(steps: tuple[Step, ...]) -> int:
    """The number of the weakest level that finds the solution more often than not; HARDEST if none does."""
    for level in ASKED:
        found = 0
        for seed in range(TRIES):
            found += _finds(level.name, seed, steps)
            if found == ENOUGH:
                return level.number
            if found + TRIES - seed - 1 < ENOUGH:
                break
    return HARDEST


def _finds(level: str, seed: int, steps: tuple[Step, ...]) -> bool:
    player = create(level, seed)
    try:
        number: int | None = 0
        while number is not None:
            view: View = steps[number].view
            chosen = player.decide(view).text
            if chosen not in steps[number].right:
                return False
            number = steps[number].right[chosen]
        return True
    finally:
        player.close()
