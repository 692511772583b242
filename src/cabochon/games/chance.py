"""A fast seeded generator for simulations: same seed, same game, on every machine and device.

Multiply-with-carry with a 31-bit multiplier: no operation overflows a signed 64-bit integer, so the same
lines give the same numbers interpreted, as native code and on a GPU. The generator is an array of one
integer, passed to whoever draws. It is no secret-keeper: real games shuffle with `cabochon.match.shuffles`.
"""

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

Generator = npt.NDArray[np.int64]
"""The state of a generator: one integer."""

# MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**62.
MULTIPLIER = 1812432270


def generator(seed: int, stream: int = 0) -> Generator:
    """A generator of its own for each pair of seed and stream."""
    return generators(seed, 1, stream)


def generators(seed: int, count: int, first: int = 0) -> Generator:
    """The states of `count` generators, of streams `first`, `first + 1`, …"""
    states = [hashlib.sha256(f"{seed} {stream}".encode()).digest() for stream in range(first, first + count)]
    # Any state from 1 to MULTIPLIER * 2**32 - 2 is on the long cycle.
    return np.array(
        [int.from_bytes(digest[:8], "big") % (MULTIPLIER * 2**32 - 2) + 1 for digest in states], np.int64
    )


def draw(rng: Any, n: int) -> int:
    """A number from 0 to n - 1 (n up to a few thousand; the bias is below n / 2**32)."""
    state = int(rng[0])
    rng[0] = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
    return (((state ^ (state >> 32)) & 0xFFFFFFFF) * int(n)) >> 32


def shuffle_range(cards: Any, first: int, last: int, rng: Any) -> None:
    """Put cards[first:last] into random order."""
    for i in range(last - 1, first, -1):
        j = first + draw(rng, i - first + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
