"""A network as the search's evaluation: compiled, for any game, without allocation.

The parameters (see `Network.evaluation`) are the layout, the table of things if each is looked at by itself,
then the weights; the scratch holds

    features | logits of the actions, then of the seats | a base for every seat | scratch of the network

each of which begins with a line of the cache.
Both functions of the interface look at the position as the player to move does, and read nothing that this
player can't know; the game must not be over. Weights may be so large that a logit overflows: it counts as
`MOST` then, and as 0 if it is no number, so that what comes out is always finite.
"""

from math import exp
from typing import Any

import numpy as np

from cabochon.games.base import Game
from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import Generator
from cabochon.games.errors import CabochonError
from cabochon.games.interface import WORD, encode, to_move
from cabochon.search.perceptron import (
    ACTIONS,
    DEPTH,
    EACH,
    INPUTS,
    LAYOUT,
    MOST_LAYERS,
    MOST_WIDTH,
    SEATS,
    TABLE_LENGTH,
    WIDTHS,
    Floats,
    base_count,
    forward,
    in_lines,
    scratch_count,
    weight_count,
)
from cabochon.search.things import look, make_table, things_base, things_scratch, things_weights

MOST = 1e30
"""No logit counts for more, and none for less than the same below 0."""


def check_sizes(game: Game, parameters: Floats, scratch: int) -> None:
    """Raise a CabochonError where the functions below would read or write beyond their arrays."""
    layout = parameters[:LAYOUT]
    if parameters.ndim != 1 or parameters.dtype != "float32" or len(layout) < LAYOUT:
        raise CabochonError(f"a network's parameters are float32 in a row, {LAYOUT} sizes before the weights")
    features = 0 if game.features is None else int(game.features.FEATURES)
    sizes = [features, game.action_count, max(game.player_counts)]
    if layout[:DEPTH].tolist() != sizes:
        raise CabochonError(
            f"features, actions and seats of {game.name} are {sizes}, not {layout[:DEPTH].tolist()}"
        )
    depth = layout[DEPTH]
    hidden = layout[WIDTHS : WIDTHS + int(depth)] if depth in range(1, MOST_LAYERS + 1) else layout[:0]
    if not len(hidden) or not all(1 <= width <= MOST_WIDTH for width in hidden):
        raise CabochonError(f"a network has 1 to {MOST_LAYERS} hidden layers of 1 to {MOST_WIDTH}")
    if not 0 <= layout[EACH] <= MOST_WIDTH:
        raise CabochonError(f"a network says 0 to {MOST_WIDTH} numbers about each thing")
    table = make_table(game) if layout[EACH] else parameters[:0]
    there = parameters[LAYOUT : LAYOUT + len(table)]
    if layout[TABLE_LENGTH] != len(table) or not np.array_equal(there, table):
        raise CabochonError(f"this network looks at other things than {game.name} has")
    needed = weights_at(layout) + weights_length(layout, table)
    if len(parameters) != needed:
        raise CabochonError(f"this network takes {needed} numbers, not {len(parameters)}")
    if scratch < room(layout, table):
        raise CabochonError(f"this network needs a scratch of {room(layout, table)} numbers, not {scratch}")


def evaluate(
    state: Any, mask: Mask, parameters: Floats, scratch: Floats, rng: Generator, values: Any, priors: Any
) -> bool:
    """Values and priors from one run of the network; `values` goes by seat, what is not legal has prior 0."""
    run(state, parameters, scratch)
    read_priors(mask, parameters, scratch, priors)
    read_values(state, parameters, scratch, values)
    return True


def find_priors(state: Any, mask: Mask, parameters: Floats, scratch: Floats, priors: Any) -> bool:
    """The priors alone."""
    run(state, parameters, scratch)
    read_priors(mask, parameters, scratch, priors)
    return True


