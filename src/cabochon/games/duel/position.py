"""A Splendor Duel state as JSON, and back.

Reading checks everything: tokens and cards must add up, sums must agree with the cards, and what is pending
must fit the phase, so a position that was read is one that the rules can go on from.
"""

from typing import (
    Any,
    Literal,
    NotRequired,  # pydantic asks for these before Python 3.12
)

from typing_extensions import TypedDict

from cabochon.games.base import Game, StateRecord
from cabochon.games.bits import size
from cabochon.games.chance import MULTIPLIER
from cabochon.games.decks import NONE, UNKNOWN, has_room, reservable
from cabochon.games.duel.cards import (
    ABILITIES,
    ABILITY,
    ABILITY_NONE,
    ABILITY_TAKE_MATCHING,
    ANY_COLOUR,
    BONUS,
    BONUS_COUNT,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    FIRST,
    GOLD,
    NO_COLOUR,
    POINTS,
    PRIVILEGES,
    ROYAL_CROWNS,
    ROYAL_POINTS,
    ROYALS,
    SIDE,
    TOKEN_COUNTS,
    TOKENS,
)
from cabochon.games.duel.rules import (
    discount,
    has_won,
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
    ROWS,
    TOKEN_LIMIT,
    Phase,
)
from cabochon.games.position_text import (
    BOARD,
    COUNTS,
    NAMED_COUNTS,
    NOTHING,
    NUMBER,
    NUMBERS,
    SWITCH,
    UNKNOWN_SIGN,
    WORD,
    Layout,
    Spelling,
    or_none,
    unexpected,
)
from cabochon.games.positions import (
    CardReader,
    Plain,
    PlayerPosition,
    Position,
    counts,
    hand,
    head,
    owned,
    pending_payment,
    purse_of,
    read_buying,
    read_head,
    read_payment,
    require_sums,
)
from cabochon.games.purse import colours_from, count, one, shortfall, total
from cabochon.games.reading import field, flag, integer, integers, listing, require, word


def _write_colours(value: dict[str, str], game: Game) -> str:
    letters = dict(zip(game.tokens, game.letters, strict=True))
    return ",".join(f"{card}{letters[colour]}" for card, colour in value.items()) or NOTHING


def _read_colours(text: str, at: int, game: Game) -> dict[str, str]:
    names = dict(zip(game.letters, game.tokens, strict=True))
    colours: dict[str, str] = {}
    for part in [] if text == NOTHING else text.split(","):
        if not part[:-1].isdigit() or part[-1] not in names:
            raise unexpected(at, "a wild card and the letter of its colour, such as 63w", part)
        colours[part[:-1]] = names[part[-1]]
        at += len(part) + 1
    return colours


LAYOUT = Layout(
    version=1,
    pending={
        "cursor": NUMBER,
        "replenished": SWITCH,
        "again": SWITCH,
        "buying": WORD,
        "payment": COUNTS,
        "winner": NUMBER,
        "bought": NUMBER,
        "ability": WORD,
    },
    table={
        "board": BOARD,
        "bag": NAMED_COUNTS,
        "bag_order": or_none(NUMBERS, UNKNOWN_SIGN),
        "chance": or_none(NUMBER, UNKNOWN_SIGN),
        "royals": NUMBERS,
        "privileges": NUMBER,
    },
    player={
        "privileges": NUMBER,
        "wild_colours": Spelling(_write_colours, _read_colours),
        "royals": NUMBERS,
    },
    follows=("colour_points", "crowns"),
)


class DuelPending(TypedDict):
    """What has happened in this turn; `bought` is the card whose `ability` is still to be resolved."""

    cursor: int
    replenished: bool
    again: bool
    buying: NotRequired[str]
    payment: NotRequired[list[int]]
    winner: NotRequired[int]
    bought: NotRequired[int]
    ability: NotRequired[str]


class DuelPlayer(PlayerPosition):
    """`wild_colours` are the colours chosen for wild cards, by card number."""

    colour_points: list[int]
    crowns: int
    privileges: int
    wild_colours: dict[str, str]
    royals: list[int]


