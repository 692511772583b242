"""What a `State` asks of the rules in one call each, compiled for any game.

States come as arrays of one record: Numba takes an array from Python several times quicker than a record.
"""

from typing import Any

from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import Generator
from cabochon.games.interface import WORD, apply, determinize, hide, legal_actions, returns
from cabochon.games.playout import play_out

LIST, MARK = -1, -2


def step(states: Any, mask: Mask, action: int, actions: Any, marks: Any) -> int:
    """Carry out an action, if it is legal, and tell whether it is.

    LIST writes the legal actions, MARK marks them; both tell how many there are.
    One function for all, since compiling what is legal takes seconds.
    """
    legal_actions(states[0], mask)
    if action >= 0:
        word = min(action // WORD, len(mask) - 1)
        bit = action - word * WORD
        if bit > 62 or (int(mask[word]) >> bit) & 1 == 0:
            return 0
        apply(states[0], action)
        return 1
    number = 0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            if action == LIST:
                actions[number] = word * WORD + lowest(bits)
            else:
                marks[word * WORD + lowest(bits)] = True
            bits &= bits - 1
            number += 1
    return number


def play_out_here(states: Any, rng: Generator, mask: Mask, limit: int) -> int:
    """Play random decisions to the end; returns how many."""
    return play_out(states[0], rng, mask, limit)


def write_returns(states: Any, shares: Any) -> None:
    """Write every seat's share of the victory."""
    for seat in range(len(shares)):
        shares[seat] = returns(states[0], seat)


def hide_from(states: Any, seat: int) -> None:
    """Mask what a seat can't know."""
    hide(states[0], seat)


def redraw_for(states: Any, seat: int, rng: Generator) -> None:
    """Redraw what a seat can't know."""
    determinize(states[0], seat, rng)
