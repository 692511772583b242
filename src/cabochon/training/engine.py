"""Self-play of a whole batch, whatever it runs on: the arrays, and what is done with all games at once."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from cabochon.games.base import Game
from cabochon.games.chance import MULTIPLIER
from cabochon.training.batch import AIMS, LINKS, MARKS, MOVER, NUMBERS, SEATS, TALLIES, Batch, Ring
from cabochon.training.gumbel import schedule
from cabochon.training.interface import bound_to

EIGHT = 8
"""Matrices are multiplied quickest when their sides are multiples of this."""


def padded(number: int) -> int:
    """A number of columns that suits a matrix."""
    return -(-number // EIGHT) * EIGHT


class Engine(ABC):
    """The games of a batch on one device, in tensors that PyTorch and compiled code both see."""

    device: torch.device
    half: torch.dtype
    """What networks compute and speak in during self-play."""

    def __init__(self, game: Game, tables: list[Any], games: int, simulations: int, candidates: int) -> None:
        """`tables` are records with settings; games are dealt with each of them equally often."""
        assert game.features is not None
        self.game = game
        self.games = games
        self.players = max(int(table.players) for table in tables)
        self.teams = any(len(side) > 1 for side in game.sides(tables[0]))
        self.simulations = simulations
        self.features = int(game.features.FEATURES)
        self.words = words = game.state_type.itemsize // 8
        self.bound = bound_to(game)
        self.tensors: dict[str, torch.Tensor] = {}
        """Everything that the batch and the ring hold, by name."""
        self.seen = self.tensor("seen", (games, padded(self.features)), self.half)
        """What the network sees of the leaves."""
        self.outs = self.tensor("outs", (simulations, games, padded(SEATS + game.action_count)), self.half)
        self.batch = Batch(
            states=self.array("states", (words, games), torch.int64),
            leaves=self.array("leaves", (games, words), torch.int64),
            tables=self.filled("tables", np.array(tables, game.state_type).view(np.int64).reshape(-1, words)),
            rngs=self.array("rngs", (games,), torch.int64),
            seeds=self.array("seeds", (games,), torch.int64),
            links=self.array("links", (LINKS, simulations, games), torch.int16),
            sums=self.array("sums", (2, simulations, games), torch.float32),
            outs=self.view(self.outs),
            marks=self.array("marks", (MARKS, games), torch.int16),
            candidates=self.array("candidates", (2, candidates, games), torch.int16),
            scores=self.array("scores", (candidates, games), torch.float32),
            schedule=self.filled("schedule", schedule(candidates, max(simulations - 1, 1))),
            numbers=self.array("numbers", (NUMBERS,), torch.float32),
            tallies=self.array("tallies", (TALLIES, games), torch.int32),
        )
        self.ring: Ring | None = None
        self._all = self.tensor("all", (games,), torch.int64)
        self._all.copy_(torch.arange(games))

    def add_ring(self, rounds: int, aims: bool = False) -> None:
        """Have decisions kept to learn from; with `aims`, more of how their games ended than who won."""
        shape = (rounds, self.games)
        columns = (*shape, AIMS + len(self.game.cards))
        self.ring = Ring(
            states=self.array("ring_states", (*shape, self.words), torch.int64),
            movers=self.array("ring_movers", shape, torch.int8),
            legal=self.array("ring_legal", (*shape, self.game.mask_words), torch.int64),
            policies=self.array("ring_policies", (*shape, self.game.action_count), self.half),
            values=self.array("ring_values", (*shape, SEATS), torch.float32),
            outcomes=self.array("ring_outcomes", (*shape, SEATS), torch.float32),
            aims=self.array(*(("ring_aims", columns) if aims else ("no_aims", (1, 1, 1))), torch.float32),
        )
        self.tensors["ring_outcomes"].fill_(-1.0)

    def seed(self, seed: int, rank: int = 0) -> None:
        """Give every game a generator of its own; in each of several processes others."""
        chance = np.random.default_rng([seed, rank] if rank else seed)
        states = chance.integers(1, MULTIPLIER * 2**32 - 1, self.games, dtype=np.int64)
        self.tensors["rngs"].copy_(torch.from_numpy(states))

    def set_numbers(self, *numbers: float) -> None:
        """See batch.py for which is which."""
        self.tensors["numbers"].copy_(torch.tensor(numbers))

    def see_leaves(self) -> None:
        """Write what the network sees of the leaves."""
        self.see(self.tensors["leaves"], self._all, self.tensors["marks"][MOVER], self.seen)

    # --- Memory ---

    def tensor(self, name: str, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        """A tensor of zeros under a name."""
        self.tensors[name] = torch.zeros(shape, dtype=kind, device=self.device)
        return self.tensors[name]

    def array(self, name: str, shape: tuple[int, ...], kind: torch.dtype) -> Any:
        """The same for compiled code."""
        return self.view(self.tensor(name, shape, kind))

    @abstractmethod
    def view(self, tensor: torch.Tensor) -> Any:
        """A tensor as compiled code sees it."""

    def filled(self, name: str, values: Any) -> Any:
        """The same with values from NumPy."""
        self.tensors[name] = torch.from_numpy(np.ascontiguousarray(values)).to(self.device)
        return self.view(self.tensors[name])

    # --- All games at once ---

    @abstractmethod
    def begin(self, most: int) -> None:
        """Deal all games, and play up to `most` random decisions in each."""

    @abstractmethod
    def plant(self) -> None:
        """The first simulation of a decision."""

    @abstractmethod
    def grow(self, simulation: int) -> None:
        """A further one."""

    @abstractmethod
    def decide(self, turn: int) -> None:
        """Write the decision into the ring and play it; `turn` numbers the rounds."""

    @abstractmethod
    def answer(self, side: int, sides: torch.Tensor, longest: int) -> None:
        """In a match, play the decisions of one side; `sides` has a row for each seat."""

    @abstractmethod
    def end(self, shares: torch.Tensor, ended: torch.Tensor, longest: int) -> None:
        """Write each seat's share of the victory, a row each, and which games have ended or are too long."""

    @abstractmethod
    def see(self, states: torch.Tensor, rows: torch.Tensor, seats: torch.Tensor, out: torch.Tensor) -> None:
        """Write what seats see of some states: of row `rows[i]`, for the seat there, into row i of `out`."""

    @abstractmethod
    def wait(self) -> None:
        """Until everything is done."""

    def chance(self) -> torch.Tensor:
        """The state of PyTorch's generator on this device."""
        return torch.get_rng_state()

    def set_chance(self, state: torch.Tensor) -> None:
        """Go on from such a state."""
        torch.set_rng_state(state)

    @abstractmethod
    def captured(self, function: Callable[[], None]) -> Callable[[], None]:
        """A function in its quickest form, to be called often; it is called some times for that."""
