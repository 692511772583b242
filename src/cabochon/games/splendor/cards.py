"""The components of Splendor, read once from the CSV files."""

from typing import NamedTuple

import numpy as np

from cabochon.games.components import LEVEL_DECKS, Card, amounts, card_costs, costs, deck_starts, rows

COLOURS = ("white", "blue", "green", "red", "black")
GOLD = 5
TOKENS = (*COLOURS, "gold")
LETTERS = "wbgrko"

TOKENS_PER_GEM = np.array([0, 0, 4, 5, 7], np.int64)  # by the number of players
GOLD_TOKENS = 5


class Noble(NamedTuple):
    """A noble tile: points, and the bonuses it asks for, by token."""

    points: int
    cost: tuple[int, ...]


CARDS = tuple(
    Card(
        number,
        int(row["level"]),
        int(row["points"]),
        row["bonus"],
        COLOURS.index(row["bonus"]),
        amounts(row, TOKENS),
    )
    for number, row in enumerate(rows("splendor_cards.csv"))
)
NOBLES = tuple(Noble(int(row["points"]), amounts(row, TOKENS)) for row in rows("splendor_nobles.csv"))
DECKS = LEVEL_DECKS

# The tables that the rules read.
COST = card_costs(CARDS)
BONUS = np.array([card.colour for card in CARDS], np.int8)
POINTS = np.array([card.points for card in CARDS], np.int8)
FIRST = deck_starts(CARDS, DECKS)
NOBLE_COST = costs(NOBLES)
NOBLE_POINTS = np.array([noble.points for noble in NOBLES], np.int8)
