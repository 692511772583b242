"""The bot of first_bot.py as a Python class; commands take it as py:examples/first_bot_class.py:FirstBot."""

import random

from cabochon import Move, View
from cabochon.players import Player


class FirstBot(Player):
    """Buys when it can, else takes as much as possible, else plays whatever there is."""

    name = "First bot"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def decide(self, view: View) -> Move:
        """One of the legal moves; `view` holds what this seat may know, and nothing else."""
        purchases = [move for move in view.legal_moves if move.verb == "buy"]
        takes = [move for move in view.legal_moves if move.verb == "take"]
        if purchases:
            return self._rng.choice(purchases)
        return max(takes, key=lambda move: len(move.text)) if takes else self._rng.choice(view.legal_moves)
