"""The player that every other one should beat."""

import random

from cabochon.match import Move, View
from cabochon.players.player import Player


class RandomPlayer(Player):
    """Plays any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, view: View) -> Move:
        """Any of the legal moves."""
        return self._random.choice(view.legal_moves)
