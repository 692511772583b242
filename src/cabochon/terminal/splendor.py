"""The table of Splendor: nobles, three rows of cards."""

from rich.text import Text

from cabochon.games.splendor.cards import NOBLES
from cabochon.terminal.faces import tile
from cabochon.terminal.market import card_width, market
from cabochon.terminal.scene import Scene


def splendor_board(scene: Scene) -> list[Text]:
    """The lines from the nobles down to the cards of level 1."""
    levels = scene.position["board"]
    return [_nobles(scene), *market(scene, levels, card_width(scene.width, len(levels[0])))]


def _nobles(scene: Scene) -> Text:
    """Each noble with its place, the bonuses that it asks for and its points."""
    spaced, dense = (_noble_line(scene, width, gap) for width, gap in ((None, "   "), (0, "  ")))
    return spaced if spaced.cell_len <= scene.width else dense


def _noble_line(scene: Scene, width: int | None, gap: str) -> Text:
    tiles = [
        tile(place, NOBLES[number].points, NOBLES[number].cost, scene.game.letters, width)
        for place, number in enumerate(scene.position["nobles"], 1)
        if number is not None
    ]
    return Text.assemble(scene.label("nobles"), "  ", Text(gap).join(tiles))
