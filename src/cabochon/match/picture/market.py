"""The three decks and the cards that lie face up beside them."""

from cabochon.games.base import Game
from cabochon.games.places import COLUMNS
from cabochon.games.positions import Position, deck_sizes
from cabochon.match.faces import count, describe
from cabochon.match.picture.canvas import group
from cabochon.match.picture.cards import HEIGHT, WIDTH, card, deck, empty

GAP = 12
STEP_X, STEP_Y = WIDTH + GAP, HEIGHT + 14
MARKET_HEIGHT = 3 * STEP_Y - 14


def market(position: Position, game: Game) -> str:
    """The rows of cards, level 3 above."""
    parts = []
    for level in (3, 2, 1):
        y = (3 - level) * STEP_Y
        left = deck_sizes(position)[level - 1]
        title = f"{level}t: deck of level {level}, {count(left, 'card')}"
        parts.append(group(deck(level, left, f"{level}t"), y=y, title=title))
        for column, number in enumerate(position["market"][level - 1]):
            place = f"{level}{COLUMNS[column]}"
            x = STEP_X * (column + 1)
            if number is None:
                parts.append(group(empty(place), x=x, y=y))
            else:
                face = game.cards[number]
                title = f"{place}, {describe(face, game.letters)}"
                parts.append(group(card(face, game.letters, place), x=x, y=y, title=title))
    return "".join(parts)
