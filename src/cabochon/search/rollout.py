"""Values from play: a few quick decisions by `sketch`, to the end of the game or to an estimate."""

from math import exp
from typing import Any

from cabochon.games.bits import Mask
from cabochon.games.chance import Generator
from cabochon.games.interface import apply, is_over, legal_actions, returns, to_move
from cabochon.search.interface import sketch, standing
from cabochon.search.weighing import LENGTH, TEMPO, suggest

__all__ = ["appraise", "suggest"]


def appraise(state: Any, mask: Mask, plug: Any, rng: Generator, values: Any) -> None:
    """Play some quick decisions; then what the game says, or the estimate."""
    decisions = int(plug[LENGTH])
    while decisions > 0 and not is_over(state):
        legal_actions(state, mask)
        apply(state, sketch(state, mask, rng))
        decisions -= 1
    if is_over(state):
        for seat in range(state.players):
            values[seat] = returns(state, seat)
    else:
        estimate(state, plug, values)


def estimate(state: Any, plug: Any, values: Any) -> None:
    """Every seat's share of the victory by how it stands; the turn is worth something too."""
    best = -1e9
    for seat in range(state.players):
        values[seat] = standing(state, seat)
        if seat == to_move(state):
            values[seat] += plug[TEMPO]
        best = max(best, values[seat])
    mass = 0.0
    for seat in range(state.players):
        values[seat] = exp(values[seat] - best)
        mass += values[seat]
    for seat in range(state.players):
        values[seat] /= mass
