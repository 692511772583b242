"""The rules of Splendor Duel, in the order of the rulebook.

Source: the printed rules, with the project's decisions on doubtful points (docs/rules.md). Every function
works in place on a record (state.py) and is written so that Numba can compile it: integers only, nothing
allocated, no Python object touched. `tests/rules` has an example for every sentence.
"""

from cabochon.games.bits import Mask, lowest, size
from cabochon.games.chance import Generator, draw, shuffle_range
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
from cabochon.games.duel.actions import (
    BUY,
    COLOUR,
    COVER,
    LAST_WORD,
    LINE,
    MATCH,
    PAIR_STARTS,
    PASS,
    PAY,
    PRIVILEGE,
    REPLENISH,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    ROYAL,
    STEAL,
    STEP,
    TAKE_GOLD,
    THREE_STARTS,
    WORD,
    WORDS,
)
from cabochon.games.duel.cards import (
    ABILITY,
    ABILITY_EXTRA_TURN,
    ABILITY_NONE,
    ABILITY_PRIVILEGE,
    ABILITY_STEAL,
    ABILITY_TAKE_MATCHING,
    ALL_TOKENS,
    ANY_COLOUR,
    BONUS,
    BONUS_COUNT,
    CELLS,
    COST,
    CROWNS,
    FIRST,
    FIRST_TOKEN,
    GOLD,
    NO_COLOUR,
    PEARL,
    POINTS,
    PRIVILEGES,
    ROYAL_ABILITY,
    ROYAL_CROWNS,
    ROYAL_POINTS,
    SPIRAL,
    TOKEN_KIND,
)
from cabochon.games.duel.state import (
    PHASE_ACT,
    PHASE_COLOUR,
    PHASE_MATCH,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_RESERVE,
    PHASE_RETURN,
    PHASE_ROYAL,
    PHASE_STEAL,
    PLACE_DECK,
    PLACES,
    TOKEN_LIMIT,
    State,
)
from cabochon.games.paying import cover, coverable, to_return
from cabochon.games.purse import colours_from, count, one, payment, shortfall, total

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

GEMS_AND_PEARLS = 0xFFFFFFFFFFFF  # all of a purse but its gold
NOT_GOLD = 0x3F  # the same kinds as a set of bits

VICTORY_POINTS = 20
VICTORY_CROWNS = 10
VICTORY_COLOUR_POINTS = 10


# --- Setup -------------------------------------------------------------------------------------------------


def shuffle(state: State, rng: Generator) -> None:
    """Draw everything that chance decides: decks, the order of the tokens, start player, later refills."""
    shuffle_decks(state, FIRST, rng)
    for token in range(CELLS):
        state.bag_order[token] = token
    shuffle_range(state.bag_order, 0, CELLS, rng)
    seed_refills(state, rng)
    if state.start == NONE:
        state.start = draw(rng, 2)


def seed_refills(state: State, rng: Generator) -> None:
    """Give the state a generator of its own for the orders in which the bag will be emptied."""
    high = draw(rng, 1 << 30)
    state.chance[0] = (high << 32) + draw(rng, 1 << 30) + 1


def set_up(state: State) -> None:
    """Lay out the table from the settings, the order of decks and tokens, and the start player."""
    state.payment = 0
    for seat in range(2):
        state.tokens[seat] = 0
        state.bonuses[seat] = 0
        state.colour_points[seat] = 0
        state.points[seat] = 0
        state.crowns[seat] = 0
        state.privileges[seat] = 0
    for card in range(FIRST[-1]):
        state.colour[card] = NONE
    for royal in range(len(ROYAL_POINTS)):
        state.royal_owner[royal] = NONE
    lay_out_decks(state, FIRST)
    for place in range(PLACES):
        state.market[place] = draw_card(state, FIRST, PLACE_DECK[place])
    for kind in range(GOLD + 1):
        state.board[kind] = 0
    state.bag = ALL_TOKENS
    empty_bag(state)
    state.to_move = state.start
    state.privileges[1 - state.start] = 1
    state.phase = PHASE_ACT
    state.cursor = 0
    state.replenished = 0
    state.buying = NONE
    state.bought = NONE
    state.ability = ABILITY_NONE
    state.again = 0
    state.winner = NONE
    state.turn = 1


