"""Judgement in a game that nobody has written any for: all decisions are alike, and whoever leads may win."""

from typing import Any

from cabochon.games.bits import Mask
from cabochon.games.chance import Generator
from cabochon.games.interface import returns
from cabochon.games.playout import random_action

LEAD = 1.0  # the logarithm of the odds of who would win if the game ended now against who would not


def prospects(state: Any) -> float:
    """Nothing is known of them."""
    return 0.0


def weigh(state: Any, action: int, now: float) -> float:
    """All decisions are alike."""
    return 0.0


def log_odds(state: Any, seat: int) -> float:
    """By the share of the victory as the game stands."""
    return LEAD * returns(state, seat)


def rollout_policy(state: Any, mask: Mask, rng: Generator) -> int:
    """Any legal action."""
    return random_action(mask, rng)
