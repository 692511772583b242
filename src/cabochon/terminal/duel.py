"""The table of Duel: the board of tokens on the left, the market on the right, royals and signs below."""

from rich.text import Text

from cabochon.games.duel.cards import ROYALS
from cabochon.terminal.faces import ABILITIES, CROWN, CROWN_ASCII, sign, signs
from cabochon.terminal.gems import COLOURS, chip
from cabochon.terminal.grid import beside, flow
from cabochon.terminal.market import DECK_WIDTH, NARROWEST, card_width, market
from cabochon.terminal.scene import Scene

_LETTER = {name: letter for letter, name in COLOURS.items()}
_SIDE = 5
_GAP = 1


def duel_board(scene: Scene) -> list[Text]:
    """The lines of board and market, side by side where the terminal is wide enough."""
    tokens = _tokens(scene)
    levels = scene.position["market"]
    columns = max(len(row) for row in levels)
    room = scene.width - max(line.cell_len for line in tokens) - _GAP
    if room >= DECK_WIDTH + columns * (NARROWEST + 1) + 1:
        lines = beside(tokens, market(scene, levels, card_width(room, columns)), _GAP)
    else:
        lines = [*tokens, *market(scene, levels, card_width(scene.width, columns))]
    return [*lines, *_royals(scene), *_legend(scene)]


def _tokens(scene: Scene) -> list[Text]:
    horizontal, vertical = scene.symbol("─", "-"), scene.symbol("│", "|")
    corners = scene.symbol("╭╮╰╯", "++++")
    edge = horizontal * 3 * _SIDE
    lines = [Text("    " + "  ".join("abcde"), "dim"), Text(f"  {corners[0]}{edge}{corners[1]}", "dim")]
    for number, row in enumerate(scene.position["board"], 1):
        line = Text.assemble((f"{number} {vertical}", "dim"))
        for token in row:
            if token is None:
                line.append(scene.symbol(" · ", " . "), "dim")
            else:
                line.append_text(chip(_LETTER[token], f" {_LETTER[token]} "))
        lines.append(line.append(vertical, "dim"))
    lines.append(Text(f"  {corners[2]}{edge}{corners[3]}", "dim"))
    left = sign("privilege", scene.ascii_only) * scene.position["privileges"]
    lines.append(Text.assemble("  ", scene.label("privileges-left"), " ", (left or "-", "magenta")))
    return lines


def _royals(scene: Scene) -> list[Text]:
    royals = [
        Text.assemble(
            (f"{number + 1} ", "dim"),
            (f"+{ROYALS[number].points} ", "bold"),
            (signs(ROYALS[number].ability, scene.ascii_only), "bold magenta"),
        )
        for number in scene.position["royals"]
    ]
    return flow(Text.assemble(scene.label("royals"), "  "), royals, 3, scene.width)


def _legend(scene: Scene) -> list[Text]:
    texts = [
        f"{sign(ability, scene.ascii_only)} {scene.text('sign-' + ability.replace('_', '-'))}"
        for ability in ABILITIES
    ]
    texts.append(f"{scene.symbol(CROWN, CROWN_ASCII)} {scene.text('sign-crown')}")
    return flow(Text(), [Text(text, "dim") for text in texts], 2, scene.width)
