"""A search tree: its nodes, the buffers of its thread, and the compiled functions that work on them."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from cabochon.games.base import Game
from cabochon.games.native import native
from cabochon.match import Move, View
from cabochon.search import nodes, simulation
from cabochon.search.evaluation import Evaluation, aligned, binding
from cabochon.search.stopping import Stop

LONGEST_PATH = 256
SPIKES = 10.0
"""Among how many decisions noise spreads, more or less, however many there are."""


class Tree:
    """One tree, and everything that a thread needs to grow it."""

    def __init__(
        self, game: Game, evaluation: Evaluation, options: Any, rng: Any, room: int, noise: float = 0.0
    ) -> None:
        self._game = game
        self._functions = evaluation.functions
        self._noise = noise
        self._calm: dict[int, float] = {}
        """The priors of the root's children before noise."""
        self._chance = np.random.default_rng(rng.tolist())
        self._bound = binding(game, evaluation.functions)
        self._spare = nodes.new_nodes(room)
        seats = max(game.player_counts)
        self.buffers = simulation.Buffers(
            states=np.zeros(2, game.state_type),
            nodes=nodes.new_nodes(room),
            control=np.zeros(2, np.int64),
            stop=Stop().flag,
            end=Stop().flag,
            options=options,
            parameters=evaluation.parameters,
            scratch=aligned(evaluation.scratch, evaluation.parameters.dtype),
            rng=rng,
            masks=np.zeros((3, game.mask_words), np.int64),
            priors=np.zeros(game.action_count),
            path=np.zeros(LONGEST_PATH, np.int64),
            values=np.zeros(seats),
            sums=np.zeros(seats),
        )

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: without empty nodes, and modules by their names."""
        used = self.buffers.nodes[: self.buffers.control[simulation.USED]]
        return {
            **vars(self),
            "_functions": self._functions.__name__,
            "_bound": None,
            "_spare": len(self._spare),
            "buffers": self.buffers._replace(nodes=used),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._functions = import_module(kept["_functions"])
        self._bound = binding(self._game, self._functions)
        self._spare, grown = nodes.new_nodes(kept["_spare"]), nodes.new_nodes(kept["_spare"])
        grown[: len(self.buffers.nodes)] = self.buffers.nodes
        self.buffers = self.buffers._replace(nodes=grown)

    @property
    def simulations(self) -> int:
        """How many were made since `stand_at`."""
        return int(self.buffers.control[simulation.DONE])

    def clear(self) -> None:
        """Begin anew."""
        self._calm = {}
        self.buffers.control[simulation.USED] = native(nodes.new_root)(self.buffers.nodes)

    def go_down(self, moves: Sequence[Move], gone: Any, share: float) -> None:
        """Keep what lies below some decisions; `gone` says of each card whether it has left the table."""
        node = nodes.ROOT
        for move in moves:
            node = native(nodes.child_of)(self.buffers.nodes, node, move.action, gone)
            if node == nodes.NONE:
                self.clear()
                return
        if node != nodes.ROOT:
            self._calm = {}
            used = native(nodes.copy_subtree)(self.buffers.nodes, node, self._spare, share)
            self.buffers, self._spare = self.buffers._replace(nodes=self._spare), self.buffers.nodes
            self.buffers.control[simulation.USED] = used

    def stand_at(self, view: View, seat: int, allowed: Any, stop: Stop, end: Stop) -> None:
        """Search from here on, until `stop` or `end`; `allowed` is the mask of the decisions to look at."""
        self.buffers = self.buffers._replace(stop=stop.flag, end=end.flag)
        self.buffers.states[0] = view.state.record
        self.buffers.control[simulation.DONE] = 0
        self.buffers.sums[:] = 0
        # What an evaluation keeps of earlier leaves must not make a search depend on those before it.
        self.buffers.scratch[:] = 0
        self.buffers.masks[simulation.ALLOWED] = allowed
        priors = self.buffers.nodes["prior"]
        for child, prior in self._calm.items():
            priors[child] = prior
        self._expand_root(seat)
        if self._noise:
            self._disturb(priors)

    def _expand_root(self, seat: int) -> None:
        """Have all decisions at the root in the tree."""
        native(simulation.expand_root, self._bound)(self.buffers, seat)

    def _disturb(self, priors: Any) -> None:
        """Give a part of the root's probability to its decisions at random, anew in every search."""
        children = list(nodes.children(self.buffers.nodes, nodes.ROOT))
        self._calm = {child: float(priors[child]) for child in children}
        if children:
            spikes = self._chance.dirichlet(np.full(len(children), SPIKES / len(children)))
            priors[children] = (1 - self._noise) * priors[children] + self._noise * spikes

    def grow(self, seat: int, simulations: int) -> None:
        """Make simulations, at least one, until they are made or somebody stops them."""
        native(simulation.simulate_many, self._bound)(self.buffers, seat, simulations)

    def prepare(self, view: View, seat: int) -> None:
        """Have everything compiled, or loaded from the cache: the first call of a function waits for that."""
        self.clear()
        self.stand_at(view, seat, -1, Stop(), Stop())
        self.grow(seat, 0)
        cards, actions = len(view.game.cards), view.game.action_count
        native(nodes.child_of)(self.buffers.nodes, nodes.ROOT, 0, np.ones(cards, np.bool_))
        native(nodes.copy_subtree)(self.buffers.nodes, nodes.ROOT, self._spare, 1.0)
        visits, totals = np.zeros(actions, np.int64), np.zeros(actions)
        native(nodes.count_visits)(self.buffers.nodes, nodes.ROOT, visits, totals)
        native(nodes.principal_variation)(self.buffers.nodes, nodes.ROOT, 1, np.zeros(1, np.int64))
