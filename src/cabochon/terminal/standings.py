"""The players below the table: tokens, bonuses and points by colour, and the bank above them."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from cabochon.match.faces import team_points
from cabochon.terminal.faces import CROWN, CROWN_ASCII, hand_card, sign
from cabochon.terminal.gems import chip
from cabochon.terminal.grid import flow
from cabochon.terminal.scene import Scene, short_name

_TOKEN_LIMIT = 10

Cell = Text | str


def standings(scene: Scene) -> Table:
    """The bank (in Duel: the bag) and two or three lines for each player."""
    letters = scene.game.letters
    table = Table.grid(padding=(0, 1))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for _ in letters:
        table.add_column(justify="center", min_width=2, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_row("", "", "", *(chip(letter, f" {letter} ") for letter in letters), "")
    if scene.game.name == "splendor":
        table.add_row(*_row(scene, scene.label("bank"), "", "", scene.position["bank"], ""))
    else:
        bag = [scene.position["bag"].get(token, 0) for token in scene.game.tokens]
        table.add_row(*_row(scene, scene.label("bag"), "", "", bag, ""))
    for seat, player in enumerate(scene.position["players"]):
        rows = _splendor_rows if scene.game.name == "splendor" else _duel_rows
        for row in [_token_row(scene, seat, player), *rows(scene, seat, player)]:
            table.add_row(*row)
    return table


def _row(scene: Scene, name: Cell, worth: Cell, label: Cell, counts: Sequence[int], note: Cell) -> list[Cell]:
    """A zero is a dot, so that what is there stands out."""
    dot = Text(scene.symbol("·", "."), "dim")
    numbers: list[Cell] = [Text(str(count), "bold") if count else dot for count in counts]
    blanks = [""] * (len(scene.game.letters) - len(counts))
    return [name, worth, label, *numbers, *blanks, note]


def _token_row(scene: Scene, seat: int, player: dict[str, Any]) -> list[Cell]:
    playing = scene.position["to_move"] == seat
    marker = Text(scene.symbol("▶ ", "> ") if playing else "  ", "bold yellow")
    name = short_name(scene.names[seat])
    name.stylize("bold" if playing else "")
    points = Text(scene.text("points-count", count=player["points"]), "bold")
    held = sum(player["tokens"])
    total = Text(f"{held}/{_TOKEN_LIMIT}", "bold red" if held > _TOKEN_LIMIT else "dim")
    return _row(scene, Text.assemble(marker, name), points, scene.label("tokens"), player["tokens"], total)


def _splendor_rows(scene: Scene, seat: int, player: dict[str, Any]) -> list[list[Cell]]:
    parts = [scene.text("cards-count", count=len(player["cards"]))]
    if player["nobles"]:
        parts.append(scene.text("nobles-count", count=len(player["nobles"])))
    note = Text(scene.language.join(parts), "dim")
    return [_row(scene, _team(scene, seat), "", scene.label("bonuses"), player["bonuses"], note)]


def _team(scene: Scene, seat: int) -> Text:
    """Partners sit opposite each other and share their points."""
    if not scene.position["settings"].get("teams"):
        return Text()
    points = team_points(scene.position, seat)
    return Text("  " + scene.text("team-points", team="AB"[seat % 2], points=points), "dim")


def _duel_rows(scene: Scene, _seat: int, player: dict[str, Any]) -> list[list[Cell]]:
    crown = scene.symbol(CROWN, CROWN_ASCII)
    crowns = Text(f"{crown} {player['crowns']}", "yellow" if player["crowns"] else "dim")
    scroll = sign("privilege", scene.ascii_only)
    privileges = Text(f"{scroll} {player['privileges']}", "magenta" if player["privileges"] else "dim")
    cards = Text(scene.text("cards-count", count=len(player["cards"])), "dim")
    royals = Text(scene.text("royals-count", count=len(player["royals"])) if player["royals"] else "", "dim")
    return [
        _row(scene, "", crowns, scene.label("bonuses"), player["bonuses"], cards),
        _row(scene, "", privileges, scene.label("points"), player["colour_points"], royals),
    ]


def hands(scene: Scene) -> list[Text]:
    """The reserved cards of each player who has any."""
    lines: list[Text] = []
    width = max(short_name(name).cell_len for name in scene.names)
    for seat, player in enumerate(scene.position["players"]):
        if player["reserved"]:
            own = seat == scene.seat and scene.position["to_move"] == seat
            cards = [
                hand_card(scene.game, entry, slot, own and scene.buyable(f"h{slot}"), scene.ascii_only)
                for slot, entry in enumerate(player["reserved"], 1)
            ]
            name = short_name(scene.names[seat])
            name.pad_right(width - name.cell_len)
            label = Text.assemble("  ", name, " ", scene.label("hand"), "  ")
            lines += flow(label, cards, 2, scene.width)
    return lines
