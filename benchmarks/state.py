"""What a `State` costs from Python: microseconds a call, and decisions a second in a loop of random games.

    python benchmarks/state.py

Each figure is the best of many short slices, so that other programs disturb it little. The yardstick of the
same run is the same random games entirely in compiled code: the ratio says how many of those decisions fit
into one that is made from Python.
"""

import random
import time
from collections.abc import Callable

from cabochon import State
from cabochon.games.speed import measure, measure_yardstick

SLICES = 300
CALLS = 200


def cost(call: Callable[[], object]) -> float:
    """Microseconds a call."""
    call()
    best = float("inf")
    for _ in range(SLICES):
        begin = time.perf_counter()
        for _ in range(CALLS):
            call()
        best = min(best, (time.perf_counter() - begin) / CALLS)
    return best * 1e6


def applying(state: State) -> float:
    """Microseconds of `apply`, without the copy that it needs here."""
    action = state.legal_actions()[-1]
    best = float("inf")
    for _ in range(SLICES * CALLS // 10):
        copy = state.copy()
        begin = time.perf_counter()
        copy.apply(action)
        best = min(best, time.perf_counter() - begin)
    return best * 1e6


def rate(game: str) -> float:
    """Decisions a second: list the legal actions, choose one, apply it."""
    chance = random.Random(1)
    best = 0.0
    for seed in range(SLICES):
        state = State.random(game, seed=seed)
        decisions = 0
        begin = time.perf_counter()
        while not state.is_over and decisions < CALLS:
            legal = state.legal_actions()
            state.apply(legal[int(chance.random() * len(legal))])
            decisions += 1
        best = max(best, decisions / (time.perf_counter() - begin))
    return best


def main() -> None:
    """Measure and print."""
    yardstick = measure_yardstick(0.5)
    for name in ("splendor", "duel"):
        state = State.random(name, seed=3)
        compiled = measure(state.game, 2, 1.0, yardstick).decisions_per_second
        calls: dict[str, Callable[[], object]] = {
            "legal_actions": state.legal_actions,
            "mask": state.mask,
            "copy": state.copy,
            "view": lambda state=state: state.view(0),  # type: ignore[misc]
            "position": state.position,
        }
        figures = {title: cost(call) for title, call in calls.items()}
        figures["apply"] = applying(state)
        made = rate(name)
        print(f"{name}: {made:,.0f} decisions/s from Python, {compiled / made:.0f} times as many compiled")
        print("  " + ", ".join(f"{title} {figure:.2f} µs" for title, figure in figures.items()))


if __name__ == "__main__":
    main()
