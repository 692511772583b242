"""A batch on a GPU that Numba simulates, thread by thread, beside the batch on the CPU. Run by test_gpu.py.

What only real hardware can show (memory side by side, speed) is not seen here; the logic of every kernel is.
"""

import argparse
from typing import Any

import numpy as np
import torch

from cabochon.envs import Batch, gpu, kernels
from cabochon.games import game as find_game
from cabochon.games.errors import CabochonError, IllegalActionError
from cabochon.training import gpu as training

# A thread of the simulator is one of Python's: a few are enough.
for module in (kernels, gpu, training):
    module.WRITERS = 4  # type: ignore[attr-defined]

SAME = (
    "mask",
    "observations",
    "final_observations",
    "to_move",
    "decided",
    "seats",
    "rewards",
    "ended",
    "truncated",
    "lengths",
)


class SimulatedBatch(gpu.GpuBatch):
    """In the memory of this machine."""

    _device = "cpu"

    def _check_device(self) -> None:
        """It needs none."""

    def _view(self, tensor: torch.Tensor) -> Any:
        return tensor.numpy()

    def _stream(self) -> Any:
        return 0


def compare(simulated: gpu.GpuBatch, batch: Batch) -> None:
    """Everything is the same, bit by bit."""
    for g in range(len(batch)):
        assert simulated.state(g) == batch.state(g), g
    for name in SAME:
        here, there = getattr(batch, name), getattr(simulated, name).numpy()
        assert here.dtype == there.dtype, name
        assert np.array_equal(here, there), name


def share(batch: gpu.GpuBatch) -> None:
    """Other libraries take the arrays without a copy."""
    for tensor in (batch.mask, batch.observations):
        taken = np.from_dlpack(tensor)
        assert taken.shape == tuple(tensor.shape)
        assert np.shares_memory(taken, tensor.numpy())


def refuse(batch: gpu.GpuBatch) -> None:
    """What can't be done is refused and changes nothing."""
    before = [batch.state(g) for g in range(len(batch))]
    legal = batch.random_actions()
    wrong = legal.clone()
    wrong[1] = int(torch.nonzero(~batch.mask[1])[0])
    refusals: tuple[tuple[Any, type[CabochonError], str], ...] = (
        (wrong, IllegalActionError, "game 1, seat"),
        (torch.full_like(legal, batch.actions), IllegalActionError, "game 0, seat"),
        (torch.full_like(legal, -1), IllegalActionError, "game 0, seat"),
        (legal[:2], CabochonError, "3 whole numbers"),
        (legal.to(torch.float32), CabochonError, "3 whole numbers"),
        (legal.numpy(), CabochonError, "a tensor on the GPU"),
    )
    for actions, kind, words in refusals:
        try:
            batch.step(actions)
        except kind as error:
            assert words in str(error), error
        else:
            raise AssertionError(words)
        assert [batch.state(g) for g in range(len(batch))] == before
    # Unchecked, only the game stays as it is whose action is not legal.
    batch.check = False
    batch.step(wrong)
    assert [batch.state(g) == before[g] for g in range(len(batch))] == [False, True, False]
    assert not batch.ended[1]
    assert not batch.rewards[1].any()


def see(batch: Batch) -> None:
    """What the training's kernel writes of positions is what `State.features` says."""
    seen = np.zeros((2, batch.observations.shape[1]), np.float32)
    rows, seats = np.array([2, 0]), np.array([0, 0, 1], np.int16)
    words = batch.states.copy().view(np.int64).reshape(len(batch), -1)
    blocks = -(-len(rows) // kernels.sheet_of(batch.game))
    training.compiled(batch.game).see[blocks, kernels.WRITERS](words.T, rows, seats, seen)
    for i, row in enumerate(rows.tolist()):
        assert np.array_equal(seen[i], batch.state(row).features(int(seats[row])))


def main() -> None:
    """Play some games in both, and put a state into one."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponents")
    parser.add_argument("--longest", type=int, default=5)
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--stay", action="store_true")
    parser.add_argument("--sheet", type=int, default=kernels.SHEET, help="for how many a block has room")
    asked = parser.parse_args()
    assert kernels.sheet_of(find_game(asked.game)) == kernels.SHEET
    kernels.ROOM = kernels.ROOM * asked.sheet // kernels.SHEET
    assert kernels.sheet_of(find_game(asked.game)) == asked.sheet
    options = {
        "players": asked.players,
        "opponents": asked.opponents,
        "longest": asked.longest,
        "auto_reset": not asked.stay,
        "seed": 5,
    }
    simulated, batch = SimulatedBatch(asked.game, 3, **options), Batch(asked.game, 3, **options)
    compare(simulated, batch)
    ended = 0
    for step in range(asked.steps):
        actions = simulated.greedy_actions() if step % 2 else simulated.random_actions()
        assert np.array_equal(actions.numpy(), batch.greedy_actions() if step % 2 else batch.random_actions())
        simulated.step(actions)
        batch.step(actions.numpy())
        compare(simulated, batch)
        ended += int(simulated.ended.sum()) + int(simulated.truncated.sum())
    assert ended
    for one in (simulated, batch):
        one.reset(9, which=np.array([False, True, False]))
        one.reset([4, 5, 6], which=np.array([True, False, False]))
    compare(simulated, batch)
    for one in (simulated, batch):
        one.place(2, batch.state(1))
    compare(simulated, batch)
    see(batch)
    share(simulated)
    refuse(simulated)


if __name__ == "__main__":
    main()
