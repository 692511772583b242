"""The face-up cards in their rows, each row with its deck on the left."""

from math import ceil

from rich.text import Text

from cabochon.games.places import COLUMNS, TOP
from cabochon.games.positions import Position, deck_sizes
from cabochon.terminal.faces import back, card_cell
from cabochon.terminal.grid import Cell, card_grid
from cabochon.terminal.scene import Scene

_NARROWEST = 9
_WIDEST = 16


def least_width(scene: Scene[Position]) -> int:
    """How much room the market needs."""
    return _decks_width(scene) + _columns(scene) * (_NARROWEST + 1) + 1


def market(scene: Scene[Position], room: int) -> list[Text]:
    """The lines of the cards, the last deck on top, as wide as the room allows.

    Where a row does not fit, it takes several lines of cards, as equal in length as can be.
    """
    columns = _columns(scene)
    most = max(1, (room - _decks_width(scene) - 1) // (_NARROWEST + 1))
    columns = ceil(columns / ceil(columns / most))
    width = max(_NARROWEST, min(_WIDEST, (room - _decks_width(scene) - columns - 1) // columns))
    rows: list[list[Cell]] = []
    margins: list[Cell] = []
    for deck, numbers, left in reversed(
        list(zip(scene.game.decks, scene.position["market"], deck_sizes(scene.position), strict=True))
    ):
        row: list[Cell] = []
        for column, number in zip(COLUMNS, numbers, strict=False):
            place = f"{deck.name}{column}"
            row.append(card_cell(scene.game, number, place, scene.buyable(place), width, scene.ascii_only))
        top = deck.name + TOP
        margin = [back(top) if left else Text(f" {top} ", "dim"), Text(f"{left:>3} ", "dim")]
        for start in range(0, len(row), columns):
            rows.append(row[start : start + columns])
            margins.append([] if start else margin)
    return card_grid(rows, width, margins, scene.ascii_only)


def _columns(scene: Scene[Position]) -> int:
    return max(len(row) for row in scene.position["market"])


def _decks_width(scene: Scene[Position]) -> int:
    return max(back(deck.name + TOP).cell_len for deck in scene.game.decks)