class DuelPosition(Position):
    """`board` holds the names of tokens, row by row; `bag` counts by token name.

    `bag_order` and `chance`, in which order the tokens will come out of the bag, are null in a view.
    """

    game: Literal["duel"]
    phase: Phase
    pending: DuelPending
    board: list[list[str | None]]
    bag: dict[str, int]
    bag_order: list[int] | None
    chance: int | None
    royals: list[int]
    privileges: int
    players: list[DuelPlayer]


def to_position(record: StateRecord, game: Game) -> DuelPosition:
    """The complete state, or what a view shows of it."""
    state = Plain(record)
    return {
        "game": "duel",
        **head(state, game, ROWS),
        "phase": PHASES[state.phase],
        "pending": _pending(state, game),
        "board": _board(state),
        "bag": dict(zip(TOKENS, counts(state.bag, len(TOKENS)), strict=True)),
        "bag_order": None if state.bag_order[0] == UNKNOWN else state.bag_order,
        "chance": state.chance[0] or None,
        "royals": owned(state.royal_owner, NONE),
        "privileges": PRIVILEGES - sum(state.privileges),
        "players": [_player(state, seat, game) for seat in range(2)],
    }


def _pending(state: Plain, game: Game) -> DuelPending:
    pending: DuelPending = {
        "cursor": state.cursor,
        "replenished": bool(state.replenished),
        "again": bool(state.again),
    }
    if state.phase == PHASE_PAY:
        pending = {**pending, **pending_payment(state, game)}
    if state.phase == PHASE_OVER:
        pending["winner"] = state.winner
    if state.bought != NONE:
        pending["bought"] = state.bought
        pending["ability"] = ABILITIES[state.ability]
    return pending


