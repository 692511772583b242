"""The whole table as one seat sees it."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from cabochon.games.positions import Position
from cabochon.match.speech import game_name
from cabochon.terminal.own import own
from cabochon.terminal.scene import Scene
from cabochon.terminal.standings import hands, standings

_MARGINS = 4


def table(scene: Scene[Position]) -> Group:
    """Title, cards, players, reserved cards."""
    parts: list[RenderableType] = [*own(scene.game).centre(scene), *standings(scene), *hands(scene)]
    lines = [part for part in parts if isinstance(part, Text)]
    for line in lines:
        line.no_wrap = True
    widest = max(line.cell_len for line in lines)
    if widest > scene.width:  # nothing is cut off without a word
        parts.insert(0, Text(scene.text("window-narrow", columns=widest, width=scene.width), "bold red"))
    return Group(_title(scene), *parts)


def _title(scene: Scene[Position]) -> Rule | Text:
    parts = [game_name(scene.language, scene.game.name)]
    target = own(scene.game).target(scene.position["settings"])
    if target is not None:
        parts.append(scene.text("target-points", count=target))
    parts.append(scene.text("turn-number", number=scene.position["turn"]))
    title = scene.symbol(" · ", " - ").join(parts)
    if cell_len(title) + _MARGINS > scene.width:
        return Text(title)
    return Rule(title, style="dim", characters=scene.symbol("─", "-"))
