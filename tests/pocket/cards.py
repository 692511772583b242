"""The components of Pocket."""

from pathlib import Path

import numpy as np

from cabochon.games.components import Card, Deck, amounts, card_costs, deck_starts, rows

COLOURS = ("coral", "jade")
GOLD = 2
TOKENS = (*COLOURS, "gold")
LETTERS = "cjo"
TOKENS_PER_COLOUR = 5
GOLD_TOKENS = 2

CARDS = tuple(
    Card(
        number,
        int(row["level"]),
        int(row["points"]),
        row["bonus"],
        COLOURS.index(row["bonus"]) if row["bonus"] in COLOURS else -1,
        amounts(row, TOKENS),
    )
    for number, row in enumerate(rows("cards.csv", Path(__file__).parent))
)
DECKS = (Deck("1", 1, "low"), Deck("2", 2, "high"))

COST = card_costs(CARDS)
COLOUR = np.array([card.colour for card in CARDS], np.int8)
POINTS = np.array([card.points for card in CARDS], np.int8)
FIRST = deck_starts(CARDS, DECKS)
