"""Information-set Monte Carlo tree search for any game, compiled.

A simulation draws everything that the searching seat can't know, goes down the tree by the decisions that
are possible in that draw, evaluates the first position that is new, and adds the result to all nodes on its
way. Every player on the way chooses what is best for themselves.
"""

from math import sqrt
from typing import Any

from cabochon.games.bits import Mask, lowest, size
from cabochon.games.chance import Generator
from cabochon.games.interface import WORD, apply, determinize, is_over, legal_actions, returns, to_move
from cabochon.search.interface import appraise, meaning, suggest
from cabochon.search.tree import NONE, ROOT, Nodes, add_node

# Places in the array `control`.
STOP, USED, DONE = range(3)


def grow(
    states: Any,
    seat: int,
    nodes: Nodes,
    control: Any,
    options: Any,
    plug: Any,
    rng: Generator,
    masks: Any,
    priors: Any,
    path: Any,
    values: Any,
    sums: Any,
    simulations: int,
) -> None:
    """Make simulations from the view in states[0] until they are all made or `control` says stop."""
    for _ in range(simulations):
        if control[STOP] != 0:
            return
        states[1] = states[0]
        state = states[1]
        determinize(state, seat, rng)
        depth = descend(state, nodes, control, options, plug, masks, priors, path)
        if is_over(state):
            for other in range(state.players):
                values[other] = returns(state, other)
            mover = -1
        else:
            mover = to_move(state)
            appraise(state, masks[0], masks[1], plug, rng, values)
        for other in range(state.players):
            sums[other] += values[other]
        climb(nodes, path, depth, values, mover)
        control[DONE] += 1


def open_root(
    states: Any,
    seat: int,
    nodes: Nodes,
    control: Any,
    plug: Any,
    rng: Generator,
    masks: Any,
    priors: Any,
) -> None:
    """See to it that every legal decision of the root is in the tree."""
    states[1] = states[0]
    state = states[1]
    determinize(state, seat, rng)
    legal_actions(state, masks[0])
    for word in range(masks.shape[1]):
        masks[0, word] &= masks[2, word]
    expand(state, nodes, ROOT, control, plug, masks[0], masks[1], priors, 0.0)


def descend(
    state: Any, nodes: Nodes, control: Any, options: Any, plug: Any, masks: Any, priors: Any, path: Any
) -> int:
    """Go down to a position that is new, or over; returns the length of the path."""
    node = ROOT
    path[0] = ROOT
    depth = 0
    while not is_over(state) and depth < len(path) - 1:
        mask = masks[0]
        legal_actions(state, mask)
        if depth == 0:
            for word in range(len(mask)):
                mask[word] &= masks[2, word]
        visits = int(nodes[node].visits)
        if not is_single(mask):
            if visits == 0 and node != ROOT:
                break
            # The first time, and again when twice as many simulations have come by: with other draws and
            # more visits more decisions are worth a look.
            if visits & (visits - 1) == 0:
                threshold = 0.0 if node == ROOT else options[1] / sqrt(visits + 1.0)
                expand(state, nodes, node, control, plug, mask, masks[1], priors, threshold)
        elif visits & (visits - 1) == 0:
            priors[only(mask)] = 1.0
            widen(state, nodes, node, control, mask, masks[1], priors, 0.0)
        child = select(state, nodes, node, options, mask)
        if child == NONE:
            if control[USED] + 1 >= len(nodes):
                break
            expand(state, nodes, node, control, plug, mask, masks[1], priors, 0.0)
            child = select(state, nodes, node, options, mask)
            if child == NONE:
                break
        apply(state, int(nodes[child].action))
        depth += 1
        path[depth] = child
        node = child
    return depth


def is_single(mask: Mask) -> bool:
    """Whether there is nothing to decide."""
    legal = 0
    for word in range(len(mask)):
        legal += size(mask[word])
    return legal == 1


def only(mask: Mask) -> int:
    """The action of a mask that holds one."""
    for word in range(len(mask)):
        if mask[word] != 0:
            return word * WORD + lowest(mask[word])
    return -1


def expand(
    state: Any, nodes: Nodes, node: int, control: Any, plug: Any, mask: Mask, untried: Mask, priors: Any, threshold: float
) -> None:
    """Add the legal decisions that are likely enough and not there yet."""
    suggest(state, mask, plug, priors)
    widen(state, nodes, node, control, mask, untried, priors, threshold)


def widen(
    state: Any, nodes: Nodes, node: int, control: Any, mask: Mask, untried: Mask, priors: Any, threshold: float
) -> None:
    mover = to_move(state)
    for word in range(len(mask)):
        untried[word] = mask[word]
    child = int(nodes[node].first)
    while child != NONE:
        if is_possible(state, nodes, child, mover, mask):
            action = int(nodes[child].action)
            word = min(action // WORD, len(mask) - 1)
            untried[word] &= ~(1 << (action - word * WORD))
        child = int(nodes[child].next)
    for word in range(len(mask)):
        bits = int(untried[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            if priors[action] >= threshold and control[USED] < len(nodes):
                new = int(control[USED])
                control[USED] = add_node(nodes, new, mover, action, meaning(state, action), priors[action])
                nodes[new].next = nodes[node].first
                nodes[node].first = new


def is_possible(state: Any, nodes: Nodes, child: int, mover: int, mask: Mask) -> bool:
    """Whether a decision of the tree can be made in this state: legal, and about the same card."""
    action = int(nodes[child].action)
    word = min(action // WORD, len(mask) - 1)
    return bool(
        (int(mask[word]) >> (action - word * WORD)) & 1 != 0
        and nodes[child].seat == mover
        and nodes[child].card == meaning(state, action)
    )


def select(state: Any, nodes: Nodes, node: int, options: Any, mask: Mask) -> int:
    """The decision that promises most: by its results, and by what is likely but little explored."""
    mover = to_move(state)
    visits = int(nodes[node].visits)
    explore = options[0] * sqrt(visits + 1.0)
    hope = (nodes[node].own + 0.5) / (visits + 1.0) - options[2]
    best = -1e9
    chosen = NONE
    child = int(nodes[node].first)
    while child != NONE:
        if is_possible(state, nodes, child, mover, mask):
            made = int(nodes[child].visits)
            score = nodes[child].total / made if made > 0 else hope
            score += explore * nodes[child].prior / (1.0 + made)
            if score > best:
                best = score
                chosen = child
        child = int(nodes[child].next)
    return chosen


def climb(nodes: Nodes, path: Any, depth: int, values: Any, mover: int) -> None:
    """Add a result to all nodes of a path; `mover` decides at its end."""
    for i in range(depth, -1, -1):
        node = nodes[path[i]]
        node.visits += 1
        if mover >= 0:
            node.own += values[mover]
        mover = int(node.seat)
        if mover >= 0:
            node.total += values[mover]
