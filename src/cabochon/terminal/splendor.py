"""The table of Splendor: nobles, three rows of cards."""

from rich.text import Text

from cabochon.games.splendor.cards import NOBLES
from cabochon.terminal.faces import tile
from cabochon.terminal.grid import flow
from cabochon.terminal.market import card_width, market
from cabochon.terminal.scene import Scene


def splendor_board(scene: Scene) -> list[Text]:
    """The lines from the nobles down to the cards of level 1."""
    levels = scene.position["market"]
    return [*_nobles(scene), *market(scene, levels, card_width(scene.width, len(levels[0])))]


def _nobles(scene: Scene) -> list[Text]:
    """Each noble with its place, the bonuses that it asks for and its points; closer together if need be."""
    label = Text.assemble(scene.label("nobles"), "  ")
    spaced = flow(label, _tiles(scene, None), 3, scene.width)
    return spaced if len(spaced) == 1 else flow(label, _tiles(scene, 0), 2, scene.width)


def _tiles(scene: Scene, width: int | None) -> list[Text]:
    return [
        tile(place, NOBLES[number].points, NOBLES[number].cost, scene.game.letters, width)
        for place, number in enumerate(scene.position["noble_places"], 1)
        if number is not None
    ]
