"""A network that looks at each thing by itself: at every card, in the same way wherever it lies.

Things of a sort (cards of the market, of the own hand, of others' hands; nobles) share two layers, which read
the fields of one thing and what is no such thing, the context. What they say is added up for each group,
a row or a hand, and a perceptron goes on from these sums and the context. A decision that chooses a thing, as
`buy 2c` does, gets its logit from the head of the perceptron and from what was said about that thing, times
what the perceptron asks for.

What is alike in a game is read from the blocks of its features (`sorts_of`). `look` is the compiled form; its
layers are those of perceptron.py, in this order:

    places [groups, each] | layers of every sort | context | pool | body … | head and choices

but the layers of a sort are small and much used, and are kept as they are, without rounding:

    first layer [fields, each] | biases [each] | second layer [each, each]

The table, which tells compiled code what is where in the features, is

    sorts | groups | verbs | runs | begin and length of every run of the context
    for each sort: begin | fields | things | verbs | group of each thing | by verb, action of each thing
"""

from typing import Any, NamedTuple

import numpy as np

from cabochon.games.base import Game
from cabochon.games.decks import NONE
from cabochon.games.features import blocks_of, starts
from cabochon.games.verbs import first_actions
from cabochon.search.perceptron import (
    DEPTH,
    EACH,
    ONE,
    THREE,
    TWO,
    WIDTHS,
    Floats,
    base_room,
    connect,
    head_width,
    in_lines,
    layer_count,
    near_layer,
    rectify,
    widest_layer,
)

SORTS, GROUPS, VERBS, RUNS, TABLE = range(5)
"""Places in the table."""
BEGIN, FIELDS, THINGS, CHOICES, SORT = range(5)
"""Places in the part of a sort."""
ABREAST = 3
"""How many things are looked at together, so that a weight is read once for all; full hands have as many."""


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
    blocks = blocks_of(game.features)
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
    """Where the features begin, and end, that belong to no thing of a sort and are not passed over."""
    runs: list[tuple[int, int]] = []
    blocks = blocks_of(game.features)
    for begin, block in zip(starts(blocks), blocks, strict=False):
        if not block.sorts and not block.passed_over:
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
    # What follows in a network's parameters begins with a line of the cache.
    numbers += [0] * (in_lines(len(numbers)) - len(numbers))
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


def answers_width(layout: Floats, table: Floats) -> int:
    """The outputs of the last layer: the head, then what is asked for about the things of every verb."""
    return head_width(layout) + int(table[VERBS]) * int(layout[EACH])


def sort_weights(fields: int, each: int) -> int:
    """How many numbers the layers of a sort take."""
    return (fields + 1 + each) * each


def small_weights(table: Floats, each: int) -> int:
    """How many numbers places and the layers of all sorts take."""
    size = int(table[GROUPS]) * each
    at = sorts_at(table)
    for _ in range(int(table[SORTS])):
        size += sort_weights(int(table[at + FIELDS]), each)
        at += sort_length(table[at:])
    return size


def things_weights(layout: Floats, table: Floats) -> int:
    """How many numbers all layers take."""
    each = int(layout[EACH])
    size = small_weights(table, each) + layer_count(context_length(table), context_width(layout, table))
    width = int(layout[WIDTHS])
    size += layer_count(int(table[GROUPS]) * each, width)
    for layer in range(1, int(layout[DEPTH])):
        size += layer_count(width, int(layout[WIDTHS + layer]))
        width = int(layout[WIDTHS + layer])
    return size + layer_count(width, answers_width(layout, table))


def things_base(layout: Floats, table: Floats) -> int:
    """How many numbers a base takes: that of a layer over the context."""
    return base_room(context_length(table), context_width(layout, table))


def things_scratch(layout: Floats, table: Floats) -> int:
    """How many numbers of scratch `look` needs."""
    each = int(layout[EACH])
    inputs = context_length(table)
    most = max(inputs, widest_layer(layout), int(table[GROUPS]) * each)
    size = in_lines(inputs) + in_lines(context_width(layout, table)) + looking_room(table, each)
    size += in_lines(each * thing_count(table)) + in_lines(each * int(table[GROUPS]))
    return size + in_lines(answers_width(layout, table)) + 2 * widest_layer(layout) + 2 * most


def looking_room(table: Floats, each: int) -> int:
    """How many numbers of scratch `look_at_things` needs."""
    return 2 * in_lines(ABREAST * each) + in_lines(thing_count(table))


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
    at = in_lines(inputs)
    said = scratch[at : at + width]
    at += in_lines(width)
    room = scratch[at : at + looking_room(table, each)]
    at += len(room)
    seen = scratch[at : at + each * thing_count(table)]
    at += in_lines(len(seen))
    sums = scratch[at : at + each * groups]
    at += in_lines(len(sums))
    answers = scratch[at : at + answers_width(layout, table)]
    at += in_lines(len(answers))
    layers = scratch[at : at + 2 * widest]
    filled = scratch[at + 2 * widest :]

    size = small_weights(table, each)
    small = weights[:size]
    gather(table, x, scratch[:inputs])
    near_layer(weights[size : size + layer_count(inputs, width)], scratch[:inputs], filled, base, said)
    size += layer_count(inputs, width)
    for i in range(len(sums)):
        sums[i] = 0
    look_at_things(small[each * groups :], table, each, x, said, small[: each * groups], room, seen, sums)

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
    connect(weights[size : size + layer_count(outputs, len(answers))], source, filled, answers)
    head = head_width(layout)
    for o in range(head):
        out[o] = answers[o]
    choose(table, each, x, seen, answers[head:], out)


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
    table: Floats,
    each: int,
    x: Floats,
    said: Floats,
    places: Floats,
    room: Floats,
    seen: Floats,
    sums: Floats,
) -> None:
    """What is said about each thing that is there, and the groups' sums; `room` is scratch."""
    size = 0
    number = 0
    at = sorts_at(table)
    for number_of_sort in range(int(table[SORTS])):
        sort = table[at : at + sort_length(table[at:])]
        own = weights[size : size + sort_weights(int(sort[FIELDS]), each)]
        context = said[number_of_sort * each : (number_of_sort + 1) * each]
        look_at_sort(own, sort, x[int(sort[BEGIN]) :], context, places, room, seen[number * each :], sums)
        size += len(own)
        number += int(sort[THINGS])
        at += len(sort)


