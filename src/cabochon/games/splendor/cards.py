"""The components of Splendor, read once from the CSV files."""

from typing import NamedTuple

import numpy as np

from cabochon.games.components import rows
from cabochon.games.decks import LEVELS
from cabochon.games.purse import one

COLOURS = ("white", "blue", "green", "red", "black")
GOLD = 5
TOKENS = (*COLOURS, "gold")
LETTERS = "wbgrko"

TOKENS_PER_GEM = np.array([0, 0, 4, 5, 7], np.int64)  # by the number of players
GOLD_TOKENS = 5


class Card(NamedTuple):
    """A development card."""

    level: int
    bonus: int
    points: int
    cost: tuple[int, ...]


class Noble(NamedTuple):
    """A noble tile: points, and the bonuses it asks for."""

    points: int
    cost: tuple[int, ...]


CARDS = tuple(
    Card(
        int(row["level"]),
        COLOURS.index(row["bonus"]),
        int(row["points"]),
        tuple(int(row[c]) for c in COLOURS),
    )
    for row in rows("splendor_cards.csv")
)
NOBLES = tuple(
    Noble(int(row["points"]), tuple(int(row[c]) for c in COLOURS)) for row in rows("splendor_nobles.csv")
)

# The tables that the rules read. A card number of -1 ("none") is looked up as 127: a card that costs 64
# white can never be bought, so an empty place needs no test of its own.
NO_CARD = 127
COST = np.full(NO_CARD + 1, 64, np.int64)
COST[: len(CARDS)] = [sum(n * one(c) for c, n in enumerate(card.cost)) for card in CARDS]
BONUS = np.array([card.bonus for card in CARDS], np.int8)
POINTS = np.array([card.points for card in CARDS], np.int8)
LEVEL = np.array([card.level - 1 for card in CARDS], np.int8)
NOBLE_COST = np.array([sum(n * one(c) for c, n in enumerate(noble.cost)) for noble in NOBLES], np.int64)
NOBLE_POINTS = np.array([noble.points for noble in NOBLES], np.int8)

# Cards of a level are numbered from FIRST[level] to FIRST[level + 1] - 1.
FIRST = np.searchsorted(LEVEL, np.arange(LEVELS + 1)).astype(np.int64)
