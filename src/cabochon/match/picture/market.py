"""The three decks and the cards that lie face up beside them."""

from cabochon.games.places import COLUMNS
from cabochon.games.positions import Position, deck_sizes
from cabochon.match.picture.canvas import group
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.cards import HEIGHT, WIDTH, card, deck, empty

GAP = 12
STEP_X, STEP_Y = WIDTH + GAP, HEIGHT + 14
MARKET_HEIGHT = 3 * STEP_Y - 14


def market(position: Position, captions: Captions) -> str:
    """The rows of cards, level 3 above."""
    parts = []
    for level in (3, 2, 1):
        y = (3 - level) * STEP_Y
        left = deck_sizes(position)[level - 1]
        top = f"{level}t"
        title = captions.placed(top, captions.text("label-deck", level=level, count=left))
        parts.append(group(deck(level, left, top), y=y, title=title))
        for column, number in enumerate(position["market"][level - 1]):
            place = f"{level}{COLUMNS[column]}"
            x = STEP_X * (column + 1)
            if number is None:
                parts.append(group(empty(place), x=x, y=y))
            else:
                title = captions.placed(place, captions.face(number))
                parts.append(group(card(captions.game.cards[number], captions, place), x=x, y=y, title=title))
    return "".join(parts)
