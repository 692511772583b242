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
from cabochon.search.interface import evaluate, find_priors
from cabochon.search.nodes import NONE, ROOT, Nodes, add_node

# Places in Buffers.control.
USED, DONE = range(2)

# Places in Buffers.options.
EXPLORE, THRESHOLD, CAUTION = range(3)

# Rows of Buffers.masks: the legal actions, those that are not in the tree yet, those allowed at the root.
LEGAL, UNTRIED, ALLOWED = range(3)


class Buffers(NamedTuple):
    """All arrays that a thread needs to search: nothing is allocated on the way."""

    states: Any  # the view that is searched, and the state of the simulation
    nodes: Nodes
    control: Any
    stop: Any  # the flags of two Stops: of whoever asked for the search, and of the searcher itself
    end: Any
    options: Any
    parameters: Any  # of the evaluation, which computes in `scratch`
    scratch: Any
    rng: Any
    masks: Any
    priors: Any  # by action
    path: Any
    values: Any  # of a simulation, by seat
    sums: Any  # of all simulations, by seat


def simulate_many(buffers: Buffers, seat: int, simulations: int) -> None:
    """Make simulations for a seat, at least one, until all are made or somebody stops it."""
    for made in range(simulations):
        if made > 0 and (buffers.stop[0] != 0 or buffers.end[0] != 0):
            return
        simulate(buffers, seat)


def simulate(buffers: Buffers, seat: int) -> None:
    """One simulation."""
    depth = reach(buffers, seat)
    state = buffers.states[1]
    mover = to_move(state)
    if is_over(state):
        read_result(buffers, state)
    elif evaluate(
        state,
        buffers.masks[LEGAL],
        buffers.parameters,
        buffers.scratch,
        buffers.rng,
        buffers.values,
        buffers.priors,
    ):
        # The evaluation has given the priors, too: asking a network is dear.
        add_evaluated(buffers, state, int(buffers.path[depth]), mover)
    backup(buffers, state, depth, mover)


def reach(buffers: Buffers, seat: int) -> int:
    """Draw what the seat can't know and go down to the leaf; returns the length of the path."""
    buffers.states[1] = buffers.states[0]
    state = buffers.states[1]
    determinize(state, seat, buffers.rng)
    return descend(buffers, state)


def read_result(buffers: Buffers, state: Any) -> None:
    """What a game that is over was worth."""
    for other in range(state.players):
        buffers.values[other] = returns(state, other)


def expand_root(buffers: Buffers, seat: int) -> None:
    """See to it that every decision that is allowed at the root is in the tree."""
    buffers.states[1] = buffers.states[0]
    state = buffers.states[1]
    determinize(state, seat, buffers.rng)
    find_legal(buffers, state, ROOT)
    expand(buffers, state, ROOT, True)


def descend(buffers: Buffers, state: Any) -> int:
    """Go down to a position that is new, or over, or must be evaluated again; returns the path's length."""
    node = ROOT
    depth = 0
    buffers.path[0] = ROOT
    while not is_over(state):
        find_legal(buffers, state, node)
        if depth == len(buffers.path) - 1:
            break
        visits = int(buffers.nodes[node].visits)
        choice = count_actions(buffers.masks[LEGAL]) > 1
        if choice and visits == 0 and node != ROOT:
            break
        # The first time, and again when twice as many simulations have come by: with other draws and more
        # visits, more decisions are worth a look. Where no child fits the draw, all of its decisions are.
        due = visits & (visits - 1) == 0
        child = NONE
        for attempt in range(2):
            in_need = attempt == 1
            if (due or in_need) and not expand(buffers, state, node, in_need):
                return depth
            child = select(buffers, state, node)
            if child != NONE:
                break
        if child == NONE:
            break  # the tree is full
        apply(state, int(buffers.nodes[child].action))
        depth += 1
        buffers.path[depth] = child
        node = child
    return depth


def find_legal(buffers: Buffers, state: Any, node: int) -> None:
    """Find the legal actions; at the root, those that are allowed."""
    mask = buffers.masks[LEGAL]
    legal_actions(state, mask)
    if node == ROOT:
        for word in range(len(mask)):
            mask[word] &= buffers.masks[ALLOWED, word]


def count_actions(mask: Mask) -> int:
    """How many actions a mask holds."""
    number = 0
    for bits in mask:
        number += size(bits)
    return number


