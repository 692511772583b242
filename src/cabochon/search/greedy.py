"""The greedy choice, for any game: the decision that looks best without search."""

from math import floor
from typing import Any

from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import Generator, draw
from cabochon.games.interface import WORD
from cabochon.search.interface import prospects, weigh

STEPS = 1 << 30
"""In which scores are compared: the last digits differ between processors, and must not decide."""


def greedy_action(state: Any, mask: Mask, rng: Generator) -> int:
    """The legal action with the best prospects; equal ones by lot."""
    now = prospects(state)
    best = -1e9
    chosen = -1
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            score = floor(weigh(state, action, now) * STEPS + 0.5) / STEPS + draw(rng, 1024) * 1e-6
            if score > best:
                best = score
                chosen = action
    return chosen
