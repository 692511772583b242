"""What belongs to one game: in a module of the game's name, or in plain.py for a game that has none here."""

from collections.abc import Mapping
from typing import Any, Protocol, cast

from rich.text import Text

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.terminal.rows import Row
from cabochon.terminal.scene import Scene


class Own(Protocol):
    """What such a module offers; its scenes and positions are those of its game."""

    def centre(self, scene: Scene[Any]) -> list[Text]:
        """The lines above the players."""

    def supply(self, scene: Scene[Any]) -> Row | None:
        """Tokens besides those of the players, as a line above theirs; None if there are none."""

    def player_rows(self, scene: Scene[Any], seat: int) -> list[Row]:
        """What a player has besides tokens, in lines below them."""

    def target(self, settings: Mapping[str, Any]) -> int | None:
        """The points to be reached, if the settings say so."""


def own(game: Game) -> Own:
    """The module for a game."""
    return cast(Own, own_module("cabochon.terminal", game, "plain"))
