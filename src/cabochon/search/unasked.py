"""The compiled side of evaluations in Python: nothing is known of a position before it has been a leaf."""

from typing import Any

from cabochon.games.bits import Mask


def find_priors(state: Any, mask: Mask, parameters: Any, scratch: Any, priors: Any) -> bool:
    """Not known yet: the position becomes a leaf."""
    return False
