"""What only Duel has on its table: the board of tokens beside the market, royals, crowns, privileges."""

from rich.text import Text

from cabochon.games.duel.cards import ROYALS, SIDE
from cabochon.games.duel.position import DuelPosition
from cabochon.games.places import COLUMNS
from cabochon.terminal import plain
from cabochon.terminal.gems import chip
from cabochon.terminal.grid import beside, flow
from cabochon.terminal.market import least_width, market
from cabochon.terminal.rows import Row
from cabochon.terminal.scene import Scene
from cabochon.terminal.signs import CROWN, CROWN_ASCII, legend, sign, signs

_GAP = 1

target = plain.target


def centre(scene: Scene[DuelPosition]) -> list[Text]:
    """Board and market, side by side where the terminal is wide enough; royals, and what the signs mean."""
    tokens = _tokens(scene)
    room = scene.width - max(line.cell_len for line in tokens) - _GAP
    if room >= least_width(scene):
        lines = beside(tokens, market(scene, room), _GAP)
    else:
        lines = [*tokens, *market(scene, scene.width)]
    return [*lines, *_royals(scene), *legend(scene)]


def _tokens(scene: Scene[DuelPosition]) -> list[Text]:
    letters = dict(zip(scene.game.tokens, scene.game.letters, strict=True))
    horizontal, vertical = scene.symbol("─", "-"), scene.symbol("│", "|")
    corners = scene.symbol("╭╮╰╯", "++++")
    edge = horizontal * 3 * SIDE
    lines = [
        Text("    " + "  ".join(COLUMNS[:SIDE]), "dim"),
        Text(f"  {corners[0]}{edge}{corners[1]}", "dim"),
    ]
    for number, row in enumerate(scene.position["board"], 1):
        line = Text.assemble((f"{number} {vertical}", "dim"))
        for token in row:
            if token is None:
                line.append(scene.symbol(" · ", " . "), "dim")
            else:
                line.append_text(chip(token, f" {letters[token]} "))
        lines.append(line.append(vertical, "dim"))
    lines.append(Text(f"  {corners[2]}{edge}{corners[3]}", "dim"))
    left = sign("privilege", scene.ascii_only) * scene.position["privileges"]
    lines.append(Text.assemble("  ", scene.label("privileges-left"), " ", (left or "-", "magenta")))
    return lines


def _royals(scene: Scene[DuelPosition]) -> list[Text]:
    royals = [
        Text.assemble(
            (f"{number + 1} ", "dim"),
            (f"+{ROYALS[number].points} ", "bold"),
            (signs(ROYALS[number].abilities, scene.ascii_only), "bold magenta"),
        )
        for number in scene.position["royals"]
    ]
    return flow(Text.assemble(scene.label("royals"), "  "), royals, 3, scene.width)


def supply(scene: Scene[DuelPosition]) -> Row:
    """What is in the bag."""
    return Row(
        scene.label("bag"), counts=[scene.position["bag"].get(token, 0) for token in scene.game.tokens]
    )


def player_rows(scene: Scene[DuelPosition], seat: int) -> list[Row]:
    """Crowns and bonuses; privileges and points by colour."""
    player = scene.position["players"][seat]
    crown = scene.symbol(CROWN, CROWN_ASCII)
    crowns = Text(f"{crown} {player['crowns']}", "yellow" if player["crowns"] else "dim")
    scroll = sign("privilege", scene.ascii_only)
    privileges = Text(f"{scroll} {player['privileges']}", "magenta" if player["privileges"] else "dim")
    cards = Text(scene.text("cards-count", count=len(player["cards"])), "dim")
    royals = Text(scene.text("count-royals", count=len(player["royals"])) if player["royals"] else "", "dim")
    return [
        Row("", crowns, scene.label("bonuses"), player["bonuses"], cards),
        Row("", privileges, scene.label("points"), player["colour_points"], royals),
    ]
