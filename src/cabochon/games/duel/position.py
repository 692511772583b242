"""A Splendor Duel state as JSON, and back.

Reading checks everything: tokens and cards must add up, sums must agree with the cards, and what is pending
must fit the phase, so a position that was read is one that the rules can go on from.
"""

from typing import Any

from cabochon.games.base import Game, Position
from cabochon.games.bits import size
from cabochon.games.chance import MULTIPLIER
from cabochon.games.decks import HAND, LEVELS, NONE, UNKNOWN
from cabochon.games.duel.actions import FIRST_PLACE
from cabochon.games.duel.cards import (
    ABILITIES,
    ABILITY,
    ABILITY_NONE,
    ABILITY_TAKE_MATCHING,
    BONUS,
    BONUS_COUNT,
    CELLS,
    COST,
    CROWNS,
    FIRST,
    GOLD,
    NO_BONUS,
    POINTS,
    PRIVILEGES,
    ROYAL_POINTS,
    ROYALS,
    SIDE,
    TOKEN_COUNTS,
    TOKENS,
    WILD,
)
from cabochon.games.duel.rules import (
    has_won,
    reservations,
    royal_due,
    royals_left,
    stealable,
    tokens_to_return,
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
    PHASES,
    PLACES,
    TOKEN_LIMIT,
    State,
)
from cabochon.games.positions import (
    CardReader,
    Plain,
    counts,
    decks,
    hand,
    head,
    number_or_null,
    owned,
    purse_of,
    read_head,
    read_payment,
    require_sums,
)
from cabochon.games.purse import colours_from, count, one, shortfall, total
from cabochon.games.reading import field, flag, integer, integers, listing, require, word

_ROWS = tuple((FIRST_PLACE[level], FIRST_PLACE[level + 1]) for level in range(LEVELS))


def to_position(record: State, game: Game) -> Position:
    """The complete state; what a view masks is null."""
    state = Plain(record)
    return {
        **head(state, game),
        "pending": _pending(state),
        "board": _board(state),
        "bag": dict(zip(TOKENS, counts(state.bag, len(TOKENS)), strict=True)),
        "bag_order": None if state.bag_order[0] == UNKNOWN else state.bag_order,
        "chance": state.chance[0] or None,
        "market": [[number_or_null(card) for card in state.market[begin:end]] for begin, end in _ROWS],
        "decks": decks(state, FIRST),
        "royals": owned(state.royal_owner, NONE),
        "privileges": PRIVILEGES - sum(state.privileges),
        "players": [_player(state, seat, game) for seat in range(2)],
    }


def _pending(state: Plain) -> Position:
    pending: Position = {
        "cursor": state.cursor,
        "replenished": bool(state.replenished),
        "again": bool(state.again),
    }
    if state.phase == PHASE_PAY:
        pending["buying"] = state.buying
        pending["payment"] = counts(state.payment, GOLD + 1)
    if state.phase == PHASE_OVER:
        pending["winner"] = state.winner
    if state.bought != NONE:
        pending["bought"] = state.bought
        pending["ability"] = ABILITIES[state.ability]
    return pending


def _player(state: Plain, seat: int, game: Game) -> Position:
    cards = owned(state.owner, seat)
    return {
        "tokens": counts(state.tokens[seat], GOLD + 1),
        "bonuses": counts(state.bonuses[seat], 5),
        "points": state.points[seat],
        "colour_points": counts(state.colour_points[seat], 5),
        "crowns": state.crowns[seat],
        "privileges": state.privileges[seat],
        "cards": cards,
        "wild_colours": {str(c): TOKENS[state.colour[c]] for c in cards if state.colour[c] != NONE},
        "reserved": hand(state, seat, game),
        "royals": owned(state.royal_owner, seat),
    }


def _board(state: Plain) -> list[list[str | None]]:
    cells: list[str | None] = [None] * CELLS
    for name, places in zip(TOKENS, state.board, strict=True):
        while places:
            low = places & -places
            cells[low.bit_length() - 1] = name
            places ^= low
    return [cells[SIDE * row : SIDE * (row + 1)] for row in range(SIDE)]


def from_position(position: Any, game: Game) -> State:
    """The state of a position (complete, or a seat's view), or a PositionError."""
    state = read_head(position, game)
    pending = field(position, "pending")
    _read_tokens(state, position)
    _read_privileges(state, position)
    _read_royals(state, position)
    _read_cards(state, position, pending)
    _read_pending(state, pending)
    return state


