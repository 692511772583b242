"""What a seat may know of a game of Splendor, and what it must guess.

Hidden are the order of the decks and the cards that others reserved from a deck top; their level is public.
"""

from cabochon.games.chance import Generator
from cabochon.games.decks import hide_cards, redraw_cards
from cabochon.games.splendor.cards import FIRST
from cabochon.games.splendor.state import State


def hide(state: State, seat: int) -> None:
    """Mask what the seat can't know (seat -1: a spectator)."""
    hide_cards(state, seat, FIRST)


def determinize(state: State, seat: int, rng: Generator) -> None:
    """Redraw what the seat can't know: every state that fits its view is equally likely."""
    hide(state, seat)
    redraw_cards(state, FIRST, rng)
