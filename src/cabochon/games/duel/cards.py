"""The components of Splendor Duel, read once from the CSV files."""

from typing import NamedTuple

import numpy as np

from cabochon.games.components import rows
from cabochon.games.decks import LEVELS
from cabochon.games.purse import one

COLOURS = ("white", "blue", "green", "red", "black")
PEARL = 5
GOLD = 6
TOKENS = (*COLOURS, "pearl", "gold")
LETTERS = "wbgrkpo"
TOKEN_COUNTS = (4, 4, 4, 4, 4, 2, 3)

SIDE = 5
CELLS = SIDE * SIDE
PRIVILEGES = 3

ABILITY_NONE, ABILITY_EXTRA_TURN, ABILITY_TAKE_MATCHING, ABILITY_PRIVILEGE, ABILITY_STEAL = range(5)
ABILITIES = ("none", "extra_turn", "take_matching", "privilege", "steal")

NO_BONUS = -1
WILD = 5


class Card(NamedTuple):
    """A jewel card. `bonus` is a colour, WILD or NO_BONUS; `ability` is as in the CSV file."""

    level: int
    bonus: int
    bonus_count: int
    points: int
    crowns: int
    ability: str
    cost: tuple[int, ...]


class Royal(NamedTuple):
    """A royal card."""

    points: int
    ability: str


CARDS = tuple(
    Card(
        int(row["level"]),
        (*COLOURS, "wild", "none").index(row["bonus"]) if row["bonus"] != "none" else NO_BONUS,
        int(row["bonus_count"]),
        int(row["points"]),
        int(row["crowns"]),
        row["ability"],
        tuple(int(row[name]) for name in TOKENS[:GOLD]),
    )
    for row in rows("duel_cards.csv")
)
ROYALS = tuple(Royal(int(row["points"]), row["ability"]) for row in rows("duel_royals.csv"))


def _ability(words: str) -> int:
    # Being wild is a matter of the bonus; what else a card does is its ability.
    others = [word for word in words.split("+") if word != "wild"]
    return ABILITIES.index(others[0]) if others else ABILITY_NONE


# The tables that the rules read. A card number of -1 ("none") is looked up as 127: a card that costs 64
# white can never be bought, so an empty place needs no test of its own.
NO_CARD = 127
COST = np.full(NO_CARD + 1, 64, np.int64)
COST[: len(CARDS)] = [sum(n * one(c) for c, n in enumerate(card.cost)) for card in CARDS]
BONUS = np.full(NO_CARD + 1, NO_BONUS, np.int8)
BONUS[: len(CARDS)] = [card.bonus for card in CARDS]
BONUS_COUNT = np.array([card.bonus_count for card in CARDS], np.int8)
POINTS = np.array([card.points for card in CARDS], np.int8)
CROWNS = np.array([card.crowns for card in CARDS], np.int8)
ABILITY = np.array([_ability(card.ability) for card in CARDS], np.int8)
LEVEL = np.array([card.level - 1 for card in CARDS], np.int8)
ROYAL_POINTS = np.array([royal.points for royal in ROYALS], np.int8)
ROYAL_ABILITY = np.array([_ability(royal.ability) for royal in ROYALS], np.int8)

# Cards of a level are numbered from FIRST[level] to FIRST[level + 1] - 1.
FIRST = np.searchsorted(LEVEL, np.arange(LEVELS + 1)).astype(np.int64)

# The 25 tokens, numbered by kind: token t is number t - FIRST_TOKEN[kind] of its kind.
TOKEN_KIND = np.repeat(np.arange(len(TOKENS)), TOKEN_COUNTS).astype(np.int8)
FIRST_TOKEN = np.searchsorted(TOKEN_KIND, np.arange(len(TOKENS))).astype(np.int8)
ALL_TOKENS = int(sum(n * one(kind) for kind, n in enumerate(TOKEN_COUNTS)))

# The cells (5 * row + column) in the order in which they are filled.
SPIRAL = np.array([SIDE * int(row["row"]) + int(row["col"]) for row in rows("duel_spiral.csv")], np.int64)
