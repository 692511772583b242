"""What a seat may know of a game of Splendor Duel, and what it must guess.

Hidden are the order of the decks and of the bag, and the cards that the opponent reserved from a deck top;
their level is public, and so is what the bag holds.
"""

from cabochon.games.chance import Generator, shuffle_range
from cabochon.games.decks import UNKNOWN, hide_cards, redraw_cards
from cabochon.games.duel.cards import CELLS, FIRST
from cabochon.games.duel.rules import seed_refills
from cabochon.games.duel.state import State


def hide(state: State, seat: int) -> None:
    """Mask what the seat can't know (seat -1: a spectator)."""
    hide_cards(state, seat, FIRST)
    for token in range(CELLS):
        state.bag_order[token] = UNKNOWN
    state.chance[0] = 0


def determinize(state: State, seat: int, rng: Generator) -> None:
    """Redraw what the seat can't know: every state that fits its view is equally likely."""
    hide(state, seat)
    redraw_cards(state, FIRST, rng)
    for token in range(CELLS):
        state.bag_order[token] = token
    shuffle_range(state.bag_order, 0, CELLS, rng)
    seed_refills(state, rng)