def empty_bag(state: State) -> None:
    """Fill the empty cells along the spiral, in the order of the bag, until the bag is empty."""
    occupied = 0
    for kind in range(GOLD + 1):
        occupied |= int(state.board[kind])
    step = 0
    for place in range(CELLS):
        token = int(state.bag_order[place])
        if token < 0:
            continue  # a view does not know the order
        kind = int(TOKEN_KIND[token])
        if token - FIRST_TOKEN[kind] < count(state.bag, kind):
            while (occupied >> SPIRAL[step]) & 1:
                step += 1
            state.board[kind] |= 1 << SPIRAL[step]
            step += 1
    state.bag = 0
    shuffle_range(state.bag_order, 0, CELLS, state.chance)


# --- What a player may do ----------------------------------------------------------------------------------


def legal_actions(state: State, mask: Mask) -> None:
    """Write the legal actions of the player to move into the words of `mask` (see actions.py)."""
    for word in range(WORDS - 1):
        mask[word] = 0
    others = 0
    if state.phase == PHASE_ACT:
        gems = gems_on_board(state)
        lines(gems, mask)
        mask[4] |= privilege_cells(state, gems) << (PRIVILEGE - 4 * WORD)
        mask[5] = gold_cells(state)
        others = purchases(state) << (BUY - LAST_WORD)
        if state.bag != 0:
            others |= 1 << (REPLENISH - LAST_WORD)
        if others == 0 and gems == 0 and mask[5] == 0:
            others = 1 << (PASS - LAST_WORD)
    elif state.phase == PHASE_RESERVE:
        others = reservable(state) << (RESERVE - LAST_WORD)
    elif state.phase == PHASE_PAY:
        others = coverable(state, GOLD) << (COVER - LAST_WORD) | 1 << (PAY - LAST_WORD)
    elif state.phase == PHASE_COLOUR:
        others = colours_from(state.bonuses[state.to_move], 1) << (COLOUR - LAST_WORD)
    elif state.phase == PHASE_MATCH:
        mask[5] = int(state.board[BONUS[state.bought]]) << (MATCH - 5 * WORD)
    elif state.phase == PHASE_STEAL:
        others = stealable(state) << (STEAL - LAST_WORD)
    elif state.phase == PHASE_ROYAL:
        others = royals_left(state) << (ROYAL - LAST_WORD)
    elif state.phase == PHASE_RETURN:
        others = tokens_to_return(state) << (RETURN - LAST_WORD)
    mask[6] = others


def gems_on_board(state: State) -> int:
    """The cells with a gem or a pearl."""
    cells = 0
    for kind in range(GOLD):
        cells |= int(state.board[kind])
    return cells


def lines(gems: int, mask: Mask) -> None:
    """One to three gems and pearls, adjacent in a row, column or diagonal."""
    east = gems & (gems >> STEP[0]) & PAIR_STARTS[0]
    south = gems & (gems >> STEP[1]) & PAIR_STARTS[1]
    south_east = gems & (gems >> STEP[2]) & PAIR_STARTS[2]
    south_west = gems & (gems >> STEP[3]) & PAIR_STARTS[3]
    mask[0] = gems | east << 25
    mask[1] = south | south_east << 25
    mask[2] = south_west | (east & (gems >> 2 * STEP[0]) & THREE_STARTS[0]) << 25
    mask[3] = (south & (gems >> 2 * STEP[1]) & THREE_STARTS[1]) | (
        south_east & (gems >> 2 * STEP[2]) & THREE_STARTS[2]
    ) << 25
    mask[4] = south_west & (gems >> 2 * STEP[3]) & THREE_STARTS[3]


def privilege_cells(state: State, gems: int) -> int:
    """Any gem or pearl, for a privilege, before replenishing; several go in the order of the cells."""
    if state.privileges[state.to_move] == 0 or state.replenished:
        return 0
    return gems >> int(state.cursor) << int(state.cursor)


def gold_cells(state: State) -> int:
    """Any gold, with fewer than three cards in hand and a card to reserve."""
    if not has_room(state, state.to_move) or reservable(state) == 0:
        return 0
    return int(state.board[GOLD])


