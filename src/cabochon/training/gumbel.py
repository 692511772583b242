"""How the simulations of a decision are given to its candidates: sequential halving, with Gumbel noise.

The root looks at the actions with the highest sums of logit and noise. All get the same number of
simulations, then the better half, and so on. What was found moves the logits: an improved policy, also where
there are far fewer simulations than actions (Danihelka and others, "Policy improvement by planning with
Gumbel", 2022).
"""

from math import ceil, exp, log, log2
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import draw
from cabochon.games.interface import WORD
from cabochon.training.batch import (
    CANDIDATES,
    CHOSEN,
    NODE,
    NOISE,
    SCALE,
    SEATS,
    SHARP,
    TOTAL,
    VISITS,
    Batch,
)

FAR = 1e6
LOW = -1e30


def visits_wanted(candidates: int, simulations: int) -> list[int]:
    """For each simulation after the root's, how many visits the candidate must have that gets it."""
    if candidates <= 1:
        return list(range(simulations))
    wanted: list[int] = []
    visits = 0
    left = candidates
    while len(wanted) < simulations:
        rounds = max(1, int(simulations / (ceil(log2(candidates)) * left)))
        for _ in range(rounds):
            wanted += [visits] * left
            visits += 1
        left = max(2, left // 2)
    return wanted[:simulations]


def schedule(candidates: int, simulations: int) -> npt.NDArray[np.int16]:
    """The visits wanted for each number of candidates, up to the most there can be."""
    rows = [[0] * simulations] + [visits_wanted(number, simulations) for number in range(1, candidates + 1)]
    return np.array(rows, np.int16)


# --- For compiled code -------------------------------------------------------------------------------------


def power(number: float) -> float:
    """The exponential, quickly: single precision is enough for logits."""
    return exp(np.float32(number))


def gumbel(rng: Any) -> float:
    """Noise that turns the highest sum into a sample of the policy."""
    return -log(-log((draw(rng, 1 << 24) + 0.5) / (1 << 24)))


def open_candidates(batch: Batch, g: int, mask: Mask, rng: Any) -> None:
    """Choose the actions that the root looks at, the best first."""
    most = batch.scores.shape[0]
    found = 0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            score = float(batch.outs[0, g, SEATS + action])
            if batch.numbers[NOISE] > 0.0:
                score += batch.numbers[NOISE] * gumbel(rng)
            at = -1
            if found < most:
                at = found
                found += 1
            elif score > batch.scores[most - 1, g]:
                at = most - 1
            if at >= 0:
                while at > 0 and batch.scores[at - 1, g] < score:
                    batch.scores[at, g] = batch.scores[at - 1, g]
                    batch.candidates[CHOSEN, at, g] = batch.candidates[CHOSEN, at - 1, g]
                    at -= 1
                batch.scores[at, g] = score
                batch.candidates[CHOSEN, at, g] = action
    for candidate in range(found):
        batch.candidates[NODE, candidate, g] = -1
    batch.marks[CANDIDATES, g] = found


def pick_candidate(batch: Batch, g: int, wanted: int) -> int:
    """The candidate with the highest score among those with so many visits; with -1, with the most."""
    found = int(batch.marks[CANDIDATES, g])
    most = most_visits(batch, g)
    target = most if wanted < 0 else wanted
    slope = (batch.numbers[SHARP] + most) * batch.numbers[SCALE]
    best = LOW
    chosen = 0
    for candidate in range(found):
        node = int(batch.candidates[NODE, candidate, g])
        visits = 0
        score = float(batch.scores[candidate, g])
        if node >= 0:
            visits = int(batch.links[VISITS, node, g])
            score += slope * batch.sums[TOTAL, node, g] / max(visits, 1)
        score -= FAR * abs(visits - target)
        if score > best:
            best = score
            chosen = candidate
    return chosen


def most_visits(batch: Batch, g: int) -> int:
    """The visits of the candidate that has most."""
    most = 0
    for candidate in range(int(batch.marks[CANDIDATES, g])):
        node = int(batch.candidates[NODE, candidate, g])
        if node >= 0:
            most = max(most, int(batch.links[VISITS, node, g]))
    return most


def improve_policy(batch: Batch, g: int, mask: Mask, own: float, policy: Any) -> float:
    """Write the improved policy of the root; returns what the search thinks of the position.

    `own` is what the network thinks of it. What was not tried counts as much as what was tried is worth by
    the network's policy.
    """
    highest = LOW
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            highest = max(highest, float(batch.outs[0, g, SEATS + word * WORD + lowest(bits)]))
            bits &= bits - 1
    tried = 0.0
    weighed = 0.0
    visits = 0
    for candidate in range(int(batch.marks[CANDIDATES, g])):
        node = int(batch.candidates[NODE, candidate, g])
        if node >= 0 and batch.links[VISITS, node, g] > 0:
            here = int(batch.links[VISITS, node, g])
            action = int(batch.candidates[CHOSEN, candidate, g])
            part = power(float(batch.outs[0, g, SEATS + action]) - highest) + 1e-6
            tried += part
            weighed += part * batch.sums[TOTAL, node, g] / here
            visits += here
    value = own
    if visits > 0:
        value = (own + visits * weighed / tried) / (1.0 + visits)
    slope = (batch.numbers[SHARP] + most_visits(batch, g)) * batch.numbers[SCALE]
    for action in range(len(policy)):
        policy[action] = 0.0
    # First the logits, moved by what is known; the candidates are overwritten with what was found.
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            policy[action] = float(batch.outs[0, g, SEATS + action]) - highest + slope * value
    for candidate in range(int(batch.marks[CANDIDATES, g])):
        node = int(batch.candidates[NODE, candidate, g])
        if node >= 0 and batch.links[VISITS, node, g] > 0:
            action = int(batch.candidates[CHOSEN, candidate, g])
            found = batch.sums[TOTAL, node, g] / int(batch.links[VISITS, node, g])
            policy[action] = float(batch.outs[0, g, SEATS + action]) - highest + slope * found
    normalise(mask, policy)
    return value


def normalise(mask: Mask, policy: Any) -> None:
    """The softmax over the legal actions; the others stay 0."""
    highest = LOW
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            highest = max(highest, float(policy[word * WORD + lowest(bits)]))
            bits &= bits - 1
    mass = 0.0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            policy[action] = power(float(policy[action]) - highest)
            mass += policy[action]
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            policy[action] /= mass


def highest_logit(batch: Batch, g: int, mask: Mask) -> int:
    """The legal action that the network likes best."""
    best = LOW
    chosen = -1
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            if float(batch.outs[0, g, SEATS + action]) > best:
                best = float(batch.outs[0, g, SEATS + action])
                chosen = action
    return chosen
