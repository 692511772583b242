"""Sets of small numbers as the bits of one integer (bit 63 stays unused)."""

import numpy as np
import numpy.typing as npt

Mask = npt.NDArray[np.int64]
"""The legal actions of a position: a set for each word (see each game's actions.py)."""

# SELECT[byte, n]: the n-th smallest number in a set of eight.
SELECT = np.array([([i for i in range(8) if byte >> i & 1] + [0] * 8)[:8] for byte in range(256)], np.int8)


def size(bits: int) -> int:
    """How many numbers are in the set."""
    # LLVM recognises this count and emits one instruction.
    return ((size_by_byte(bits) * 0x0101010101010101) >> 56) & 0xFF


def size_by_byte(bits: int) -> int:
    """The size of each part of eight numbers, a byte a part."""
    bits = int(bits)
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    return (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F


def lowest(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    return size((bits & -bits) - 1)


def nth(bits: int, n: int) -> int:
    """The n-th smallest number of the set, from 0."""
    bits = int(bits)
    # Byte i of `upto` holds the size of parts 0 to i; the first part that reaches n + 1 holds the number.
    upto = (size_by_byte(bits) * 0x0101010101010101) & 0x7FFFFFFFFFFFFFFF
    reached = (
        ((upto & 0x007F7F7F7F7F7F7F) | 0x0080808080808080) - (n + 1) * 0x01010101010101
    ) & 0x0080808080808080
    shift = 56 if reached == 0 else lowest(reached) & 56
    before = (((upto & 0x00FFFFFFFFFFFFFF) << 8) >> shift) & 0xFF
    return shift + int(SELECT[(bits >> shift) & 0xFF, n - before])
