"""What a seat may know of a game of Pocket."""

from cabochon.games.chance import Generator
from cabochon.games.decks import hide_cards, redraw_cards
from tests.pocket.cards import FIRST
from tests.pocket.state import State


def hide(state: State, seat: int) -> None:
    """Mask what the seat can't know."""
    hide_cards(state, seat, FIRST)


def determinize(state: State, seat: int, rng: Generator) -> None:
    """Redraw what the seat can't know."""
    hide(state, seat)
    redraw_cards(state, FIRST, rng)
