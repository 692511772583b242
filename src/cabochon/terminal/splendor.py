"""What only Splendor has on its table: nobles, and a target of points."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from cabochon.games.splendor.cards import NOBLES
from cabochon.games.splendor.position import SplendorPosition
from cabochon.terminal import plain
from cabochon.terminal.gems import amounts
from cabochon.terminal.grid import flow
from cabochon.terminal.market import market
from cabochon.terminal.scene import Scene

supply = plain.supply
player_rows = plain.player_rows


def centre(scene: Scene[SplendorPosition]) -> list[Text]:
    """The nobles, then the cards."""
    return [*_nobles(scene), *market(scene, scene.width)]


def _nobles(scene: Scene[SplendorPosition]) -> list[Text]:
    """In one line if they fit, closer together if need be."""
    label = Text.assemble(scene.label("nobles"), "  ")
    spaced = flow(label, _tiles(scene, None), 3, scene.width)
    return spaced if len(spaced) == 1 else flow(label, _tiles(scene, 0), 2, scene.width)


def _tiles(scene: Scene[SplendorPosition], width: int | None) -> list[Text]:
    """Each noble with its place, the bonuses that it asks for and its points."""
    return [
        Text.assemble(
            (f"{place} ", "dim"),
            amounts(scene.game, NOBLES[number].cost, width),
            (f" +{NOBLES[number].points}", "bold"),
        )
        for place, number in enumerate(scene.position["nobles"], 1)
        if number is not None
    ]


def target(settings: Mapping[str, Any]) -> int:
    """A setting."""
    return int(settings["target"])
