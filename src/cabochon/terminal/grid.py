"""Cards side by side in rows with shared borders. Rows may differ in length, as in Duel's market."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

Cell = Sequence[Text]
"""The lines of one card."""

_BORDER = "dim"
_INDENT = 4
# Which lines meet in a corner: up, down, left, right.
_CORNERS = {
    (0, 1, 0, 1): "╭",
    (0, 1, 1, 0): "╮",
    (1, 0, 0, 1): "╰",
    (1, 0, 1, 0): "╯",
    (0, 1, 1, 1): "┬",
    (1, 0, 1, 1): "┴",
    (1, 1, 0, 1): "├",
    (1, 1, 1, 0): "┤",
    (1, 1, 1, 1): "┼",
}


def card_grid(
    rows: Sequence[Sequence[Cell]], width: int, margins: Sequence[Cell], ascii_only: bool
) -> list[Text]:
    """The lines of the grid; cells are `width` wide inside their borders, margins stand on the left."""
    lines: list[Text] = []
    indent = max(line.cell_len for margin in margins for line in margin)
    above = 0
    for row, margin in zip(rows, margins, strict=True):
        lines.append(_border(above, len(row), width, indent, ascii_only))
        height = max(len(cell) for cell in row)
        for number in range(height):
            label = margin[number].copy() if number < len(margin) else Text()
            label.pad_right(indent - label.cell_len)
            lines.append(Text.assemble(label, *_line(row, number, width, ascii_only)))
        above = len(row)
    lines.append(_border(above, 0, width, indent, ascii_only))
    return lines


def _line(row: Sequence[Cell], number: int, width: int, ascii_only: bool) -> list[Text]:
    wall = Text("|" if ascii_only else "│", _BORDER)
    parts = [wall]
    for cell in row:
        text = cell[number].copy() if number < len(cell) else Text()
        text.truncate(width, overflow="ellipsis")
        text.pad_right(width - text.cell_len)
        parts += [text, wall]
    return parts


def _border(above: int, below: int, width: int, indent: int, ascii_only: bool) -> Text:
    parts = [" " * indent]
    for i in range(max(above, below) + 1):
        up, down = int(above > 0 and i <= above), int(below > 0 and i <= below)
        left, right = int(i > 0), int(i < max(above, below))
        parts.append("+" if ascii_only else _CORNERS[up, down, left, right])
        if right:
            parts.append(("-" if ascii_only else "─") * width)
    return Text("".join(parts), _BORDER)


def beside(left: Sequence[Text], right: Sequence[Text], gap: int) -> list[Text]:
    """Two blocks of lines side by side."""
    width = max(line.cell_len for line in left) + gap
    lines = []
    for first, second in zip_longest(left, right, fillvalue=Text()):
        lines.append(Text.assemble(first, " " * (width - first.cell_len), second))
    return lines


def flow(label: Text, parts: Sequence[Text], gap: int, width: int) -> list[Text]:
    """Parts behind a label, on as many lines as they need; no part is broken.

    Where the label leaves no room for one of them, it has a line of its own.
    """
    lines: list[Text] = []
    line, empty = label, True
    if label and label.cell_len + max((part.cell_len for part in parts), default=0) > width:
        alone = label.copy()
        alone.rstrip()
        lines.append(alone)
        label = line = Text(" " * _INDENT)
    for part in parts:
        if not empty and line.cell_len + gap + part.cell_len > width:
            lines.append(line)
            line, empty = Text(" " * label.cell_len), True
        line = Text.assemble(line, "" if empty else " " * gap, part)
        empty = False
    return [*lines, line]
