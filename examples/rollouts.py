"""Random games by the thousand on a batch: how long they last, and what it is worth to begin.

    pip install cabochon
    python examples/rollouts.py --game splendor --players 3 --games 100000

Nothing is done in Python for each game: a step is one call for all games, on all cores.
"""

import argparse
import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.envs import Batch

AT_ONCE = 4096


class Rollouts(NamedTuple):
    """What came out, a number for each game."""

    lengths: npt.NDArray[np.int64]
    """Decisions until the end."""
    starters: npt.NDArray[np.float64]
    """What the start player got: 1 for victory; see docs/environments.md#rewards."""


def play(batch: Batch) -> Rollouts:
    """Play all games of a batch, which deals nothing anew, to their ends."""
    batch.reset()
    rows, starts = np.arange(len(batch)), batch.states["start"].copy()
    starters = np.zeros(len(batch))
    while not batch.ended.all():
        batch.step(batch.random_actions())
        starters += batch.rewards[rows, starts]
    return Rollouts(batch.lengths.astype(np.int64), starters)


def main(arguments: list[str] | None = None) -> None:
    """Play, and say what came out."""
    parser = argparse.ArgumentParser(description="Random games by the thousand")
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100_000, help=f"rounded up to a multiple of {AT_ONCE}")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    batch = Batch(
        options.game, AT_ONCE, players=options.players, observe=False, auto_reset=False, seed=options.seed
    )
    batch.step(batch.random_actions())  # compiles what is measured
    begin = time.perf_counter()
    played = [play(batch) for _ in range(-(-options.games // AT_ONCE))]
    seconds = time.perf_counter() - begin
    lengths, starters = map(np.concatenate, zip(*played, strict=True))
    error = starters.std() / np.sqrt(len(starters))
    print(f"{len(lengths)} games of {lengths.mean():.1f} decisions, from {lengths.min()} to {lengths.max()}")
    print(f"the start player gets {starters.mean():+.3f} ± {1.96 * error:.3f} on average")
    print(f"{lengths.sum() / seconds:,.0f} decisions a second")


if __name__ == "__main__":
    main()
