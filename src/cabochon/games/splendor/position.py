"""A Splendor state as JSON, and back.

Reading checks everything: tokens and cards must add up, sums must agree with the cards, and what is pending
must fit the phase, so a position that was read is one that the rules can go on from.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from cabochon.games.errors import PositionError, SettingsError
from cabochon.games.purse import count, covers, one, shortfall, total
from cabochon.games.reading import field, integer, integers, listing, require, word
from cabochon.games.splendor.cards import BONUS, COST, FIRST, GOLD, GOLD_TOKENS, LEVEL, LEVELS, NOBLE_COST
from cabochon.games.splendor.cards import NOBLE_POINTS, POINTS, TOKENS, TOKENS_PER_GEM
from cabochon.games.splendor.rules import GEMS, discount, visiting_nobles
from cabochon.games.splendor.state import ACT, HAND, NOBLE, NONE, OVER, PAY, PHASES, PLACES, RETURN, ROW, State
from cabochon.games.splendor.state import MAX_PLAYERS, TOKEN_LIMIT, UNKNOWN

if TYPE_CHECKING:
    from cabochon.games.splendor.game import Splendor


def to_position(state: State, game: "Splendor") -> dict[str, Any]:
    """The complete state; cards that a view masks are null."""
    players = int(state.players)
    return {
        "game": "splendor",
        "settings": {
            setting.name: setting.choices[state[setting.name]]
            if setting.choices
            else type(setting.default)(state[setting.name])
            for setting in game.settings
        },
        "start": int(state.start),
        "turn": int(state.turn),
        "to_move": None if state.to_move == NONE else int(state.to_move),
        "phase": PHASES[state.phase],
        "pending": _pending(state),
        "bank": _counts(state.bank, 6),
        "players": [_player(state, seat) for seat in range(players)],
        "board": [
            [_card(card) for card in state.board[ROW * level : ROW * level + int(state.face_up)]]
            for level in range(LEVELS)
        ],
        "decks": [
            [_card(card) for card in state.deck[FIRST[level + 1] - state.deck_left[level] : FIRST[level + 1]]]
            for level in range(LEVELS)
        ],
        "nobles": [_card(noble) for noble in state.nobles[: players + 1]],
    }


def _pending(state: State) -> dict[str, Any]:
    pending: dict[str, Any] = {
        "passes": int(state.passes),
        "closing": None if state.closing == NONE else int(state.closing),
    }
    if state.phase == PAY:
        pending["buying"] = int(state.buying)
        pending["payment"] = _counts(state.payment, 6)
    if state.phase in (PAY, RETURN):
        pending["cursor"] = int(state.cursor)
    return pending


def _player(state: State, seat: int) -> dict[str, Any]:
    return {
        "tokens": _counts(state.tokens[seat], 6),
        "bonuses": _counts(state.bonuses[seat], 5),
        "points": int(state.points[seat]),
        "cards": np.flatnonzero(state.owner == seat).tolist(),
        "reserved": [
            {
                "card": _card(card),
                "hidden": bool(state.hidden[seat, slot]),
                "level": int(LEVEL[card] if card >= 0 else UNKNOWN - card) + 1,
            }
            for slot, card in enumerate(state.reserved[seat])
            if card != NONE
        ],
        "nobles": np.flatnonzero(state.noble_owner == seat).tolist(),
    }


def _counts(purse: int, colours: int) -> list[int]:
    return [count(purse, colour) for colour in range(colours)]


def _card(card: int) -> int | None:
    return int(card) if card >= 0 else None


def from_position(position: Any, game: "Splendor") -> State:
    """The state of a position (complete, or a seat's view), or a PositionError."""
    word(field(position, "game"), [game.name], "game")
    players = len(listing(field(position, "players"), None, "players"))
    settings = field(position, "settings")
    require(isinstance(settings, dict), "settings must be an object")
    start = integer(field(position, "start"), 0, MAX_PLAYERS - 1, "start")
    try:
        settings = game.check_settings(players, {**settings, "start": start})
    except SettingsError as error:
        raise PositionError(f"settings: {error}") from None
    state = game.new_state(players, settings)
    _read_tokens(state, position)
    _read_nobles(state, position)
    _read_cards(state, position)
    _read_turn(state, position)
    return state


def _read_tokens(state: State, position: Any) -> None:
    state.bank = _purse(integers(field(position, "bank"), 6, 0, 7, "bank"))
    held = int(state.bank)
    for seat in range(state.players):
        tokens = field(position["players"][seat], "tokens", f"players[{seat}]")
        state.tokens[seat] = _purse(integers(tokens, 6, 0, 7, f"players[{seat}].tokens"))
        held += int(state.tokens[seat])
    for colour in range(GOLD + 1):
        tokens = GOLD_TOKENS if colour == GOLD else TOKENS_PER_GEM[int(state.players)]
        require(count(held, colour) == tokens, f"bank and players must hold {tokens} {TOKENS[colour]} tokens together")


def _purse(counts: list[int]) -> int:
    return sum(number * one(colour) for colour, number in enumerate(counts))


def _read_nobles(state: State, position: Any) -> None:
    places = listing(field(position, "nobles"), int(state.players) + 1, "nobles")
    state.nobles[:] = NONE
    state.noble_owner[:] = NONE
    known: list[int] = []
    for place, noble in enumerate(places):
        if noble is not None:
            state.nobles[place] = integer(noble, 0, len(NOBLE_COST) - 1, f"nobles[{place}]")
            known.append(noble)
    for seat in range(state.players):
        path = f"players[{seat}].nobles"
        nobles = field(position["players"][seat], "nobles", f"players[{seat}]")
        for noble in integers(nobles, None, 0, len(NOBLE_COST) - 1, path):
            state.noble_owner[noble] = seat
            state.points[seat] += NOBLE_POINTS[noble]
            known.append(noble)
    require(len(set(known)) == len(known), "a noble can't be in two places")
    require(len(known) == state.players + 1, f"there must be {state.players + 1} nobles, received ones included")


def _read_cards(state: State, position: Any) -> None:
    state.owner[:] = NONE
    state.board[:] = NONE
    state.deck[:] = NONE
    state.reserved[:] = NONE
    known: list[int] = []
    unknown = [0] * LEVELS

    def card_number(value: Any, level: int | None, path: str, may_hide: bool) -> int:
        if value is None and may_hide and level is not None:
            unknown[level] += 1
            return UNKNOWN - level
        low, high = (0, FIRST[LEVELS] - 1) if level is None else (FIRST[level], FIRST[level + 1] - 1)
        known.append(integer(value, int(low), int(high), path))
        return known[-1]

    for seat in range(state.players):
        path = f"players[{seat}]"
        player = position["players"][seat]
        for i, value in enumerate(listing(field(player, "cards", path), None, f"{path}.cards")):
            card = card_number(value, None, f"{path}.cards[{i}]", may_hide=False)
            state.owner[card] = seat
            state.bonuses[seat] += one(BONUS[card])
            state.points[seat] += POINTS[card]
            state.purchases[seat] += 1
        hand = listing(field(player, "reserved", path), None, f"{path}.reserved")
        require(len(hand) <= HAND, f"{path}.reserved can hold {HAND} cards at most")
        for slot, reserved in enumerate(hand):
            spot = f"{path}.reserved[{slot}]"
            level = integer(field(reserved, "level", spot), 1, LEVELS, f"{spot}.level") - 1
            hidden = field(reserved, "hidden", spot)
            require(isinstance(hidden, bool), f"{spot}.hidden must be true or false")
            state.reserved[seat, slot] = card_number(field(reserved, "card", spot), level, f"{spot}.card", hidden)
            state.hidden[seat, slot] = hidden
        bonuses = _counts(state.bonuses[seat], 5)
        require(field(player, "bonuses", path) == bonuses, f"{path}.bonuses must be {bonuses}, as its cards say")
        points = int(state.points[seat])
        require(field(player, "points", path) == points, f"{path}.points must be {points}, as its cards and nobles say")
    rows = listing(field(position, "board"), LEVELS, "board")
    decks = listing(field(position, "decks"), LEVELS, "decks")
    for level in range(LEVELS):
        deck = listing(decks[level], None, f"decks[{level}]")
        row = listing(rows[level], int(state.face_up), f"board[{level}]")
        for place, value in enumerate(row):
            require(value is not None or not deck, f"board[{level}] can't have an empty place while its deck has cards")
            if value is not None:
                state.board[ROW * level + place] = card_number(value, level, f"board[{level}][{place}]", may_hide=False)
        size = int(FIRST[level + 1] - FIRST[level])
        require(len(deck) <= size, f"decks[{level}] can hold {size} cards at most")
        state.deck_left[level] = len(deck)
        for i, value in enumerate(deck):
            card = card_number(value, level, f"decks[{level}][{i}]", may_hide=True)
            state.deck[FIRST[level + 1] - len(deck) + i] = card if card >= 0 else UNKNOWN
        of_level = sum(FIRST[level] <= card < FIRST[level + 1] for card in known) + unknown[level]
        require(of_level == size, f"the {size} cards of level {level + 1} must all be somewhere; found {of_level}")
    require(len(set(known)) == len(known), "a card can't be in two places")


def _read_turn(state: State, position: Any) -> None:
    players = int(state.players)
    state.phase = PHASES.index(word(field(position, "phase"), PHASES, "phase"))
    state.turn = integer(field(position, "turn"), 1, 2**15 - 1, "turn")
    pending = field(position, "pending")
    state.passes = integer(field(pending, "passes", "pending"), 0, players, "pending.passes")
    closing = field(pending, "closing", "pending")
    state.closing = NONE if closing is None else integer(closing, 0, players - 1, "pending.closing")
    state.buying = NONE
    seat = field(position, "to_move")
    if state.phase == OVER:
        require(seat is None, "to_move must be null when the game is over")
        state.to_move = NONE
    else:
        state.to_move = integer(seat, 0, players - 1, "to_move")
    for other in range(players):
        if other != state.to_move or state.phase != RETURN:
            held = total(state.tokens[other])
            require(held <= TOKEN_LIMIT, f"players[{other}] can't hold more than {TOKEN_LIMIT} tokens now")
    if state.phase == RETURN:
        require(total(state.tokens[state.to_move]) > TOKEN_LIMIT, "phase return needs more than ten tokens")
    if state.phase == NOBLE:
        visitors = visiting_nobles(state)
        require(visitors & (visitors - 1) != 0, "phase noble needs two nobles to choose from")
    if state.phase == PAY:
        _read_payment(state, pending)
    if state.phase in (PAY, RETURN):
        state.cursor = integer(field(pending, "cursor", "pending"), 0, GOLD, "pending.cursor")
    if state.phase == ACT:
        require(state.passes < players, "pending.passes: everybody passed, so the game is over")


def _read_payment(state: State, pending: Any) -> None:
    seat = int(state.to_move)
    place = integer(field(pending, "buying", "pending"), 0, PLACES + HAND - 1, "pending.buying")
    card = int(state.board[place] if place < PLACES else state.reserved[seat, place - PLACES])
    require(card >= 0, "pending.buying names an empty place")
    payment = _purse(integers(field(pending, "payment", "pending"), 6, 0, 7, "pending.payment"))
    due = shortfall(COST[card], discount(state, seat))
    pays = covers(due, payment & GEMS) and total(due) == total(payment)
    require(pays and covers(state.tokens[seat], payment), "pending.payment does not pay for the card")
    state.buying = place
    state.payment = payment