def _read_tokens(state: State, position: Any) -> None:
    board = listing(field(position, "board"), SIDE, "board")
    cells = state.board
    for row in range(SIDE):
        for column, name in enumerate(listing(board[row], SIDE, f"board[{row}]")):
            if name is not None:
                kind = TOKENS.index(word(name, TOKENS, f"board[{row}][{column}]"))
                cells[kind] |= 1 << (SIDE * row + column)
    bag = field(position, "bag")
    held = [integer(field(bag, name, "bag"), 0, CELLS, f"bag.{name}") for name in TOKENS]
    state.bag = purse_of(held)
    for seat in range(2):
        path = f"players[{seat}]"
        tokens = field(position["players"][seat], "tokens", path)
        numbers = integers(tokens, len(TOKENS), 0, CELLS, f"{path}.tokens")
        state.tokens[seat] = purse_of(numbers)
        held = [a + b for a, b in zip(held, numbers, strict=True)]
    for kind, name in enumerate(TOKENS):
        found = held[kind] + size(state.board[kind])
        require(found == TOKEN_COUNTS[kind], f"there must be {TOKEN_COUNTS[kind]} {name} tokens in all")
    order = field(position, "bag_order")
    chance = field(position, "chance")
    require((order is None) == (chance is None), "bag_order and chance are both known or both null")
    if order is None:
        state.bag_order[:] = UNKNOWN
    else:
        tokens = integers(order, CELLS, 0, CELLS - 1, "bag_order")
        require(len(set(tokens)) == CELLS, "bag_order must hold each of the 25 tokens once")
        state.bag_order[:] = tokens
        state.chance[0] = integer(chance, 1, MULTIPLIER * 2**32 - 2, "chance")


def _read_privileges(state: State, position: Any) -> None:
    supply = integer(field(position, "privileges"), 0, PRIVILEGES, "privileges")
    for seat in range(2):
        path = f"players[{seat}]"
        held = field(position["players"][seat], "privileges", path)
        state.privileges[seat] = integer(held, 0, PRIVILEGES, f"{path}.privileges")
    in_all = supply + int(state.privileges.sum())
    require(in_all == PRIVILEGES, f"there must be {PRIVILEGES} privileges in all, not {in_all}")


def _read_royals(state: State, position: Any) -> None:
    state.royal_owner[:] = NONE
    known = set(integers(field(position, "royals"), None, 0, len(ROYALS) - 1, "royals"))
    for seat in range(2):
        path = f"players[{seat}]"
        royals = listing(field(position["players"][seat], "royals", path), None, f"{path}.royals")
        # The third and the sixth crown bring one each; with more, none might be left for the other player.
        require(len(royals) <= 2, f"{path}.royals can hold 2 royals at most")
        for royal in integers(royals, None, 0, len(ROYALS) - 1, f"{path}.royals"):
            require(royal not in known, "a royal can't be in two places")
            known.add(royal)
            state.royal_owner[royal] = seat
            state.points[seat] += ROYAL_POINTS[royal]
    require(len(known) == len(ROYALS), f"there must be {len(ROYALS)} royals, received ones too")


def _read_cards(state: State, position: Any, pending: Any) -> None:
    cards = CardReader(FIRST)
    owner = state.owner
    owner[:] = NONE
    state.colour[:] = NONE
    # A wild card whose colour is just being chosen has none yet.
    uncoloured = field(pending, "bought", "pending") if state.phase == PHASE_COLOUR else None
    for seat in range(2):
        path = f"players[{seat}]"
        player = position["players"][seat]
        for i, value in enumerate(listing(field(player, "cards", path), None, f"{path}.cards")):
            owner[cards.bought(value, f"{path}.cards[{i}]")] = seat
        colours = field(player, "wild_colours", path)
        spot = f"{path}.wild_colours"
        mine = owned(owner, seat)
        wild = [card for card in mine if BONUS[card] == WILD and card != uncoloured]
        for card in wild:
            name = word(field(colours, str(card), spot), TOKENS[:5], f"{spot}.{card}")
            state.colour[card] = TOKENS.index(name)
        exact = isinstance(colours, dict) and len(colours) == len(wild)
        require(exact, f"{spot} must name the colour of each wild card of the player")
        for card in mine:
            state.points[seat] += POINTS[card]
            state.crowns[seat] += CROWNS[card]
            colour = int(state.colour[card] if BONUS[card] == WILD else BONUS[card])
            if colour != NO_BONUS:
                state.bonuses[seat] += int(BONUS_COUNT[card]) * one(colour)
                state.colour_points[seat] += int(POINTS[card]) * one(colour)
        cards.hand(field(player, "reserved", path), state, seat, f"{path}.reserved")
        sums = {
            "bonuses": counts(state.bonuses[seat], 5),
            "colour_points": counts(state.colour_points[seat], 5),
            "points": int(state.points[seat]),
            "crowns": int(state.crowns[seat]),
        }
        require_sums(player, path, sums)
    cards.table(state, field(position, "market"), field(position, "decks"), _ROWS, "market")
    cards.finish(state)
    agree = (UNKNOWN in state.deck) == (UNKNOWN in state.bag_order) or not state.deck_left.any()
    require(agree, "bag_order is null where the decks are, and known where they are known")


