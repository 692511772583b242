"""What a network sees of a game of Splendor: a vector of what one seat knows, from its own side.

`encode` reads nothing that the seat can't know, so that a view, the complete state and every state that
`determinize` draws give the same vector. Seats are counted from the seat itself in the order of play ("self",
"+1" …); the seats of players who are not there stay 0. Compiled like the rules.

docs/features.md lists every index. FEATURES_VERSION changes whenever the meaning of an index does.
"""

import numpy as np

from cabochon.games.decks import HAND, NONE
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
from cabochon.games.splendor.cards import (
    BONUS,
    CARDS,
    COLOURS,
    COST,
    DECKS,
    FIRST,
    GOLD,
    GOLD_TOKENS,
    NOBLE_COST,
    POINTS,
    TOKENS,
)
from cabochon.games.splendor.rules import GEMS, discount, partner, prestige
from cabochon.games.splendor.state import (
    LAST_ROUNDS,
    MAX_PLAYERS,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_RETURN,
    PHASES,
    PLACES,
    ROW,
    TOKEN_LIMIT,
    State,
)

FEATURES_VERSION = 1

# What counts as 1.
MOST_TARGET = 30
MOST_POINTS = 30
MOST_ROUNDS = 40
MOST_CARDS = 25
MOST_TOKENS = 7  # of a colour, with anybody
MOST_COST = 7  # of a colour
MOST_CARD_COST = 14
MOST_CARD_POINTS = 5
MOST_WISHES = 4  # of a noble, of a colour
MOST_NOBLE_COST = 9
TAKE_TWO_FROM = 4  # gems of a colour in the bank

_SEATS = ("self", "+1", "+2", "+3")
_PLACES = market_places(DECKS, [ROW] * len(DECKS))
_HAND = hand_places(HAND)
_FACE = (
    *flags(*(f"bonus {colour}" for colour in COLOURS)),
    *parts(MOST_CARD_POINTS, "points"),
    *parts(MOST_COST, *(f"costs {colour}" for colour in COLOURS)),
)
_MISSING = tuple(f"missing {colour}" for colour in COLOURS)


def _tokens(what: str) -> tuple[Field, ...]:
    gems = parts(MOST_TOKENS, *(f"{what} {colour}" for colour in COLOURS))
    return *gems, *parts(GOLD_TOKENS, f"{what} gold")


def _distance(owner: str) -> tuple[Field, ...]:
    return *parts(MOST_CARD_COST, f"due from {owner}", f"short of {owner}"), *flags(f"affordable for {owner}")


BLOCKS = (
    Block(
        "The table",
        ("table",),
        (
            *flags(*(f"{players} players" for players in range(2, MAX_PLAYERS + 1))),
            *parts(MOST_TARGET, "target"),
            *parts(ROW, "face-up cards"),
            *flags(LAST_ROUNDS[1], "teams", "may take fewer", "choose payment"),
            *flags(*(f"phase {phase}" for phase in PHASES[:PHASE_OVER])),
            *parts(MOST_ROUNDS, "round"),
            *parts(MAX_PLAYERS, "passes in a row"),
            *flags("closing"),
            *flags(*(f"cursor at {token}" for token in TOKENS)),
            *_tokens("bank"),
            *flags(*(f"two of {colour} can be taken" for colour in COLOURS)),
            *(Field(f"deck {deck.name}", int(size)) for deck, size in zip(DECKS, np.diff(FIRST))),
            *_tokens("paying"),
            *flags(*(f"buying {place}" for place in (*_PLACES, *_HAND))),
        ),
    ),
    Block(
        "The seats",
        _SEATS,
        (
            *flags("there", "to move", "start player", "game ends before its turn", "moves again", "partner"),
            *_tokens("tokens"),
            *parts(TOKEN_LIMIT, "all tokens"),
            *parts(MOST_TOKENS, *(f"bonuses {colour}" for colour in COLOURS)),
            *parts(MOST_POINTS, "points", "prestige missing to the target"),
            *parts(MOST_CARDS, "cards bought"),
            *parts(MAX_PLAYERS + 1, "nobles"),
            *parts(HAND, "cards in hand"),
        ),
    ),
    Block(
        "The market",
        _PLACES,
        (
            *flags("there"),
            *_FACE,
            *parts(MOST_COST, *_MISSING),
            *(field for seat in _SEATS for field in _distance(seat)),
        ),
        sorts=((ROW,) * len(DECKS),),
    ),
    Block(
        "The cards in hand",
        tuple(f"{seat} {slot}" for seat in _SEATS for slot in _HAND),
        (
            *flags("there", "seen by its owner only", "known to self"),
            *flags(*(f"level {level + 1}" for level in range(len(DECKS)))),
            *_FACE,
            *parts(MOST_COST, *_MISSING),
            *_distance("its owner"),
        ),
        sorts=((HAND,), (HAND,) * (MAX_PLAYERS - 1)),
    ),
    Block(
        "The nobles",
        tuple(f"noble {place + 1}" for place in range(MAX_PLAYERS + 1)),
        (
            *flags("there"),
            *parts(MOST_WISHES, *(f"wants {colour}" for colour in COLOURS), *_MISSING),
            *parts(MOST_NOBLE_COST, *(f"missing to {seat}" for seat in _SEATS)),
        ),
        sorts=((MAX_PLAYERS + 1,),),
    ),
    Block(
        "The cards that self has not seen",
        tuple(f"card {card}" for card in range(len(CARDS))),
        flags("unseen"),
        passed_over=True,
    ),
)
TABLE_AT, SEATS_AT, MARKET_AT, HANDS_AT, NOBLES_AT, UNSEEN_AT, FEATURES = starts(BLOCKS)
SEAT_FIELDS, MARKET_FIELDS, HAND_FIELDS, NOBLE_FIELDS = (len(block.fields) for block in BLOCKS[1:5])

