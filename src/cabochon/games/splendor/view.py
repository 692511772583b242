"""What a seat may know of a game of Splendor, and what it must guess.

Hidden are the order of the decks and the cards that others reserved from a deck top; their level is public.
"""

from cabochon.games.chance import Generator
from cabochon.games.decks import hide_cards, redraw_cards, redraw_hidden, redraw_tops
from cabochon.games.splendor.cards import FIRST
from cabochon.games.splendor.state import State


def hide(state: State, seat: int) -> None:
    """Mask what the seat can't know (seat -1: a spectator)."""
    hide_cards(state, seat, FIRST)


def determinize(state: State, seat: int, rng: Generator) -> None:
    """Redraw what the seat can't know: every state that fits its view is equally likely."""
    hide(state, seat)
    redraw_cards(state, FIRST, rng)


# Drawing bit by bit, which is quicker where only a little is played: `redraw_hands` once on a complete state
# and `redraw_next` before every decision show a player nothing but what `determinize` could have drawn.


def redraw_hands(state: State, seat: int, rng: Generator) -> None:
    """Redraw what others hold that the seat can't know."""
    redraw_hidden(state, seat, FIRST, rng)


def redraw_next(state: State, action: int, rng: Generator) -> None:
    """Redraw what an action may bring to light."""
    redraw_tops(state, FIRST, rng)
