"""A network as the search's evaluation: compiled, for any game, without allocation.

One array of float32 carries everything, `Network.plug()`:

    layout | weights | features | logits of the actions | logits of the seats | scratch

`judge` gives policy and value for one evaluation of the network; `appraise` and `suggest` give one of them,
as the search's interface asks for it. All look at the position as the player to move does, and read nothing
that this player can't know; the game must not be over. They write to the plug: every thread needs its own.
"""

from math import exp
from typing import Any

from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import Generator
from cabochon.games.interface import WORD, encode, to_move
from cabochon.search.perceptron import (
    ACTIONS,
    INPUTS,
    LAYOUT,
    SEATS,
    Floats,
    body,
    policy_head,
    value_head,
    weight_count,
)


def judge(state: Any, mask: Mask, plug: Floats, priors: Any, values: Any) -> None:
    """Write every action's probability into `priors` and every seat's share of the victory into `values`.

    `mask` holds the legal actions; the others get 0. `values` goes by seat, not counted from who is to move.
    """
    think(state, plug)
    propose(mask, plug, priors)
    expect(state, plug, values)


def appraise(state: Any, mask: Mask, plug: Floats, rng: Generator, values: Any) -> None:
    """Write every seat's expected share of the victory into `values`."""
    think(state, plug)
    expect(state, plug, values)


def suggest(state: Any, mask: Mask, plug: Floats, priors: Any) -> None:
    """Write the probability of every action into `priors`."""
    think(state, plug)
    propose(mask, plug, priors)


def think(state: Any, plug: Floats) -> None:
    """Evaluate the hidden layers for the player to move; the last one stays in the scratch."""
    layout = plug[:LAYOUT]
    features = plug[features_at(layout) : logits_at(layout)]
    encode(state, to_move(state), features)
    body(plug[LAYOUT:], layout, features, plug[scratch_at(layout) :])


def propose(mask: Mask, plug: Floats, priors: Any) -> None:
    """The softmax of the legal actions' logits."""
    layout = plug[:LAYOUT]
    logits = plug[logits_at(layout) : seats_at(layout)]
    policy_head(plug[LAYOUT:], layout, plug[scratch_at(layout) :], logits)
    highest = -1e30
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            highest = max(highest, float(logits[word * WORD + lowest(bits)]))
            bits &= bits - 1
    for action in range(len(logits)):
        priors[action] = 0.0
    total = 0.0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            power = exp(float(logits[action]) - highest)
            priors[action] = power
            total += power
    for action in range(len(logits)):
        priors[action] /= total


def expect(state: Any, plug: Floats, values: Any) -> None:
    """The softmax over the seats at the table, from the seat to move on."""
    layout = plug[:LAYOUT]
    seats = plug[seats_at(layout) : scratch_at(layout)]
    value_head(plug[LAYOUT:], layout, plug[scratch_at(layout) :], seats)
    players = int(state.players)
    mover = to_move(state)
    highest = -1e30
    for distance in range(players):
        highest = max(highest, float(seats[distance]))
    for seat in range(len(values)):
        values[seat] = 0.0
    total = 0.0
    for distance in range(players):
        share = exp(float(seats[distance]) - highest)
        values[(mover + distance) % players] = share
        total += share
    for seat in range(players):
        values[seat] /= total


# --- Where things are in the plug --------------------------------------------------------------------------


def features_at(layout: Floats) -> int:
    """Behind the weights."""
    return LAYOUT + weight_count(layout)


def logits_at(layout: Floats) -> int:
    """Behind the features."""
    return features_at(layout) + int(layout[INPUTS])


def seats_at(layout: Floats) -> int:
    """Behind the logits of the actions."""
    return logits_at(layout) + int(layout[ACTIONS])


def scratch_at(layout: Floats) -> int:
    """Behind the logits of the seats."""
    return seats_at(layout) + int(layout[SEATS])
