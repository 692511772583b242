"""The player `greedy` for compiled code."""

from typing import Any

from cabochon.games.bits import Mask
from cabochon.games.chance import Generator
from cabochon.games.interface import hide, to_move
from cabochon.search.greedy import greedy_action


def choose(state: Any, mask: Mask, rng: Generator, seen: Any) -> int:
    """The legal action with the best prospects, as far as the player to move can know."""
    seen[0] = state
    hide(seen[0], to_move(state))
    return greedy_action(seen[0], mask, rng)
