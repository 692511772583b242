"""What is needed to lay out a table of any game in the middle of it, in words.

Tokens, costs and bonuses are written as on a rulebook page: "3w 1b" is three white and one blue. The letters
are white, blue, green, red, blacK, Pearl, gOld. Seats are numbered from 0.
"""

import re
from collections.abc import Sequence
from typing import Any

from cabochon.games.components import Card
from cabochon.games.positions import Reserved


def amounts(text: str, letters: str) -> list[int]:
    """How many of each letter: "3w 1b" is [3, 1, 0, …]."""
    counts = [0] * len(letters)
    for part in text.split():
        match = re.fullmatch(r"(\d+)([a-z])", part)
        if match is None or match[2] not in letters:
            raise ValueError(f"{part!r} is not a number and one of {letters}")
        counts[letters.index(match[2])] += int(match[1])
    return counts


def in_words(counts: Sequence[int], letters: str) -> str:
    """The other way round, in the order of the letters."""
    return " ".join(f"{count}{letter}" for count, letter in zip(counts, letters, strict=True) if count)


def for_seat(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    """The value of a seat in a list that may stop early."""
    return values[seat] if seat < len(values) else otherwise


class Unseen(int):
    """A reserved card that came from the top of a deck."""


def in_hand(card: int, cards: Sequence[Card]) -> Reserved:
    """A reserved card as a position has it."""
    level = cards[card].level
    return {"card": int(card), "hidden": isinstance(card, Unseen), "deck": str(level), "level": level}
