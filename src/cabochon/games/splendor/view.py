"""What a seat may know of a game of Splendor, and what it must guess.

Hidden are the order of the decks and the cards that others reserved from a deck top; their level is public.
"""

from cabochon.games.chance import Generator
from cabochon.games.chance import shuffle as shuffle_cards
from cabochon.games.splendor.cards import FIRST, LEVEL, LEVELS
from cabochon.games.splendor.state import HAND, NONE, PLACES, UNKNOWN, State


def hide(state: State, seat: int) -> None:
    """Mask what the seat can't know (seat -1: a spectator)."""
    for level in range(LEVELS):
        for card in range(FIRST[level + 1] - state.deck_left[level], FIRST[level + 1]):
            state.deck[card] = UNKNOWN
    for other in range(state.players):
        for slot in range(HAND):
            card = state.reserved[other, slot]
            if other != seat and card >= 0 and state.hidden[other, slot]:
                state.reserved[other, slot] = UNKNOWN - LEVEL[card]


def determinize(state: State, seat: int, rng: Generator) -> None:
    """Redraw what the seat can't know: every state that fits its view is equally likely."""
    hide(state, seat)
    for level in range(LEVELS):
        redraw_level(state, level, rng)


def redraw_level(state: State, level: int, rng: Generator) -> None:
    """Deal the unseen cards of a level to the hidden hands and the deck."""
    seen = 0
    for place in range(PLACES):
        seen |= card_bit(state.board[place], level)
    in_hands = 0
    for seat in range(state.players):
        for slot in range(HAND):
            seen |= card_bit(state.reserved[seat, slot], level)
            in_hands += int(state.reserved[seat, slot] == UNKNOWN - level)
    # The unseen cards go into the end of the deck, with those for the hidden hands in front of its top.
    first = FIRST[level + 1] - state.deck_left[level] - in_hands
    unseen = first
    for card in range(FIRST[level], FIRST[level + 1]):
        if state.owner[card] == NONE and (seen >> (card - FIRST[level])) & 1 == 0:
            state.deck[unseen] = card
            unseen += 1
    shuffle_cards(state.deck, first, FIRST[level + 1], rng)
    for seat in range(state.players):
        for slot in range(HAND):
            if state.reserved[seat, slot] == UNKNOWN - level:
                state.reserved[seat, slot] = state.deck[first]
                state.deck[first] = NONE
                first += 1


def card_bit(card: int, level: int) -> int:
    """The bit of a card within its level; 0 if it is not a known card of that level."""
    number = int(card) - FIRST[level]
    if number < 0 or int(card) >= FIRST[level + 1]:
        return 0
    return 1 << number
