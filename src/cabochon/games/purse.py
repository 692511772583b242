"""Purses: a multiset of tokens as one 64-bit integer, a byte a colour.

The colour of number c (see each game's cards.py) is counted in byte c. Counts stay below 128 and at most
seven colours are used, so paying, comparing and totalling whole purses are a few integer operations with no
carry from one colour into the next, and every purse is a positive number.
"""

_TOP_BITS = 0x0080808080808080


def one(colour: int) -> int:
    """A purse that holds a single token."""
    return 1 << (8 * int(colour))


def count(purse: int, colour: int) -> int:
    """How many tokens of a colour are in the purse."""
    return (int(purse) >> (8 * int(colour))) & 0xFF


def total(purse: int) -> int:
    """How many tokens are in the purse."""
    return ((int(purse) * 0x0101010101010101) >> 56) & 0xFF


def covers(purse: int, need: int) -> bool:
    """Whether the purse holds at least `need` of every colour."""
    return ((int(purse) | _TOP_BITS) - int(need)) & _TOP_BITS == _TOP_BITS


def shortfall(need: int, purse: int) -> int:
    """What is missing in the purse, colour by colour: `need` less `purse`, never below 0."""
    difference = (int(need) | _TOP_BITS) - int(purse)
    enough = difference & _TOP_BITS  # the top bit survives where need >= purse
    return difference & (enough - (enough >> 7))


def payment(cost: int, discount: int, tokens: int, gold: int) -> int:
    """How a cost less a discount is paid with as little gold (the last colour) as possible."""
    due = shortfall(cost, discount)
    missing = shortfall(due, int(tokens) & (one(gold) - 1))
    return due - missing + total(missing) * one(gold)


def colours_from(purse: int, least: int) -> int:
    """The set (as bits) of the colours of which the purse holds at least `least`."""
    full = (int(purse) + (0x80 - least) * 0x01010101010101) & _TOP_BITS
    # Bit 7 of byte c moves to bit c.
    return (full >> 7 | full >> 14 | full >> 21 | full >> 28 | full >> 35 | full >> 42 | full >> 49) & 0x7F


def returnable(purse: int, excess: int, cursor: int) -> int:
    """The colours (as bits) of which a token may leave now, when `excess` tokens must go.

    They go in the order of the colours, from `cursor` on, so that the same choice is not made in several
    ways; a colour is open only if it and the later ones hold enough for all that must still go.
    """
    colours = 0
    for colour in range(int(cursor), 7):
        if count(purse, colour) > 0 and total(int(purse) >> (8 * colour)) >= excess:
            colours |= 1 << colour
    return colours