def purchases(state: State) -> int:
    """The cards of market and hand that tokens, bonuses and gold can pay."""
    seat = state.to_move
    gold = count(state.tokens[seat], GOLD)
    bonuses = int(state.bonuses[seat])
    means = (int(state.tokens[seat]) & GEMS_AND_PEARLS) + bonuses
    affordable = 0
    wild = 0
    for place in range(PLACES):
        card = state.market[place] & NO_CARD
        affordable |= int(total(shortfall(COST[card], means)) <= gold) << place
        wild |= int(BONUS[card] == ANY_COLOUR) << place
    for slot in range(HAND):
        card = state.reserved[seat, slot] & NO_CARD
        affordable |= int(total(shortfall(COST[card], means)) <= gold) << (PLACES + slot)
        wild |= int(BONUS[card] == ANY_COLOUR) << (PLACES + slot)
    # A wild card needs a bonus to copy.
    return affordable & ~wild if bonuses == 0 else affordable


def discount(state: State, seat: int) -> int:
    """What is taken off every price: the player's own bonuses."""
    return int(state.bonuses[seat])


def allied(state: State, seat: int, other: int) -> bool:
    """Whether two seats win together: nobody does here."""
    return seat == other


def stealable(state: State) -> int:
    """The kinds of gems and pearls that the opponent has."""
    return colours_from(state.tokens[1 - state.to_move], 1) & NOT_GOLD


def royals_left(state: State) -> int:
    """The royals that nobody has received."""
    royals = 0
    for royal in range(len(ROYAL_POINTS)):
        royals |= int(state.royal_owner[royal] == NONE) << royal
    return royals


def tokens_to_return(state: State) -> int:
    """The kinds of which a token may go into the bag now."""
    return to_return(state, TOKEN_LIMIT)


# --- The turn ----------------------------------------------------------------------------------------------


def apply(state: State, action: int) -> None:
    """Carry out a legal action of the player to move; the turn then goes on to its next decision or ends."""
    if state.phase == PHASE_ACT:
        if action < PRIVILEGE:
            take_line(state, LINE[action])
        elif action < TAKE_GOLD:
            spend_privilege(state, action - PRIVILEGE)
            return
        elif action < MATCH:
            take_gold(state, action - TAKE_GOLD)
            return
        elif action < REPLENISH:
            buy(state, action - BUY)
        elif action == REPLENISH:
            replenish(state)
            return
    elif state.phase == PHASE_RESERVE:
        reserve(state, action - RESERVE)
    elif state.phase == PHASE_PAY:
        if action == PAY:
            state.phase = PHASE_ACT
        else:
            cover(state, action - COVER, GOLD)
    elif state.phase == PHASE_COLOUR:
        count_as(state, action - COLOUR)
    elif state.phase == PHASE_MATCH:
        state.tokens[state.to_move] += pick_up(state, 1 << (action - MATCH))
    elif state.phase == PHASE_STEAL:
        steal(state, action - STEAL)
    elif state.phase == PHASE_ROYAL:
        receive_royal(state, action - ROYAL)
    else:
        give_back(state, action - RETURN)
    if state.phase != PHASE_PAY:
        if state.buying != NONE:
            settle(state)
        if state.bought == NONE or resolve(state):
            end_turn(state)


def pick_up(state: State, cells: int) -> int:
    """Take the tokens of some cells off the board, as a purse."""
    purse = tokens_on(state, cells)
    for kind in range(GOLD + 1):
        state.board[kind] &= ~cells
    return purse


def tokens_on(state: State, cells: int) -> int:
    """The tokens of some cells, as a purse."""
    purse = 0
    for kind in range(GOLD + 1):
        purse += size(int(state.board[kind]) & cells) * one(kind)
    return purse


def spend_privilege(state: State, cell: int) -> None:
    """Optional, first: a privilege goes back to the supply and takes a gem or a pearl."""
    seat = state.to_move
    state.privileges[seat] -= 1
    state.tokens[seat] += pick_up(state, 1 << cell)
    state.cursor = cell + 1


def replenish(state: State) -> None:
    """Optional, second: fill the board from the bag; the opponent gains a privilege."""
    empty_bag(state)
    gain_privilege(state, 1 - state.to_move)
    state.replenished = 1


