"""The nodes of a search tree: one array, made for a search and filled by its simulations.

A node stands for a decision that was made: by whom, which action, on which card. What chance or a hidden
hand does afterwards differs from simulation to simulation; the children of a node are those decisions that
some simulation could make there, and each simulation sees only those that it can make.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64),  # of the shares of whoever made the decision
                ("own", np.float64),  # of the shares of whoever decides next
                ("prior", np.float32),
                ("visits", np.int32),
                ("first", np.int32),  # child
                ("next", np.int32),  # sibling
                ("action", np.int16),
                ("card", np.int16),
                ("seat", np.int8),
                ("expanded", np.int8),  # 1: it got children with its evaluation
                ("unused", np.int8, (6,)),
            ],
            align=True,
        ),
    )
)

Nodes = Any
"""An array of NODE; node 0 is the root."""

NONE = -1
ROOT = 0


def new_root(nodes: Nodes) -> int:
    """Begin a new tree; returns the number of its nodes."""
    return add_node(nodes, 0, -1, -1, -1, 1.0)


def add_node(nodes: Nodes, used: int, seat: int, action: int, card: int, prior: float) -> int:
    """Write a new node behind those that are used; returns how many are used then."""
    node = nodes[used]
    node.total = 0.0
    node.own = 0.0
    node.prior = prior
    node.visits = 0
    node.first = NONE
    node.next = NONE
    node.action = action
    node.card = card
    node.seat = seat
    node.expanded = 0
    return used + 1


def new_nodes(count: int) -> npt.NDArray[Any]:
    """Room for a tree."""
    return np.zeros(count, NODE)


def child_of(nodes: Nodes, node: int, action: int, gone: Any) -> int:
    """The most visited node of an action about no card, or one that is `gone` from the table; or NONE."""
    best = NONE
    child = int(nodes[node].first)
    while child != NONE:
        card = int(nodes[child].card)
        if (
            nodes[child].action == action
            and (card < 0 or gone[card])
            and (best == NONE or nodes[child].visits > nodes[best].visits)
        ):
            best = child
        child = int(nodes[child].next)
    return best


def children(nodes: Nodes, node: int) -> Iterator[int]:
    """The decisions below a node."""
    child = int(nodes[node].first)
    while child != NONE:
        yield child
        child = int(nodes[child].next)


def copy_subtree(nodes: Nodes, node: int, kept: Nodes, share: float) -> int:
    """Copy what lies below a node into another array, its statistics reduced; returns the number of nodes."""
    kept[0] = nodes[node]
    kept[0].next = NONE
    used = 1
    done = 0
    while done < used:
        # Copied nodes point at their old children until it is their turn.
        child = int(kept[done].first)
        kept[done].first = NONE
        visits = int(kept[done].visits)
        kept[done].visits = int(visits * share)
        # Visits are whole: by what is left of them, so that no mean changes.
        left = kept[done].visits / max(visits, 1)
        kept[done].total *= left
        kept[done].own *= left
        while child != NONE:
            kept[used] = nodes[child]
            kept[used].next = kept[done].first
            kept[done].first = used
            used += 1
            child = int(nodes[child].next)
        done += 1
    return used


def count_visits(nodes: Nodes, node: int, visits: Any, totals: Any) -> None:
    """Add up visits and shares of a node's children, by action."""
    child = int(nodes[node].first)
    while child != NONE:
        visits[nodes[child].action] += nodes[child].visits
        totals[nodes[child].action] += nodes[child].total
        child = int(nodes[child].next)


def principal_variation(nodes: Nodes, node: int, least: int, line: Any) -> int:
    """Follow the most visited decisions below a node, as long as they have visits; returns their number."""
    length = 0
    while length < len(line):
        best = NONE
        child = int(nodes[node].first)
        while child != NONE:
            if best == NONE or nodes[child].visits > nodes[best].visits:
                best = child
            child = int(nodes[child].next)
        if best == NONE or nodes[best].visits < least:
            break
        line[length] = nodes[best].action
        length += 1
        node = best
    return length
