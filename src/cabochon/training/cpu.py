"""The batch on the CPU: the same functions as on a GPU, in threads."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch

from cabochon.games.base import Game
from cabochon.games.interface import encode
from cabochon.games.native import native
from cabochon.training.batch import SEATS, Batch, Desk, Ring, copy_words
from cabochon.training.engine import Engine
from cabochon.training.selfplay import answer, begin_game, decide, end_game, grow, plant


def core_count() -> int:
    """How many cores this process may use, each by a thread."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Cpu(Engine):
    """Games in the memory of this machine."""

    device = torch.device("cpu")
    half = torch.float32

    def __init__(self, game: Game, tables: list[Any], games: int, simulations: int, candidates: int) -> None:
        self._threads = core_count()
        self._pool = ThreadPoolExecutor(self._threads)
        super().__init__(game, tables, games, simulations, candidates)
        self._parts = self._shared_out(games)

    def _shared_out(self, number: int) -> list[tuple[Desk, int, int]]:
        """A part of so many things for each thread, and a desk."""
        ends = np.linspace(0, number, self._threads + 1).astype(int).tolist()
        return [(self._desk(), *part) for part in pairwise(ends) if part[0] < part[1]]

    def _desk(self) -> Desk:
        words = np.zeros(self.words, np.int64)
        return Desk(
            words=words,
            state=words.view(self.game.state_type),
            mask=np.zeros(self.game.mask_words, np.int64),
            rng=np.zeros(1, np.int64),
            shares=np.zeros(SEATS, np.float32),
            policy=np.zeros(self.game.action_count, np.float32),
        )

    # --- Memory ---

    def view(self, tensor: torch.Tensor) -> Any:
        return tensor.numpy()

    # --- All games at once ---

    def _each(self, function: Callable[..., None], *arguments: Any) -> None:
        """Call a compiled loop for the games of each thread."""
        ready = native(function, self.bound)
        list(self._pool.map(lambda part: ready(self.batch, *part, *arguments), self._parts))

    def begin(self, most: int) -> None:
        self._each(begin_some, most)

    def plant(self) -> None:
        self._each(plant_some)

    def grow(self, simulation: int) -> None:
        self._each(grow_some, simulation)

    def decide(self, turn: int) -> None:
        self._each(decide_some, self.ring, turn)

    def answer(self, side: int, sides: torch.Tensor, longest: int) -> None:
        self._each(answer_some, side, sides.numpy(), longest)

    def end(self, shares: torch.Tensor, ended: torch.Tensor, longest: int) -> None:
        self._each(end_some, shares.numpy(), ended.numpy(), longest)

    def see(self, states: torch.Tensor, rows: torch.Tensor, seats: torch.Tensor, out: torch.Tensor) -> None:
        ready: Callable[..., None] = native(see_some, self.bound)
        there, chosen = states.reshape(-1, self.words).numpy(), rows.numpy()
        who, written = seats.reshape(-1).numpy(), out.numpy()
        parts = self._shared_out(len(chosen))
        list(self._pool.map(lambda part: ready(*part, there, chosen, who, written, self.features), parts))

    def wait(self) -> None:
        pass

    def captured(self, function: Callable[[], None]) -> Callable[[], None]:
        return function


# --- For compiled code -------------------------------------------------------------------------------------


def begin_some(batch: Batch, desk: Desk, first: int, last: int, most: int) -> None:
    for g in range(first, last):
        begin_game(batch, g, desk, most)


def plant_some(batch: Batch, desk: Desk, first: int, last: int) -> None:
    for g in range(first, last):
        plant(batch, g, desk)


def grow_some(batch: Batch, desk: Desk, first: int, last: int, simulation: int) -> None:
    for g in range(first, last):
        grow(batch, g, desk, simulation)


def decide_some(batch: Batch, desk: Desk, first: int, last: int, ring: Ring, turn: int) -> None:
    for g in range(first, last):
        decide(batch, g, desk, ring, turn)


def answer_some(batch: Batch, desk: Desk, first: int, last: int, side: int, sides: Any, longest: int) -> None:
    for g in range(first, last):
        answer(batch, g, desk, side, sides, longest)


def end_some(batch: Batch, desk: Desk, first: int, last: int, shares: Any, ended: Any, longest: int) -> None:
    for g in range(first, last):
        end_game(batch, g, desk, shares, ended, longest)


def see_some(
    desk: Desk, first: int, last: int, states: Any, rows: Any, seats: Any, out: Any, features: int
) -> None:
    for i in range(first, last):
        if seats[rows[i]] >= 0:
            copy_words(states[rows[i]], desk.words)
            encode(desk.state[0], int(seats[rows[i]]), out[i, :features])
