"""Sets of small numbers as the bits of one integer."""


def size(bits: int) -> int:
    """How many numbers are in the set (bit 63 stays unused)."""
    # The classic in-register count: LLVM recognises it and emits one instruction.
    bits = int(bits)
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0xFF


def lowest(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    return size((bits & -bits) - 1)


def nth(bits: int, n: int) -> int:
    """The n-th smallest number of the set, from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
