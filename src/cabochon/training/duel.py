"""What Splendor Duel tells a network that learns, besides who won, and how else it can be told."""

import random

from cabochon.games.duel.cards import CARDS, COLOURS, DECKS, LETTERS, PRIVILEGES, SIDE, TOKENS
from cabochon.games.duel.rules import VICTORY_COLOUR_POINTS, VICTORY_CROWNS, VICTORY_POINTS
from cabochon.games.duel.state import ROWS, State
from cabochon.games.places import COLUMNS, cell_name
from cabochon.games.purse import count
from cabochon.training.renaming import shuffled, turned, turned_cards

COLOUR_COUNT = len(COLOURS)

IN_ORDER = (
    *((f"table: cursor at {token}", 0.0) for token in TOKENS),
    ("table: next cell for a privilege", 0.0),
    ("self: privileges", 1.5 / PRIVILEGES),
)
"""Features that are larger than this where tokens, or cells for privileges, are chosen in ascending order."""


def standing(state: State, seat: int) -> float:
    """How near a seat is to winning, in that of the three ways in which it is nearest."""
    nearest = max(int(state.points[seat]) / VICTORY_POINTS, int(state.crowns[seat]) / VICTORY_CROWNS)
    for colour in range(COLOUR_COUNT):
        nearest = max(nearest, count(state.colour_points[seat], colour) / VICTORY_COLOUR_POINTS)
    return nearest


def renamings(chance: random.Random) -> tuple[dict[str, str], dict[str, str]]:
    """Places that cards could as well lie at; and colours, which are nearly alike, and sides of the board.

    Five cards of six are the same when the colours are turned.
    """
    places: dict[str, str] = {}
    for deck, width in zip(DECKS, ROWS, strict=True):
        places |= shuffled([deck.name + column for column in COLUMNS[:width]], chance)
    by = chance.randrange(COLOUR_COUNT)
    colours = turned(COLOURS, by) | turned(LETTERS[:COLOUR_COUNT], by) | turned_cards(CARDS, COLOUR_COUNT, by)
    return places, colours | _cells(chance.randrange(4), chance.random() < 0.5)


def _cells(quarters: int, mirrored: bool) -> dict[str, str]:
    """The cells of a board that is turned by some quarters, and perhaps seen in a mirror."""
    names = {}
    for cell in range(SIDE * SIDE):
        row, column = divmod(cell, SIDE)
        for _ in range(quarters):
            row, column = column, SIDE - 1 - row
        names[cell_name(*divmod(cell, SIDE))] = cell_name(row, SIDE - 1 - column if mirrored else column)
    return names
