"""What Splendor tells a network that learns, besides who won."""

from cabochon.games.splendor.rules import prestige
from cabochon.games.splendor.state import State


def standing(state: State, seat: int) -> float:
    """How near a seat is to winning: its points, or its team's, against those that end the game."""
    return prestige(state, seat) / max(int(state.target), 1)