def _read_pending(state: State, pending: Any) -> None:
    state.cursor = integer(field(pending, "cursor", "pending"), 0, CELLS, "pending.cursor")
    state.replenished = flag(field(pending, "replenished", "pending"), "pending.replenished")
    state.again = flag(field(pending, "again", "pending"), "pending.again")
    state.buying = NONE
    state.bought = NONE
    state.ability = ABILITY_NONE
    state.winner = NONE
    _check_flow(state)
    if state.phase == PHASE_OVER:
        state.winner = integer(field(pending, "winner", "pending"), 0, 1, "pending.winner")
        require(has_won(state, state.winner), "pending.winner has met no victory condition")
        return
    seat = int(state.to_move)
    waits = total(state.tokens[1 - seat])
    require(waits <= TOKEN_LIMIT, f"the waiting player can't hold more than {TOKEN_LIMIT} tokens")
    if state.phase == PHASE_RESERVE:
        free = state.reserved[seat, HAND - 1] == NONE and reservations(state) != 0
        require(bool(free), "phase reserve needs a card to reserve and room in hand")
        require(count(state.tokens[seat], GOLD) > 0, "phase reserve needs the gold that was taken")
    elif state.phase == PHASE_PAY:
        _read_payment(state, pending)
    elif state.phase in (PHASE_COLOUR, PHASE_MATCH, PHASE_STEAL, PHASE_ROYAL):
        _read_purchase(state, pending)
    elif state.phase == PHASE_RETURN:
        require(total(state.tokens[seat]) > TOKEN_LIMIT, f"phase return needs more than {TOKEN_LIMIT} tokens")
        require(tokens_to_return(state) != 0, "pending.cursor leaves too few tokens to return")


def _check_flow(state: State) -> None:
    """What has happened in this turn must fit its phase."""
    phase, name = int(state.phase), PHASES[state.phase]
    bought = phase in (PHASE_STEAL, PHASE_ROYAL, PHASE_RETURN)
    require(not state.again or bought, f"pending.again can't be true in phase {name}")
    in_order = phase in (PHASE_ACT, PHASE_RESERVE, PHASE_PAY, PHASE_RETURN)
    require(state.cursor == 0 or in_order, f"pending.cursor must be 0 in phase {name}")
    filled = phase not in (PHASE_ACT, PHASE_RESERVE, PHASE_PAY, PHASE_OVER) or (
        state.bag == 0 and phase != PHASE_OVER
    )
    require(not state.replenished or filled, f"pending.replenished can't be true in phase {name}")
    if phase == PHASE_ACT and state.cursor == 0:
        held = total(state.tokens[state.to_move])
        require(held <= TOKEN_LIMIT, f"a turn can't begin with more than {TOKEN_LIMIT} tokens")


def _read_payment(state: State, pending: Any) -> None:
    seat = int(state.to_move)
    place = integer(field(pending, "buying", "pending"), 0, PLACES + HAND - 1, "pending.buying")
    slot = place - PLACES
    card = int(state.market[place] if slot < 0 else state.reserved[seat, slot])
    require(card >= 0, "pending.buying names an empty place")
    require(slot < 0 or not state.hidden[seat, slot], "pending.buying: a card that is bought is not hidden")
    copies = BONUS[card] != WILD or state.bonuses[seat] != 0
    require(bool(copies), "pending.buying names a wild card that has no bonus to copy")
    read_payment(state, pending, shortfall(COST[card], state.bonuses[seat]), len(TOKENS))
    state.buying = place


def _read_purchase(state: State, pending: Any) -> None:
    seat = int(state.to_move)
    card = integer(field(pending, "bought", "pending"), 0, int(FIRST[LEVELS]) - 1, "pending.bought")
    require(bool(state.owner[card] == seat), "pending.bought must be a card of the player to move")
    expected = int(ABILITY[card]) if state.phase == PHASE_COLOUR else ABILITY_NONE
    ability = word(field(pending, "ability", "pending"), ABILITIES, "pending.ability")
    require(ability == ABILITIES[expected], f"pending.ability must be {ABILITIES[expected]} here")
    state.bought = card
    state.ability = expected
    options = 0
    if state.phase == PHASE_COLOUR and BONUS[card] == WILD:
        options = colours_from(state.bonuses[seat], 1)
    elif state.phase == PHASE_MATCH and ABILITY[card] == ABILITY_TAKE_MATCHING:
        options = int(state.board[BONUS[card]])
    elif state.phase == PHASE_STEAL:
        options = stealable(state)
    elif state.phase == PHASE_ROYAL and royal_due(state):
        options = royals_left(state)
    require(size(options) > 1, f"phase {PHASES[state.phase]} needs two options to choose from")
