"""Components as they are printed: cards, decks, and how the component files are read."""

import csv
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.games.purse import one

WILD, NO_BONUS = "wild", "none"
"""What `Card.bonus` says besides the name of a token."""

# A card number of -1 ("none") is looked up as 127: a card that costs 64 of the first token can never be
# bought, so that an empty place needs no test of its own.
NO_CARD = 127


class Card(NamedTuple):
    """A card of any game. What a game does not have is left at its default."""

    number: int
    level: int
    points: int
    bonus: str
    """The name of a token, WILD or NO_BONUS."""
    colour: int
    """The number of the token that the bonus stands for; -1 if it is WILD or NO_BONUS."""
    cost: tuple[int, ...]
    """By token, in the order of the game's tokens."""
    bonus_count: int = 1
    crowns: int = 0
    abilities: tuple[str, ...] = ()
    """Being wild is a matter of the bonus."""


class Deck(NamedTuple):
    """A pile of cards, and the row of face-up cards that is filled from it."""

    name: str
    """How places begin: card c of the row is `2c`, the top of the deck `2t`."""
    level: int
    """What is printed on the backs; several decks may have the same."""
    pool: str
    """What the order of the deck is called in setups and records."""


LEVEL_DECKS = tuple(Deck(str(level), level, f"level{level}") for level in (1, 2, 3))
"""A deck for each of three levels."""


def rows(name: str, folder: Traversable | None = None) -> list[dict[str, str]]:
    """The rows of a component file; a component's number is its row, from 0.

    `folder` is that of a game outside this package.
    """
    file = (folder or files("cabochon.games").joinpath("data")).joinpath(name)
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))


def amounts(row: dict[str, str], tokens: Sequence[str]) -> tuple[int, ...]:
    """The numbers of a row in the columns of these tokens; a token without a column is never asked for."""
    return tuple(int(row.get(token) or 0) for token in tokens)


def costs(cards: Sequence[Any]) -> npt.NDArray[np.int64]:
    """What cards (or nobles) cost, as purses."""
    return np.array([sum(n * one(token) for token, n in enumerate(card.cost)) for card in cards], np.int64)


def card_costs(cards: Sequence[Card]) -> npt.NDArray[np.int64]:
    """The same by card number, with NO_CARD for an empty place."""
    table = np.full(NO_CARD + 1, 64, np.int64)
    table[: len(cards)] = costs(cards)
    return table


def deck_starts(cards: Sequence[Card], decks: Sequence[Deck]) -> npt.NDArray[np.int64]:
    """The number of the first card of each deck, and behind the last one that of the cards in all.

    Cards are numbered deck by deck. Where each level has one deck, the levels tell them apart.
    """
    levels = [card.level for card in cards]
    return np.searchsorted(levels, [*(deck.level for deck in decks), max(levels) + 1]).astype(np.int64)
