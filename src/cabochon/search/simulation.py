"""Information-set Monte Carlo tree search for any game, compiled.

A simulation draws everything that the searching seat can't know, goes down the tree by the decisions that
are possible in that draw, evaluates the first position that is new, and adds the result to all nodes on its
way. Every player on the way chooses what is best for themselves.
"""

from math import sqrt
from typing import Any, NamedTuple

from cabochon.games.bits import Mask, lowest, size
from cabochon.games.interface import (
    WORD,
    apply,
    card_of,
    determinize,
    is_over,
    legal_actions,
    returns,
    to_move,
)
from cabochon.search.interface import appraise, suggest
from cabochon.search.tree import NONE, ROOT, Nodes, add_node

# Places in Workshop.control.
STOP, USED, DONE = range(3)

# Places in Workshop.options.
EXPLORE, THRESHOLD, CAUTION = range(3)

# Rows of Workshop.masks: the legal actions, those that are not in the tree yet, those allowed at the root.
LEGAL, UNTRIED, ALLOWED = range(3)


class Workshop(NamedTuple):
    """All arrays that a thread needs to search: nothing is allocated on the way."""

    states: Any  # the view that is searched, and the state of the simulation
    nodes: Nodes
    control: Any
    options: Any
    plug: Any  # of the evaluation
    rng: Any
    masks: Any
    priors: Any  # by action
    path: Any
    values: Any  # of a simulation, by seat
    sums: Any  # of all simulations, by seat


def grow(shop: Workshop, seat: int, simulations: int) -> None:
    """Make simulations for a seat until they are all made or `control` says stop."""
    for _ in range(simulations):
        if shop.control[STOP] != 0:
            return
        simulate(shop, seat)


def simulate(shop: Workshop, seat: int) -> None:
    """One simulation."""
    shop.states[1] = shop.states[0]
    state = shop.states[1]
    determinize(state, seat, shop.rng)
    depth = descend(shop, state)
    mover = to_move(state)
    if is_over(state):
        for other in range(state.players):
            shop.values[other] = returns(state, other)
    else:
        appraise(state, shop.masks[LEGAL], shop.plug, shop.rng, shop.values)
    for other in range(state.players):
        shop.sums[other] += shop.values[other]
    climb(shop, depth, mover)
    shop.control[DONE] += 1


def open_root(shop: Workshop, seat: int) -> None:
    """See to it that every decision that is allowed at the root is in the tree."""
    shop.states[1] = shop.states[0]
    state = shop.states[1]
    determinize(state, seat, shop.rng)
    see_options(shop, state, ROOT)
    suggest(state, shop.masks[LEGAL], shop.plug, shop.priors)
    widen(shop, state, ROOT, 0.0)


def descend(shop: Workshop, state: Any) -> int:
    """Go down to a position that is new, or over; returns the length of the path."""
    node = ROOT
    depth = 0
    shop.path[0] = ROOT
    while not is_over(state) and depth < len(shop.path) - 1:
        see_options(shop, state, node)
        visits = int(shop.nodes[node].visits)
        choice = is_choice(shop.masks[LEGAL])
        if choice and visits == 0 and node != ROOT:
            break
        # The first time, and again when twice as many simulations have come by: with other draws and more
        # visits, more decisions are worth a look.
        if visits & (visits - 1) == 0:
            look_around(shop, state, node, choice, shop.options[THRESHOLD] / sqrt(visits + 1.0))
        child = select(shop, state, node)
        if child == NONE:
            look_around(shop, state, node, choice, 0.0)
            child = select(shop, state, node)
            if child == NONE:
                break  # the tree is full
        apply(state, int(shop.nodes[child].action))
        depth += 1
        shop.path[depth] = child
        node = child
    return depth


def see_options(shop: Workshop, state: Any, node: int) -> None:
    """Find the legal actions; at the root, those that are allowed."""
    mask = shop.masks[LEGAL]
    legal_actions(state, mask)
    if node == ROOT:
        for word in range(len(mask)):
            mask[word] &= shop.masks[ALLOWED, word]


def is_choice(mask: Mask) -> bool:
    """Whether there is something to decide."""
    legal = 0
    for bits in mask:
        legal += size(bits)
    return legal > 1


def look_around(shop: Workshop, state: Any, node: int, choice: bool, threshold: float) -> None:
    """Weigh the legal decisions, and add those that are likely enough to the tree."""
    if choice:
        suggest(state, shop.masks[LEGAL], shop.plug, shop.priors)
        widen(shop, state, node, threshold)
    else:
        widen(shop, state, node, -1.0)


def widen(shop: Workshop, state: Any, node: int, threshold: float) -> None:
    """Add the decisions that are at least as likely as a threshold and not in the tree yet."""
    mover = to_move(state)
    untried = shop.masks[UNTRIED]
    for word in range(len(untried)):
        untried[word] = shop.masks[LEGAL, word]
    child = int(shop.nodes[node].first)
    while child != NONE:
        if is_possible(shop, state, child, mover):
            action = int(shop.nodes[child].action)
            word = min(action // WORD, len(untried) - 1)
            untried[word] &= ~(1 << (action - word * WORD))
        child = int(shop.nodes[child].next)
    for word in range(len(untried)):
        bits = int(untried[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            new = int(shop.control[USED])
            if shop.priors[action] >= threshold and new < len(shop.nodes):
                card = card_of(state, action)
                shop.control[USED] = add_node(shop.nodes, new, mover, action, card, shop.priors[action])
                shop.nodes[new].next = shop.nodes[node].first
                shop.nodes[node].first = new


def is_possible(shop: Workshop, state: Any, child: int, mover: int) -> bool:
    """Whether a decision of the tree can be made in this state: legal, and about the same card."""
    node = shop.nodes[child]
    action = int(node.action)
    word = min(action // WORD, shop.masks.shape[1] - 1)
    return bool(
        (int(shop.masks[LEGAL, word]) >> (action - word * WORD)) & 1 != 0
        and node.seat == mover
        and node.card == card_of(state, action)
    )


def select(shop: Workshop, state: Any, node: int) -> int:
    """The decision that promises most: by its results, and by what is likely but little explored."""
    mover = to_move(state)
    visits = int(shop.nodes[node].visits)
    explore = shop.options[EXPLORE] * sqrt(visits + 1.0)
    hope = (shop.nodes[node].own + 0.5) / (visits + 1.0) - shop.options[CAUTION]
    best = -1e9
    chosen = NONE
    child = int(shop.nodes[node].first)
    while child != NONE:
        if is_possible(shop, state, child, mover):
            there = shop.nodes[child]
            made = int(there.visits)
            score = there.total / made if made > 0 else hope
            score += explore * there.prior / (1.0 + made)
            if score > best:
                best = score
                chosen = child
        child = int(shop.nodes[child].next)
    return chosen


def climb(shop: Workshop, depth: int, mover: int) -> None:
    """Add the values of a simulation to all nodes of its path; `mover` decides at its end."""
    for i in range(depth, -1, -1):
        node = shop.nodes[shop.path[i]]
        node.visits += 1
        if mover >= 0:
            node.own += shop.values[mover]
        mover = int(node.seat)
        if mover >= 0:
            node.total += shop.values[mover]