def expand(buffers: Buffers, state: Any, node: int, whole: bool) -> bool:
    """Add the legal decisions that are likely enough and not in the tree yet; with `whole`, all of them.

    A node that has got its priors with its evaluation is expanded again only when its children have too
    little of the probability in this draw, by the number of its visits: then the position counts as new.
    Returns False if it must be evaluated for that.
    """
    mover = to_move(state)
    there = buffers.nodes[node]
    known = find_untried(buffers, state, node, mover)
    if count_actions(buffers.masks[UNTRIED]) == 0:
        return True
    if there.expanded != 0 and not whole and 1.0 - known < 1.0 / sqrt(there.visits + 1.0):
        return True
    mask = buffers.masks[LEGAL]
    if count_actions(mask) > 1:
        if there.expanded != 0 and node != ROOT:
            return False
        if not find_priors(state, mask, buffers.parameters, buffers.scratch, buffers.priors):
            return False
    add_decisions(buffers, state, node, mover, 0.0 if whole else likely_enough(buffers, node))
    return True


def add_evaluated(buffers: Buffers, state: Any, node: int, mover: int) -> None:
    """Add the decisions of a position whose evaluation has given the priors as well.

    Those that are likely enough; at the root, and where nothing in the tree fits the draw, all of them.
    """
    known = find_untried(buffers, state, node, mover)
    there = buffers.nodes[node]
    whole = node == ROOT or (there.expanded != 0 and known == 0.0)
    there.expanded = 1
    add_decisions(buffers, state, node, mover, 0.0 if whole else likely_enough(buffers, node))


def likely_enough(buffers: Buffers, node: int) -> float:
    """How likely a decision must be to be worth a look: less, the more visits a node has."""
    return float(buffers.options[THRESHOLD] / sqrt(buffers.nodes[node].visits + 1.0))


def add_decisions(buffers: Buffers, state: Any, node: int, mover: int, threshold: float) -> None:
    """Add the untried decisions that are likely enough; what is forced is certain."""
    there = buffers.nodes[node]
    choice = count_actions(buffers.masks[LEGAL]) > 1
    for word in range(buffers.masks.shape[1]):
        bits = int(buffers.masks[UNTRIED, word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            new = int(buffers.control[USED])
            prior = buffers.priors[action] if choice else 1.0
            if prior >= threshold and new < len(buffers.nodes):
                card = card_of(state, action)
                buffers.control[USED] = add_node(buffers.nodes, new, mover, action, card, prior)
                buffers.nodes[new].next = there.first
                there.first = new


def find_untried(buffers: Buffers, state: Any, node: int, mover: int) -> float:
    """Find the legal actions that are not in the tree yet; returns the probability of those that are."""
    untried = buffers.masks[UNTRIED]
    for word in range(len(untried)):
        untried[word] = buffers.masks[LEGAL, word]
    known = 0.0
    child = int(buffers.nodes[node].first)
    while child != NONE:
        if is_possible(buffers, state, child, mover):
            action = int(buffers.nodes[child].action)
            word = min(action // WORD, len(untried) - 1)
            untried[word] &= ~(1 << (action - word * WORD))
            known += buffers.nodes[child].prior
        child = int(buffers.nodes[child].next)
    return known


def is_possible(buffers: Buffers, state: Any, child: int, mover: int) -> bool:
    """Whether a decision of the tree can be made in this state: legal, and about the same card."""
    node = buffers.nodes[child]
    action = int(node.action)
    word = min(action // WORD, buffers.masks.shape[1] - 1)
    return bool(
        (int(buffers.masks[LEGAL, word]) >> (action - word * WORD)) & 1 != 0
        and node.seat == mover
        and node.card == card_of(state, action)
    )


def select(buffers: Buffers, state: Any, node: int) -> int:
    """The decision that promises most: by its results, and by what is likely but little explored."""
    mover = to_move(state)
    visits = int(buffers.nodes[node].visits)
    explore = buffers.options[EXPLORE] * sqrt(visits + 1.0)
    hope = (buffers.nodes[node].own + 0.5) / (visits + 1.0) - buffers.options[CAUTION]
    best = -1e9
    chosen = NONE
    child = int(buffers.nodes[node].first)
    while child != NONE:
        if is_possible(buffers, state, child, mover):
            there = buffers.nodes[child]
            made = int(there.visits)
            score = there.total / made if made > 0 else hope
            score += explore * there.prior / (1.0 + made)
            if score > best:
                best = score
                chosen = child
        child = int(buffers.nodes[child].next)
    return chosen


def backup(buffers: Buffers, state: Any, depth: int, mover: int) -> None:
    """Add the values of a simulation to all nodes of its path; `mover` decides at its end."""
    for seat in range(state.players):
        buffers.sums[seat] += buffers.values[seat]
    buffers.control[DONE] += 1
    for i in range(depth, -1, -1):
        node = buffers.nodes[buffers.path[i]]
        node.visits += 1
        if mover >= 0:
            node.own += buffers.values[mover]
        mover = int(node.seat)
        if mover >= 0:
            node.total += buffers.values[mover]
