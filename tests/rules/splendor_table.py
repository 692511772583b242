"""A Splendor table in the middle of a game: say what matters, the rest is filled in to add up."""

from typing import Any

from cabochon.games.state import State
from cabochon.lessons.splendor.table import (
    CARDS,
    LETTERS,
    LEVELS,
    NOBLES,
    SPLENDOR,
    card,
    collection,
    lay_out,
    noble,
)
from tests.rules.table import Table, in_words

__all__ = [
    "CARDS",
    "LETTERS",
    "LEVELS",
    "NOBLES",
    "SPLENDOR",
    "SplendorTable",
    "card",
    "collection",
    "new_game",
    "noble",
    "splendor",
]


class SplendorTable(Table):
    """A game of Splendor."""

    @property
    def bank(self) -> str:
        """The tokens in the bank."""
        return in_words(self.position["bank"], LETTERS)

    def at(self, place: str) -> int | None:
        """The card that lies face up at a place such as "1a"."""
        row: list[int | None] = self.position["market"][int(place[0]) - 1]
        return row["abcde".index(place[1])]

    @property
    def row_of_nobles(self) -> list[int | None]:
        """The nobles on the table, None where one has left."""
        return list(self.position["nobles"])

    def nobles(self, seat: int) -> list[int]:
        """The nobles that a player has received."""
        return list(self.player(seat)["nobles"])


def new_game(players: int = 2, seed: int = 1, **settings: Any) -> SplendorTable:
    """The start of a game; seat 0 begins unless the settings say otherwise."""
    return SplendorTable(State.random("splendor", players, {"start": 0, **settings}, seed))


def splendor(players: int = 2, **laid: Any) -> SplendorTable:
    """A table at the beginning of a turn; what can be said of it is in `lay_out`."""
    return SplendorTable(lay_out(players, **laid))
