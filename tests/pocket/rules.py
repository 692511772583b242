"""The rules of Pocket."""

from cabochon.games.bits import Mask, size
from cabochon.games.chance import Generator, draw
from cabochon.games.components import NO_CARD
from cabochon.games.decks import (
    NONE,
    card_to_buy,
    draw_card,
    enter_hand,
    has_room,
    lay_out_decks,
    leave_hand,
    leave_market,
    reservable,
    show_card,
    shuffle_decks,
)
from cabochon.games.paying import to_return
from cabochon.games.purse import colours_from, count, one, payment, shortfall, total
from tests.pocket.actions import BUY, PASS, RESERVE, RETURN, WORD
from tests.pocket.cards import COLOUR, COLOURS, COST, FIRST, GOLD, GOLD_TOKENS, POINTS, TOKENS_PER_COLOUR
from tests.pocket.state import (
    HAND,
    MAX_PLAYERS,
    PHASE_ACT,
    PHASE_OVER,
    PHASE_RETURN,
    PLACE_DECK,
    PLACES,
    TOKEN_LIMIT,
    State,
)

RULES_VERSION = 1

__all__ = ["RULES_VERSION", "WORD"]

MOST_CARDS = 5


def shuffle(state: State, rng: Generator) -> None:
    """Decks and start player."""
    shuffle_decks(state, FIRST, rng)
    if state.start == NONE:
        state.start = draw(rng, state.players)


def set_up(state: State) -> None:
    """Lay out the table."""
    state.bank = GOLD_TOKENS * one(GOLD)
    for colour in range(len(COLOURS)):
        state.bank += TOKENS_PER_COLOUR * one(colour)
    for seat in range(MAX_PLAYERS):
        state.tokens[seat] = 0
        state.bonuses[seat] = 0
        state.points[seat] = 0
    lay_out_decks(state, FIRST)
    for place in range(PLACES):
        state.market[place] = draw_card(state, FIRST, PLACE_DECK[place])
    state.to_move = state.start
    state.phase = PHASE_ACT
    state.cursor = 0
    state.passes = 0
    state.winner = NONE
    state.turn = 1


def legal_actions(state: State, mask: Mask) -> None:
    """Write the legal actions into the words of `mask`."""
    bits = 0
    if state.phase == PHASE_ACT:
        colours = (1 << GOLD) - 1
        bits = colours_from(state.bank, 1) & colours | (colours_from(state.bank, 2) & colours) << GOLD
        if has_room(state, state.to_move):
            bits |= reservable(state) << RESERVE
        bits |= purchases(state) << BUY
        if bits == 0:
            bits = 1 << PASS
    elif state.phase == PHASE_RETURN:
        bits = to_return(state, TOKEN_LIMIT) << RETURN
    for word in range(len(mask) - 1):
        mask[word] = (bits >> (WORD * word)) & ((1 << WORD) - 1)
    mask[len(mask) - 1] = bits >> (WORD * (len(mask) - 1))


def purchases(state: State) -> int:
    """The cards that the player to move can pay."""
    seat = state.to_move
    gold = count(state.tokens[seat], GOLD)
    means = (int(state.tokens[seat]) & (one(GOLD) - 1)) + int(state.bonuses[seat])
    places = 0
    for place in range(PLACES + HAND):
        card = card_to_buy(state, place) & NO_CARD
        places |= int(total(shortfall(COST[card], means)) <= gold) << place
    return places


def apply(state: State, action: int) -> None:
    """Carry out a legal action."""
    seat = state.to_move
    if state.phase == PHASE_RETURN:
        state.tokens[seat] -= one(action - RETURN)
        state.bank += one(action - RETURN)
        state.cursor = action - RETURN
    elif action < RESERVE:
        gems = one(action) if action < GOLD else 2 * one(action - GOLD)
        state.bank -= gems
        state.tokens[seat] += gems
    elif action < BUY:
        reserve(state, action - RESERVE)
    elif action < PASS:
        buy(state, action - BUY)
    state.passes = state.passes + 1 if action == PASS else 0
    end_turn(state)


def reserve(state: State, place: int) -> None:
    """Take a card in hand, and a gold."""
    if place < PLACES:
        enter_hand(state, leave_market(state, place, FIRST, PLACE_DECK[place]), 0)
    else:
        enter_hand(state, draw_card(state, FIRST, place - PLACES), 1)
    if count(state.bank, GOLD) > 0:
        state.bank -= one(GOLD)
        state.tokens[state.to_move] += one(GOLD)


def buy(state: State, place: int) -> None:
    """Pay and receive a card."""
    seat = state.to_move
    card = card_to_buy(state, place)
    show_card(state, place)
    price = payment(COST[card], state.bonuses[seat], state.tokens[seat], GOLD)
    state.tokens[seat] -= price
    state.bank += price
    if place < PLACES:
        leave_market(state, place, FIRST, PLACE_DECK[place])
    else:
        leave_hand(state, place - PLACES)
    state.owner[card] = seat
    state.points[seat] += POINTS[card]
    if COLOUR[card] >= 0:
        state.bonuses[seat] += one(COLOUR[card])


def end_turn(state: State) -> None:
    """The token limit, victory, the next seat."""
    seat = int(state.to_move)
    if total(state.tokens[seat]) > TOKEN_LIMIT:
        if state.phase != PHASE_RETURN:
            state.cursor = 0
        state.phase = PHASE_RETURN
        return
    state.cursor = 0
    state.phase = PHASE_ACT
    if has_won(state, seat):
        state.winner = seat
    if state.winner != NONE or state.passes == state.players:
        state.phase = PHASE_OVER
        state.to_move = NONE
    else:
        state.to_move = (seat + 1) % state.players
        state.turn += 1


def has_won(state: State, seat: int) -> bool:
    """Enough cards of one colour, or enough cards."""
    cards = 0
    for card in range(FIRST[-1]):
        cards += int(state.owner[card] == seat)
    return bool(cards >= MOST_CARDS or colours_from(state.bonuses[seat], int(state.wanted)) != 0)


def winners(state: State) -> int:
    """The winning seats, as bits; as long as nobody has won, those with most points."""
    if state.winner != NONE:
        return 1 << int(state.winner)
    best = 0
    for seat in range(state.players):
        best = max(best, int(state.points[seat]))
    seats = 0
    for seat in range(state.players):
        seats |= int(state.points[seat] == best) << seat
    return seats


def returns(state: State, seat: int) -> float:
    """A seat's share of the victory."""
    seats = winners(state)
    return ((seats >> seat) & 1) / size(seats)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return bool(state.phase == PHASE_OVER)


def to_move(state: State) -> int:
    """The seat that decides now."""
    return int(state.to_move)


def allied(state: State, seat: int, other: int) -> bool:
    """Everybody plays alone."""
    return seat == other


def discount(state: State, seat: int) -> int:
    """What is taken off every price."""
    return int(state.bonuses[seat])


def begins_turn(state: State) -> bool:
    """Whether the next decision is the first of a turn."""
    return bool(state.phase == PHASE_ACT)


def card_of(state: State, action: int) -> int:
    """The card that a decision buys or reserves."""
    if RESERVE <= action < RESERVE + PLACES:
        return int(state.market[action - RESERVE])
    if BUY <= action < PASS:
        return card_to_buy(state, action - BUY)
    return NONE


def pass_turn_to(state: State, seat: int) -> None:
    """Let a seat begin a turn."""
    state.to_move = seat
    state.phase = PHASE_ACT
    state.cursor = 0
    state.passes = 0
