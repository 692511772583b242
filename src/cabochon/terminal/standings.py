"""The players below the table: tokens, bonuses and points by colour, and the bank above them."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from cabochon.games.places import hand_places
from cabochon.games.positions import Position
from cabochon.terminal.faces import hand_card
from cabochon.terminal.gems import chip
from cabochon.terminal.grid import flow
from cabochon.terminal.own import own
from cabochon.terminal.rows import Cell, Row
from cabochon.terminal.scene import Scene, short_name

_GAP = 2


def standings(scene: Scene[Position]) -> Sequence[Table | Text]:
    """What there is to take, and two or three lines for each player: as a table, or where that is too wide,
    as lines."""
    supply = own(scene.game).supply(scene)
    groups = [] if supply is None else [[supply]]
    for seat in range(len(scene.names)):
        groups.append([_token_row(scene, seat), *own(scene.game).player_rows(scene, seat)])
    heading: list[Cell] = ["", "", "", *_chips(scene), ""]
    lines = [heading, *(_cells(scene, row) for group in groups for row in group)]
    width = sum(max(map(_width, column)) + 1 for column in zip(*lines, strict=True)) - 1
    return [_beside(scene, lines)] if width <= scene.width else _below(scene, groups)


def _beside(scene: Scene[Position], lines: Sequence[Sequence[Cell]]) -> Table:
    """Everything in columns."""
    table = Table.grid(padding=(0, 1))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for _ in scene.game.letters:
        table.add_column(justify="center", min_width=2, no_wrap=True)
    table.add_column(no_wrap=True)
    for line in lines:
        table.add_row(*line)
    return table


def _below(scene: Scene[Position], groups: Sequence[Sequence[Row]]) -> list[Text]:
    """For narrow windows: who it is and what they are worth, and below that the numbers alone."""
    indent = max(_width(row.label) for group in groups for row in group) + 2 + _GAP
    heading = Text.assemble(" " * indent, *_chips(scene))
    in_columns = heading.cell_len <= scene.width
    lines = [heading] if in_columns else []
    for group in groups:
        facts = [Text.assemble(cell) for row in group for cell in (row.worth, row.note) if cell]
        first, *others = group
        name = Text.assemble(first.name, *(other.name for other in others))
        if facts:
            lines += flow(name.copy().append(" " * _GAP), facts, _GAP, scene.width)
        for row in group:
            label = Text.assemble("  ", row.label) if facts else name
            label.pad_right(indent - label.cell_len)
            if in_columns:
                counts = [Text.assemble(" ", cell, " ") for cell in _counts(scene, row)]
                lines.append(Text.assemble(label, *counts))
            else:
                lines += flow(label, _lettered(scene, row), 1, scene.width)
    return lines


def _lettered(scene: Scene[Position], row: Row) -> list[Text]:
    """The numbers, each with its letter: they need no columns. What there is none of is left out."""
    found = zip(row.counts, scene.game.tokens, scene.game.letters, strict=False)
    return [chip(token, f"{count}{letter}") for count, token, letter in found if count] or [_nothing(scene)]


def _chips(scene: Scene[Position]) -> list[Text]:
    game = scene.game
    return [chip(token, f" {letter} ") for token, letter in zip(game.tokens, game.letters, strict=True)]


def _counts(scene: Scene[Position], row: Row) -> list[Text]:
    """A zero is a dot, so that what is there stands out."""
    return [Text(str(count), "bold") if count else _nothing(scene) for count in row.counts]


def _nothing(scene: Scene[Position]) -> Text:
    return Text(scene.symbol("·", "."), "dim")


def _cells(scene: Scene[Position], row: Row) -> list[Cell]:
    blanks = [""] * (len(scene.game.letters) - len(row.counts))
    return [row.name, row.worth, row.label, *_counts(scene, row), *blanks, row.note]


def _width(cell: Cell) -> int:
    return cell_len(cell) if isinstance(cell, str) else cell.cell_len


def _token_row(scene: Scene[Position], seat: int) -> Row:
    player = scene.position["players"][seat]
    playing = scene.position["to_move"] == seat
    marker = Text(scene.symbol("▶ ", "> ") if playing else "  ", "bold yellow")
    name = short_name(scene.names[seat])
    name.stylize("bold" if playing else "")
    points = Text(scene.text("points-count", count=player["points"]), "bold")
    held, limit = sum(player["tokens"]), scene.game.token_limit
    total = Text(f"{held}/{limit}", "bold red" if held > limit else "dim")
    return Row(Text.assemble(marker, name), points, scene.label("tokens"), player["tokens"], total)


def hands(scene: Scene[Position]) -> list[Text]:
    """The reserved cards of each player who has any."""
    lines: list[Text] = []
    width = max(short_name(name).cell_len for name in scene.names)
    for seat, player in enumerate(scene.position["players"]):
        if player["reserved"]:
            own_turn = seat == scene.seat and scene.position["to_move"] == seat
            cards = [
                hand_card(scene.game, entry, place, own_turn and scene.buyable(place), scene.ascii_only)
                for place, entry in zip(hand_places(len(player["reserved"])), player["reserved"], strict=True)
            ]
            name = short_name(scene.names[seat])
            name.pad_right(width - name.cell_len)
            label = Text.assemble("  ", name, " ", scene.label("hand"), "  ")
            lines += flow(label, cards, 2, scene.width)
    return lines
