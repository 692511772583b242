"""Simulations whose leaves are evaluated many at a time, outside of compiled code.

`gather` goes down to some leaves and keeps them; whoever has evaluated them calls `settle` for each. Until
then every node on their ways counts as visited once more, in vain: so the next simulation goes another way.
"""

from typing import Any, NamedTuple

from cabochon.games.interface import determinize, is_over, to_move
from cabochon.search.nodes import ROOT
from cabochon.search.simulation import (
    LEGAL,
    UNTRIED,
    Buffers,
    add_evaluated,
    backup,
    count_actions,
    find_legal,
    find_untried,
    reach,
    read_result,
)


class Leaves(NamedTuple):
    """Leaves that wait for their evaluation, a row each."""

    states: Any
    masks: Any
    paths: Any
    depths: Any


def gather(buffers: Buffers, leaves: Leaves, seat: int, simulations: int) -> int:
    """Go down for some simulations; returns how many leaves wait. What ends a game is settled at once."""
    waiting = 0
    for made in range(min(simulations, len(leaves.depths))):
        if made > 0 and (buffers.stop[0] != 0 or buffers.end[0] != 0):
            break
        depth = reach(buffers, seat)
        state = buffers.states[1]
        if is_over(state):
            read_result(buffers, state)
            backup(buffers, state, depth, to_move(state))
        else:
            keep(buffers, leaves, waiting, depth)
            waiting += 1
    return waiting


def gather_root(buffers: Buffers, leaves: Leaves, seat: int) -> bool:
    """Keep the root as the only leaf, if one of its decisions is not in the tree."""
    buffers.states[1] = buffers.states[0]
    state = buffers.states[1]
    determinize(state, seat, buffers.rng)
    find_legal(buffers, state, ROOT)
    find_untried(buffers, state, ROOT, to_move(state))
    if count_actions(buffers.masks[UNTRIED]) == 0:
        return False
    buffers.path[0] = ROOT
    keep(buffers, leaves, 0, 0)
    return True


def keep(buffers: Buffers, leaves: Leaves, leaf: int, depth: int) -> None:
    """Keep what a simulation has come to."""
    leaves.states[leaf] = buffers.states[1]
    leaves.depths[leaf] = depth
    for word in range(buffers.masks.shape[1]):
        leaves.masks[leaf, word] = buffers.masks[LEGAL, word]
    for i in range(depth + 1):
        leaves.paths[leaf, i] = buffers.path[i]
        buffers.nodes[buffers.path[i]].visits += 1


def settle(buffers: Buffers, leaves: Leaves, leaf: int, values: Any, priors: Any) -> None:
    """Take a leaf's values, by seat, and priors, by action, into the tree."""
    take_priors(buffers, leaves, leaf, priors)
    state = leaves.states[leaf]
    for seat in range(state.players):
        buffers.values[seat] = values[seat]
    backup(buffers, state, int(leaves.depths[leaf]), to_move(state))


def take_priors(buffers: Buffers, leaves: Leaves, leaf: int, priors: Any) -> None:
    """Give a leaf its decisions; it waits no longer."""
    state = leaves.states[leaf]
    depth = int(leaves.depths[leaf])
    for word in range(buffers.masks.shape[1]):
        buffers.masks[LEGAL, word] = leaves.masks[leaf, word]
    for i in range(depth + 1):
        buffers.path[i] = leaves.paths[leaf, i]
        buffers.nodes[buffers.path[i]].visits -= 1
    for action in range(len(priors)):
        buffers.priors[action] = priors[action]
    add_evaluated(buffers, state, int(buffers.path[depth]), to_move(state))
