"""A Splendor state as JSON, and back.

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
from cabochon.games.decks import NONE
from cabochon.games.position_text import COUNTS, NUMBER, NUMBERS, PLACES, WORD, Layout, or_none
from cabochon.games.positions import (
    CardReader,
    Plain,
    PlayerPosition,
    Position,
    counts,
    hand,
    head,
    number_or_null,
    owned,
    pending_payment,
    purse_of,
    read_buying,
    read_head,
    read_payment,
    require_sums,
)
from cabochon.games.purse import one, shortfall
from cabochon.games.reading import field, integer, integers, listing, require
from cabochon.games.splendor.cards import (
    BONUS,
    COST,
    DECKS,
    GOLD,
    GOLD_TOKENS,
    NOBLE_COST,
    NOBLE_POINTS,
    POINTS,
    TOKENS,
    TOKENS_PER_GEM,
)
from cabochon.games.splendor.rules import discount, prestige, tokens_to_return, visiting_nobles
from cabochon.games.splendor.state import (
    FINISH_ROUND,
    PHASE_ACT,
    PHASE_NOBLE,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_RETURN,
    PHASES,
    ROW,
    TOKEN_LIMIT,
    Phase,
)

MOST_POINTS = 100
"""Far more than any game gives, and no more than a state can hold when it is played on."""

WIDTHS = (ROW,) * len(DECKS)

LAYOUT = Layout(
    version=1,
    pending={
        "passes": NUMBER,
        "closing": or_none(NUMBER),
        "buying": WORD,
        "payment": COUNTS,
        "cursor": NUMBER,
    },
    table={"bank": COUNTS, "nobles": PLACES},
    player={"nobles": NUMBERS},
)


class SplendorPending(TypedDict):
    """`passes` are the forced ones in a row; the game ends when it would be the turn of `closing`."""

    passes: int
    closing: int | None
    buying: NotRequired[str]
    payment: NotRequired[list[int]]
    cursor: NotRequired[int]


class SplendorPlayer(PlayerPosition):
    """A player of Splendor."""

    nobles: list[int]


class SplendorPosition(Position):
    """`nobles` are those on the table, place by place; null where one has gone."""

    game: Literal["splendor"]
    phase: Phase
    pending: SplendorPending
    bank: list[int]
    players: list[SplendorPlayer]
    nobles: list[int | None]


def to_position(record: StateRecord, game: Game) -> SplendorPosition:
    """The complete state, or what a view shows of it."""
    state = Plain(record)
    return {
        "game": "splendor",
        **head(state, game, WIDTHS),
        "phase": PHASES[state.phase],
        "pending": _pending(state, game),
        "bank": counts(state.bank, len(TOKENS)),
        "players": [
            {
                "tokens": counts(state.tokens[seat], len(TOKENS)),
                "bonuses": counts(state.bonuses[seat], GOLD),
                "discount": counts(discount(state, seat), len(TOKENS)),
                "points": state.points[seat],
                "cards": owned(state.owner, seat),
                "reserved": hand(state, seat, game),
                "nobles": owned(state.noble_owner, seat),
            }
            for seat in range(state.players)
        ],
        "nobles": [number_or_null(noble) for noble in state.nobles[: state.players + 1]],
    }


def _pending(state: Plain, game: Game) -> SplendorPending:
    pending: SplendorPending = {"passes": state.passes, "closing": number_or_null(state.closing)}
    if state.phase == PHASE_PAY:
        return {**pending, **pending_payment(state, game)}
    if state.phase == PHASE_RETURN:
        pending["cursor"] = state.cursor
    return pending


def from_position(position: Any, game: Game) -> StateRecord:
    """The state of a position (complete, or a seat's view), or a PositionError."""
    state = read_head(position, game)
    _read_tokens(state, position)
    _read_nobles(state, position)
    _read_cards(state, position, game)
    _read_pending(state, position, game)
    return state


def _read_tokens(state: StateRecord, position: Any) -> None:
    held = integers(field(position, "bank"), len(TOKENS), 0, int(TOKENS_PER_GEM.max()), "bank")
    state.bank = purse_of(held)
    for seat in range(state.players):
        path = f"players[{seat}]"
        tokens = field(position["players"][seat], "tokens", path)
        tokens = integers(tokens, len(TOKENS), 0, int(TOKENS_PER_GEM.max()), f"{path}.tokens")
        state.tokens[seat] = purse_of(tokens)
        held = [a + b for a, b in zip(held, tokens, strict=True)]
        if state.phase != PHASE_RETURN or seat != state.to_move:
            require(sum(tokens) <= TOKEN_LIMIT, f"{path} can't hold more than {TOKEN_LIMIT} tokens now")
        else:
            require(sum(tokens) > TOKEN_LIMIT, f"phase return needs more than {TOKEN_LIMIT} tokens")
    of_each = [int(TOKENS_PER_GEM[state.players])] * GOLD + [GOLD_TOKENS]
    for name, there, expected in zip(TOKENS, held, of_each, strict=True):
        require(there == expected, f"there must be {expected} {name} tokens in all")


def _read_nobles(state: StateRecord, position: Any) -> None:
    state.nobles[:] = NONE
    state.noble_owner[:] = NONE
    known: set[int] = set()
    places = listing(field(position, "nobles"), int(state.players) + 1, "nobles")
    for place, noble in enumerate(places):
        if noble is not None:
            state.nobles[place] = integer(noble, 0, len(NOBLE_COST) - 1, f"nobles[{place}]")
            require(noble not in known, "a noble can't be in two places")
            known.add(noble)
    for seat in range(state.players):
        path = f"players[{seat}]"
        nobles = field(position["players"][seat], "nobles", path)
        for noble in integers(nobles, None, 0, len(NOBLE_COST) - 1, f"{path}.nobles"):
            require(noble not in known, "a noble can't be in two places")
            known.add(noble)
            state.noble_owner[noble] = seat
            state.points[seat] += NOBLE_POINTS[noble]
    require(len(known) == state.players + 1, f"there must be {state.players + 1} nobles, received ones too")


def _read_cards(state: StateRecord, position: Any, game: Game) -> None:
    cards = CardReader(game)
    owner = state.owner
    owner[:] = NONE
    state.reserved[:] = NONE
    for seat in range(state.players):
        path = f"players[{seat}]"
        player = position["players"][seat]
        for i, value in enumerate(listing(field(player, "cards", path), None, f"{path}.cards")):
            owner[cards.bought(value, f"{path}.cards[{i}]")] = seat
        mine = owned(owner, seat)
        points = int(state.points[seat]) + sum(int(POINTS[card]) for card in mine)
        require(points <= MOST_POINTS, f"{path} can't have more than {MOST_POINTS} points")
        state.points[seat] = points
        state.purchases[seat] = len(mine)
        state.bonuses[seat] = sum(one(BONUS[card]) for card in mine)
        cards.hand(field(player, "reserved", path), state, seat, f"{path}.reserved")
        require_sums(player, path, {"bonuses": counts(state.bonuses[seat], GOLD), "points": points})
    for seat in range(state.players):
        sums = {"discount": counts(discount(state, seat), len(TOKENS))}
        require_sums(position["players"][seat], f"players[{seat}]", sums)
    cards.table(state, position, WIDTHS)
    cards.finish(state)


def _read_pending(state: StateRecord, position: Any, game: Game) -> None:
    players = int(state.players)
    pending = field(position, "pending")
    passes = integer(field(pending, "passes", "pending"), 0, players, "pending.passes")
    possible = {PHASE_ACT: passes < players, PHASE_PAY: passes == 0, PHASE_RETURN: passes == 0}.get(
        int(state.phase), True
    )
    require(possible, f"pending.passes can't be {passes} in phase {PHASES[state.phase]}")
    state.passes = passes
    _read_closing(state, field(pending, "closing", "pending"))
    state.buying = NONE
    if state.phase == PHASE_PAY:
        card = read_buying(state, pending, game)
        read_payment(state, pending, shortfall(COST[card], discount(state, state.to_move)), len(TOKENS))
    elif state.phase == PHASE_RETURN:
        state.cursor = integer(field(pending, "cursor", "pending"), 0, GOLD, "pending.cursor")
        require(tokens_to_return(state) != 0, "pending.cursor leaves too few tokens to return")
    elif state.phase == PHASE_NOBLE:
        require(size(visiting_nobles(state)) > 1, "phase noble needs two nobles to choose from")


def _read_closing(state: StateRecord, closing: Any) -> None:
    if closing is None:
        over = state.phase == PHASE_OVER and state.passes < state.players
        require(not over, "pending.closing: nobody has closed this game, yet it is over")
        state.closing = NONE
        return
    state.closing = integer(closing, 0, int(state.players) - 1, "pending.closing")
    reached = any(prestige(state, seat) >= state.target for seat in range(state.players))
    require(reached, "pending.closing must be null: nobody has reached the target")
    ends_here = state.closing == state.to_move or (
        state.last_round == FINISH_ROUND and state.closing != state.start
    )
    require(not ends_here, f"pending.closing: the game can't end before a turn of seat {closing}")
