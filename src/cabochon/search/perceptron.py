"""A multi-layer perceptron in compiled code: hidden layers with ReLU, a head for actions, a head for seats.

Nothing is allocated: the weights lie in one flat array, and the caller gives the scratch. `layout` holds the
sizes: inputs, actions, seats, number of hidden layers, width of each. The weights of all layers follow each
other, the hidden ones first, then the head for actions, then the head for seats: for each layer a row of
outputs for every input, then the biases.

A layer adds up the rows of those inputs that are not 0, four at a time: two thirds of the features and about
half of what a ReLU lets through are 0, so most rows are never read. Rows are taken as slices: indices into a
slice need no test for negative numbers, and only then are the loops turned into vector instructions.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

INPUTS, ACTIONS, SEATS, DEPTH, WIDTHS = range(5)
MOST_LAYERS = 8
MOST_WIDTH = 8192
LAYOUT = 16
"""The length of a layout."""


def make_layout(inputs: int, hidden: tuple[int, ...], actions: int, seats: int) -> Floats:
    """The sizes as the functions below read them."""
    layout = np.zeros(LAYOUT, np.float32)
    layout[:WIDTHS] = inputs, actions, seats, len(hidden)
    layout[WIDTHS : WIDTHS + len(hidden)] = hidden
    return layout


# --- Sizes -------------------------------------------------------------------------------------------------


def widest_layer(layout: Floats) -> int:
    """The width of the widest hidden layer."""
    widest = 0
    for layer in range(int(layout[DEPTH])):
        widest = max(widest, int(layout[WIDTHS + layer]))
    return widest


def last_width(layout: Floats) -> int:
    """The width of the last hidden layer."""
    return int(layout[WIDTHS + int(layout[DEPTH]) - 1])


def policy_at(layout: Floats) -> int:
    """Where the head for actions begins in the weights."""
    size = 0
    inputs = int(layout[INPUTS])
    for layer in range(int(layout[DEPTH])):
        width = int(layout[WIDTHS + layer])
        size += (inputs + 1) * width
        inputs = width
    return size


def value_at(layout: Floats) -> int:
    """Where the head for seats begins in the weights."""
    return policy_at(layout) + (last_width(layout) + 1) * int(layout[ACTIONS])


def weight_count(layout: Floats) -> int:
    """How many weights and biases there are."""
    return value_at(layout) + (last_width(layout) + 1) * int(layout[SEATS])


def scratch_count(layout: Floats, leaves: int) -> int:
    """How many numbers of scratch `forward_many` needs for so many leaves, and `forward_one` for one."""
    widest = widest_layer(layout)
    return 2 * leaves * widest + max(int(layout[INPUTS]), widest)


# --- One leaf ----------------------------------------------------------------------------------------------


def forward_one(
    weights: Floats, layout: Floats, x: Floats, scratch: Floats, logits: Floats, values: Floats
) -> None:
    """Evaluate one vector of features: a logit for every action and for every seat."""
    body(weights, layout, x, scratch)
    policy_head(weights, layout, scratch, logits)
    value_head(weights, layout, scratch, values)


def body(weights: Floats, layout: Floats, x: Floats, scratch: Floats) -> None:
    """The hidden layers; the last one is at the beginning of the scratch afterwards."""
    depth = int(layout[DEPTH])
    widest = widest_layer(layout)
    filled = scratch[2 * widest :]
    inputs = int(layout[INPUTS])
    source = x[:inputs]
    at = 0
    for layer in range(depth):
        width = int(layout[WIDTHS + layer])
        # The layers use two places in turn.
        place = ((depth - 1 - layer) & 1) * widest
        target = scratch[place : place + width]
        connect(weights[at : at + (inputs + 1) * width], source, filled, target)
        rectify(target)
        at += (inputs + 1) * width
        inputs = width
        source = target


def policy_head(weights: Floats, layout: Floats, scratch: Floats, logits: Floats) -> None:
    """A logit for every action, from what `body` has left in the scratch."""
    filled = scratch[2 * widest_layer(layout) :]
    last = scratch[: last_width(layout)]
    connect(weights[policy_at(layout) : value_at(layout)], last, filled, logits[: int(layout[ACTIONS])])


def value_head(weights: Floats, layout: Floats, scratch: Floats, values: Floats) -> None:
    """A logit for every seat, from what `body` has left in the scratch."""
    filled = scratch[2 * widest_layer(layout) :]
    last = scratch[: last_width(layout)]
    connect(weights[value_at(layout) : weight_count(layout)], last, filled, values[: int(layout[SEATS])])


def connect(weights: Floats, source: Floats, filled: Floats, target: Floats) -> None:
    """One layer: rows and biases. `filled` is scratch for the places of inputs that are not 0."""
    width = len(target)
    start_from_biases(weights, target)
    found = 0
    for i in range(len(source)):
        # Without a branch: the place is written in any case, and kept if the input is not 0.
        filled[found] = i
        found += int(source[i] != 0)
    for n in range(0, found - 3, 4):
        i, j, k, m = int(filled[n]), int(filled[n + 1]), int(filled[n + 2]), int(filled[n + 3])
        a, b, c, d = source[i], source[j], source[k], source[m]
        row_a = weights[i * width : (i + 1) * width]
        row_b = weights[j * width : (j + 1) * width]
        row_c = weights[k * width : (k + 1) * width]
        row_d = weights[m * width : (m + 1) * width]
        for o in range(width):
            target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
    for n in range(found - found % 4, found):
        i = int(filled[n])
        a = source[i]
        row = weights[i * width : (i + 1) * width]
        for o in range(width):
            target[o] += a * row[o]


def start_from_biases(weights: Floats, target: Floats) -> None:
    """The biases of a layer are the last of its weights."""
    biases = weights[len(weights) - len(target) :]
    for o in range(len(target)):
        target[o] = biases[o]


def rectify(layer: Floats) -> None:
    """ReLU: nothing below 0 passes."""
    for i in range(len(layer)):
        layer[i] = max(layer[i], np.float32(0))


# --- Several leaves ----------------------------------------------------------------------------------------


def forward_many(
    weights: Floats, layout: Floats, x: Floats, scratch: Floats, logits: Floats, values: Floats
) -> None:
    """The same for several vectors at once; `x`, `logits` and `values` have a row for each."""
    leaves = len(x)
    depth = int(layout[DEPTH])
    half = leaves * widest_layer(layout)
    filled = scratch[2 * half :]
    inputs = int(layout[INPUTS])
    at = 0
    for layer in range(depth):
        width = int(layout[WIDTHS + layer])
        place = ((depth - 1 - layer) & 1) * half
        targets = scratch[place : place + leaves * width]
        rows = weights[at : at + (inputs + 1) * width]
        if layer == 0:
            # The leaves differ in which features are 0, and skipping those saves more than sharing rows.
            for leaf in range(leaves):
                connect(rows, x[leaf, :inputs], filled, targets[leaf * width : (leaf + 1) * width])
        else:
            connect_all(rows, scratch[half - place : half - place + leaves * inputs], targets, leaves)
        rectify(targets)
        at += (inputs + 1) * width
        inputs = width
    last = scratch[: leaves * inputs]
    # Both arrays are contiguous, so that a batch is one flat array too.
    connect_all(weights[policy_at(layout) : value_at(layout)], last, logits.reshape(logits.size), leaves)
    connect_all(weights[value_at(layout) : weight_count(layout)], last, values.reshape(values.size), leaves)


def connect_all(weights: Floats, sources: Floats, targets: Floats, leaves: int) -> None:
    """One layer for all leaves: each four rows are read once for two leaves."""
    inputs = len(sources) // leaves
    width = len(targets) // leaves
    for leaf in range(leaves):
        start_from_biases(weights, targets[leaf * width : (leaf + 1) * width])
    for i in range(0, inputs - 3, 4):
        row_a = weights[i * width : (i + 1) * width]
        row_b = weights[(i + 1) * width : (i + 2) * width]
        row_c = weights[(i + 2) * width : (i + 3) * width]
        row_d = weights[(i + 3) * width : (i + 4) * width]
        for leaf in range(0, leaves - 1, 2):
            a, b, c, d = four(sources, leaf * inputs + i)
            e, f, g, h = four(sources, (leaf + 1) * inputs + i)
            target = targets[leaf * width : (leaf + 1) * width]
            other = targets[(leaf + 1) * width : (leaf + 2) * width]
            for o in range(width):
                target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
                other[o] += e * row_a[o] + f * row_b[o] + g * row_c[o] + h * row_d[o]
        if leaves % 2 == 1:
            a, b, c, d = four(sources, (leaves - 1) * inputs + i)
            target = targets[(leaves - 1) * width :]
            for o in range(width):
                target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
    for i in range(inputs - inputs % 4, inputs):
        row = weights[i * width : (i + 1) * width]
        for leaf in range(leaves):
            a = sources[leaf * inputs + i]
            target = targets[leaf * width : (leaf + 1) * width]
            for o in range(width):
                target[o] += a * row[o]


def four(numbers: Floats, at: int) -> tuple[Any, Any, Any, Any]:
    """Four numbers in a row."""
    return numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]
