"""What a network sees of a game of Splendor Duel: a vector of what one seat knows, from its own side.

`encode` reads nothing that the seat can't know, so that a view, the complete state and every state that
`determinize` draws give the same vector. The seat itself comes first ("self"), then the opponent ("+1").
Compiled like the rules.

docs/features.md lists every index. FEATURES_VERSION changes whenever the meaning of an index does.
"""

import numpy as np

from cabochon.games.decks import HAND, NONE
from cabochon.games.duel.cards import (
    ABILITIES,
    ABILITY,
    ABILITY_NONE,
    ANY_COLOUR,
    BONUS,
    BONUS_COUNT,
    CARDS,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    DECKS,
    FIRST,
    GOLD,
    NO_COLOUR,
    POINTS,
    PRIVILEGES,
    ROYALS,
    SIDE,
    TOKENS,
)
from cabochon.games.duel.rules import (
    GEMS_AND_PEARLS,
    VICTORY_COLOUR_POINTS,
    VICTORY_CROWNS,
    VICTORY_POINTS,
)
from cabochon.games.duel.state import (
    PHASE_ACT,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_RETURN,
    PHASES,
    PLACES,
    ROWS,
    TOKEN_LIMIT,
    State,
)
from cabochon.games.features import (
    Block,
    Field,
    Vector,
    count_owned,
    count_reserved,
    flags,
    names_of,
    parts,
    share,
    starts,
    table_of,
    write_purse,
    write_reserved,
    write_row,
)
from cabochon.games.places import hand_places, market_places
from cabochon.games.purse import count, shortfall, total

FEATURES_VERSION = 1

# What counts as 1.
MOST_TURNS = 80
MOST_TOKENS = 4  # of a kind
MOST_BONUSES = 7  # of a colour
MOST_COST = 8  # of a kind
MOST_CARD_COST = 12
MOST_CARD_POINTS = 6
MOST_CARD_BONUSES = 2
MOST_CARD_CROWNS = 3
MOST_ROYALS = 2  # of a player

KINDS = GOLD + 1

_SEATS = ("self", "+1")
_PLACES = market_places(DECKS, ROWS)
_HAND = hand_places(HAND)
_BONUS = (*(f"bonus {colour}" for colour in COLOURS), "wild")
_ABILITIES = tuple(f"ability {ability}" for ability in ABILITIES[1:])


def _counts(what: str) -> tuple[Field, ...]:
    """What a card counts for."""
    return (
        *flags(*(what + bonus for bonus in _BONUS)),
        *parts(MOST_CARD_BONUSES, what + "number of bonuses"),
        *parts(MOST_CARD_POINTS, what + "points"),
    )


_FACE = (
    *_counts(""),
    *parts(MOST_CARD_CROWNS, "crowns"),
    *flags(*_ABILITIES),
    *parts(MOST_COST, *(f"costs {kind}" for kind in TOKENS[:GOLD])),
)


def _distance(owner: str) -> tuple[Field, ...]:
    return (
        *parts(MOST_COST, *(f"{kind} missing to {owner}" for kind in TOKENS[:GOLD])),
        *parts(MOST_CARD_COST, f"due from {owner}", f"short of {owner}"),
        *flags(f"affordable for {owner}"),
    )


BLOCKS = (
    Block(
        "The table",
        ("table",),
        (
            *flags("choose payment"),
            *flags(*(f"phase {phase}" for phase in PHASES[:PHASE_OVER])),
            *parts(MOST_TURNS, "turn"),
            *flags("replenished", "another turn follows"),
            *flags(*(f"{ability} to come" for ability in _ABILITIES)),
            *parts(CELLS, "next cell for a privilege"),
            *flags(*(f"cursor at {kind}" for kind in TOKENS)),
            *parts(MOST_TOKENS, *(f"bag {kind}" for kind in TOKENS)),
            *parts(PRIVILEGES, "privileges in the supply"),
            *(Field(f"deck {deck.name}", int(size)) for deck, size in zip(DECKS, np.diff(FIRST))),
            *parts(MOST_TOKENS, *(f"paying {kind}" for kind in TOKENS)),
            *flags(*(f"buying {place}" for place in (*_PLACES, *_HAND))),
            *flags("bought a card"),
            *_counts("bought "),
        ),
    ),
    Block(
        "The board",
        tuple(f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS)),
        flags(*TOKENS),
    ),
    Block(
        "The seats",
        _SEATS,
        (
            *flags("to move", "start player"),
            *parts(MOST_TOKENS, *(f"tokens {kind}" for kind in TOKENS)),
            *parts(TOKEN_LIMIT, "all tokens"),
            *parts(MOST_BONUSES, *(f"bonuses {colour}" for colour in COLOURS)),
            *parts(VICTORY_COLOUR_POINTS, *(f"points in {colour}" for colour in COLOURS)),
            *parts(VICTORY_POINTS, "points"),
            *parts(VICTORY_CROWNS, "crowns"),
            *parts(PRIVILEGES, "privileges"),
            *parts(MOST_ROYALS, "royals"),
            *parts(HAND, "cards in hand"),
        ),
    ),
    Block(
        "The market",
        _PLACES,
        (*flags("there"), *_FACE, *(field for seat in _SEATS for field in _distance(seat))),
        sorts=(ROWS,),
    ),
    Block(
        "The cards in hand",
        tuple(f"{seat} {slot}" for seat in _SEATS for slot in _HAND),
        (
            *flags("there", "seen by its owner only", "known to self"),
            *flags(*(f"level {level + 1}" for level in range(len(DECKS)))),
            *_FACE,
            *_distance("its owner"),
        ),
        sorts=((HAND,), (HAND,)),
    ),
    Block(
        "The royals",
        tuple(f"royal {royal + 1}" for royal in range(len(ROYALS))),
        flags("free", *(f"with {seat}" for seat in _SEATS)),
    ),
    Block(
        "The cards that self has not seen",
        tuple(f"card {card}" for card in range(len(CARDS))),
        flags("unseen"),
        passed_over=True,
    ),
)
TABLE_AT, BOARD_AT, SEATS_AT, MARKET_AT, HANDS_AT, ROYALS_AT, UNSEEN_AT, FEATURES = starts(BLOCKS)
SEAT_FIELDS, MARKET_FIELDS, HAND_FIELDS, ROYAL_FIELDS = (len(block.fields) for block in BLOCKS[2:6])
DISTANCE_FIELDS = len(_distance(""))

