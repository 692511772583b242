"""A multi-layer perceptron in compiled code: hidden layers with ReLU, a head for actions, a head for seats.

Nothing is allocated: the weights lie in one flat array, and the caller gives the scratch. `layout` holds the
sizes: inputs, actions, seats, number of hidden layers, width of each. The weights of all layers follow each
other, the hidden ones first, then the head for actions, then the head for seats: for each layer a row of
outputs for every input, then the biases.

A layer adds up the rows of those inputs that are not 0, four at a time: two thirds of the features and about
half of what a ReLU lets through are 0, so most rows are never read. Rows are taken as slices: indices into a
slice need no test for negative numbers, and only then are the loops turned into vector instructions.

Leaves of one search are alike. `body_near` keeps a vector and its first layer, the base, and adds up only the
rows of those features in which another vector differs from it.
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
BLOCK = 16
HUGE = np.float32(1e30)


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


def base_count(layout: Floats) -> int:
    """How many numbers a base of `body_near` takes: how many it took, a vector, its first layer."""
    return 1 + int(layout[INPUTS]) + int(layout[WIDTHS])


def scratch_count(layout: Floats, leaves: int) -> int:
    """How many numbers of scratch `forward_many` needs for so many leaves, and `forward_one` for one."""
    widest = widest_layer(layout)
    return 2 * leaves * widest + 2 * max(int(layout[INPUTS]), widest)


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
    inputs = int(layout[INPUTS])
    target = scratch[first_at(layout) : first_at(layout) + int(layout[WIDTHS])]
    filled = scratch[2 * widest_layer(layout) :]
    connect(weights[: (inputs + 1) * len(target)], x[:inputs], filled, target)
    rectify(target)
    later_layers(weights, layout, scratch)


def body_near(weights: Floats, layout: Floats, x: Floats, scratch: Floats, base: Floats) -> None:
    """The same, from what is kept of a similar vector; one that is too different is kept in its place."""
    inputs = int(layout[INPUTS])
    width = int(layout[WIDTHS])
    target = scratch[first_at(layout) : first_at(layout) + width]
    filled = scratch[2 * widest_layer(layout) :]
    rows = weights[: (inputs + 1) * width]
    vector = base[1 : 1 + inputs]
    layer = base[1 + inputs : 1 + inputs + width]
    found = find_changes(x, vector, filled)
    # Many changes cost as much as a new beginning, from which later leaves may profit.
    if not found < base[0]:
        connect(rows, x[:inputs], filled, layer)
        active = 0
        for i in range(inputs):
            vector[i] = x[i]
            active += int(x[i] != 0)
        base[0] = max(1, active // 2)
        for o in range(width):
            target[o] = layer[o]
            if not abs(layer[o]) < HUGE:
                base[0] = 0  # differences to what has overflowed would be no numbers
    else:
        for o in range(width):
            target[o] = layer[o]
        for n in range(found):
            # The values of the changed features go behind their places.
            i = int(filled[n])
            filled[inputs + n] = x[i] - vector[i]
        add_rows(rows, filled[:found], filled[inputs : inputs + found], target)
    rectify(target)
    later_layers(weights, layout, scratch)


def first_at(layout: Floats) -> int:
    """Where the first hidden layer goes: layers use two places of the scratch in turn, the last the first."""
    return ((int(layout[DEPTH]) - 1) & 1) * widest_layer(layout)


def later_layers(weights: Floats, layout: Floats, scratch: Floats) -> None:
    """The hidden layers behind the first, which is in its place."""
    depth = int(layout[DEPTH])
    widest = widest_layer(layout)
    filled = scratch[2 * widest :]
    inputs = int(layout[WIDTHS])
    source = scratch[first_at(layout) : first_at(layout) + inputs]
    at = (int(layout[INPUTS]) + 1) * inputs
    for layer in range(1, depth):
        width = int(layout[WIDTHS + layer])
        place = ((depth - 1 - layer) & 1) * widest
        target = scratch[place : place + width]
        connect(weights[at : at + (inputs + 1) * width], source, filled, target)
        rectify(target)
        at += (inputs + 1) * width
        inputs = width
        source = target


def find_changes(x: Floats, vector: Floats, filled: Floats) -> int:
    """Write the places in which two vectors differ; returns their number."""
    inputs = len(vector)
    found = 0
    for first in range(0, inputs, BLOCK):
        last = min(first + BLOCK, inputs)
        # Most blocks are as they were, and one look at all of a block is a vector instruction.
        apart = np.float32(0)
        for i in range(first, last):
            apart += abs(x[i] - vector[i])
        if apart != 0:
            for i in range(first, last):
                filled[found] = i
                found += int(x[i] != vector[i])
    return found


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
    start_from_biases(weights, target)
    found = 0
    for i in range(len(source)):
        # Without a branch: the place is written in any case, and kept if the input is not 0.
        filled[found] = i
        found += int(source[i] != 0)
    for n in range(found):
        filled[len(source) + n] = source[int(filled[n])]
    add_rows(weights, filled[:found], filled[len(source) : len(source) + found], target)


def add_rows(weights: Floats, places: Floats, factors: Floats, target: Floats) -> None:
    """Add some rows of a layer's weights, each times its factor, four at a time."""
    width = len(target)
    found = len(places)
    for n in range(0, found - 3, 4):
        i, j, k, m = int(places[n]), int(places[n + 1]), int(places[n + 2]), int(places[n + 3])
        a, b, c, d = factors[n], factors[n + 1], factors[n + 2], factors[n + 3]
        row_a = weights[i * width : (i + 1) * width]
        row_b = weights[j * width : (j + 1) * width]
        row_c = weights[k * width : (k + 1) * width]
        row_d = weights[m * width : (m + 1) * width]
        for o in range(width):
            target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
    for n in range(found - found % 4, found):
        i = int(places[n])
        a = factors[n]
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
