"""Decks and hands: what both games do with cards, on states with the same field names.

The decks lie one behind the other in `state.deck`, each top first; `first[level]` is where a level's cards
begin, in that array and in the numbering of the cards. Drawn places hold NONE.
"""

from typing import Any

from cabochon.games.chance import Generator, shuffle

NONE = -1
UNKNOWN = -2  # in a view, a hidden card of level l (0-2) is UNKNOWN - l, a deck's card is UNKNOWN

HAND = 3
LEVELS = 3


def draw_card(state: Any, first: Any, level: int) -> int:
    """The top card of a deck, or NONE if the deck is empty."""
    left = int(state.deck_left[level])
    if left == 0:
        return NONE
    top = first[level + 1] - left
    card = int(state.deck[top])
    state.deck[top] = NONE
    state.deck_left[level] = left - 1
    return card


def enter_hand(state: Any, card: int, hidden: int) -> None:
    """Take a card in hand, behind those that are there."""
    seat = state.to_move
    slot = 0
    while state.reserved[seat, slot] != NONE:
        slot += 1
    state.reserved[seat, slot] = card
    state.hidden[seat, slot] = hidden


def leave_hand(state: Any, slot: int) -> int:
    """Take a card out of the hand; later ones move up."""
    seat = state.to_move
    card = int(state.reserved[seat, slot])
    for i in range(slot, HAND - 1):
        state.reserved[seat, i] = state.reserved[seat, i + 1]
        state.hidden[seat, i] = state.hidden[seat, i + 1]
    state.reserved[seat, HAND - 1] = NONE
    state.hidden[seat, HAND - 1] = 0
    return card


def hide_cards(state: Any, seat: int, first: Any) -> None:
    """Mask the decks, and the cards that others reserved unseen."""
    for level in range(LEVELS):
        for place in range(first[level + 1] - state.deck_left[level], first[level + 1]):
            state.deck[place] = UNKNOWN
    for other in range(state.players):
        for slot in range(HAND):
            card = int(state.reserved[other, slot])
            if other != seat and card >= 0 and state.hidden[other, slot]:
                level = int(card >= first[1]) + int(card >= first[2])
                state.reserved[other, slot] = UNKNOWN - level


def redraw_cards(state: Any, level: int, first: Any, face_up: Any, rng: Generator) -> None:
    """Deal the cards of a level that the owner of this view has not seen to hidden hands and deck."""
    seen = 0
    for card in face_up:
        seen |= card_bit(card, level, first)
    in_hands = 0
    for seat in range(state.players):
        for slot in range(HAND):
            seen |= card_bit(state.reserved[seat, slot], level, first)
            in_hands += int(state.reserved[seat, slot] == UNKNOWN - level)
    # The unseen cards go into the end of the deck, with those for the hidden hands in front of its top.
    top = first[level + 1] - state.deck_left[level]
    unseen = top - in_hands
    for card in range(first[level], first[level + 1]):
        if state.owner[card] == NONE and (seen >> (card - first[level])) & 1 == 0:
            state.deck[unseen] = card
            unseen += 1
    shuffle(state.deck, top - in_hands, first[level + 1], rng)
    dealt = top - in_hands
    for seat in range(state.players):
        for slot in range(HAND):
            if state.reserved[seat, slot] == UNKNOWN - level:
                state.reserved[seat, slot] = state.deck[dealt]
                state.deck[dealt] = NONE
                dealt += 1


def card_bit(card: int, level: int, first: Any) -> int:
    """The bit of a card within its level; 0 if it is not a known card of that level."""
    if card < first[level] or card >= first[level + 1]:
        return 0
    return 1 << (int(card) - int(first[level]))
