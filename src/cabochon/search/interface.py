"""What the search needs besides a game's rules: judgement of that game, and an evaluation.

Bound like the rules: see `cabochon.games.interface`. Each game has its judgement in a file of its name; what
nobody has written one for is judged by `plain.py`. evaluation.py knows both.
"""

from typing import Any

from cabochon.games.interface import open_name, unbound

# --- Judgement of a game ---


@open_name
def prospects(state: Any) -> float:
    """How good things look for the player to move, before anything is decided."""
    unbound()


@open_name
def weigh(state: Any, action: int, now: float) -> float:
    """How good things look for the player to move after an action; `now` are the prospects before it."""
    unbound()


@open_name
def log_odds(state: Any, seat: int) -> float:
    """The logarithm of a seat's odds of winning, but for a constant that all seats share."""
    unbound()


@open_name
def rollout_policy(state: Any, mask: Any, rng: Any) -> int:
    """A quick sensible action, for rollouts."""
    unbound()


# --- An evaluation ---


@open_name
def evaluate(
    state: Any, mask: Any, parameters: Any, scratch: Any, rng: Any, values: Any, priors: Any
) -> bool:
    """Write every seat's expected share of the victory into `values`; whether `priors` were written as well.

    With priors, every legal action's probability is in `priors`, by action number, and `state` and `mask` are
    as they were; without, they may be used up. `mask` holds the legal actions.
    """
    unbound()


@open_name
def find_priors(state: Any, mask: Any, parameters: Any, scratch: Any, priors: Any) -> bool:
    """Write the probability of every legal action into `priors`, by action number.

    Returns False where they are known only after the position was evaluated.
    """
    unbound()
