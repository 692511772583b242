"""Prior probabilities from judgement, for any game: the better a decision looks, the likelier it is."""

from math import exp
from typing import Any

from cabochon.games.bits import Mask, lowest
from cabochon.games.interface import WORD
from cabochon.search.interface import prospects, weigh

# Places in the parameters of the named evaluations: how many decisions a rollout has (rollout.py), what the
# turn is worth, how far judgement is trusted (in the units of `weigh`), and the part of the probability that
# all actions share.
LENGTH, TEMPO, TEMPERATURE, UNIFORM = range(4)
NUMBERS = 4


def find_priors(state: Any, mask: Mask, parameters: Any, scratch: Any, priors: Any) -> bool:
    """A softmax of the weights of the legal actions, and a part of it for all of them alike."""
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
            priors[action] = exp((priors[action] - best) / parameters[TEMPERATURE])
            mass += priors[action]
    uniform = parameters[UNIFORM]
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            priors[action] = (1.0 - uniform) * priors[action] / mass + uniform / legal
    return True
