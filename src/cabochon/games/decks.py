"""Decks, market and hands: what all games do with cards, on states with the same field names.

The decks lie one behind the other in `state.deck`, each top first; `first[d]` is where the cards of deck d
begin, in that array and in the numbering of the cards. Drawn places hold NONE. A card that left the game for
good has the owner DISCARDED. A deck can have up to 62 cards, a game up to 120.
"""

from typing import Any

from cabochon.games.chance import Generator, draw, shuffle_range

NONE = -1
UNKNOWN = -2  # in a view, a hidden card of deck d is UNKNOWN - d in a hand, and UNKNOWN in its deck
DISCARDED = -2  # in `state.owner`: for games that take cards away; neither of ours does

HAND = 3


def shuffle_decks(state: Any, first: Any, rng: Generator) -> None:
    """Put every deck into random order."""
    for card in range(first[-1]):
        state.deck[card] = card
    for deck in range(len(first) - 1):
        shuffle_range(state.deck, first[deck], first[deck + 1], rng)


def lay_out_decks(state: Any, first: Any) -> None:
    """Before the game the decks are complete; nobody owns a card or has one in hand."""
    for deck in range(len(first) - 1):
        state.deck_left[deck] = first[deck + 1] - first[deck]
    for card in range(first[-1]):
        state.owner[card] = NONE
    for seat in range(state.reserved.shape[0]):
        for slot in range(state.reserved.shape[1]):
            state.reserved[seat, slot] = NONE
            state.hidden[seat, slot] = 0


def draw_card(state: Any, first: Any, deck: int) -> int:
    """The top card of a deck, or NONE if the deck is empty, or masked in a view."""
    left = int(state.deck_left[deck])
    if left == 0:
        return NONE
    top = first[deck + 1] - left
    card = max(int(state.deck[top]), NONE)
    state.deck[top] = NONE
    state.deck_left[deck] = left - 1
    return card


def leave_market(state: Any, place: int, first: Any, deck: int) -> int:
    """Take a face-up card away; its deck replaces it at once."""
    card = int(state.market[place])
    state.market[place] = draw_card(state, first, deck)
    return card


def reservable(state: Any) -> int:
    """The places, as bits, that a card can be reserved from: face-up cards, then tops of decks."""
    places = 0
    for place in range(state.market.shape[0]):
        places |= int(state.market[place] != NONE) << place
    for deck in range(state.deck_left.shape[0]):
        places |= int(state.deck_left[deck] > 0) << (state.market.shape[0] + deck)
    return places


def has_room(state: Any, seat: int) -> bool:
    """Whether a player may take another card in hand."""
    return bool(state.reserved[seat, state.reserved.shape[1] - 1] == NONE)


def card_to_buy(state: Any, place: int) -> int:
    """The card at a place: first those of the market, then those in the hand of the player to move."""
    if place < state.market.shape[0]:
        return int(state.market[place])
    return int(state.reserved[state.to_move, place - state.market.shape[0]])


def show_card(state: Any, place: int) -> None:
    """A card in hand that is bought is shown to everybody."""
    if place >= state.market.shape[0]:
        state.hidden[state.to_move, place - state.market.shape[0]] = 0


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
    last = state.reserved.shape[1] - 1
    card = int(state.reserved[seat, slot])
    for i in range(slot, last):
        state.reserved[seat, i] = state.reserved[seat, i + 1]
        state.hidden[seat, i] = state.hidden[seat, i + 1]
    state.reserved[seat, last] = NONE
    state.hidden[seat, last] = 0
    return card


# --- What is hidden ----------------------------------------------------------------------------------------


def hide_cards(state: Any, seat: int, first: Any) -> None:
    """Mask the decks, and the cards that others reserved unseen."""
    for deck in range(len(first) - 1):
        for place in range(first[deck + 1] - state.deck_left[deck], first[deck + 1]):
            state.deck[place] = UNKNOWN
    for other in range(state.players):
        for slot in range(state.reserved.shape[1]):
            card = int(state.reserved[other, slot])
            if other != seat and card >= 0 and state.hidden[other, slot]:
                state.reserved[other, slot] = UNKNOWN - deck_of(card, first)


