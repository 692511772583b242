"""The players below the table: tokens, bonuses and points by colour, and the bank above them."""

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


def standings(scene: Scene[Position]) -> Table:
    """What there is to take, and two or three lines for each player."""
    game = scene.game
    table = Table.grid(padding=(0, 1))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for _ in game.letters:
        table.add_column(justify="center", min_width=2, no_wrap=True)
    table.add_column(no_wrap=True)
    chips = (chip(token, f" {letter} ") for token, letter in zip(game.tokens, game.letters, strict=True))
    table.add_row("", "", "", *chips, "")
    supply = own(game).supply(scene)
    rows = [] if supply is None else [supply]
    for seat in range(len(scene.names)):
        rows += [_token_row(scene, seat), *own(game).player_rows(scene, seat)]
    for row in rows:
        table.add_row(*_cells(scene, row))
    return table


def _cells(scene: Scene[Position], row: Row) -> list[Cell]:
    """A zero is a dot, so that what is there stands out."""
    dot = Text(scene.symbol("·", "."), "dim")
    numbers: list[Cell] = [Text(str(count), "bold") if count else dot for count in row.counts]
    blanks = [""] * (len(scene.game.letters) - len(row.counts))
    return [row.name, row.worth, row.label, *numbers, *blanks, row.note]


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
