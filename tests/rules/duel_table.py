"""A Splendor Duel table in the middle of a game: say what matters, the rest is filled in to add up."""

from typing import Any, Self

from cabochon.games.state import State
from cabochon.lessons.duel.table import (
    CARDS,
    CELLS,
    DUEL,
    EXTRA_TURN,
    LETTERS,
    LEVELS,
    PRIVILEGE,
    ROWS,
    ROYALS,
    SPIRAL_CELLS,
    STEAL,
    THREE_POINTS,
    card,
    lay_out,
)
from tests.rules.table import Table, in_words

__all__ = [
    "CARDS",
    "CELLS",
    "DUEL",
    "EXTRA_TURN",
    "LETTERS",
    "LEVELS",
    "PRIVILEGE",
    "ROWS",
    "ROYALS",
    "SPIRAL_CELLS",
    "STEAL",
    "THREE_POINTS",
    "DuelTable",
    "card",
    "duel",
    "new_duel",
]


class DuelTable(Table):
    """A game of Splendor Duel."""

    @property
    def board(self) -> list[str]:
        """The five rows of the board, "." for an empty place."""
        letters = dict(zip(DUEL.tokens, LETTERS, strict=True))
        return ["".join(letters[name] if name else "." for name in row) for row in self.position["board"]]

    def on(self, cell: str) -> str:
        """What lies on a cell of the board."""
        return self.board[int(cell[1]) - 1]["abcde".index(cell[0])]

    def at(self, place: str) -> int | None:
        """The card at a place of the market, such as "1a"."""
        row: list[int | None] = self.position["market"][int(place[0]) - 1]
        return row["abcde".index(place[1])]

    @property
    def bag(self) -> str:
        """The tokens in the bag."""
        return in_words(list(self.position["bag"].values()), LETTERS)

    @property
    def privileges(self) -> tuple[int, int, int]:
        """The privileges of both players, and those in the supply."""
        return self.player(0)["privileges"], self.player(1)["privileges"], self.position["privileges"]

    def crowns(self, seat: int) -> int:
        """The crowns of a player."""
        return int(self.player(seat)["crowns"])

    def colour_points(self, seat: int) -> str:
        """The prestige of a player on the cards of each colour."""
        return in_words(self.player(seat)["colour_points"], LETTERS[:5])

    def royals(self, seat: int | None) -> list[int]:
        """The royals of a player; None: those on the table."""
        return list(self.position["royals"] if seat is None else self.player(seat)["royals"])

    def replenish(self, order: str) -> Self:
        """Replenish the board; the tokens come out of the bag in this order."""
        DUEL.arrange_bag(self.state.record, [LETTERS.index(letter) for letter in order])
        return self.play("replenish")


def new_duel(seed: int = 1, **settings: Any) -> DuelTable:
    """The start of a game; seat 0 begins unless the settings say otherwise."""
    return DuelTable(State.random("duel", 2, {"start": 0, **settings}, seed))


def duel(**laid: Any) -> DuelTable:
    """A table at the beginning of a turn; what can be said of it is in `lay_out`."""
    return DuelTable(lay_out(**laid))