# The pieces that a vector is written in: the market, the hands, each kind of token on the board, the seats,
# the table, the royals.
KIND_PIECES = PLACES + 2 * HAND
SEAT_PIECES = KIND_PIECES + KINDS
TABLE_PIECE = SEAT_PIECES + 2
PIECES = TABLE_PIECE + 2


def names() -> tuple[str, ...]:
    """A name for every feature, in the order of the vector."""
    return names_of(BLOCKS)


def table() -> str:
    """Every index and its meaning, in Markdown."""
    return table_of(BLOCKS)


def encode(state: State, seat: int, out: Vector) -> None:
    """Write what a seat knows into the first FEATURES places of `out`."""
    for feature in range(FEATURES):
        out[feature] = 0.0
    for card in range(FIRST[-1]):
        encode_card(state, card, out)
    for piece in range(PIECES):
        encode_piece(state, seat, piece, out)


def encode_card(state: State, card: int, out: Vector) -> None:
    """Whether nobody owns a card, and it may be unseen; where it is seen, its piece says so."""
    out[UNSEEN_AT + card] = int(state.owner[card] == NONE)


def encode_piece(state: State, seat: int, piece: int, out: Vector) -> None:
    """Write one of the PIECES; no two write the same features, so that they can be written side by side."""
    if piece < PLACES:
        if state.market[piece] != NONE:
            write_card(state, seat, int(state.market[piece]), out, MARKET_AT + MARKET_FIELDS * piece)
    elif piece < KIND_PIECES:
        place = piece - PLACES
        other = seat if place < HAND else 1 - seat
        if state.reserved[other, place % HAND] != NONE:
            write_hand(state, seat, other, place % HAND, out, HANDS_AT + HAND_FIELDS * place)
    elif piece < SEAT_PIECES:
        write_cells(state, piece - KIND_PIECES, out)
    elif piece < TABLE_PIECE:
        distance = piece - SEAT_PIECES
        write_seat(state, seat if distance == 0 else 1 - seat, out, SEATS_AT + SEAT_FIELDS * distance)
    elif piece == TABLE_PIECE:
        write_table(state, out)
    else:
        write_royals(state, seat, out)


def write_cells(state: State, kind: int, out: Vector) -> None:
    """The cells that a kind of token lies on."""
    cells = int(state.board[kind])
    for cell in range(CELLS):
        out[BOARD_AT + KINDS * cell + kind] = int((cells >> cell) & 1)


def write_royals(state: State, seat: int, out: Vector) -> None:
    """Who has each royal."""
    for royal in range(len(ROYALS)):
        at = ROYALS_AT + ROYAL_FIELDS * royal
        out[at] = int(state.royal_owner[royal] == NONE)
        out[at + 1] = int(state.royal_owner[royal] == seat)
        out[at + 2] = int(state.royal_owner[royal] == 1 - seat)


