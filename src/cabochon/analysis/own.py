"""What a game knows of its moves that no other does.

Reasons that hold in every game are found without it. What belongs to one game is in the module of its name
(splendor.py, duel.py), with the functions below; plain.py stands in for a game that has none.
"""

from typing import Any, NamedTuple, Protocol, cast

from cabochon.analysis.weighing import Case, Found, Weighed
from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.games.paying import Counts
from cabochon.games.state import State


class Available(NamedTuple):
    """The tokens that lie on the table, and what they lie in: the `bank` or the `board`."""

    where: str
    tokens: Counts


class OwnReasons(Protocol):
    """What the module of a game offers."""

    def of_move(self, case: Case[Any]) -> Found:
        """The game's own reasons for a move."""

    def denied(self, case: Case[Any], card: int, rival: int, bought: State) -> Weighed | None:
        """What an opponent who could buy a card would gain besides it; `bought` is what that leads to."""

    def available(self, position: Any) -> Available | None:
        """Where the tokens lie that can be taken; None: nothing is known of that."""


def own_reasons(game: Game) -> OwnReasons:
    """The module of a game."""
    return cast(OwnReasons, own_module("cabochon.analysis", game, "plain"))