def run(state: Any, parameters: Floats, scratch: Floats) -> None:
    """Evaluate the network for the player to move; the logits stay in the scratch."""
    layout = parameters[:LAYOUT]
    features = scratch[: int(layout[INPUTS])]
    mover = to_move(state)
    encode(state, mover, features)
    table = parameters[LAYOUT : weights_at(layout)]
    # What a seat sees resembles what it saw at other leaves of the search.
    size = base_length(layout, table)
    at = bases_at(layout) + mover * size
    out = scratch[logits_at(layout) : bases_at(layout)]
    answer(parameters, features, scratch[rest_at(layout, table) :], scratch[at : at + size], out)


def answer(parameters: Floats, features: Floats, rest: Floats, base: Floats, out: Floats) -> None:
    """The logits for a vector of features, by either kind of network; `rest` is scratch."""
    layout = parameters[:LAYOUT]
    table = parameters[LAYOUT : weights_at(layout)]
    weights = parameters[weights_at(layout) :]
    if layout[EACH] == 0:
        forward(weights, layout, features, rest, base, out)
    else:
        look(weights, layout, table, features, rest, base, out)


def read_priors(mask: Mask, parameters: Floats, scratch: Floats, priors: Any) -> None:
    """The softmax of the legal actions' logits."""
    layout = parameters[:LAYOUT]
    logits = scratch[logits_at(layout) : seats_at(layout)]
    highest = -MOST
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            highest = max(highest, bounded(logits[word * WORD + lowest(bits)]))
            bits &= bits - 1
    for action in range(len(logits)):
        priors[action] = 0.0
    total = 0.0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            power = exp(bounded(logits[action]) - highest)
            priors[action] = power
            total += power
    for action in range(len(logits)):
        priors[action] /= total


def read_values(state: Any, parameters: Floats, scratch: Floats, values: Any) -> None:
    """The softmax over the seats at the table, from the seat to move on."""
    layout = parameters[:LAYOUT]
    seats = scratch[seats_at(layout) :][: int(layout[SEATS])]
    players = int(state.players)
    mover = to_move(state)
    highest = -MOST
    for distance in range(players):
        highest = max(highest, bounded(seats[distance]))
    for seat in range(len(values)):
        values[seat] = 0.0
    total = 0.0
    for distance in range(players):
        share = exp(bounded(seats[distance]) - highest)
        values[(mover + distance) % players] = share
        total += share
    for seat in range(players):
        values[seat] /= total


def bounded(logit: Any) -> float:
    """A logit that can be counted with."""
    number = float(logit)
    if number != number:
        return 0.0
    return min(max(number, -MOST), MOST)


# --- Where things are in the parameters and in the scratch --------------------------------------------------


def weights_at(layout: Floats) -> int:
    """Behind the layout and the table of things, which a perceptron has not got."""
    return LAYOUT + int(layout[TABLE_LENGTH])


def logits_at(layout: Floats) -> int:
    """Behind the features."""
    return in_lines(int(layout[INPUTS]))


def seats_at(layout: Floats) -> int:
    """Behind the logits of the actions."""
    return logits_at(layout) + int(layout[ACTIONS])


def bases_at(layout: Floats) -> int:
    """Behind the logits of the seats."""
    return in_lines(seats_at(layout) + int(layout[SEATS]))


def rest_at(layout: Floats, table: Floats) -> int:
    """Behind the bases."""
    return bases_at(layout) + int(layout[SEATS]) * base_length(layout, table)


def room(layout: Floats, table: Floats) -> int:
    """How long the scratch must be."""
    rest = scratch_count(layout) if layout[EACH] == 0 else things_scratch(layout, table)
    return rest_at(layout, table) + rest


def base_length(layout: Floats, table: Floats) -> int:
    """How long a base is."""
    return base_count(layout) if layout[EACH] == 0 else things_base(layout, table)


def weights_length(layout: Floats, table: Floats) -> int:
    """How many numbers the weights are."""
    return weight_count(layout) if layout[EACH] == 0 else things_weights(layout, table)
