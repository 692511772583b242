"""The players below the table: tokens, bonuses and points by colour, and the bank above them."""

from typing import Any

from rich.table import Table
from rich.text import Text

from cabochon.terminal.faces import CROWN, CROWN_ASCII, hand_card, sign
from cabochon.terminal.gems import chip, count_cells
from cabochon.terminal.scene import Scene, short_name

_TOKEN_LIMIT = 10


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
        table.add_row(scene.label("bank"), "", "", *count_cells(scene.position["bank"]), "")
    else:
        bag = scene.position["bag"]
        table.add_row(scene.label("bag"), "", "", *count_cells(bag.get(t, 0) for t in scene.game.tokens), "")
    for seat, player in enumerate(scene.position["players"]):
        _add_player(table, scene, seat, player)
    return table


def _add_player(table: Table, scene: Scene, seat: int, player: dict[str, Any]) -> None:
    playing = scene.position["to_move"] == seat
    marker = Text(scene.symbol("▶ ", "> ") if playing else "  ", "bold yellow")
    name = short_name(scene.names[seat])
    name.stylize("bold" if playing else "")
    tokens = sum(player["tokens"])
    cards = scene.label_count("cards-count", len(player["cards"]))
    rest = [""] * (len(scene.game.letters) - len(player["bonuses"]))
    total = Text(f"{tokens}/{_TOKEN_LIMIT}", "bold red" if tokens > _TOKEN_LIMIT else "dim")
    table.add_row(
        Text.assemble(marker, name),
        _points(scene, seat),
        scene.label("tokens"),
        *count_cells(player["tokens"]),
        total,
    )
    if scene.game.name == "splendor":
        nobles = len(player["nobles"])
        if nobles:
            cards = Text(scene.language.join([cards.plain, scene.text("nobles-count", count=nobles)]), "dim")
        table.add_row(
            _team(scene, seat), "", scene.label("bonuses"), *count_cells(player["bonuses"]), *rest, cards
        )
        return
    crowns = Text(
        scene.symbol(CROWN, CROWN_ASCII) + f" {player['crowns']}", "yellow" if player["crowns"] else "dim"
    )
    privileges = Text(
        f"{sign('privilege', scene.ascii_only)} {player['privileges']}",
        "magenta" if player["privileges"] else "dim",
    )
    royals = Text(scene.text("royals-count", count=len(player["royals"])), "dim") if player["royals"] else ""
    table.add_row("", crowns, scene.label("bonuses"), *count_cells(player["bonuses"]), *rest, cards)
    table.add_row("", privileges, scene.label("points"), *count_cells(player["colour_points"]), *rest, royals)


def _points(scene: Scene, seat: int) -> Text:
    return Text(scene.text("points-count", count=scene.position["players"][seat]["points"]), "bold")


def _team(scene: Scene, seat: int) -> Text:
    """Partners sit opposite each other and share their points."""
    if not scene.position["settings"].get("teams"):
        return Text()
    points = sum(player["points"] for player in scene.position["players"][seat % 2 :: 2])
    return Text("  " + scene.text("team-points", team="AB"[seat % 2], points=points), "dim")


def hands(scene: Scene) -> list[Text]:
    """One line for each player who has reserved cards."""
    lines = []
    for seat, player in enumerate(scene.position["players"]):
        if player["reserved"]:
            own = seat == scene.seat and scene.position["to_move"] == seat
            cards = [
                hand_card(scene.game, entry, slot, own and scene.buyable(f"h{slot}"), scene.ascii_only)
                for slot, entry in enumerate(player["reserved"], 1)
            ]
            name = Text("  ") + short_name(scene.names[seat])
            name.append(" ")
            name.append_text(scene.label("hand"))
            lines.append(Text.assemble(name, "  ", Text("  ").join(cards)))
    return lines
