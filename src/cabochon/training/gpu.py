"""The batch on a GPU: a thread for each game, and blocks that describe positions for the network."""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch

from cabochon.envs.kernels import BLOCK, WRITERS, cuda, on_device, seer, sheet_of
from cabochon.games.base import Game
from cabochon.training.batch import SEATS, Desk
from cabochon.training.engine import Engine
from cabochon.training.interface import bound_to
from cabochon.training.selfplay import answer, begin_game, decide, end_game, grow, plant


class Gpu(Engine):
    """Games in the memory of a GPU."""

    device = torch.device("cuda")
    half = torch.float16

    def __init__(self, game: Game, tables: list[Any], games: int, simulations: int, candidates: int) -> None:
        super().__init__(game, tables, games, simulations, candidates)
        self._kernels = compiled(game)
        self._blocks = -(-games // BLOCK)

    # --- Memory ---

    def view(self, tensor: torch.Tensor) -> Any:
        return cuda.as_cuda_array(tensor)

    # --- All games at once ---

    def _launch(self, name: str, *arguments: Any) -> None:
        """On the stream that PyTorch works on, so that everything is done in order and can be captured."""
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        getattr(self._kernels, name)[self._blocks, BLOCK, stream](self.batch, arguments)

    def begin(self, most: int) -> None:
        self._launch("begin", most)

    def plant(self) -> None:
        self._launch("plant")

    def grow(self, simulation: int) -> None:
        self._launch("grow", simulation)

    def decide(self, turn: int) -> None:
        self._launch("decide", self.ring, turn)

    def answer(self, side: int, sides: torch.Tensor, longest: int) -> None:
        self._launch("answer", side, self.view(sides), longest)

    def end(self, shares: torch.Tensor, ended: torch.Tensor, longest: int) -> None:
        self._launch("end", self.view(shares), self.view(ended), longest)

    def see(self, states: torch.Tensor, rows: torch.Tensor, seats: torch.Tensor, out: torch.Tensor) -> None:
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        self._kernels.see[-(-len(rows) // sheet_of(self.game)), WRITERS, stream](
            self.view(states.reshape(-1, self.words).T),
            self.view(rows),
            self.view(seats.reshape(-1)),
            self.view(out),
        )

    def wait(self) -> None:
        torch.cuda.synchronize()

    def chance(self) -> torch.Tensor:
        return torch.cuda.get_rng_state()

    def set_chance(self, state: torch.Tensor) -> None:
        torch.cuda.set_rng_state(state)

    def captured(self, function: Callable[[], None]) -> Callable[[], None]:
        """As a graph, which costs no Python."""
        side = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):  # as PyTorch asks for, before what has gradients is captured
                function()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        # What other threads do meanwhile, such as NCCL's that watches over several GPUs, is no part of it.
        with torch.cuda.graph(graph, capture_error_mode="thread_local"):
            function()
        return graph.replay


@cache
def compiled(game: Game) -> Any:
    """The kernels of one game; each is compiled when it is called first, which takes half a minute."""
    link = on_device(bound_to(game), fastmath=True)
    record, size = game.state_type, game.state_type.itemsize // 8
    parts, actions = game.mask_words, game.action_count

    def for_each_game(function: Any) -> Any:
        """A kernel that does something with every game of a batch, a thread each."""
        one = link(function)

        @cuda.jit(fastmath=True)
        def kernel(batch, rest):  # type: ignore[no-untyped-def]
            g = cuda.grid(1)
            if g < batch.states.shape[1]:
                # Local memory is interleaved between threads, so neighbours read neighbouring bytes.
                words = cuda.local.array(size, np.int64)
                mask = cuda.local.array(parts, np.int64)
                rng = cuda.local.array(1, np.int64)
                shares = cuda.local.array(SEATS, np.float32)
                policy = cuda.local.array(actions, np.float32)
                one(batch, g, Desk(words, words.view(record), mask, rng, shares, policy), *rest)

        return kernel

    return SimpleNamespace(
        begin=for_each_game(begin_game),
        plant=for_each_game(plant),
        grow=for_each_game(grow),
        decide=for_each_game(decide),
        answer=for_each_game(answer),
        end=for_each_game(end_game),
        see=seer(game, link),
    )
