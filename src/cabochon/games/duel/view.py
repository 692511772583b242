"""What a seat may know of a game of Splendor Duel, and what it must guess.

Hidden are the order of the decks and of the bag, and the cards that the opponent reserved from a deck top;
their level is public, and so is what the bag holds.
"""

from cabochon.games.chance import Generator, shuffle_range
from cabochon.games.decks import UNKNOWN, hide_cards, redraw_cards, redraw_hidden, redraw_tops
from cabochon.games.duel.actions import REPLENISH
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


# Drawing bit by bit, which is quicker where only a little is played: `redraw_hands` once on a complete state
# and `redraw_next` before every decision show a player nothing but what `determinize` could have drawn.


def redraw_hands(state: State, seat: int, rng: Generator) -> None:
    """Redraw what the opponent holds that the seat can't know."""
    redraw_hidden(state, seat, FIRST, rng)


def redraw_next(state: State, action: int, rng: Generator) -> None:
    """Redraw what an action may bring to light."""
    redraw_tops(state, FIRST, rng)
    if action == REPLENISH:
        shuffle_range(state.bag_order, 0, CELLS, rng)
        seed_refills(state, rng)
