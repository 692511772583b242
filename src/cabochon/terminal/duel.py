"""The table of Duel: the board of tokens on the left, the pyramid on the right, royals and signs below."""

from rich.text import Text

from cabochon.terminal.faces import ABILITIES, CROWN, CROWN_ASCII, back, card_cell, sign, signs
from cabochon.terminal.gems import COLOURS, chip
from cabochon.terminal.grid import Cell, beside, card_grid
from cabochon.terminal.scene import Scene

_LETTER = {name: letter for letter, name in COLOURS.items()}
_SIDE = 5
_GAP = 2


def duel_board(scene: Scene) -> list[Text]:
    """The lines of board and pyramid, side by side where the terminal is wide enough."""
    left = _tokens(scene)
    room = scene.width - max(line.cell_len for line in left) - _GAP
    columns = max(len(row) for row in scene.position["pyramid"])
    margin = 5
    width = (room - margin - columns - 1) // columns
    if width < 9:
        lines = [*left, *_pyramid(scene, max(9, min(14, (scene.width - margin - columns - 1) // columns)))]
    else:
        lines = beside(left, _pyramid(scene, min(14, width)), _GAP)
    return [*lines, _royals(scene), *_legend(scene)]


def _tokens(scene: Scene) -> list[Text]:
    horizontal, vertical = scene.symbol("─", "-"), scene.symbol("│", "|")
    corners = scene.symbol("╭╮╰╯", "++++")
    lines = [Text("    " + "  ".join("abcde"), "dim")]
    lines.append(Text("  " + corners[0] + horizontal * 3 * _SIDE + corners[1], "dim"))
    for number, row in enumerate(scene.position["board"], 1):
        line = Text.assemble((f"{number} {vertical}", "dim"))
        for token in row:
            line.append_text(Text(" · ", "dim") if token is None else chip(_LETTER[token], f" {_LETTER[token]} "))
        lines.append(line.append(vertical, "dim"))
    lines.append(Text("  " + corners[2] + horizontal * 3 * _SIDE + corners[3], "dim"))
    supply = scene.position["privileges"]
    lines.append(
        Text.assemble(
            "  ", scene.label("privileges-left"), " ", (sign("privilege", scene.ascii_only) * supply or "–", "magenta")
        )
    )
    return lines


def _pyramid(scene: Scene, width: int) -> list[Text]:
    rows: list[list[Cell]] = []
    margins: list[Cell] = []
    for level in (3, 2, 1):
        rows.append(
            [
                card_cell(
                    scene.game, number, f"{level}{letter}", scene.buyable(f"{level}{letter}"), width, scene.ascii_only
                )
                for letter, number in zip("abcde", scene.position["pyramid"][level - 1], strict=False)
            ]
        )
        deck = len(scene.position["decks"][level - 1])
        top = back(level, f"{level}t") if deck else Text(f" {level}t ", "dim")
        margins.append([top, Text(f"{deck:>3} ", "dim")])
    return card_grid(rows, width, margins, scene.ascii_only)


def _royals(scene: Scene) -> Text:
    line = Text.assemble(scene.label("royals"), "  ")
    for number in scene.position["royals"]:
        royal = scene.game.royals[number]
        line.append(f"{number + 1} ", "dim").append(str(royal.points), "bold")
        line.append(signs(royal.ability, scene.ascii_only), "bold magenta").append("   ")
    return line


def _legend(scene: Scene) -> list[Text]:
    parts = [f"{sign(ability, scene.ascii_only)} {scene.text('sign-' + ability.replace('_', '-'))}" for ability in ABILITIES]
    parts.append(f"{scene.symbol(CROWN, CROWN_ASCII)} {scene.text('sign-crown')}")
    return [Text("  ".join(parts), "dim")]
