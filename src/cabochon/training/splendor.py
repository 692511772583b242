"""What Splendor tells a network that learns, besides who won, and how else it can be told."""

import random

from cabochon.games.places import COLUMNS
from cabochon.games.splendor.cards import CARDS, COLOURS, DECKS, GOLD, LETTERS, TOKENS
from cabochon.games.splendor.rules import prestige
from cabochon.games.splendor.state import State
from cabochon.training.renaming import shuffled, turned, turned_cards

USUAL_ROW = 4
USUAL_NOBLES = 3
"""Where there are more, those stay where they are; where there are fewer, places stay empty."""

IN_ORDER = tuple((f"table: cursor at {token}", 0.0) for token in TOKENS)
"""Features that are larger than this where tokens are chosen in ascending order."""


def standing(state: State, seat: int) -> float:
    """How near a seat is to winning: its points, or its team's, against those that end the game."""
    return prestige(state, seat) / max(int(state.target), 1)


def renamings(chance: random.Random) -> tuple[dict[str, str], dict[str, str]]:
    """Places that cards and nobles could as well lie at; and colours, which are nearly alike.

    Nobles are the same when the colours are turned, and so are seven cards of ten.
    """
    places = shuffled([f"noble {place + 1}" for place in range(USUAL_NOBLES)], chance)
    for deck in DECKS:
        places |= shuffled([deck.name + column for column in COLUMNS[:USUAL_ROW]], chance)
    by = chance.randrange(GOLD)
    return places, turned(COLOURS, by) | turned(LETTERS[:GOLD], by) | turned_cards(CARDS, GOLD, by)