def gain_privilege(state: State, seat: int) -> None:
    """From the supply; if that is empty, from the other player; with all three already, nothing."""
    if state.privileges[0] + state.privileges[1] < PRIVILEGES:
        state.privileges[seat] += 1
    elif state.privileges[seat] < PRIVILEGES:
        state.privileges[seat] += 1
        state.privileges[1 - seat] -= 1


def take_line(state: State, cells: int) -> None:
    """Take gems and pearls; three of one colour or two pearls give the opponent a privilege."""
    taken = pick_up(state, cells)
    state.tokens[state.to_move] += taken
    if gives_privilege(taken):
        gain_privilege(state, 1 - state.to_move)


def gives_privilege(taken: int) -> bool:
    """Whether taking these tokens gives the opponent a privilege."""
    return colours_from(taken, 3) != 0 or count(taken, PEARL) == 2


def take_gold(state: State, cell: int) -> None:
    """Take a gold; then a card must be reserved."""
    state.tokens[state.to_move] += pick_up(state, 1 << cell)
    state.phase = PHASE_RESERVE


def reserve(state: State, place: int) -> None:
    """Take a card of the market, seen by both, or the top of a deck, unseen, in hand."""
    if place < PLACES:
        enter_hand(state, leave_market(state, place, FIRST, PLACE_DECK[place]), 0)
    else:
        enter_hand(state, draw_card(state, FIRST, place - PLACES), 1)


def buy(state: State, place: int) -> None:
    """Choose a card to buy: its cost less the bonuses, with as little gold as possible.

    If gold is left that could stand for something, the player chooses (phase `pay`); nothing moves before.
    """
    seat = state.to_move
    card = card_to_buy(state, place)
    show_card(state, place)
    state.payment = payment(COST[card], state.bonuses[seat], state.tokens[seat], GOLD)
    state.buying = place
    state.cursor = 0
    if state.choose_payment and coverable(state, GOLD) != 0:
        state.phase = PHASE_PAY


def settle(state: State) -> None:
    """Pay into the bag and receive the card, with its points, crowns and bonus."""
    seat = state.to_move
    state.tokens[seat] -= state.payment
    state.bag += state.payment
    place = int(state.buying)
    if place < PLACES:
        card = leave_market(state, place, FIRST, PLACE_DECK[place])
    else:
        card = leave_hand(state, place - PLACES)
    state.owner[card] = seat
    state.points[seat] += POINTS[card]
    state.crowns[seat] += CROWNS[card]
    state.payment = 0
    state.buying = NONE
    state.cursor = 0
    state.bought = card
    state.ability = ABILITY[card]
    if BONUS[card] != ANY_COLOUR and BONUS[card] != NO_COLOUR:
        add_bonus(state, BONUS[card])


def count_as(state: State, colour: int) -> None:
    """The wild card that was bought counts as a card of that colour from now on."""
    state.colour[state.bought] = colour
    add_bonus(state, colour)


def add_bonus(state: State, colour: int) -> None:
    """The bought card's bonuses and points belong to a colour."""
    seat = state.to_move
    state.bonuses[seat] += int(BONUS_COUNT[state.bought]) * one(colour)
    state.colour_points[seat] += int(POINTS[state.bought]) * one(colour)


# --- Abilities and royals ----------------------------------------------------------------------------------


def resolve(state: State) -> bool:
    """What a bought card brings: a wild card's colour, the ability, royals for the third and sixth crown.

    False where the player has to choose; a single option is taken at once.
    """
    if BONUS[state.bought] == ANY_COLOUR and state.colour[state.bought] == NONE:
        colours = colours_from(state.bonuses[state.to_move], 1)
        if colours & (colours - 1) != 0:
            state.phase = PHASE_COLOUR
            return False
        count_as(state, lowest(colours))
    while use_ability(state):
        if not royal_due(state):
            state.bought = NONE
            return True
        royals = royals_left(state)
        if royals & (royals - 1) != 0:
            state.phase = PHASE_ROYAL
            return False
        receive_royal(state, lowest(royals))
    return False