def look_at_sort(
    weights: Floats,
    sort: Floats,
    x: Floats,
    context: Floats,
    places: Floats,
    room: Floats,
    seen: Floats,
    sums: Floats,
) -> None:
    """The same for the things of one sort; `x` and `seen` begin with its first."""
    each = len(context)
    fields = int(sort[FIELDS])
    first, biases, second = weights[: fields * each], weights[fields * each :], weights[(fields + 1) * each :]
    hidden, views = room[: ABREAST * each], room[in_lines(ABREAST * each) :][: ABREAST * each]
    there: Any = room[2 * in_lines(ABREAST * each) :].view(np.int32)
    found = find_things(sort, x, there)
    for begin in range(0, found, ABREAST):
        # Where there are no more, the last one is looked at again, to no effect.
        last = found - 1
        i, j, k = there[begin], there[min(begin + 1, last)], there[min(begin + 2, last)]
        begin_with(context, place_of(i, sort, places, each), hidden[:each])
        begin_with(context, place_of(j, sort, places, each), hidden[each : 2 * each])
        begin_with(context, place_of(k, sort, places, each), hidden[2 * each :])
        x_i, x_j, x_k = x[i * fields :], x[j * fields :], x[k * fields :]
        add_abreast(first, x_i[:fields], x_j[:fields], x_k[:fields], hidden)
        rectify(hidden)
        for o in range(len(views)):
            views[o] = 0
        add_abreast(second, hidden[:each], hidden[each : 2 * each], hidden[2 * each :], views)
        for n in range(min(ABREAST, found - begin)):
            i = there[begin + n]
            keep(
                views[n * each : (n + 1) * each],
                biases,
                seen[i * each : (i + 1) * each],
                place_of(i, sort, sums, each),
            )


def find_things(sort: Floats, x: Floats, there: Any) -> int:
    """Write which things of a sort are there; returns their number."""
    fields = int(sort[FIELDS])
    found = 0
    for i in range(int(sort[THINGS])):
        there[found] = i
        found += int(x[i * fields] != 0)
    return found


def place_of(thing: int, sort: Floats, groups: Floats, each: int) -> Floats:
    """Of what there is for every group, that for the group of a thing."""
    group = int(sort[SORT + thing])
    return groups[group * each : (group + 1) * each]


def begin_with(context: Floats, place: Floats, target: Floats) -> None:
    """What the first layer of a thing begins with, before its fields."""
    for o in range(len(target)):
        target[o] = context[o] + place[o]


def keep(view: Floats, biases: Floats, seen: Floats, sums: Floats) -> None:
    """What is said about a thing, from the sums of rows of the second layer; its group's sum."""
    for o in range(len(view)):
        said = max(view[o] + biases[o], np.float32(0))
        seen[o] = said
        sums[o] += said


def add_abreast(rows: Floats, a: Floats, b: Floats, c: Floats, target: Floats) -> None:
    """Add all rows for three things, times each one's own numbers, four rows at a time.

    Few rows meet a 0 in all three, and a row that is read for one of them costs the others little.
    """
    inputs = len(a)
    width = len(target) // ABREAST
    one, two, three = target[:width], target[width : 2 * width], target[2 * width :]
    length = np.uint64(width)
    for n in range(0, inputs - 3, 4):
        i = np.uint64(n)
        j, k, m = i + ONE, i + TWO, i + THREE
        a_i, a_j, a_k, a_m = a[i], a[j], a[k], a[m]
        b_i, b_j, b_k, b_m = b[i], b[j], b[k], b[m]
        c_i, c_j, c_k, c_m = c[i], c[j], c[k], c[m]
        at_i, at_j, at_k, at_m = i * length, j * length, k * length, m * length
        for o in range(width):
            on = np.uint64(o)
            row_i, row_j, row_k, row_m = rows[at_i + on], rows[at_j + on], rows[at_k + on], rows[at_m + on]
            one[o] += a_i * row_i + a_j * row_j + a_k * row_k + a_m * row_m
            two[o] += b_i * row_i + b_j * row_j + b_k * row_k + b_m * row_m
            three[o] += c_i * row_i + c_j * row_j + c_k * row_k + c_m * row_m
    for n in range(inputs - inputs % 4, inputs):
        a_n, b_n, c_n = a[n], b[n], c[n]
        at = np.uint64(n) * length
        for o in range(width):
            row = rows[at + np.uint64(o)]
            one[o] += a_n * row
            two[o] += b_n * row
            three[o] += c_n * row


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
    """What is said about the things of some leaves, a row each; `room` is scratch."""
    each = sums.shape[1] // int(table[GROUPS])
    for row in range(first, last):
        for i in range(sums.shape[1]):
            sums[row, i] = 0
        look_at_things(weights, table, each, x[row], said[row], places, room, seen[row], sums[row])


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
