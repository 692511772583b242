"""The whole table as one seat sees it."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from cabochon.terminal.duel import duel_board
from cabochon.terminal.scene import Scene
from cabochon.terminal.splendor import splendor_board
from cabochon.terminal.standings import hands, standings


def table(scene: Scene) -> Group:
    """Title, cards, players, reserved cards."""
    board = splendor_board(scene) if scene.game.name == "splendor" else duel_board(scene)
    parts: list[RenderableType] = [_title(scene), *board, standings(scene), *hands(scene)]
    for part in parts:
        if isinstance(part, Text):
            part.no_wrap = True
    return Group(*parts)


def _title(scene: Scene) -> Rule:
    parts = [scene.text(f"game-{scene.game.name}")]
    settings = scene.position["settings"]
    if "target" in settings:
        parts.append(scene.text("target-points", count=settings["target"]))
    parts.append(scene.text("turn-number", number=scene.position["turn"]))
    return Rule(scene.symbol(" · ", " - ").join(parts), style="dim", characters=scene.symbol("─", "-"))