# The pieces that a vector is written in: the market, the nobles, the seats, the table, the hands. Those that
# only three and four players have come last.
SEAT_PIECES = PLACES + MAX_PLAYERS + 1
TABLE_PIECE = SEAT_PIECES + MAX_PLAYERS
PIECES = TABLE_PIECE + 1 + MAX_PLAYERS * HAND


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
    elif piece < SEAT_PIECES:
        place = piece - PLACES
        if place <= state.players and state.nobles[place] != NONE:
            write_noble(state, seat, int(state.nobles[place]), out, NOBLES_AT + NOBLE_FIELDS * place)
    elif piece < TABLE_PIECE:
        distance = piece - SEAT_PIECES
        if distance < state.players:
            other = seat_after(state, seat, distance)
            write_seat(state, seat, other, out, SEATS_AT + SEAT_FIELDS * distance)
    elif piece == TABLE_PIECE:
        write_table(state, out)
    else:
        place = piece - TABLE_PIECE - 1
        distance = place // HAND
        other = seat_after(state, seat, distance)
        if distance < state.players and state.reserved[other, place % HAND] != NONE:
            write_hand(state, seat, other, place % HAND, out, HANDS_AT + HAND_FIELDS * place)


def seat_after(state: State, seat: int, distance: int) -> int:
    """The seat so far behind another one in the order of play; less than a round."""
    other = int(seat) + distance
    return other if other < state.players else other - int(state.players)


def write_table(state: State, out: Vector) -> None:
    """Settings, phase, bank, decks and the purchase under way."""
    at = TABLE_AT
    out[at + int(state.players) - 2] = 1.0
    at += MAX_PLAYERS - 1
    out[at] = share(state.target, MOST_TARGET)
    out[at + 1] = share(state.face_up, ROW)
    out[at + 2] = int(state.last_round)
    out[at + 3] = int(state.teams)
    out[at + 4] = int(state.may_take_fewer)
    out[at + 5] = int(state.choose_payment)
    at += 6
    if state.phase != PHASE_OVER:
        out[at + int(state.phase)] = 1.0
    at += PHASE_OVER
    out[at] = share(state.turn, MOST_ROUNDS * int(state.players))
    out[at + 1] = share(state.passes, MAX_PLAYERS)
    out[at + 2] = int(state.closing != NONE)
    at += 3
    if state.phase == PHASE_PAY or state.phase == PHASE_RETURN:
        out[at + int(state.cursor)] = 1.0
    at += GOLD + 1
    at = write_tokens(state.bank, out, at)
    for colour in range(GOLD):
        out[at + colour] = int(count(state.bank, colour) >= TAKE_TWO_FROM)
    at += GOLD
    for level in range(len(DECKS)):
        out[at + level] = share(state.deck_left[level], FIRST[level + 1] - FIRST[level])
    at += len(DECKS)
    at = write_tokens(state.payment, out, at)
    if state.buying != NONE:
        out[at + int(state.buying)] = 1.0


def write_tokens(purse: int, out: Vector, at: int) -> int:
    """The tokens of a purse; there are fewer gold than gems."""
    at = write_purse(purse, GOLD, MOST_TOKENS, out, at)
    out[at] = share(count(purse, GOLD), GOLD_TOKENS)
    return at + 1


