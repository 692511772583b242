"""A multi-layer perceptron in compiled code: hidden layers with ReLU, a head for actions, a head for seats.

Nothing is allocated: the weights lie in one flat array, and the caller gives the scratch. `layout` holds the
sizes: inputs, actions, seats, number of hidden layers, width of each. The weights follow each other:

    for each hidden layer   [input, output]   then its biases
    head for actions        [action, input]   then its biases
    head for seats          [seat, input]     then its biases

A hidden layer adds up the rows of those inputs that are not 0, four at a time: two thirds of the features and
about half of what a ReLU lets through are 0, so most rows are never read. A head keeps a row for each output,
so that the legal actions alone can be computed. Rows are taken as slices: indices into a slice need no
test for negative numbers, and only then are the loops turned into vector instructions.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

INPUTS, ACTIONS, SEATS, DEPTH, WIDTHS = range(5)
MOST_LAYERS = 8
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
    last = scratch[: last_width(layout)]
    head(weights, policy_at(layout), last, logits, int(layout[ACTIONS]))
    head(weights, value_at(layout), last, values, int(layout[SEATS]))


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
        biases = at + inputs * width
        copy(weights[biases : biases + width], target)
        add_rows(weights[at:biases], source, filled, target)
        rectify(target)
        at = biases + width
        inputs = width
        source = target


def copy(source: Floats, target: Floats) -> None:
    """Copy an array of the same length."""
    for i in range(len(target)):
        target[i] = source[i]


def add_rows(rows: Floats, source: Floats, filled: Floats, target: Floats) -> None:
    """Add to the target the rows of a matrix, each as often as its place in the source says."""
    width = len(target)
    found = 0
    for i in range(len(source)):
        # Without a branch: the place is written in any case, and kept if the input is not 0.
        filled[found] = i
        found += int(source[i] != 0)
    for n in range(0, found - 3, 4):
        i, j, k, m = int(filled[n]), int(filled[n + 1]), int(filled[n + 2]), int(filled[n + 3])
        a, b, c, d = source[i], source[j], source[k], source[m]
        row_a = rows[i * width : (i + 1) * width]
        row_b = rows[j * width : (j + 1) * width]
        row_c = rows[k * width : (k + 1) * width]
        row_d = rows[m * width : (m + 1) * width]
        for o in range(width):
            target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
    for n in range(found - found % 4, found):
        i = int(filled[n])
        a = source[i]
        row = rows[i * width : (i + 1) * width]
        for o in range(width):
            target[o] += a * row[o]


def rectify(layer: Floats) -> None:
    """ReLU: nothing below 0 passes."""
    for i in range(len(layer)):
        layer[i] = max(layer[i], np.float32(0))


def head(weights: Floats, at: int, last: Floats, out: Floats, outputs: int) -> None:
    """All outputs of a head."""
    for output in range(outputs):
        out[output] = logit(weights, at, last, output, outputs)


def logit(weights: Floats, at: int, last: Floats, output: int, outputs: int) -> Any:
    """One of the outputs of the head whose weights begin at `at`."""
    width = len(last)
    row = weights[at + output * width : at + (output + 1) * width]
    # Eight sums at a time, since one sum would have to be added in order.
    a = b = c = d = e = f = g = h = np.float32(0)
    for block in range(width // 8):
        i = 8 * block
        a += row[i] * last[i]
        b += row[i + 1] * last[i + 1]
        c += row[i + 2] * last[i + 2]
        d += row[i + 3] * last[i + 3]
        e += row[i + 4] * last[i + 4]
        f += row[i + 5] * last[i + 5]
        g += row[i + 6] * last[i + 6]
        h += row[i + 7] * last[i + 7]
    for i in range(width - width % 8, width):
        a += row[i] * last[i]
    return ((a + b) + (c + d)) + ((e + f) + (g + h)) + weights[at + outputs * width + output]


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
        biases = at + inputs * width
        rows = weights[at:biases]
        for leaf in range(leaves):
            copy(weights[biases : biases + width], targets[leaf * width : (leaf + 1) * width])
        if layer == 0:
            # The leaves differ in which features are 0, and skipping those saves more than sharing rows.
            for leaf in range(leaves):
                add_rows(rows, x[leaf, :inputs], filled, targets[leaf * width : (leaf + 1) * width])
        else:
            before = half - place
            add_rows_to_all(rows, scratch[before : before + leaves * inputs], targets, leaves)
        rectify(targets)
        at = biases + width
        inputs = width
    for leaf in range(leaves):
        last = scratch[leaf * inputs : (leaf + 1) * inputs]
        head(weights, policy_at(layout), last, logits[leaf], int(layout[ACTIONS]))
        head(weights, value_at(layout), last, values[leaf], int(layout[SEATS]))


def add_rows_to_all(rows: Floats, sources: Floats, targets: Floats, leaves: int) -> None:
    """Matrix times matrix: each four rows are read once for two leaves."""
    inputs = len(sources) // leaves
    width = len(targets) // leaves
    for i in range(0, inputs - 3, 4):
        row_a = rows[i * width : (i + 1) * width]
        row_b = rows[(i + 1) * width : (i + 2) * width]
        row_c = rows[(i + 2) * width : (i + 3) * width]
        row_d = rows[(i + 3) * width : (i + 4) * width]
        for leaf in range(0, leaves - 1, 2):
            a, b, c, d = source_four(sources[leaf * inputs : (leaf + 1) * inputs], i)
            e, f, g, h = source_four(sources[(leaf + 1) * inputs : (leaf + 2) * inputs], i)
            target = targets[leaf * width : (leaf + 1) * width]
            other = targets[(leaf + 1) * width : (leaf + 2) * width]
            for o in range(width):
                target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
                other[o] += e * row_a[o] + f * row_b[o] + g * row_c[o] + h * row_d[o]
        if leaves % 2 == 1:
            a, b, c, d = source_four(sources[(leaves - 1) * inputs :], i)
            target = targets[(leaves - 1) * width :]
            for o in range(width):
                target[o] += a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]
    for i in range(inputs - inputs % 4, inputs):
        row = rows[i * width : (i + 1) * width]
        for leaf in range(leaves):
            a = sources[leaf * inputs + i]
            target = targets[leaf * width : (leaf + 1) * width]
            for o in range(width):
                target[o] += a * row[o]


def source_four(source: Floats, i: int) -> tuple[Any, Any, Any, Any]:
    """Four inputs in a row."""
    return source[i], source[i + 1], source[i + 2], source[i + 3]
