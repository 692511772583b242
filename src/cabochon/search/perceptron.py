"""A multi-layer perceptron in compiled code: hidden layers with ReLU, then a head for actions and seats.

Nothing is allocated: the weights lie in one flat array, and the caller gives the scratch. `layout` holds the
sizes: inputs, actions, seats, number of hidden layers, width of each, and two numbers for things.py. The
layers follow each other, the head last; its outputs are the actions, then the seats. A layer is

    biases [width] | sizes [width] | scales [inputs] | rows [inputs, width], a byte for each weight

A weight is a whole number from -127 to 127, times the scale of its row and the size of its column. A network
takes a quarter of the room so, and the cache of a core holds it beside the tree.

A layer adds up the rows of those inputs that are not 0, four at a time: two thirds of the features and about
half of what a ReLU lets through are 0, so most rows are never read. Rows are taken as slices: indices into a
slice need no test for negative numbers, and only then are the loops turned into vector instructions.

Leaves of one search are alike. `forward` keeps a vector and its first layer, the base, and adds up only the
rows of those features in which another vector differs from it.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

INPUTS, ACTIONS, SEATS, DEPTH, WIDTHS = range(5)
MOST_LAYERS = 8
MOST_WIDTH = 8192
EACH, TABLE_LENGTH = WIDTHS + MOST_LAYERS, WIDTHS + MOST_LAYERS + 1
"""For networks that look at each thing by itself (things.py); 0 for others."""
LAYOUT = 16
"""The length of a layout."""
BLOCK = 16
HUGE = np.float32(1e30)
FULL = 127
"""The largest number of a row."""


def make_layout(
    inputs: int, hidden: tuple[int, ...], actions: int, seats: int, each: int = 0, table: int = 0
) -> Floats:
    """The sizes as the functions below read them."""
    layout = np.zeros(LAYOUT, np.float32)
    layout[:WIDTHS] = inputs, actions, seats, len(hidden)
    layout[WIDTHS : WIDTHS + len(hidden)] = hidden
    layout[EACH], layout[TABLE_LENGTH] = each, table
    return layout


def packed(rows: Floats, biases: Floats) -> Floats:
    """A layer from a row of weights for every input."""
    inputs, width = rows.shape
    # By root mean square: values are small beside logits of actions, and would be lost among them.
    largest = np.abs(rows).max(axis=0)
    sizes = largest * np.sqrt(np.square(rows / _above_zero(largest)).mean(axis=0))
    even = rows / _above_zero(sizes)
    scales = np.abs(even).max(axis=1) / np.float32(FULL)
    numbers = np.zeros((inputs, row_length(width)), np.int8)
    numbers[:, :width] = np.rint(even / _above_zero(scales)[:, None])
    layer: Floats = np.concatenate([biases, sizes, scales, numbers.reshape(-1).view(np.float32)])
    return layer


def unpacked(layer: Floats, width: int) -> tuple[Floats, Floats]:
    """The rows and biases that a layer is computed with."""
    inputs = (len(layer) - 2 * width) // (1 + row_length(width) // 4)
    biases, sizes, scales, rest = np.split(layer, [width, 2 * width, 2 * width + inputs])
    numbers = rest.view(np.int8).reshape(inputs, -1)[:, :width]
    return numbers * scales[:, None] * sizes, biases


def _above_zero(numbers: Floats) -> Floats:
    """What can be divided by."""
    found: Floats = np.where(numbers > 0, numbers, np.float32(1))
    return found


# --- Sizes -------------------------------------------------------------------------------------------------


def row_length(width: int) -> int:
    """The bytes of a row: whole words."""
    return (width + 3) // 4 * 4


def layer_count(inputs: int, width: int) -> int:
    """How many numbers a layer takes, four bytes of a row being one."""
    return 2 * width + inputs + inputs * row_length(width) // 4


def widest_layer(layout: Floats) -> int:
    """The width of the widest hidden layer."""
    widest = 0
    for layer in range(int(layout[DEPTH])):
        widest = max(widest, int(layout[WIDTHS + layer]))
    return widest


def head_width(layout: Floats) -> int:
    """How many outputs the head has."""
    return int(layout[ACTIONS]) + int(layout[SEATS])


def head_at(layout: Floats) -> int:
    """Where the head begins in the weights."""
    size = 0
    inputs = int(layout[INPUTS])
    for layer in range(int(layout[DEPTH])):
        width = int(layout[WIDTHS + layer])
        size += layer_count(inputs, width)
        inputs = width
    return size


def weight_count(layout: Floats) -> int:
    """How many numbers all layers take."""
    last = int(layout[WIDTHS + int(layout[DEPTH]) - 1])
    return head_at(layout) + layer_count(last, head_width(layout))


def base_count(layout: Floats) -> int:
    """How many numbers a base takes: how many changes are too many, a vector, its first layer."""
    return 1 + int(layout[INPUTS]) + int(layout[WIDTHS])


def scratch_count(layout: Floats) -> int:
    """How many numbers of scratch `forward` needs: two layers, and the inputs of one that are not 0."""
    widest = widest_layer(layout)
    return 2 * widest + 2 * max(int(layout[INPUTS]), widest)


# --- One leaf ----------------------------------------------------------------------------------------------


def forward(weights: Floats, layout: Floats, x: Floats, scratch: Floats, base: Floats, out: Floats) -> None:
    """Evaluate one vector of features: a logit for every action, then one for every seat."""
    inputs = int(layout[INPUTS])
    width = int(layout[WIDTHS])
    widest = widest_layer(layout)
    filled = scratch[2 * widest :]
    source = scratch[:width]
    near_layer(weights[: layer_count(inputs, width)], x[:inputs], filled, base, source)
    rectify(source)
    at = layer_count(inputs, width)
    for layer in range(1, int(layout[DEPTH])):
        inputs = width
        width = int(layout[WIDTHS + layer])
        place = (layer & 1) * widest
        target = scratch[place : place + width]
        connect(weights[at : at + layer_count(inputs, width)], source, filled, target)
        rectify(target)
        at += layer_count(inputs, width)
        source = target
    outputs = head_width(layout)
    connect(weights[at : at + layer_count(width, outputs)], source, filled, out[:outputs])


def near_layer(weights: Floats, x: Floats, filled: Floats, base: Floats, target: Floats) -> None:
    """One layer, from what is kept of a similar vector; one too different is kept in its place."""
    inputs = len(x)
    width = len(target)
    vector = base[1 : 1 + inputs]
    sums = base[1 + inputs : 1 + inputs + width]
    found = find_changes(x, vector, filled)
    # Many changes cost as much as a new beginning, from which later leaves may profit.
    if not found < base[0]:
        for o in range(width):
            sums[o] = 0
        add_active(weights, x, filled, sums)
        active = 0
        for i in range(inputs):
            vector[i] = x[i]
            active += int(x[i] != 0)
        base[0] = max(1, active // 2)
        for o in range(width):
            target[o] = sums[o]
            if not abs(sums[o]) < HUGE:
                base[0] = 0  # differences to what has overflowed would be no numbers
    else:
        for o in range(width):
            target[o] = sums[o]
        scales = weights[2 * width : 2 * width + inputs]
        for n in range(found):
            # What the changed features have changed by goes behind their places.
            i = int(filled[n])
            filled[inputs + n] = (x[i] - vector[i]) * scales[i]
        add_rows(weights, inputs, filled[:found], filled[inputs : inputs + found], target)
    finish(weights, target)


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


def connect(weights: Floats, source: Floats, filled: Floats, target: Floats) -> None:
    """One layer; `filled` is scratch for the inputs that are not 0."""
    for o in range(len(target)):
        target[o] = 0
    add_active(weights, source, filled, target)
    finish(weights, target)


def add_active(weights: Floats, source: Floats, filled: Floats, target: Floats) -> None:
    """Add the rows of all inputs that are not 0."""
    inputs = len(source)
    found = 0
    for i in range(inputs):
        # Without a branch: the place is written in any case, and kept if the input is not 0.
        filled[found] = i
        found += int(source[i] != 0)
    scales = weights[2 * len(target) : 2 * len(target) + inputs]
    for n in range(found):
        i = int(filled[n])
        filled[inputs + n] = source[i] * scales[i]
    add_rows(weights, inputs, filled[:found], filled[inputs : inputs + found], target)


def finish(weights: Floats, target: Floats) -> None:
    """From the sums of rows to the outputs of a layer."""
    width = len(target)
    biases = weights[:width]
    sizes = weights[width : 2 * width]
    for o in range(width):
        target[o] = target[o] * sizes[o] + biases[o]


def add_rows(weights: Floats, inputs: int, places: Floats, factors: Floats, target: Floats) -> None:
    """Add some rows of a layer, each times its factor, four at a time."""
    width = len(target)
    found = len(places)
    rows: Any = weights[2 * width + inputs :].view(np.int8)
    length = row_length(width)
    for n in range(0, found - 3, 4):
        i, j, k, m = int(places[n]), int(places[n + 1]), int(places[n + 2]), int(places[n + 3])
        a, b, c, d = factors[n], factors[n + 1], factors[n + 2], factors[n + 3]
        row_a = rows[i * length : i * length + width]
        row_b = rows[j * length : j * length + width]
        row_c = rows[k * length : k * length + width]
        row_d = rows[m * length : m * length + width]
        for o in range(width):
            target[o] += (
                a * np.float32(row_a[o])
                + b * np.float32(row_b[o])
                + c * np.float32(row_c[o])
                + d * np.float32(row_d[o])
            )
    for n in range(found - found % 4, found):
        i = int(places[n])
        a = factors[n]
        row = rows[i * length : i * length + width]
        for o in range(width):
            target[o] += a * np.float32(row[o])


def rectify(layer: Floats) -> None:
    """ReLU: nothing below 0 passes."""
    for i in range(len(layer)):
        layer[i] = max(layer[i], np.float32(0))
