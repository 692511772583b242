"""The table of Splendor: nobles, three rows of cards."""

from rich.text import Text

from cabochon.terminal.faces import back, card_cell, tile
from cabochon.terminal.grid import Cell, card_grid
from cabochon.terminal.scene import Scene

_MARGIN = 5


def splendor_board(scene: Scene) -> list[Text]:
    """The lines from the nobles down to the cards of level 1."""
    columns = len(scene.position["board"][0])
    width = max(9, min(16, (scene.width - _MARGIN - columns - 1) // columns))
    rows: list[list[Cell]] = []
    margins: list[Cell] = []
    for level in (3, 2, 1):
        rows.append(
            [
                card_cell(
                    scene.game, number, f"{level}{letter}", scene.buyable(f"{level}{letter}"), width, scene.ascii_only
                )
                for letter, number in zip("abcde", scene.position["board"][level - 1], strict=False)
            ]
        )
        deck = len(scene.position["decks"][level - 1])
        top = back(level, f"{level}t") if deck else Text(f" {level}t ", "dim")
        margins.append([top, Text(f"{deck:>3} ", "dim")])
    return [_nobles(scene), *card_grid(rows, width, margins, scene.ascii_only)]


def _nobles(scene: Scene) -> Text:
    """Each noble with its place, the bonuses that it asks for and its points, as close together as necessary."""
    nobles = [(place, scene.game.nobles[n]) for place, n in enumerate(scene.position["nobles"], 1) if n is not None]
    label = scene.label("nobles")
    for width in (None, 0):
        tiles = [tile(place, noble.points, noble.cost, scene.game.letters, width) for place, noble in nobles]
        line = Text.assemble(label, "  ", Text("   " if width is None else "  ").join(tiles))
        if line.cell_len <= scene.width:
            break
    return line
