"""Earlier networks as guests: at some tables every other seat is played by one of them.

Whoever plays only against itself forgets how to beat what it has left behind. The decisions of guests are not
learned from; what they led to is.
"""

from typing import Any

import numpy as np
import torch

from cabochon.training.batch import MOVER
from cabochon.training.engine import Engine
from cabochon.training.model import Model, Player
from cabochon.training.recipe import Recipe


class League:
    """Networks of some time ago, one of whom is the guest at the first games of a batch."""

    def __init__(self, engine: Engine, model: Model, recipe: Recipe, rank: int = 0) -> None:
        self._engine = engine
        self._recipe = recipe
        self._rank = rank
        self.games = max(1, round(recipe.league * recipe.games))
        """So many games of the batch have a guest."""
        self.pool: list[dict[str, torch.Tensor]] = []
        """The averaged weights of earlier networks, the oldest first."""
        self.player = Player(model, engine.seen)
        self.deciding = torch.zeros(self.games, dtype=torch.bool, device=engine.device)
        """In which of them the guest decides now."""
        self._seats = torch.arange(self.games, device=engine.device) % 2
        self._outs = torch.zeros_like(engine.outs[0, : self.games])
        self._guests = engine.tensor("ring_guests", (recipe.rounds, recipe.games), torch.int8)

    def meet(self, turn: int, average: dict[str, torch.Tensor]) -> None:
        """Before a round: now and then a network joins, the oldest leaves, and another guest is drawn."""
        if turn % self._recipe.league_rounds == 0 or not self.pool:
            self.pool.append({name: tensor.clone() for name, tensor in average.items()})
            del self.pool[: -self._recipe.league_size]
            self.invite(turn)

    def invite(self, turn: int) -> None:
        """Draw the guest of these rounds: in each process another, and always the same."""
        chance = np.random.default_rng([self._rank, turn // self._recipe.league_rounds])
        self.player.take(self.pool[int(chance.integers(len(self.pool)))])

    def sit_down(self) -> None:
        """At the beginning of a search: see where a guest decides. Partners sit opposite each other."""
        movers = self._engine.tensors["marks"][MOVER, : self.games]
        torch.eq(movers % 2, self._seats, out=self.deciding)

    def answer(self, simulation: int) -> None:
        """Have the guest say what it thinks in its own searches, instead of the network that learns."""
        outs = self._engine.outs[simulation, : self.games]
        self.player(self._engine.seen[: self.games], self._outs)
        outs.copy_(torch.where(self.deciding[:, None], self._outs, outs))

    def sign(self, turn: int) -> None:
        """After a round: note whose decisions these were."""
        self._guests[turn % self._recipe.rounds, : self.games].copy_(self.deciding)

    def state(self) -> list[Any]:
        """For a checkpoint."""
        return self.pool

    def take(self, pool: list[Any]) -> None:
        """Go on from one."""
        self.pool = [{name: tensor.clone() for name, tensor in weights.items()} for weights in pool]