def write_table(state: State, out: Vector) -> None:
    """Setting, phase, bag, decks, the purchase under way and what a bought card still brings."""
    at = TABLE_AT
    out[at] = int(state.choose_payment)
    at += 1
    if state.phase != PHASE_OVER:
        out[at + int(state.phase)] = 1.0
    at += PHASE_OVER
    out[at] = share(state.turn, MOST_TURNS)
    out[at + 1] = int(state.replenished)
    out[at + 2] = int(state.again)
    at = write_ability(int(state.ability), out, at + 3)
    if state.phase == PHASE_ACT:
        out[at] = share(state.cursor, CELLS)
    elif state.phase == PHASE_PAY or state.phase == PHASE_RETURN:
        out[at + 1 + int(state.cursor)] = 1.0
    at = write_purse(state.bag, KINDS, MOST_TOKENS, out, at + 1 + KINDS)
    out[at] = share(PRIVILEGES - int(state.privileges[0]) - int(state.privileges[1]), PRIVILEGES)
    at += 1
    for level in range(len(DECKS)):
        out[at + level] = share(state.deck_left[level], FIRST[level + 1] - FIRST[level])
    at = write_purse(state.payment, KINDS, MOST_TOKENS, out, at + len(DECKS))
    if state.buying != NONE:
        out[at + int(state.buying)] = 1.0
    at += PLACES + HAND
    if state.bought != NONE:
        out[at] = 1.0
        write_bonus(int(state.bought), out, at + 1)


def write_ability(ability: int, out: Vector, at: int) -> int:
    """Which ability it is, if any."""
    if ability != ABILITY_NONE:
        out[at + ability - 1] = 1.0
    return at + len(ABILITIES) - 1


def write_bonus(card: int, out: Vector, at: int) -> int:
    """What a card counts for: colour, bonuses, points."""
    if BONUS[card] != NO_COLOUR:
        out[at + int(BONUS[card])] = 1.0
    at += ANY_COLOUR + 1
    out[at] = share(BONUS_COUNT[card], MOST_CARD_BONUSES)
    out[at + 1] = share(POINTS[card], MOST_CARD_POINTS)
    return at + 2


def write_seat(state: State, other: int, out: Vector, at: int) -> None:
    """What a player has."""
    out[at] = int(state.to_move == other)
    out[at + 1] = int(state.start == other)
    at = write_purse(state.tokens[other], KINDS, MOST_TOKENS, out, at + 2)
    out[at] = share(total(state.tokens[other]), TOKEN_LIMIT)
    at = write_purse(state.bonuses[other], len(COLOURS), MOST_BONUSES, out, at + 1)
    at = write_purse(state.colour_points[other], len(COLOURS), VICTORY_COLOUR_POINTS, out, at)
    out[at] = share(state.points[other], VICTORY_POINTS)
    out[at + 1] = share(state.crowns[other], VICTORY_CROWNS)
    out[at + 2] = share(state.privileges[other], PRIVILEGES)
    out[at + 3] = share(count_owned(state.royal_owner, other), MOST_ROYALS)
    out[at + 4] = share(count_reserved(state, other), HAND)


def write_card(state: State, seat: int, card: int, out: Vector, at: int) -> None:
    """A card of the market, and how far each player is from it."""
    out[UNSEEN_AT + card] = 0.0
    out[at] = 1.0
    at = write_row(FACES[card], out, at + 1)
    write_distance(state, seat, card, out, at)
    write_distance(state, 1 - seat, card, out, at + DISTANCE_FIELDS)


def write_distance(state: State, owner: int, card: int, out: Vector, at: int) -> None:
    """How far a player is from a card: what is missing, tokens to pay, tokens they lack, can they buy."""
    bonuses = int(state.bonuses[owner])
    missing = shortfall(COST[card], (int(state.tokens[owner]) & GEMS_AND_PEARLS) + bonuses)
    lacking = total(missing) - count(state.tokens[owner], GOLD)
    at = write_purse(missing, GOLD, MOST_COST, out, at)
    out[at] = share(total(shortfall(COST[card], bonuses)), MOST_CARD_COST)
    out[at + 1] = share(max(0, lacking), MOST_CARD_COST)
    # A wild card needs a bonus to copy.
    out[at + 2] = int(lacking <= 0 and (bonuses != 0 or BONUS[card] != ANY_COLOUR))


def write_hand(state: State, seat: int, owner: int, slot: int, out: Vector, at: int) -> None:
    """A reserved card: all of it if the seat has seen it, else its level alone."""
    if write_reserved(state, seat, owner, slot, FIRST, out, at):
        card = int(state.reserved[owner, slot])
        out[UNSEEN_AT + card] = 0.0
        at = write_row(FACES[card], out, at + 3 + len(DECKS))
        write_distance(state, owner, card, out, at)


# --- What never changes ------------------------------------------------------------------------------------


def _face(card: int) -> Vector:
    """What is printed on a card."""
    out = np.zeros(len(_FACE), np.float32)
    at = write_bonus(card, out, 0)
    out[at] = share(CROWNS[card], MOST_CARD_CROWNS)
    at = write_ability(int(ABILITY[card]), out, at + 1)
    write_purse(COST[card], GOLD, MOST_COST, out, at)
    return out


FACES = np.array([_face(card) for card in range(len(CARDS))])
