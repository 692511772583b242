"""What the search needs of a game besides its rules, under the same names in `splendor.py` and `duel.py`.

Bound like the rules: see `cabochon.games.interface`.
"""

from typing import Any

from cabochon.games.interface import open_name, unbound


@open_name
def prospects(state: Any) -> float:
    """How good things look for the player to move, before anything is decided."""
    unbound()


@open_name
def weigh(state: Any, action: int, now: float) -> float:
    """How good things look for the player to move after an action; `now` are the prospects before it."""
    unbound()


@open_name
def standing(state: Any, seat: int) -> float:
    """How a player stands: the logarithm of the odds of winning, but for a constant that all share."""
    unbound()


@open_name
def sketch(state: Any, mask: Any, rng: Any) -> int:
    """A quick sensible decision, for rollouts."""
    unbound()


@open_name
def appraise(state: Any, mask: Any, plug: Any, rng: Any, values: Any) -> None:
    """Write every seat's expected share of the victory into `values`; `state` and `mask` may be used up."""
    unbound()


@open_name
def suggest(state: Any, mask: Any, plug: Any, priors: Any) -> None:
    """Write the probability of every legal action into `priors`, by action number."""
    unbound()
