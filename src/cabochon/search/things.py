"""A network that looks at each thing by itself: at every card, in the same way wherever it lies.

Things of a sort (cards of the market, of the own hand, of others' hands; nobles) share two layers, which read
the fields of one thing and what is no such thing, the context. What they say is added up for each group,
a row or a hand, and a perceptron goes on from these sums and the context. A decision that chooses a thing, as
`buy 2c` does, gets its logit from the head of the perceptron and from what was said about that thing, times
what the perceptron asks for.

What is alike in a game is read from the blocks of its features (`sorts_of`). `look` is the compiled form; its
layers are those of perceptron.py, in this order:

    context | places [groups, each] | layers of every sort | pool | body … | head | choices

but the layers of a sort are small and much used, and are kept as they are, without rounding:

    first layer [fields, each] | biases [each] | second layer [each, each]

The table, which tells compiled code what is where in the features, is

    sorts | groups | verbs | runs | begin and length of every run of the context
    for each sort: begin | fields | things | verbs | group of each thing | by verb, action of each thing
"""

from typing import NamedTuple

import numpy as np

from cabochon.games.base import Game
from cabochon.games.decks import NONE
from cabochon.games.errors import CabochonError
from cabochon.games.features import Block, starts
from cabochon.games.verbs import first_actions
from cabochon.search.perceptron import (
    DEPTH,
    EACH,
    WIDTHS,
    Floats,
    connect,
    head_width,
    layer_count,
    near_layer,
    rectify,
    widest_layer,
)

SORTS, GROUPS, VERBS, RUNS, TABLE = range(5)
"""Places in the table."""
BEGIN, FIELDS, THINGS, CHOICES, SORT = range(5)
"""Places in the part of a sort."""


class Sort(NamedTuple):
    """Things that are alike."""

    begin: int
    """The first feature of the first of them."""
    fields: int
    groups: tuple[int, ...]
    """The number of each one's group; groups are counted through all sorts."""
    actions: tuple[tuple[int, ...], ...]
    """For every verb that chooses one of them, the action for each; NONE where there is none."""


def sorts_of(game: Game) -> tuple[Sort, ...]:
    """What is alike among the features of a game; a CabochonError if its blocks contradict themselves."""
    blocks = blocks_of(game)
    found: list[Sort] = []
    groups = 0
    for begin, block in zip(starts(blocks), blocks, strict=False):  # the last start is where all ends
        first = 0
        for sizes in block.sorts:
            things = block.things[first : first + sum(sizes)]
            numbers = [groups + number for number, size in enumerate(sizes) for _ in range(size)]
            at = begin + first * len(block.fields)
            found.append(Sort(at, len(block.fields), tuple(numbers), _actions(game, things)))
            first += len(things)
            groups += len(sizes)
    return tuple(found)


def blocks_of(game: Game) -> tuple[Block, ...]:
    """The blocks of a game's features, if it tells them."""
    blocks: tuple[Block, ...] = getattr(game.features, "BLOCKS", ())
    for block in blocks:
        sizes = [size for sort in block.sorts for size in (sort or (0,))]
        if block.sorts and (min(sizes) < 1 or sum(sizes) != len(block.things)):
            raise CabochonError(
                f"{game.name}: the sorts of {block.title!r} must hold each of its {len(block.things)} things "
                "once, in groups of at least one"
            )
    return blocks


