"""A state of Pocket as JSON, and back."""

from typing import Any, Literal

from typing_extensions import TypedDict

from cabochon.games.base import Game, StateRecord
from cabochon.games.decks import NONE
from cabochon.games.position_text import COUNTS, NUMBER, Layout, or_none
from cabochon.games.positions import (
    CardReader,
    Pending,
    Plain,
    PlayerPosition,
    Position,
    counts,
    hand,
    head,
    owned,
    purse_of,
    read_head,
    require_sums,
)
from cabochon.games.purse import one
from cabochon.games.reading import field, integer, integers, listing, require
from tests.pocket.cards import COLOUR, COLOURS, GOLD, GOLD_TOKENS, POINTS, TOKENS, TOKENS_PER_COLOUR
from tests.pocket.state import PHASE_OVER, PHASES, ROWS, Phase

LAYOUT = Layout(
    version=1,
    pending={"cursor": NUMBER, "passes": NUMBER, "winner": or_none(NUMBER)},
    table={"bank": COUNTS},
    player={},
)


class PocketPending(TypedDict):
    """What a turn still needs."""

    cursor: int
    passes: int
    winner: int | None


class PocketPosition(Position):
    """A position of Pocket."""

    game: Literal["pocket"]
    phase: Phase
    pending: Pending
    bank: list[int]
    players: list[PlayerPosition]


def to_position(record: StateRecord, game: Game) -> PocketPosition:
    """The complete state, or what a view shows of it."""
    state = Plain(record)
    pending: Any = {
        "cursor": state.cursor,
        "passes": state.passes,
        "winner": None if state.winner == NONE else state.winner,
    }
    return {
        "game": "pocket",
        **head(state, game, ROWS),
        "phase": PHASES[state.phase],
        "pending": pending,
        "bank": counts(state.bank, len(TOKENS)),
        "players": [
            {
                "tokens": counts(state.tokens[seat], len(TOKENS)),
                "bonuses": counts(state.bonuses[seat], len(COLOURS)),
                "discount": counts(state.bonuses[seat], len(TOKENS)),
                "points": state.points[seat],
                "cards": owned(state.owner, seat),
                "reserved": hand(state, seat, game),
            }
            for seat in range(state.players)
        ],
    }


def from_position(position: Any, game: Game) -> StateRecord:
    """The record of a position, or a PositionError."""
    state = read_head(position, game)
    bank = integers(field(position, "bank"), len(TOKENS), 0, TOKENS_PER_COLOUR, "bank")
    state.bank = purse_of(bank)
    cards = CardReader(game)
    state.owner[:] = NONE
    state.reserved[:] = NONE
    for seat in range(state.players):
        path, player = f"players[{seat}]", position["players"][seat]
        tokens = integers(field(player, "tokens", path), len(TOKENS), 0, TOKENS_PER_COLOUR, f"{path}.tokens")
        state.tokens[seat] = purse_of(tokens)
        bank = [a + b for a, b in zip(bank, tokens, strict=True)]
        for i, value in enumerate(listing(field(player, "cards", path), None, f"{path}.cards")):
            state.owner[cards.bought(value, f"{path}.cards[{i}]")] = seat
        mine = owned(state.owner, seat)
        state.points[seat] = sum(int(POINTS[card]) for card in mine)
        state.bonuses[seat] = sum(one(COLOUR[card]) for card in mine if COLOUR[card] >= 0)
        cards.hand(field(player, "reserved", path), state, seat, f"{path}.reserved")
        require_sums(
            player,
            path,
            {
                "bonuses": counts(state.bonuses[seat], len(COLOURS)),
                "discount": counts(state.bonuses[seat], len(TOKENS)),
                "points": int(state.points[seat]),
            },
        )
    require(bank == [TOKENS_PER_COLOUR] * GOLD + [GOLD_TOKENS], "the tokens do not add up")
    cards.table(state, position, ROWS)
    cards.finish(state)
    pending = field(position, "pending")
    state.cursor = integer(field(pending, "cursor", "pending"), 0, GOLD, "pending.cursor")
    state.passes = integer(field(pending, "passes", "pending"), 0, int(state.players), "pending.passes")
    winner = field(pending, "winner", "pending")
    require(winner is None or state.phase == PHASE_OVER, "pending.winner: nobody has won yet")
    last = int(state.players) - 1
    state.winner = NONE if winner is None else integer(winner, 0, last, "pending.winner")
    return state
