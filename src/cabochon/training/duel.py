"""What Splendor Duel tells a network that learns, besides who won."""

from cabochon.games.duel.cards import COLOURS
from cabochon.games.duel.rules import VICTORY_COLOUR_POINTS, VICTORY_CROWNS, VICTORY_POINTS
from cabochon.games.duel.state import State
from cabochon.games.purse import count

COLOUR_COUNT = len(COLOURS)


def standing(state: State, seat: int) -> float:
    """How near a seat is to winning, in that of the three ways in which it is nearest."""
    nearest = max(int(state.points[seat]) / VICTORY_POINTS, int(state.crowns[seat]) / VICTORY_CROWNS)
    for colour in range(COLOUR_COUNT):
        nearest = max(nearest, count(state.colour_points[seat], colour) / VICTORY_COLOUR_POINTS)
    return nearest