def use_ability(state: State) -> bool:
    """Carry out the ability that comes next; False where the player has to choose how."""
    seat = state.to_move
    ability = state.ability
    state.ability = ABILITY_NONE
    if ability == ABILITY_EXTRA_TURN:
        state.again = 1
    elif ability == ABILITY_PRIVILEGE:
        gain_privilege(state, seat)
    elif ability == ABILITY_TAKE_MATCHING:
        cells = int(state.board[BONUS[state.bought]])
        if cells & (cells - 1) != 0:
            state.phase = PHASE_MATCH
            return False
        state.tokens[seat] += pick_up(state, cells)
    elif ability == ABILITY_STEAL:
        kinds = stealable(state)
        if kinds & (kinds - 1) != 0:
            state.phase = PHASE_STEAL
            return False
        if kinds != 0:
            steal(state, lowest(kinds))
    return True


def steal(state: State, kind: int) -> None:
    """Take a gem or pearl from the opponent."""
    state.tokens[1 - state.to_move] -= one(kind)
    state.tokens[state.to_move] += one(kind)


def royal_due(state: State) -> bool:
    """Whether the player's third or sixth crown has not brought its royal yet."""
    seat = state.to_move
    received = 0
    for royal in range(len(ROYAL_POINTS)):
        received += int(state.royal_owner[royal] == seat)
    return royals_for(state.crowns[seat]) > received


def royals_for(crowns: int) -> int:
    """How many royals so many crowns bring."""
    royals = 0
    for needed in ROYAL_CROWNS:
        royals += int(crowns >= needed)
    return royals


def receive_royal(state: State, royal: int) -> None:
    """Receive a royal; its ability comes next."""
    state.royal_owner[royal] = state.to_move
    state.points[state.to_move] += ROYAL_POINTS[royal]
    state.ability = ROYAL_ABILITY[royal]


# --- The end of a turn -------------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """First the token limit, then victory, then the next turn."""
    if total(state.tokens[state.to_move]) > TOKEN_LIMIT:
        if state.phase != PHASE_RETURN:
            state.cursor = 0
        state.phase = PHASE_RETURN
    else:
        end_check(state)


def give_back(state: State, kind: int) -> None:
    """Put one token into the bag."""
    seat = state.to_move
    state.tokens[seat] -= one(kind)
    state.bag += one(kind)
    state.cursor = kind


def end_check(state: State) -> None:
    """The active player may have won; else the other player, or the same one again, takes a turn."""
    seat = state.to_move
    state.cursor = 0
    state.replenished = 0
    if has_won(state, seat):
        state.winner = seat
        state.phase = PHASE_OVER
        state.to_move = NONE
    else:
        state.phase = PHASE_ACT
        if not state.again:
            state.to_move = 1 - seat
        state.turn += 1
    state.again = 0


def has_won(state: State, seat: int) -> bool:
    """Twenty prestige, or ten crowns, or ten prestige on cards of one colour."""
    return is_victory(state.points[seat], state.crowns[seat], state.colour_points[seat])


def is_victory(points: int, crowns: int, colour_points: int) -> bool:
    """Whether any of the three conditions is met; `colour_points` is a purse."""
    return bool(
        points >= VICTORY_POINTS
        or crowns >= VICTORY_CROWNS
        or colours_from(colour_points, VICTORY_COLOUR_POINTS) != 0
    )


def winners(state: State) -> int:
    """The winning seat, as a bit; both while the game goes on."""
    return 3 if state.winner == NONE else 1 << int(state.winner)


def returns(state: State, seat: int) -> float:
    """A seat's share of the victory: 1 for the winner, 0 for the loser."""
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
    """Whether the next decision is the first of a turn: no privilege was spent in it, nothing replenished."""
    return bool(state.phase == PHASE_ACT and state.cursor == 0 and not state.replenished)


def card_of(state: State, action: int) -> int:
    """The card that a decision buys or reserves; NONE if there is none, or it is the unseen top of a deck."""
    if RESERVE <= action < RESERVE_TOP:
        return int(state.market[action - RESERVE])
    if BUY <= action < REPLENISH:
        return card_to_buy(state, action - BUY)
    return NONE


def pass_turn_to(state: State, seat: int) -> None:
    """Let a seat begin a turn, whatever was going on: for whoever thinks about what it could do."""
    state.to_move = seat
    state.phase = PHASE_ACT
    state.cursor = 0
    state.payment = 0
    state.buying = NONE
    state.replenished = 0
    state.again = 0
    state.ability = ABILITY_NONE
    state.bought = NONE
