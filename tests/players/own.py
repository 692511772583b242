"""A player of somebody's own, in a module."""

import random

from cabochon import Move, View
from cabochon.players import Player


class Shopper(Player):
    """Buys whatever it can."""

    name = "shopper"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed)

    def decide(self, view: View) -> Move:
        purchases = [move for move in view.legal_moves if move.verb == "buy"]
        return self._random.choice(purchases or view.legal_moves)


class Stranger:
    """Decides, without calling itself a Player."""

    name = "stranger"

    def __init__(self, _seed: int) -> None:
        pass

    def decide(self, view: View) -> Move:
        return view.legal_moves[0]


class Nameless(Shopper):
    """Not quite a player."""

    name = None  # type: ignore[assignment]


class Broken:
    """Can't even be made."""

    def __init__(self, _seed: int) -> None:
        raise LookupError("no ideas")


NUMBER = 3


class Seedless(Shopper):
    """Takes no seed."""

    def __init__(self) -> None:
        super().__init__(1)


def shop(view: View) -> Move:
    """Decides, as a player's method would."""
    return view.legal_moves[0]


def hire(seed: int) -> Player:
    """Makes a player."""
    return Shopper(seed)
