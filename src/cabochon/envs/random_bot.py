"""The bot that every other one should beat, for compiled code."""

from typing import Any

from cabochon.games.bits import Mask
from cabochon.games.chance import Generator
from cabochon.games.playout import random_action


def choose(state: Any, mask: Mask, rng: Generator, seen: Any) -> int:
    """Any legal action, each equally likely."""
    return random_action(mask, rng)
