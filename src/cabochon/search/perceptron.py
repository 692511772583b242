"""A multi-layer perceptron in compiled code: hidden layers with ReLU, then a head for actions and seats.

Nothing is allocated: the weights lie in one flat array, and the caller gives the scratch. `layout` holds the
sizes: inputs, actions, seats, number of hidden layers, width of each, and two numbers for things.py. The
layers follow each other, the head last; its outputs are the actions, then the seats. A layer is

    biases [width] | sizes [width] | scales [inputs] | rows [inputs, width], a byte for each weight

A weight is a whole number from -127 to 127, times the scale of its row and the size of its column. A network
takes a quarter of the room so, and the cache of a core holds it beside the tree.

A layer adds up the rows of those inputs that are not 0, four at a time: two thirds of the features and about
half of what a ReLU lets through are 0, so most rows are never read. Indices into rows are unsigned: they need
no test for negative numbers, and only then are the loops turned into vector instructions. (Slices need none
either, but to cut one takes about as long as to add up a short row.)

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
LINE = 16
"""Numbers in a line of the cache, and in the longest vector instructions."""
HUGE = np.float32(1e30)
ONE, TWO, THREE = np.uint64(1), np.uint64(2), np.uint64(3)
"""Unsigned, for indices: with signed numbers they would be converted to floats."""
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


def in_lines(numbers: int) -> int:
    """The room in whole lines: vector instructions are slow where they reach from one line into the next."""
    return (numbers + LINE - 1) // LINE * LINE


def widest_layer(layout: Floats) -> int:
    """The room of the widest hidden layer, in whole lines."""
    widest = 0
    for layer in range(int(layout[DEPTH])):
        widest = max(widest, int(layout[WIDTHS + layer]))
    return in_lines(widest)


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
    """How many numbers a base takes."""
    return base_room(int(layout[INPUTS]), int(layout[WIDTHS]))


def base_room(inputs: int, width: int) -> int:
    """The same for one layer: how many changes are too many, a vector, its layer; each begins with a line."""
    return LINE + in_lines(inputs) + in_lines(width)


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
    vector = base[LINE : LINE + inputs]
    sums = base[LINE + in_lines(inputs) :][:width]
    places: Any = filled.view(np.int32)
    found = find_changes(x, vector, places)
    # Many changes cost as much as a new beginning, from which later leaves may profit.
    if not found < base[0]:
        for o in range(width):
            sums[o] = 0
        active = add_active(weights, x, filled, sums)
        for i in range(inputs):
            vector[i] = x[i]
        overflows = 0
        for o in range(width):
            target[o] = sums[o]
            overflows += int(not abs(sums[o]) < HUGE)
        # Differences to what has overflowed would be no numbers.
        base[0] = max(1, active // 2) if overflows == 0 else 0
    else:
        for o in range(width):
            target[o] = sums[o]
        # Behind the places.
        changes = filled[inputs : 2 * inputs]
        for i in range(inputs):
            changes[i] = x[i] - vector[i]
        add_rows(weights, changes, places[:found], target)
    finish(weights, target)


def find_changes(x: Floats, vector: Floats, places: Any) -> int:
    """Write the places in which two vectors differ; returns their number."""
    inputs = len(vector)
    one: Any = x.view(np.int32)
    other: Any = vector.view(np.int32)
    found = 0
    for first in range(0, inputs, LINE):
        last = min(first + LINE, inputs)
        # Most blocks are as they were, and bits can be looked at all together, which sums of floats can't.
        apart = 0
        for i in range(first, last):
            apart |= one[i] ^ other[i]
        if apart != 0:
            for i in range(first, last):
                places[found] = i
                found += int(one[i] != other[i])
    return found


def connect(weights: Floats, source: Floats, filled: Floats, target: Floats) -> None:
    """One layer; `filled` is scratch for the inputs that are not 0."""
    for o in range(len(target)):
        target[o] = 0
    add_active(weights, source, filled, target)
    finish(weights, target)


def add_active(weights: Floats, source: Floats, filled: Floats, target: Floats) -> int:
    """Add the rows of all inputs that are not 0; returns their number."""
    inputs = len(source)
    places: Any = filled.view(np.int32)
    found = 0
    for i in range(inputs):
        # Without a branch: the place is written in any case, and kept if the input is not 0.
        places[found] = i
        found += int(source[i] != 0)
    add_rows(weights, source, places[:found], target)
    return found


def finish(weights: Floats, target: Floats) -> None:
    """From the sums of rows to the outputs of a layer."""
    width = len(target)
    biases = weights[:width]
    sizes = weights[width : 2 * width]
    for o in range(width):
        target[o] = target[o] * sizes[o] + biases[o]


def add_rows(weights: Floats, source: Floats, places: Any, target: Floats) -> None:
    """Add the rows of some inputs, each times its input, four at a time."""
    width = len(target)
    inputs = len(source)
    found = len(places)
    scales = weights[2 * width : 2 * width + inputs]
    rows: Any = weights[2 * width + inputs :].view(np.int8)
    length = np.uint64(row_length(width))
    for n in range(0, found - 3, 4):
        at = np.uint64(n)
        i, j = np.uint64(places[at]), np.uint64(places[at + ONE])
        k, m = np.uint64(places[at + TWO]), np.uint64(places[at + THREE])
        a, b, c, d = (
            source[i] * scales[i],
            source[j] * scales[j],
            source[k] * scales[k],
            source[m] * scales[m],
        )
        at_i, at_j, at_k, at_m = i * length, j * length, k * length, m * length
        for o in range(width):
            on = np.uint64(o)
            target[o] += (
                a * np.float32(rows[at_i + on])
                + b * np.float32(rows[at_j + on])
                + c * np.float32(rows[at_k + on])
                + d * np.float32(rows[at_m + on])
            )
    for n in range(found - found % 4, found):
        i = np.uint64(places[n])
        a = source[i] * scales[i]
        at_i = i * length
        for o in range(width):
            target[o] += a * np.float32(rows[at_i + np.uint64(o)])


def rectify(layer: Floats) -> None:
    """ReLU: nothing below 0 passes."""
    for i in range(len(layer)):
        layer[i] = max(layer[i], np.float32(0))
