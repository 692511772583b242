"""What any game tells a network that learns: who won."""

from typing import Any

from cabochon.games.interface import returns


def standing(state: Any, seat: int) -> float:
    """A seat's share of the victory, for want of anything finer."""
    return returns(state, seat)
