"""Decisions weighed one by one, for any game: the greedy choice, and probabilities for the search."""

from math import exp
from typing import Any

from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import Generator, draw
from cabochon.games.interface import WORD
from cabochon.search.interface import prospects, weigh

# Places in the plug: how many quick decisions are played (rollout.py), what the turn is worth, how far
# judgement is trusted (in the units of `weigh`), and the part of the probability that all actions share.
LENGTH, TEMPO, TEMPERATURE, UNIFORM = range(4)


def choose(state: Any, mask: Mask, rng: Generator) -> int:
    """The legal action with the best prospects; equal ones by lot."""
    now = prospects(state)
    best = -1e9
    chosen = -1
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            score = weigh(state, action, now) + draw(rng, 1024) * 1e-6
            if score > best:
                best = score
                chosen = action
    return chosen


def suggest(state: Any, mask: Mask, plug: Any, priors: Any) -> None:
    """The probability of every legal action: the better it looks, the likelier."""
    now = prospects(state)
    best = -1e9
    legal = 0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            score = weigh(state, action, now)
            priors[action] = score
            best = max(best, score)
            legal += 1
    mass = 0.0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            priors[action] = exp((priors[action] - best) / plug[TEMPERATURE])
            mass += priors[action]
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            priors[action] = (1.0 - plug[UNIFORM]) * priors[action] / mass + plug[UNIFORM] / legal
