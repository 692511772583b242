"""A sensible player that looks one decision ahead."""

import numpy as np

from cabochon.games.chance import generator
from cabochon.games.native import native
from cabochon.match import Move, View
from cabochon.match.move import all_moves
from cabochon.players.player import Player
from cabochon.search.evaluation import binding
from cabochon.search.greedy import greedy_action


class GreedyPlayer(Player):
    """Buys what helps most, and collects for the cards and nobles that are worth most and nearest.

    It reads the masked state of its view alone, so it can't know more than its seat may.
    """

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def decide(self, view: View) -> Move:
        """The legal move with the best prospects; equal ones by lot."""
        mask = np.zeros(view.game.mask_words, np.int64)
        record = view.state.record
        native(view.game.rules.legal_actions)(record, mask)
        action = native(greedy_action, binding(view.game))(record, mask, self._rng)
        return all_moves(view.game)[action]
