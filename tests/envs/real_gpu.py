"""A batch on a real GPU beside the batch on the CPU, bit by bit. Run by test_gpu.py where there is a GPU.

    python -m tests.envs.real_gpu [--games N] [--steps N]

Prints a line for each kind of table; whatever differs ends it.
"""

import argparse
import os
import time
from importlib.util import find_spec
from typing import Any

import numpy as np
import torch

from cabochon.envs import Batch
from cabochon.envs.gpu import GpuBatch
from cabochon.envs.kernels import WRITERS, cuda, sheet_of
from cabochon.games.state import State
from cabochon.training.gpu import compiled

# JAX would take most of the memory for itself otherwise.
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

SAME = (
    "mask",
    "observations",
    "to_move",
    "decided",
    "seats",
    "rewards",
    "ended",
    "truncated",
    "lengths",
)
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("splendor", {}),
    ("splendor", {"players": 3, "opponents": "greedy"}),
    ("splendor", {"players": 4, "settings": {"teams": True}, "longest": 60}),
    ("splendor", {"players": 4, "opponents": "random", "auto_reset": False}),
    ("duel", {}),
    ("duel", {"opponents": "greedy", "longest": 60}),
)


def differing(there: GpuBatch, here: Batch) -> str:
    """The first thing that is not the same, bit by bit."""
    states = np.ascontiguousarray(there.states.cpu().numpy().T)
    if states.tobytes() != here.states.tobytes():
        return "states"
    names = SAME + (("final_observations",) if there.auto_reset else ())
    for name in names:
        if not np.array_equal(getattr(there, name).cpu().numpy(), getattr(here, name)):
            return name
    return ""


def play(name: str, options: dict[str, Any], games: int, steps: int) -> int:
    """Random and greedy games in both; how many games ended."""
    there, here = GpuBatch(name, games, seed=5, **options), Batch(name, games, seed=5, **options)
    ended = 0
    for step in range(steps):
        actions = there.greedy_actions() if step % 7 == 3 else there.random_actions()
        wanted = here.greedy_actions() if step % 7 == 3 else here.random_actions()
        if not np.array_equal(actions.cpu().numpy(), wanted):
            raise SystemExit(f"{name} {options}: step {step}: the bots choose other actions")
        there.step(actions)
        here.step(wanted)
        if wrong := differing(there, here):
            raise SystemExit(f"{name} {options}: step {step}: other {wrong}")
        ended += int(here.ended.sum())
    return ended


def see(name: str) -> None:
    """What the training's kernel writes of positions is what `State.features` says, in float16."""
    batch = Batch(name, 64, seed=3)
    for _ in range(20):
        batch.step(batch.random_actions())
    words = torch.from_numpy(batch.states.copy().view(np.int64).reshape(len(batch), -1)).cuda()
    rows = torch.arange(63, -1, -1, device="cuda")
    seats = torch.zeros(64, dtype=torch.int16, device="cuda")
    seen = torch.zeros((64, batch.observations.shape[1]), dtype=torch.float16, device="cuda")
    compiled(batch.game).see[64 // sheet_of(batch.game), WRITERS](
        *(cuda.as_cuda_array(tensor) for tensor in (words.T, rows, seats, seen))
    )
    torch.cuda.synchronize()
    for i, row in enumerate(rows.tolist()):
        state: State = batch.state(row)
        if not np.array_equal(seen[i].cpu().numpy(), state.features(0).astype(np.float16)):
            raise SystemExit(f"{name}: the training sees other features")


def share() -> None:
    """PyTorch has the arrays, and JAX takes them without a copy."""
    if find_spec("jax") is None:
        print("JAX is not here")
        return
    import jax

    jax.config.update("jax_enable_x64", True)  # states are made of words of eight bytes
    batch = GpuBatch("splendor", 256)
    for tensor in (batch.observations, batch.mask, batch.states):
        taken = jax.dlpack.from_dlpack(tensor)
        if taken.shape != tuple(tensor.shape) or taken.unsafe_buffer_pointer() != tensor.data_ptr():
            raise SystemExit(f"JAX has not taken {tensor.dtype} {tuple(tensor.shape)} without a copy")
        print(f"JAX takes {tensor.dtype} {tuple(tensor.shape)} without a copy")


def main() -> None:
    """Compare, and say how much was the same."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=200)
    asked = parser.parse_args()
    print(torch.cuda.get_device_name())
    for name, options in TABLES:
        begun = time.perf_counter()
        ended = play(name, options, asked.games, asked.steps)
        decisions, seconds = asked.games * asked.steps, time.perf_counter() - begun
        print(f"{name} {options}: {decisions} decisions the same, {ended} games ended, {seconds:.0f} s")
    for name in ("splendor", "duel"):
        see(name)
    share()


if __name__ == "__main__":
    main()
