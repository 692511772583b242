"""A tree that grows: the arrays of a search, and the compiled functions that work on them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cabochon.games.base import Game
from cabochon.games.native import native
from cabochon.match import Move, View
from cabochon.search import simulation, tree
from cabochon.search.evaluation import Evaluation, binding

LONGEST_PATH = 256
MOST_PLAYERS = 4


class Tree:
    """One tree, and everything that a thread needs to grow it."""

    def __init__(self, game: Game, evaluation: Evaluation, options: Any, rng: Any, nodes: int) -> None:
        self._bound = binding(game, evaluation.functions)
        self._spare = tree.new_nodes(nodes)
        self.shop = simulation.Workshop(
            states=np.zeros(2, game.state_type),
            nodes=tree.new_nodes(nodes),
            control=np.zeros(3, np.int64),
            options=options,
            plug=evaluation.plug.copy(),  # a network computes in it
            rng=rng,
            masks=np.zeros((3, game.mask_words), np.int64),
            priors=np.zeros(game.action_count),
            path=np.zeros(LONGEST_PATH, np.int64),
            values=np.zeros(MOST_PLAYERS),
            sums=np.zeros(MOST_PLAYERS),
        )

    @property
    def simulations(self) -> int:
        """How many were made since `stand_at`."""
        return int(self.shop.control[simulation.DONE])

    def clear(self) -> None:
        """Begin anew."""
        self.shop.control[simulation.USED] = native(tree.plant)(self.shop.nodes)

    def go_down(self, moves: Sequence[Move], gone: Any, share: float) -> None:
        """Keep what lies below some decisions; `gone` says of each card whether it has left the table."""
        node = tree.ROOT
        for move in moves:
            node = native(tree.child_of)(self.shop.nodes, node, move.action, gone)
            if node == tree.NONE:
                self.clear()
                return
        if node != tree.ROOT:
            kept = native(tree.keep)(self.shop.nodes, node, self._spare, share)
            self.shop, self._spare = self.shop._replace(nodes=self._spare), self.shop.nodes
            self.shop.control[simulation.USED] = kept

    def stand_at(self, view: View, seat: int, allowed: Any) -> None:
        """Search from here on; `allowed` is the mask of the decisions to look at."""
        self.shop.states[0] = view.state.record
        self.shop.control[simulation.DONE] = 0
        self.shop.sums[:] = 0
        self.shop.masks[simulation.ALLOWED] = allowed
        native(simulation.open_root, self._bound)(self.shop, seat)

    def grow(self, seat: int, simulations: int) -> None:
        """Make simulations until they are made or somebody stops them."""
        native(simulation.grow, self._bound)(self.shop, seat, simulations)

    def prepare(self, view: View, seat: int) -> None:
        """Have everything compiled, or loaded from the cache: the first call of a function waits for that."""
        self.clear()
        self.stand_at(view, seat, -1)
        self.grow(seat, 0)
        nodes = self.shop.nodes
        cards, actions = len(view.game.cards), view.game.action_count
        native(tree.child_of)(nodes, tree.ROOT, 0, np.ones(cards, np.bool_))
        native(tree.keep)(nodes, tree.ROOT, self._spare, 1.0)
        native(tree.count_visits)(nodes, tree.ROOT, np.zeros(actions, np.int64), np.zeros(actions))
        native(tree.trace)(nodes, tree.ROOT, 1, np.zeros(1, np.int64))