def _actions(game: Game, things: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The actions that choose one of some things, by verb."""
    rows = []
    for first, verb in zip(first_actions(game.verbs), game.verbs, strict=False):
        numbers = {}
        for number, argument in enumerate(verb.arguments):
            for name in (argument, f"self {argument}", f"{verb.name} {argument}"):
                numbers[name] = first + number
        row = tuple(numbers.get(thing, NONE) for thing in things)
        if max(row) > NONE:
            rows.append(row)
    return tuple(rows)


def context_runs(game: Game) -> list[tuple[int, int]]:
    """Where the features begin, and end, that belong to no thing of a sort.

    Lists with a single flag for each of several things, such as the cards that were not seen, are left out:
    hardly anything follows from them, and they tell games apart, which are then learned by heart.
    """
    runs: list[tuple[int, int]] = []
    blocks = blocks_of(game)
    for begin, block in zip(starts(blocks), blocks, strict=False):
        is_list = len(block.things) > 1 and len(block.fields) == 1 and block.fields[0].most == 1
        if not block.sorts and not is_list:
            first = runs.pop()[0] if runs and runs[-1][1] == begin else begin
            runs.append((first, begin + block.size))
    return runs


def context_size(game: Game) -> int:
    """How many features belong to no thing of a sort."""
    return sum(end - begin for begin, end in context_runs(game))


def group_count(game: Game) -> int:
    """How many groups all sorts have."""
    return max((group + 1 for sort in sorts_of(game) for group in sort.groups), default=0)


def make_table(game: Game) -> Floats:
    """What is where in the features, for compiled code."""
    sorts, runs = sorts_of(game), context_runs(game)
    numbers = [len(sorts), group_count(game), sum(len(sort.actions) for sort in sorts), len(runs)]
    for begin, end in runs:
        numbers += begin, end - begin
    for sort in sorts:
        numbers += sort.begin, sort.fields, len(sort.groups), len(sort.actions), *sort.groups
        for row in sort.actions:
            numbers += row
    return np.array(numbers, np.float32)


def sort_layers(first: Floats, bias: Floats, second: Floats) -> Floats:
    """The layers of a sort in one array, as `look_at_things` reads them."""
    layers: Floats = np.concatenate([first.T.reshape(-1), bias, second.T.reshape(-1)])
    return layers


# --- Sizes -------------------------------------------------------------------------------------------------


def context_length(table: Floats) -> int:
    """How many features the context has."""
    length = 0
    for run in range(int(table[RUNS])):
        length += int(table[TABLE + 2 * run + 1])
    return length


def sorts_at(table: Floats) -> int:
    """Where the first sort begins in the table."""
    return TABLE + 2 * int(table[RUNS])


def sort_length(sort: Floats) -> int:
    """How many numbers of the table a sort takes."""
    return SORT + int(sort[THINGS]) * (1 + int(sort[CHOICES]))


def thing_count(table: Floats) -> int:
    """How many things all sorts have."""
    things = 0
    at = sorts_at(table)
    for _ in range(int(table[SORTS])):
        things += int(table[at + THINGS])
        at += sort_length(table[at:])
    return things


def context_width(layout: Floats, table: Floats) -> int:
    """The outputs of the context: for every sort, then for the perceptron."""
    return int(table[SORTS]) * int(layout[EACH]) + int(layout[WIDTHS])


def sort_weights(fields: int, each: int) -> int:
    """How many numbers the layers of a sort take."""
    return (fields + 1 + each) * each


def things_weights(layout: Floats, table: Floats) -> int:
    """How many numbers all layers take."""
    each = int(layout[EACH])
    size = layer_count(context_length(table), context_width(layout, table)) + int(table[GROUPS]) * each
    at = sorts_at(table)
    for _ in range(int(table[SORTS])):
        size += sort_weights(int(table[at + FIELDS]), each)
        at += sort_length(table[at:])
    width = int(layout[WIDTHS])
    size += layer_count(int(table[GROUPS]) * each, width)
    for layer in range(1, int(layout[DEPTH])):
        size += layer_count(width, int(layout[WIDTHS + layer]))
        width = int(layout[WIDTHS + layer])
    return size + layer_count(width, head_width(layout)) + layer_count(width, int(table[VERBS]) * each)


def things_base(layout: Floats, table: Floats) -> int:
    """How many numbers a base takes: how many changes are too many, a context, its layer."""
    return 1 + context_length(table) + context_width(layout, table)


def things_scratch(layout: Floats, table: Floats) -> int:
    """How many numbers of scratch `look` needs."""
    each = int(layout[EACH])
    most = max(context_length(table), widest_layer(layout), int(table[GROUPS]) * each)
    own = each * (1 + thing_count(table) + int(table[GROUPS]) + int(table[VERBS]))
    return context_length(table) + context_width(layout, table) + own + 2 * widest_layer(layout) + 2 * most


# --- One leaf ----------------------------------------------------------------------------------------------


def look(
    weights: Floats, layout: Floats, table: Floats, x: Floats, scratch: Floats, base: Floats, out: Floats
) -> None:
    """Evaluate one vector of features: a logit for every action, then one for every seat."""
    each = int(layout[EACH])
    groups = int(table[GROUPS])
    inputs = context_length(table)
    width = context_width(layout, table)
    widest = widest_layer(layout)

    # The scratch, part by part.
    at = inputs
    said = scratch[at : at + width]
    at += width
    thing = scratch[at : at + each]
    at += each
    seen = scratch[at : at + each * thing_count(table)]
    at += len(seen)
    sums = scratch[at : at + each * groups]
    at += len(sums)
    wanted = scratch[at : at + each * int(table[VERBS])]
    at += len(wanted)
    layers = scratch[at : at + 2 * widest]
    filled = scratch[at + 2 * widest :]

    gather(table, x, scratch[:inputs])
    size = layer_count(inputs, width)
    near_layer(weights[:size], scratch[:inputs], filled, base, said)
    places = weights[size : size + each * groups]
    size += each * groups
    for i in range(len(sums)):
        sums[i] = 0
    size = look_at_things(weights, size, table, x, said, places, thing, seen, sums)

    outputs = int(layout[WIDTHS])
    own = said[int(table[SORTS]) * each :]
    source = layers[:outputs]
    connect(weights[size : size + layer_count(len(sums), outputs)], sums, filled, source)
    size += layer_count(len(sums), outputs)
    for o in range(outputs):
        source[o] += own[o]
    rectify(source)
    for layer in range(1, int(layout[DEPTH])):
        before = outputs
        outputs = int(layout[WIDTHS + layer])
        place = (layer & 1) * widest
        target = layers[place : place + outputs]
        connect(weights[size : size + layer_count(before, outputs)], source, filled, target)
        rectify(target)
        size += layer_count(before, outputs)
        source = target
    head = head_width(layout)
    connect(weights[size : size + layer_count(outputs, head)], source, filled, out[:head])
    size += layer_count(outputs, head)
    connect(weights[size : size + layer_count(outputs, len(wanted))], source, filled, wanted)
    choose(table, each, x, seen, wanted, out)


def gather(table: Floats, x: Floats, context: Floats) -> None:
    """Copy the features of the context."""
    at = 0
    for run in range(int(table[RUNS])):
        begin, length = int(table[TABLE + 2 * run]), int(table[TABLE + 2 * run + 1])
        source = x[begin : begin + length]
        target = context[at : at + length]
        for i in range(length):
            target[i] = source[i]
        at += length


def look_at_things(
    weights: Floats,
    size: int,
    table: Floats,
    x: Floats,
    said: Floats,
    places: Floats,
    thing: Floats,
    seen: Floats,
    sums: Floats,
) -> int:
    """What is said about each thing that is there, and the groups' sums; returns where weights go on."""
    each = len(thing)
    at = sorts_at(table)
    number = 0
    for sort in range(int(table[SORTS])):
        fields = int(table[at + FIELDS])
        own = weights[size : size + sort_weights(fields, each)]
        size += sort_weights(fields, each)
        first, biases, second = own[: fields * each], own[fields * each :], own[(fields + 1) * each :]
        context = said[sort * each : (sort + 1) * each]
        for i in range(int(table[at + THINGS])):
            begin = int(table[at + BEGIN]) + i * fields
            if x[begin] != 0:
                group = int(table[at + SORT + i])
                place = places[group * each : (group + 1) * each]
                for o in range(each):
                    thing[o] = context[o] + place[o]
                add_dense(first, x[begin : begin + fields], thing)
                rectify(thing)
                view = seen[number * each : (number + 1) * each]
                for o in range(each):
                    view[o] = biases[o]
                add_dense(second, thing, view)
                rectify(view)
                sum_up = sums[group * each : (group + 1) * each]
                for o in range(each):
                    sum_up[o] += view[o]
            number += 1
        at += sort_length(table[at:])
    return size


def add_dense(rows: Floats, source: Floats, target: Floats) -> None:
    """Add all rows, each times its number, eight at a time: few are 0, and these rows are short."""
    width = len(target)
    inputs = len(source)
    for n in range(0, inputs - 7, 8):
        a, b, c, d = source[n], source[n + 1], source[n + 2], source[n + 3]
        e, f, g, h = source[n + 4], source[n + 5], source[n + 6], source[n + 7]
        at = n * width
        row_a, row_b = rows[at : at + width], rows[at + width : at + 2 * width]
        row_c, row_d = rows[at + 2 * width : at + 3 * width], rows[at + 3 * width : at + 4 * width]
        row_e, row_f = rows[at + 4 * width : at + 5 * width], rows[at + 5 * width : at + 6 * width]
        row_g, row_h = rows[at + 6 * width : at + 7 * width], rows[at + 7 * width : at + 8 * width]
        for o in range(width):
            target[o] += (a * row_a[o] + b * row_b[o] + c * row_c[o] + d * row_d[o]) + (
                e * row_e[o] + f * row_f[o] + g * row_g[o] + h * row_h[o]
            )
    for n in range(inputs - inputs % 8, inputs):
        a = source[n]
        row = rows[n * width : (n + 1) * width]
        for o in range(width):
            target[o] += a * row[o]


def choose(table: Floats, each: int, x: Floats, seen: Floats, wanted: Floats, out: Floats) -> None:
    """Add to the logit of every decision that chooses a thing what was said about that thing."""
    at = sorts_at(table)
    number = 0
    asked = 0
    for _ in range(int(table[SORTS])):
        things = int(table[at + THINGS])
        fields = int(table[at + FIELDS])
        for verb in range(int(table[at + CHOICES])):
            query = wanted[asked * each : (asked + 1) * each]
            asked += 1
            for i in range(things):
                action = int(table[at + SORT + things * (1 + verb) + i])
                if action != NONE and x[int(table[at + BEGIN]) + i * fields] != 0:
                    view = seen[(number + i) * each : (number + i + 1) * each]
                    logit = np.float32(0)
                    for o in range(each):
                        logit += query[o] * view[o]
                    out[action] += logit
        number += things
        at += sort_length(table[at:])


# --- Many leaves, whose other layers somebody else computes -------------------------------------------------


def look_at_many(
    room: Floats,
    first: int,
    last: int,
    table: Floats,
    weights: Floats,
    places: Floats,
    x: Floats,
    said: Floats,
    sums: Floats,
    seen: Floats,
) -> None:
    """What is said about the things of some leaves, a row each; `room` is for one thing."""
    for row in range(first, last):
        for i in range(sums.shape[1]):
            sums[row, i] = 0
        look_at_things(weights, 0, table, x[row], said[row], places, room, seen[row], sums[row])


def choose_many(
    _room: Floats,
    first: int,
    last: int,
    table: Floats,
    each: int,
    x: Floats,
    seen: Floats,
    wanted: Floats,
    out: Floats,
    actions_at: int,
) -> None:
    """Add to the logits of some leaves what was said about the things that are chosen."""
    for row in range(first, last):
        choose(table, each, x[row], seen[row], wanted[row], out[row, actions_at:])