def _player(state: Plain, seat: int, game: Game) -> DuelPlayer:
    cards = owned(state.owner, seat)
    return {
        "tokens": counts(state.tokens[seat], len(TOKENS)),
        "bonuses": counts(state.bonuses[seat], len(COLOURS)),
        "discount": counts(discount(state, seat), len(TOKENS)),
        "points": state.points[seat],
        "colour_points": counts(state.colour_points[seat], len(COLOURS)),
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


def from_position(position: Any, game: Game) -> StateRecord:
    """The state of a position (complete, or a seat's view), or a PositionError."""
    state = read_head(position, game)
    pending = field(position, "pending")
    _read_tokens(state, position)
    _read_privileges(state, position)
    _read_royals(state, position)
    _read_cards(state, position, pending, game)
    _read_pending(state, pending, game)
    return state


def _read_tokens(state: StateRecord, position: Any) -> None:
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
    order, chance = field(position, "bag_order"), field(position, "chance")
    require((order is None) == (chance is None), "bag_order and chance are both known or both null")
    if order is None:
        state.bag_order[:] = UNKNOWN
    else:
        tokens = integers(order, CELLS, 0, CELLS - 1, "bag_order")
        require(len(set(tokens)) == CELLS, f"bag_order must hold each of the {CELLS} tokens once")
        state.bag_order[:] = tokens
        state.chance[0] = integer(chance, 1, MULTIPLIER * 2**32 - 2, "chance")


def _read_privileges(state: StateRecord, position: Any) -> None:
    supply = integer(field(position, "privileges"), 0, PRIVILEGES, "privileges")
    for seat in range(2):
        path = f"players[{seat}]"
        held = field(position["players"][seat], "privileges", path)
        state.privileges[seat] = integer(held, 0, PRIVILEGES, f"{path}.privileges")
    in_all = supply + int(state.privileges.sum())
    require(in_all == PRIVILEGES, f"there must be {PRIVILEGES} privileges in all, not {in_all}")


def _read_royals(state: StateRecord, position: Any) -> None:
    state.royal_owner[:] = NONE
    known = set(integers(field(position, "royals"), None, 0, len(ROYALS) - 1, "royals"))
    for seat in range(2):
        path = f"players[{seat}]"
        royals = listing(field(position["players"][seat], "royals", path), None, f"{path}.royals")
        # The third and the sixth crown bring one each; with more, none might be left for the other player.
        most = len(ROYAL_CROWNS)
        require(len(royals) <= most, f"{path}.royals can hold {most} royals at most")
        for royal in integers(royals, None, 0, len(ROYALS) - 1, f"{path}.royals"):
            require(royal not in known, "a royal can't be in two places")
            known.add(royal)
            state.royal_owner[royal] = seat
            state.points[seat] += ROYAL_POINTS[royal]
    require(len(known) == len(ROYALS), f"there must be {len(ROYALS)} royals, received ones too")


def _read_cards(state: StateRecord, position: Any, pending: Any, game: Game) -> None:
    cards = CardReader(game)
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
        wild = [card for card in mine if BONUS[card] == ANY_COLOUR and card != uncoloured]
        for card in wild:
            name = word(field(colours, str(card), spot), COLOURS, f"{spot}.{card}")
            state.colour[card] = TOKENS.index(name)
        exact = isinstance(colours, dict) and len(colours) == len(wild)
        require(exact, f"{spot} must name the colour of each wild card of the player")
        for card in mine:
            state.points[seat] += POINTS[card]
            state.crowns[seat] += CROWNS[card]
            colour = int(state.colour[card] if BONUS[card] == ANY_COLOUR else BONUS[card])
            if colour != NO_COLOUR:
                state.bonuses[seat] += int(BONUS_COUNT[card]) * one(colour)
                state.colour_points[seat] += int(POINTS[card]) * one(colour)
        cards.hand(field(player, "reserved", path), state, seat, f"{path}.reserved")
        sums = {
            "bonuses": counts(state.bonuses[seat], len(COLOURS)),
            "discount": counts(discount(state, seat), len(TOKENS)),
            "colour_points": counts(state.colour_points[seat], len(COLOURS)),
            "points": int(state.points[seat]),
            "crowns": int(state.crowns[seat]),
        }
        require_sums(player, path, sums)
    cards.table(state, position, ROWS)
    cards.finish(state)
    agree = (UNKNOWN in state.deck) == (UNKNOWN in state.bag_order) or not state.deck_left.any()
    require(agree, "bag_order is known where the decks are")


def _read_pending(state: StateRecord, pending: Any, game: Game) -> None:
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
        free = has_room(state, seat) and reservable(state) != 0
        require(free, "phase reserve needs a card to reserve and room in hand")
        require(count(state.tokens[seat], GOLD) > 0, "phase reserve needs the gold that was taken")
    elif state.phase == PHASE_PAY:
        _read_payment(state, pending, game)
    elif state.phase in (PHASE_COLOUR, PHASE_MATCH, PHASE_STEAL, PHASE_ROYAL):
        _read_purchase(state, pending)
    elif state.phase == PHASE_RETURN:
        require(total(state.tokens[seat]) > TOKEN_LIMIT, f"phase return needs more than {TOKEN_LIMIT} tokens")
        require(tokens_to_return(state) != 0, "pending.cursor leaves too few tokens to return")


def _check_flow(state: StateRecord) -> None:
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


def _read_payment(state: StateRecord, pending: Any, game: Game) -> None:
    card = read_buying(state, pending, game)
    off = discount(state, state.to_move)
    copies = BONUS[card] != ANY_COLOUR or off != 0
    require(bool(copies), "pending.buying names a wild card that has no bonus to copy")
    read_payment(state, pending, shortfall(COST[card], off), len(TOKENS))


def _read_purchase(state: StateRecord, pending: Any) -> None:
    seat = int(state.to_move)
    card = integer(field(pending, "bought", "pending"), 0, int(FIRST[-1]) - 1, "pending.bought")
    require(bool(state.owner[card] == seat), "pending.bought must be a card of the player to move")
    expected = int(ABILITY[card]) if state.phase == PHASE_COLOUR else ABILITY_NONE
    ability = word(field(pending, "ability", "pending"), ABILITIES, "pending.ability")
    require(ability == ABILITIES[expected], f"pending.ability must be {ABILITIES[expected]} here")
    state.bought = card
    state.ability = expected
    options = 0
    if state.phase == PHASE_COLOUR and BONUS[card] == ANY_COLOUR:
        options = colours_from(state.bonuses[seat], 1)
    elif state.phase == PHASE_MATCH and ABILITY[card] == ABILITY_TAKE_MATCHING:
        options = int(state.board[BONUS[card]])
    elif state.phase == PHASE_STEAL:
        options = stealable(state)
    elif state.phase == PHASE_ROYAL and royal_due(state):
        options = royals_left(state)
    require(size(options) > 1, f"phase {PHASES[state.phase]} needs two options to choose from")
