"""The face-up cards in their rows, each row with its deck on the left."""

from rich.text import Text

from cabochon.terminal.faces import back, card_cell
from cabochon.terminal.grid import Cell, card_grid
from cabochon.terminal.scene import Scene

DECK_WIDTH = 4
NARROWEST = 9
_WIDEST = 16


def card_width(room: int, columns: int) -> int:
    """How wide each of so many cards can be if decks and cards have so much room; at least `NARROWEST`."""
    return max(NARROWEST, min(_WIDEST, (room - DECK_WIDTH - columns - 1) // columns))


def market(scene: Scene, levels: list[list[int | None]], width: int) -> list[Text]:
    """The lines of the cards, level 3 on top."""
    rows: list[list[Cell]] = []
    margins: list[Cell] = []
    for level in (3, 2, 1):
        row: list[Cell] = []
        for letter, number in zip("abcde", levels[level - 1], strict=False):
            place = f"{level}{letter}"
            row.append(card_cell(scene.game, number, place, scene.buyable(place), width, scene.ascii_only))
        rows.append(row)
        deck = len(scene.position["decks"][level - 1])
        top = back(f"{level}t") if deck else Text(f" {level}t ", "dim")
        margins.append([top, Text(f"{deck:>3} ", "dim")])
    return card_grid(rows, width, margins, scene.ascii_only)
