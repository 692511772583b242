"""The components of Splendor Duel, read once from the CSV files."""

from typing import NamedTuple

import numpy as np

from cabochon.games.components import (
    LEVEL_DECKS,
    NO_CARD,
    WILD,
    Card,
    amounts,
    card_costs,
    deck_starts,
    rows,
)
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

# What BONUS says besides the number of a colour.
NO_COLOUR = -1
ANY_COLOUR = 5


class Royal(NamedTuple):
    """A royal card."""

    points: int
    abilities: tuple[str, ...]


def _abilities(row: dict[str, str]) -> tuple[str, ...]:
    # Being wild is a matter of the bonus.
    return tuple(word for word in row["ability"].split("+") if word not in ("none", "wild"))


CARDS = tuple(
    Card(
        number,
        int(row["level"]),
        int(row["points"]),
        row["bonus"],
        COLOURS.index(row["bonus"]) if row["bonus"] in COLOURS else NO_COLOUR,
        amounts(row, TOKENS),
        int(row["bonus_count"]),
        int(row["crowns"]),
        _abilities(row),
    )
    for number, row in enumerate(rows("duel_cards.csv"))
)
ROYALS = tuple(Royal(int(row["points"]), _abilities(row)) for row in rows("duel_royals.csv"))
DECKS = LEVEL_DECKS


def _ability(component: Card | Royal) -> int:
    return ABILITIES.index(component.abilities[0]) if component.abilities else ABILITY_NONE


# The tables that the rules read.
COST = card_costs(CARDS)
BONUS = np.full(NO_CARD + 1, NO_COLOUR, np.int8)
BONUS[: len(CARDS)] = [ANY_COLOUR if card.bonus == WILD else card.colour for card in CARDS]
BONUS_COUNT = np.array([card.bonus_count for card in CARDS], np.int8)
POINTS = np.array([card.points for card in CARDS], np.int8)
CROWNS = np.array([card.crowns for card in CARDS], np.int8)
ABILITY = np.array([_ability(card) for card in CARDS], np.int8)
FIRST = deck_starts(CARDS, DECKS)
ROYAL_POINTS = np.array([royal.points for royal in ROYALS], np.int8)
ROYAL_ABILITY = np.array([_ability(royal) for royal in ROYALS], np.int8)
ROYAL_CROWNS = (3, 6)  # each of them brings a royal

# The 25 tokens, numbered by kind: token t is number t - FIRST_TOKEN[kind] of its kind.
TOKEN_KIND = np.repeat(np.arange(len(TOKENS)), TOKEN_COUNTS).astype(np.int8)
FIRST_TOKEN = np.searchsorted(TOKEN_KIND, np.arange(len(TOKENS))).astype(np.int8)
ALL_TOKENS = int(sum(n * one(kind) for kind, n in enumerate(TOKEN_COUNTS)))

# The cells (5 * row + column) in the order in which they are filled.
SPIRAL = np.array([SIDE * int(row["row"]) + int(row["col"]) for row in rows("duel_spiral.csv")], np.int64)
