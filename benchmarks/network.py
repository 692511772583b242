"""What evaluating a network costs.

    python benchmarks/network.py [--seconds N]

Random weights, real positions, one core. Each figure is the best of several slices of the same run; the
ratios compare with a leaf in compiled code, of which nothing is kept from the leaf before.
"""

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

# BLAS would use every core otherwise; it reads this when NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from cabochon.games import game, game_names
from cabochon.games.base import Game
from cabochon.games.chance import generator
from cabochon.games.interface import encode, legal_actions, to_move
from cabochon.games.native import Binding, native
from cabochon.games.state import State
from cabochon.search import network_evaluation
from cabochon.search.evaluation import aligned
from cabochon.search.network import Network, Size, feature_count, features_of
from cabochon.search.network_evaluation import answer, base_length, evaluate
from cabochon.search.perceptron import head_width

LEAVES = 64
SIZES = ("64", "128-64", "256-128", "512-256", "1024-512", "32+256-128", "64+256-128", "64+384-256")
SLICES = 7


def one_by_one(parameters: Any, x: Any, scratch: Any, base: Any, out: Any, near: bool) -> None:
    """Leaf by leaf, each anew or from what is kept of those before it."""
    for leaf in range(len(x)):
        if not near:
            base[0] = 0
        answer(parameters, x[leaf], scratch, base, out)


def evaluate_all(
    states: Any, mask: Any, parameters: Any, scratch: Any, rng: Any, values: Any, priors: Any
) -> None:
    """What the search does: legal actions, features, network, softmax."""
    for leaf in range(len(states)):
        legal_actions(states[leaf], mask)
        evaluate(states[leaf], mask, parameters, scratch, rng, values, priors)


def encode_all(states: Any, x: Any) -> None:
    """The features alone."""
    for leaf in range(len(states)):
        encode(states[leaf], to_move(states[leaf]), x[leaf])


def positions(rules: Game) -> Any:
    """States from random games of two players."""
    rng = np.random.default_rng(0)
    states = np.zeros(LEAVES, rules.state_type)
    state = State.random(rules, 2, {}, 0)
    for leaf in range(LEAVES):
        for _ in range(5):
            state.apply(int(rng.choice(state.legal_actions())))
            if state.is_over:
                state = State.random(rules, 2, {}, leaf)
        states[leaf] = state.record
    return states


def measure(works: dict[str, Callable[[], object]], seconds: float) -> dict[str, float]:
    """Microseconds a leaf of each work; the works take turns, so that a busy moment hits them all."""
    best = dict.fromkeys(works, float("inf"))
    for work in works.values():
        work()  # compile
    for _ in range(SLICES):
        for name, work in works.items():
            runs = 0
            begin = time.perf_counter()
            while time.perf_counter() - begin < seconds / SLICES:
                work()
                runs += 1
            best[name] = min(best[name], (time.perf_counter() - begin) / runs / LEAVES * 1e6)
    return best


def works_of(network: Network, states: Any) -> dict[str, Callable[[], object]]:
    """What is compared, by name."""
    rules = network.game
    binding = Binding(rules.rules, features_of(rules), network_evaluation)
    layout = network.layout()
    table = network.table()
    x = np.zeros((LEAVES, feature_count(rules)), np.float32)
    native(encode_all, binding)(states, x)
    base = aligned(base_length(layout, table), np.float32)
    out = np.zeros(head_width(layout), np.float32)
    mask = np.zeros(rules.mask_words, np.int64)
    priors = np.zeros(rules.action_count)
    shares = np.zeros(max(rules.player_counts))
    whole = network.evaluation()
    room, scratch = (aligned(whole.scratch, np.float32) for _ in range(2))
    rng = generator(0)

    def compiled(near: bool) -> Callable[[], object]:
        return lambda: native(one_by_one)(whole.parameters, x, scratch, base, out, near)

    def numpy_batched(size: int) -> Callable[[], object]:
        return lambda: [network.logits(x[leaf : leaf + size]) for leaf in range(0, LEAVES, size)]

    return {
        "one": compiled(near=False),
        "near": compiled(near=True),
        "NumPy one": numpy_batched(1),
        "NumPy 16": numpy_batched(16),
        "NumPy 64": numpy_batched(64),
        "evaluate": lambda: native(evaluate_all, binding)(
            states, mask, whole.parameters, room, rng, shares, priors
        ),
        "features": lambda: native(encode_all, binding)(states, x),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.35, help="for each figure")
    seconds = parser.parse_args().seconds
    for name in game_names():
        rules = game(name)
        states = positions(rules)
        for size in SIZES:
            hidden, each = Size.parse(size)
            found = measure(works_of(Network.random(rules, hidden, each=each), states), seconds)
            print(f"{name} {size}: {found['one']:.2f} µs a leaf; times as fast:")
            ratios = [f"{other} {found['one'] / cost:.2f}" for other, cost in found.items() if other != "one"]
            print("   ", ", ".join(ratios))


if __name__ == "__main__":
    main()
