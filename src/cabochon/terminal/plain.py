"""The table of a game that has no module of its own here: what all games have."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from cabochon.games.positions import Position, bank_of, patrons_of, points_of_side
from cabochon.match.faces import side_name
from cabochon.terminal.market import market
from cabochon.terminal.rows import Row
from cabochon.terminal.scene import Scene
from cabochon.terminal.signs import legend


def centre(scene: Scene[Position]) -> list[Text]:
    """The cards, and what their signs mean."""
    return [*market(scene, scene.width), *legend(scene)]


def supply(scene: Scene[Position]) -> Row | None:
    """The bank, if there is one."""
    bank = bank_of(scene.position)
    return None if bank is None else Row(scene.label("bank"), counts=bank)


def player_rows(scene: Scene[Position], seat: int) -> list[Row]:
    """Bonuses, how many cards and patrons, and the points of the team."""
    player = scene.position["players"][seat]
    parts = [scene.text("cards-count", count=len(player["cards"]))]
    for kind in scene.game.patrons:
        if count := len(patrons_of(player, kind)):
            parts.append(scene.language.text_or(f"count-{kind}s", f"{count} {kind}", count=count))
    note = Text(scene.language.join(parts), "dim")
    return [Row(_team(scene, seat), "", scene.label("bonuses"), player["bonuses"], note)]


def _team(scene: Scene[Position], seat: int) -> Text:
    team = side_name(scene.position, seat)
    points = points_of_side(scene.position, seat)
    return Text("  " + scene.text("team-points", team=team, points=points) if team else "", "dim")


def target(settings: Mapping[str, Any]) -> int | None:  # noqa: ARG001
    """Every game ends in its own way."""
    return None
