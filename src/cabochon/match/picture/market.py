"""The three decks and the cards that lie face up beside them."""

from collections.abc import Mapping, Sequence
from typing import Any

from cabochon.match.faces import COLUMNS, Face, count, describe
from cabochon.match.picture.canvas import group
from cabochon.match.picture.cards import HEIGHT, WIDTH, card, deck, empty

GAP = 12
STEP_X, STEP_Y = WIDTH + GAP, HEIGHT + 14
MARKET_HEIGHT = 3 * STEP_Y - 14


def market(position: Mapping[str, Any], rows: Sequence[Sequence[int | None]], faces: Sequence[Face]) -> str:
    """Level 3 above; `rows` are the cards face up, level 1 first."""
    parts = []
    for level in (3, 2, 1):
        y = (3 - level) * STEP_Y
        left = len(position["decks"][level - 1])
        title = f"{level}t: deck of level {level}, {count(left, 'card')}"
        parts.append(group(deck(level, left, f"{level}t"), y=y, title=title))
        for column, number in enumerate(rows[level - 1]):
            place = f"{level}{COLUMNS[column]}"
            x = STEP_X * (column + 1)
            if number is None:
                parts.append(group(empty(place), x=x, y=y))
            else:
                title = f"{place}, {describe(faces[number])}"
                parts.append(group(card(faces[number], place), x=x, y=y, title=title))
    return "".join(parts)