def write_seat(state: State, seat: int, other: int, out: Vector, at: int) -> None:
    """What a player has, and when they play."""
    out[at] = 1.0
    out[at + 1] = int(state.to_move == other)
    out[at + 2] = int(state.start == other)
    out[at + 3] = int(state.closing == other)
    out[at + 4] = int(moves_again(state, other))
    out[at + 5] = int(state.teams and other == partner(seat))
    at = write_tokens(state.tokens[other], out, at + 6)
    out[at] = share(total(state.tokens[other]), TOKEN_LIMIT)
    at = write_purse(state.bonuses[other], GOLD, MOST_TOKENS, out, at + 1)
    out[at] = share(state.points[other], MOST_POINTS)
    out[at + 1] = share(max(0, int(state.target) - prestige(state, other)), MOST_POINTS)
    out[at + 2] = share(state.purchases[other], MOST_CARDS)
    out[at + 3] = share(count_owned(state.noble_owner, other), MAX_PLAYERS + 1)
    out[at + 4] = share(count_reserved(state, other), HAND)


def moves_again(state: State, other: int) -> bool:
    """Whether a player still has a turn, the present one too, before the game ends as things stand."""
    if state.phase == PHASE_OVER:
        return False
    if state.closing == NONE:
        return True
    turns = (int(state.closing) - int(state.to_move)) % int(state.players)
    return (int(other) - int(state.to_move)) % int(state.players) < turns


def write_card(state: State, seat: int, card: int, out: Vector, at: int) -> None:
    """A card on the table, and how far each player is from it."""
    out[UNSEEN_AT + card] = 0.0
    out[at] = 1.0
    at = write_row(FACES[card], out, at + 1)
    at = write_missing(state, seat, card, out, at)
    for distance in range(state.players):
        write_distance(state, seat_after(state, seat, distance), card, out, at + 3 * distance)


def write_missing(state: State, owner: int, card: int, out: Vector, at: int) -> int:
    """The gems that a player's gems and bonuses leave open, colour by colour."""
    means = (int(state.tokens[owner]) & GEMS) + discount(state, owner)
    return write_purse(shortfall(COST[card], means), GOLD, MOST_COST, out, at)


def write_distance(state: State, owner: int, card: int, out: Vector, at: int) -> None:
    """How far a player is from a card: tokens to pay, tokens they lack, can they buy."""
    bonuses = discount(state, owner)
    means = (int(state.tokens[owner]) & GEMS) + bonuses
    lacking = total(shortfall(COST[card], means)) - count(state.tokens[owner], GOLD)
    out[at] = share(total(shortfall(COST[card], bonuses)), MOST_CARD_COST)
    out[at + 1] = share(max(0, lacking), MOST_CARD_COST)
    out[at + 2] = int(lacking <= 0)


def write_hand(state: State, seat: int, owner: int, slot: int, out: Vector, at: int) -> None:
    """A reserved card: all of it if the seat has seen it, else its level alone."""
    if write_reserved(state, seat, owner, slot, FIRST, out, at):
        card = int(state.reserved[owner, slot])
        out[UNSEEN_AT + card] = 0.0
        at = write_row(FACES[card], out, at + 3 + len(DECKS))
        at = write_missing(state, owner, card, out, at)
        write_distance(state, owner, card, out, at)


def write_noble(state: State, seat: int, noble: int, out: Vector, at: int) -> None:
    """A noble, and the bonuses that each player lacks for it."""
    out[at] = 1.0
    at = write_purse(NOBLE_COST[noble], GOLD, MOST_WISHES, out, at + 1)
    at = write_purse(shortfall(NOBLE_COST[noble], discount(state, seat)), GOLD, MOST_WISHES, out, at)
    for distance in range(state.players):
        lacking = shortfall(NOBLE_COST[noble], discount(state, seat_after(state, seat, distance)))
        out[at + distance] = share(total(lacking), MOST_NOBLE_COST)


# --- What never changes ------------------------------------------------------------------------------------


def _face(card: int) -> Vector:
    """What is printed on a card."""
    out = np.zeros(len(_FACE), np.float32)
    out[BONUS[card]] = 1.0
    out[GOLD] = share(POINTS[card], MOST_CARD_POINTS)
    write_purse(COST[card], GOLD, MOST_COST, out, GOLD + 1)
    return out


FACES = np.array([_face(card) for card in range(len(CARDS))])
