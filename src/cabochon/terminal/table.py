"""The whole table as one seat sees it."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from cabochon.games.positions import Position
from cabochon.match.speech import game_name
from cabochon.terminal.own import own
from cabochon.terminal.scene import Scene
from cabochon.terminal.standings import hands, standings


def table(scene: Scene[Position]) -> Group:
    """Title, cards, players, reserved cards."""
    centre = own(scene.game).centre(scene)
    parts: list[RenderableType] = [_title(scene), *centre, standings(scene), *hands(scene)]
    for part in parts:
        if isinstance(part, Text):
            part.no_wrap = True
    return Group(*parts)


def _title(scene: Scene[Position]) -> Rule:
    parts = [game_name(scene.language, scene.game.name)]
    target = own(scene.game).target(scene.position["settings"])
    if target is not None:
        parts.append(scene.text("target-points", count=target))
    parts.append(scene.text("turn-number", number=scene.position["turn"]))
    return Rule(scene.symbol(" · ", " - ").join(parts), style="dim", characters=scene.symbol("─", "-"))
