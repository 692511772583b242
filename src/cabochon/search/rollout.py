"""Values from play: some quick decisions by the rollout policy, to the end of the game or to an estimate."""

from math import exp
from typing import Any

from cabochon.games.bits import Mask
from cabochon.games.chance import Generator
from cabochon.games.errors import CabochonError
from cabochon.games.interface import apply, is_over, legal_actions, returns, to_move
from cabochon.search.interface import log_odds, rollout_policy
from cabochon.search.priors import LENGTH, NUMBERS, TEMPO, find_priors

__all__ = ["check_sizes", "evaluate", "find_priors"]


def check_sizes(game: Any, parameters: Any, scratch: int) -> None:
    """Raise a CabochonError if there are not all numbers that are read here."""
    if parameters.shape != (NUMBERS,):
        raise CabochonError(f"this evaluation reads {NUMBERS} numbers, not an array of {parameters.shape}")


def evaluate(
    state: Any, mask: Mask, parameters: Any, scratch: Any, rng: Generator, values: Any, priors: Any
) -> bool:
    """Play some quick decisions; then what the game says, or the estimate.

    Without priors: weighing all decisions costs more than the rollout, and most leaves are never seen again.
    """
    decisions = int(parameters[LENGTH])
    while decisions > 0 and not is_over(state):
        legal_actions(state, mask)
        apply(state, rollout_policy(state, mask, rng))
        decisions -= 1
    if is_over(state):
        for seat in range(state.players):
            values[seat] = returns(state, seat)
    else:
        estimate(state, parameters, values)
    return False


def estimate(state: Any, parameters: Any, values: Any) -> None:
    """Every seat's share of the victory by its odds; the turn is worth something too."""
    best = -1e9
    for seat in range(state.players):
        values[seat] = log_odds(state, seat)
        if seat == to_move(state):
            values[seat] += parameters[TEMPO]
        best = max(best, values[seat])
    mass = 0.0
    for seat in range(state.players):
        values[seat] = exp(values[seat] - best)
        mass += values[seat]
    for seat in range(state.players):
        values[seat] /= mass