def deck_of(card: int, first: Any) -> int:
    """The deck that a card belongs to, also if it is masked."""
    if card <= UNKNOWN:
        return UNKNOWN - int(card)
    deck = 0
    while card >= first[deck + 1]:
        deck += 1
    return deck


def redraw_cards(state: Any, first: Any, rng: Generator) -> None:
    """Deal the cards that the owner of this view has not seen to hidden hands and decks."""
    for deck in range(len(first) - 1):
        redraw_deck(state, deck, first, rng)


def redraw_deck(state: Any, deck: int, first: Any, rng: Generator) -> None:
    """Deal the unseen cards of one deck."""
    seen = 0
    for place in range(state.market.shape[0]):
        seen |= card_bit(state.market[place], deck, first)
    in_hands = 0
    for seat in range(state.players):
        for slot in range(state.reserved.shape[1]):
            seen |= card_bit(state.reserved[seat, slot], deck, first)
            in_hands += int(state.reserved[seat, slot] == UNKNOWN - deck)
    # The unseen cards go into the end of the deck, with those for the hidden hands in front of its top.
    top = first[deck + 1] - state.deck_left[deck]
    unseen = top - in_hands
    for card in range(first[deck], first[deck + 1]):
        # A view that was played on has lost the cards that it could not draw: more are unseen than fit.
        if state.owner[card] == NONE and (seen >> (card - first[deck])) & 1 == 0 and unseen < first[deck + 1]:
            state.deck[unseen] = card
            unseen += 1
    shuffle_range(state.deck, top - in_hands, first[deck + 1], rng)
    dealt = top - in_hands
    for seat in range(state.players):
        for slot in range(state.reserved.shape[1]):
            if state.reserved[seat, slot] == UNKNOWN - deck:
                state.reserved[seat, slot] = state.deck[dealt]
                state.deck[dealt] = NONE
                dealt += 1


def redraw_hidden(state: Any, seat: int, first: Any, rng: Generator) -> None:
    """In a complete state, deal the cards that others reserved unseen anew, out of them and their decks."""
    held = state.reserved.shape[1]
    for place in range(state.players * held):
        if is_hidden(state, seat, place):
            card = int(state.reserved[place // held, place % held])
            deck = deck_of(card, first)
            # Exchanged with any card that is not dealt yet: it lies in the deck or in a later hand.
            later = 0
            for other in range(place + 1, state.players * held):
                later += int(is_hidden_of(state, seat, other, deck, first))
            left = int(state.deck_left[deck])
            chosen = draw(rng, left + 1 + later)
            if chosen < left:
                at = first[deck + 1] - left + chosen
                state.reserved[place // held, place % held] = state.deck[at]
                state.deck[at] = card
            elif chosen > left:
                other = place
                while chosen > left:
                    other += 1
                    chosen -= int(is_hidden_of(state, seat, other, deck, first))
                state.reserved[place // held, place % held] = state.reserved[other // held, other % held]
                state.reserved[other // held, other % held] = card


def is_hidden(state: Any, seat: int, place: int) -> bool:
    """Whether there is a card that a seat has not seen at a place of the hands, which are counted through."""
    held = state.reserved.shape[1]
    owner = place // held
    slot = place % held
    return bool(owner != seat and state.reserved[owner, slot] != NONE and state.hidden[owner, slot] != 0)


def is_hidden_of(state: Any, seat: int, place: int, deck: int, first: Any) -> bool:
    """Whether there is such a card of a deck."""
    held = state.reserved.shape[1]
    return (
        is_hidden(state, seat, place) and deck_of(state.reserved[place // held, place % held], first) == deck
    )


def redraw_tops(state: Any, first: Any, rng: Generator) -> None:
    """In a complete state, let any card of each deck be its next."""
    for deck in range(len(first) - 1):
        left = int(state.deck_left[deck])
        top = first[deck + 1] - left
        place = top + draw(rng, max(left, 1))
        if left > 1:
            card = state.deck[top]
            state.deck[top] = state.deck[place]
            state.deck[place] = card


def card_bit(card: int, deck: int, first: Any) -> int:
    """The bit of a card within its deck; 0 if it is not a known card of that deck."""
    if card < first[deck] or card >= first[deck + 1]:
        return 0
    return 1 << (int(card) - int(first[deck]))
