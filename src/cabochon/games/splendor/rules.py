"""The rules of Splendor, in the order of the rulebook.

Source: the printed rules for 2-4 players, with the project's decisions on doubtful points (docs/rules.md).
Every function works in place on a record (state.py) and is written so that Numba can compile it: integers
only, nothing allocated, no Python object touched. `tests/rules` has an example for every sentence.
"""

from cabochon.games.bits import Mask, lowest, size
from cabochon.games.chance import Generator, draw
from cabochon.games.components import NO_CARD
from cabochon.games.decks import (
    HAND,
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
from cabochon.games.paying import cover, coverable, to_return
from cabochon.games.purse import colours_from, count, covers, one, payment, shortfall, total
from cabochon.games.splendor.actions import (
    BUY,
    COVER,
    NOBLE,
    PASS,
    PAY,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKE_TWO,
    TAKEN,
    TAKES,
    WORD,
)
from cabochon.games.splendor.cards import (
    BONUS,
    COST,
    DECKS,
    FIRST,
    GOLD,
    GOLD_TOKENS,
    NOBLE_COST,
    NOBLE_POINTS,
    POINTS,
    TOKENS_PER_GEM,
)
from cabochon.games.splendor.state import (
    FINISH_ROUND,
    MAX_PLAYERS,
    PHASE_ACT,
    PHASE_NOBLE,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_RETURN,
    PLACES,
    ROW,
    TOKEN_LIMIT,
    State,
)

RULES_VERSION = 1

__all__ = [
    "RULES_VERSION",
    "WORD",
    "allied",
    "apply",
    "begins_turn",
    "card_of",
    "discount",
    "is_over",
    "legal_actions",
    "pass_turn_to",
    "returns",
    "set_up",
    "shuffle",
    "to_move",
    "winners",
]

GEMS = 0xFFFFFFFFFF  # the five gem colours of a purse, without gold
NOT_GOLD = 0x1F  # the same colours as a set of bits
ONE_OF_EACH = 0x0101010101  # a purse with one gem of each colour


# --- Setup -------------------------------------------------------------------------------------------------


def shuffle(state: State, rng: Generator) -> None:
    """Draw everything that chance decides before the first turn: decks, nobles, start player."""
    shuffle_decks(state, FIRST, rng)
    left_out = (1 << len(NOBLE_COST)) - 1
    for place in range(state.players + 1):
        nobles = left_out
        for _ in range(draw(rng, size(left_out))):
            nobles &= nobles - 1
        state.nobles[place] = lowest(nobles)
        left_out &= ~(1 << lowest(nobles))
    if state.start == NONE:
        state.start = draw(rng, state.players)


def set_up(state: State) -> None:
    """Lay out the table from the settings, the order of the decks, the nobles and the start player."""
    state.bank = TOKENS_PER_GEM[state.players] * ONE_OF_EACH + GOLD_TOKENS * one(GOLD)
    state.payment = 0
    for seat in range(MAX_PLAYERS):
        state.tokens[seat] = 0
        state.bonuses[seat] = 0
        state.points[seat] = 0
        state.purchases[seat] = 0
    for noble in range(len(NOBLE_COST)):
        state.noble_owner[noble] = NONE
    for place in range(state.players + 1, MAX_PLAYERS + 1):
        state.nobles[place] = NONE
    lay_out_decks(state, FIRST)
    for level in range(len(DECKS)):
        for i in range(ROW):
            state.market[ROW * level + i] = draw_card(state, FIRST, level) if i < state.face_up else NONE
    state.to_move = state.start
    state.phase = PHASE_ACT
    state.cursor = 0
    state.buying = NONE
    state.passes = 0
    state.closing = NONE
    state.turn = 1


# --- What a player may do ----------------------------------------------------------------------------------


def legal_actions(state: State, mask: Mask) -> None:
    """Write the legal actions of the player to move into the words of `mask` (see actions.py)."""
    mask[0] = 0
    mask[1] = 0
    if state.phase == PHASE_ACT:
        mask[0] = takes(state) | reservations(state)
        mask[1] = purchases(state) << (BUY - WORD)
        if mask[0] == 0 and mask[1] == 0:
            mask[1] = 1 << (PASS - WORD)
    elif state.phase == PHASE_PAY:
        mask[1] = coverable(state, GOLD) << (COVER - WORD) | 1 << (PAY - WORD)
    elif state.phase == PHASE_RETURN:
        mask[1] = tokens_to_return(state) << (RETURN - WORD)
    elif state.phase == PHASE_NOBLE:
        mask[1] = visiting_nobles(state) << (NOBLE - WORD)


def takes(state: State) -> int:
    """Three different gems, or all there are of fewer colours; or two of a colour with at least four."""
    different = int(TAKES[state.may_take_fewer, colours_from(state.bank, 1) & NOT_GOLD])
    return different | (colours_from(state.bank, 4) & NOT_GOLD) << TAKE_TWO


def reservations(state: State) -> int:
    """Any face-up card or the top of a deck, with fewer than three cards in hand."""
    return reservable(state) << RESERVE if has_room(state, state.to_move) else 0


def purchases(state: State) -> int:
    """The face-up and reserved cards that tokens, bonuses and gold can pay."""
    seat = state.to_move
    gold = count(state.tokens[seat], GOLD)
    means = (int(state.tokens[seat]) & GEMS) + discount(state, seat)
    affordable = 0
    for row in range(0, PLACES, ROW):
        for place in range(row, row + state.face_up):
            missing = shortfall(COST[state.market[place] & NO_CARD], means)
            affordable |= int(total(missing) <= gold) << place
    for slot in range(HAND):
        missing = shortfall(COST[state.reserved[seat, slot] & NO_CARD], means)
        affordable |= int(total(missing) <= gold) << (PLACES + slot)
    return affordable


def discount(state: State, seat: int) -> int:
    """The bonuses that count for a player: their own, in a team game their partner's too."""
    bonuses = int(state.bonuses[seat])
    if state.teams:
        bonuses += int(state.bonuses[partner(seat)])
    return bonuses


def partner(seat: int) -> int:
    """In a team game, the seat on the other side of the table."""
    return int(seat) ^ 2


def allied(state: State, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    return bool(seat == other or (state.teams and other == partner(seat)))


def tokens_to_return(state: State) -> int:
    """The colours of which a token may go back to the bank now."""
    return to_return(state, TOKEN_LIMIT)


def visiting_nobles(state: State) -> int:
    """The places of the nobles whose wishes the player's bonuses meet."""
    bonuses = discount(state, state.to_move)
    places = 0
    for place in range(state.players + 1):
        noble = state.nobles[place]
        if noble != NONE and covers(bonuses, NOBLE_COST[noble]):
            places |= 1 << place
    return places


# --- The turn ----------------------------------------------------------------------------------------------


def apply(state: State, action: int) -> None:
    """Carry out a legal action of the player to move; the turn then goes on to its next decision or ends."""
    if state.phase == PHASE_ACT:
        if action < RESERVE:
            take(state, TAKEN[action])
        elif action < BUY:
            reserve(state, action - RESERVE)
        elif action < PASS:
            buy(state, action - BUY)
        state.passes = state.passes + 1 if action == PASS else 0
    elif state.phase == PHASE_PAY:
        if action == PAY:
            state.phase = PHASE_ACT
        else:
            cover(state, action - COVER, GOLD)
    elif state.phase == PHASE_RETURN:
        give_back(state, action - RETURN)
    else:
        welcome(state, action - NOBLE)
    if state.phase != PHASE_PAY:
        if state.buying != NONE:
            settle(state)
        end_turn(state)


def take(state: State, gems: int) -> None:
    """Take gems from the bank."""
    state.bank -= gems
    state.tokens[state.to_move] += gems


def reserve(state: State, place: int) -> None:
    """Take a card in hand, seen by all or unseen from the top of a deck, and a gold if the bank has one."""
    if place < PLACES:
        enter_hand(state, leave_market(state, place, FIRST, place // ROW), 0)
    else:
        enter_hand(state, draw_card(state, FIRST, place - PLACES), 1)
    if count(state.bank, GOLD) > 0:
        state.bank -= one(GOLD)
        state.tokens[state.to_move] += one(GOLD)


def buy(state: State, place: int) -> None:
    """Choose a card to buy: its cost less the bonuses, with as little gold as possible.

    If gold is left that could stand for a gem, the player chooses (phase `pay`); nothing moves before that.
    """
    seat = state.to_move
    card = card_to_buy(state, place)
    show_card(state, place)
    state.payment = payment(COST[card], discount(state, seat), state.tokens[seat], GOLD)
    state.buying = place
    if state.choose_payment and coverable(state, GOLD) != 0:
        state.phase = PHASE_PAY


def settle(state: State) -> None:
    """Pay, and receive the card."""
    seat = state.to_move
    state.tokens[seat] -= state.payment
    state.bank += state.payment
    place = int(state.buying)
    if place < PLACES:
        card = leave_market(state, place, FIRST, place // ROW)
    else:
        card = leave_hand(state, place - PLACES)
    state.owner[card] = seat
    state.bonuses[seat] += one(BONUS[card])
    state.points[seat] += POINTS[card]
    state.purchases[seat] += 1
    state.payment = 0
    state.buying = NONE


# --- The end of a turn -------------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """First the token limit; then the nobles, of whom one that can come must come; then the end check."""
    if total(state.tokens[state.to_move]) > TOKEN_LIMIT:
        state.phase = PHASE_RETURN
        return
    state.cursor = 0
    if state.phase != PHASE_NOBLE:
        visitors = visiting_nobles(state)
        if visitors & (visitors - 1) != 0:
            state.phase = PHASE_NOBLE
            return
        if visitors != 0:
            welcome(state, lowest(visitors))
    end_check(state)


def give_back(state: State, colour: int) -> None:
    """Return one token to the bank."""
    seat = state.to_move
    state.tokens[seat] -= one(colour)
    state.bank += one(colour)
    state.cursor = colour


def welcome(state: State, place: int) -> None:
    """Receive the noble at a place."""
    noble = state.nobles[place]
    state.nobles[place] = NONE
    state.noble_owner[noble] = state.to_move
    state.points[state.to_move] += NOBLE_POINTS[noble]


def end_check(state: State) -> None:
    """Enough prestige closes the game; then the turn goes to the next seat, or the game is over."""
    seat = int(state.to_move)
    if state.closing == NONE and prestige(state, seat) >= state.target:
        state.closing = state.start if state.last_round == FINISH_ROUND else seat
    following = seat + 1
    if following == state.players:
        following = 0
    stuck = state.passes == state.players
    if following == state.closing or stuck:
        if following != state.closing:
            state.closing = NONE  # a deadlock, not a completed round
        state.phase = PHASE_OVER
        state.to_move = NONE
    else:
        state.phase = PHASE_ACT
        state.to_move = following
        state.turn += 1


# --- The end of the game -----------------------------------------------------------------------------------


def prestige(state: State, seat: int) -> int:
    """The points of a player, in a team game those of the team."""
    points = int(state.points[seat])
    if state.teams:
        points += int(state.points[partner(seat)])
    return points


def cards_bought(state: State, seat: int) -> int:
    """The number of cards that a player, or their team, has bought."""
    cards = int(state.purchases[seat])
    if state.teams:
        cards += int(state.purchases[partner(seat)])
    return cards


def winners(state: State) -> int:
    """The winning seats, as bits: most prestige, then fewest cards; who is still tied shares the victory."""
    best = -1
    seats = 0
    for seat in range(state.players):
        rank = 128 * prestige(state, seat) - cards_bought(state, seat)
        if seat == 0 or rank > best:
            best = rank
            seats = 0
        if rank == best:
            seats |= 1 << seat
    return seats


def returns(state: State, seat: int) -> float:
    """A seat's share of the victory: 1 for a sole winner, 0 for a loser."""
    seats = winners(state)
    return ((seats >> seat) & 1) / size(seats)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return bool(state.phase == PHASE_OVER)


def to_move(state: State) -> int:
    """The seat that decides now; NONE when the game is over."""
    return int(state.to_move)


# --- Questions about a decision ----------------------------------------------------------------------------


def begins_turn(state: State) -> bool:
    """Whether the next decision is the first of a turn."""
    return bool(state.phase == PHASE_ACT)


def card_of(state: State, action: int) -> int:
    """The card that a decision buys or reserves; NONE if there is none, or it is the unseen top of a deck."""
    if RESERVE <= action < RESERVE_TOP:
        return int(state.market[action - RESERVE])
    if BUY <= action < PASS:
        return card_to_buy(state, action - BUY)
    return NONE


def pass_turn_to(state: State, seat: int) -> None:
    """Let a seat begin a turn, whatever was going on: for whoever thinks about what it could do."""
    state.to_move = seat
    state.phase = PHASE_ACT
    state.cursor = 0
    state.payment = 0
    state.buying = NONE
    state.passes = 0
