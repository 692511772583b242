"""Random games of both kinds on a GPU, with the very functions that run on the CPU.

    python benchmarks/gpu.py [--threads N] [--rounds N] [--check N]

First plays a sample on both and compares every decision and every final state; then measures. Needs
numba-cuda and a CUDA device. Prints the ratio to one core of this machine, measured in the same run.
"""

import argparse
import sys
import time
import warnings
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # noqa: NPY201 - numba-cuda of 2026 still asks NumPy for the old name

from numba import cuda, from_dtype

from cabochon.games import game, game_names
from cabochon.games.chance import generators
from cabochon.games.interface import apply, is_over, legal_actions, set_up, shuffle
from cabochon.games.native import linked, native
from cabochon.games.playout import play_on, random_action

BLOCK = 128


def play_traced(state: Any, decisions: int, rng: Any, mask: Any, trace: Any) -> None:
    """As `play_on`, writing down every decision."""
    for decision in range(decisions):
        if is_over(state):
            state.start = -1
            shuffle(state, rng)
            set_up(state)
        legal_actions(state, mask)
        trace[decision] = random_action(mask, rng)
        apply(state, trace[decision])


def device_function(function: Any, rules: Any, done: dict[Any, Any]) -> Any:
    """A rule function compiled for the GPU."""
    return linked(function, rules, cuda.jit(device=True), done)


def kernels(table: Any) -> tuple[Any, Any]:
    """The kernels of one game: one that plays, one that also writes down what it plays."""
    done: dict[Any, Any] = {}
    play = device_function(play_on, table.rules, done)
    traced = device_function(play_traced, table.rules, done)
    words = table.mask_words
    record = from_dtype(table.state_type)

    # More threads at once pay for the registers that each of them then lacks.
    @cuda.jit(max_registers=48)
    def play_kernel(states, rngs, rounds, tallies):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread < len(states):
            # Local memory is interleaved between threads, so neighbours read neighbouring bytes.
            state = cuda.local.array(1, record)
            mask = cuda.local.array(words, np.int64)
            rng = cuda.local.array(1, np.int64)
            state[0] = states[thread]
            rng[0] = rngs[thread]
            decisions, games = play(state[0], -1, rounds, rng, mask)
            tallies[thread, 0] += decisions
            tallies[thread, 1] += games
            states[thread] = state[0]
            rngs[thread] = rng[0]

    @cuda.jit
    def traced_kernel(states, rngs, decisions, traces):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread < len(states):
            mask = cuda.local.array(words, np.int64)
            traced(states[thread], decisions, rngs[thread], mask, traces[thread])

    return play_kernel, traced_kernel


def openings(table: Any, players: int, count: int) -> Any:
    """A different start position for each thread."""
    few = [table.random_record(players, {}, seed) for seed in range(256)]
    states = np.zeros(count, table.state_type)
    for i, state in enumerate(few):
        states[i :: len(few)] = state
    return states


def check(table: Any, players: int, kernel: Any, count: int, decisions: int) -> int:
    """Play a sample on both and compare; returns the number of decisions compared."""
    states = openings(table, players, count)
    rngs = generators(7, count).reshape(count, 1)
    traces = np.zeros((count, decisions), np.int64)
    expected_states, expected_rngs, expected = states.copy(), rngs.copy(), traces.copy()
    traced = native(play_traced, table.rules)
    mask = np.zeros(table.mask_words, np.int64)
    for i in range(count):
        traced(expected_states[i], decisions, expected_rngs[i], mask, expected[i])
    on_device = [cuda.to_device(array) for array in (states, rngs, traces)]
    kernel[(count + BLOCK - 1) // BLOCK, BLOCK](on_device[0], on_device[1], decisions, on_device[2])
    differing = np.argwhere(on_device[2].copy_to_host() != expected)
    if len(differing):
        raise SystemExit(f"{table.name}: game and decision {differing[0]} differ between CPU and GPU")
    if on_device[0].copy_to_host().tobytes() != expected_states.tobytes():
        raise SystemExit(f"{table.name}: final states differ between CPU and GPU")
    return count * decisions


def core_rate(table: Any, players: int) -> float:
    """Decisions a second of one core of this machine."""
    play = native(play_on, table.rules)
    state = table.random_record(players, {}, 0)
    mask = np.zeros(table.mask_words, np.int64)
    rng = generators(1, 1)
    play(state, -1, 1, rng, mask)
    best = 0.0
    for _ in range(5):
        begin = time.perf_counter()
        decisions, _ = play(state, -1, 100_000, rng, mask)
        best = max(best, decisions / (time.perf_counter() - begin))
    return best


def device_rate(table: Any, players: int, kernel: Any, threads: int, rounds: int) -> tuple[float, float]:
    """Decisions and games a second of the GPU: the median of seven launches."""
    states = cuda.to_device(openings(table, players, threads))
    rngs = cuda.to_device(generators(3, threads))
    tallies = cuda.to_device(np.zeros((threads, 2), np.int64))
    blocks = (threads + BLOCK - 1) // BLOCK
    kernel[blocks, BLOCK](states, rngs, 10, tallies)
    rates = []
    for _ in range(7):
        before = tallies.copy_to_host().sum(axis=0)
        start, stop = cuda.event(), cuda.event()
        start.record()
        kernel[blocks, BLOCK](states, rngs, rounds, tallies)
        stop.record()
        stop.synchronize()
        seconds = cuda.event_elapsed_time(start, stop) / 1000
        decisions, games = (tallies.copy_to_host().sum(axis=0) - before) / seconds
        rates.append((float(decisions), float(games)))
    return sorted(rates)[len(rates) // 2]


def main() -> None:
    """Check, then measure, both games."""
    parser = argparse.ArgumentParser(description="Random games on a GPU, checked against the CPU.")
    parser.add_argument("--threads", type=int, default=1 << 19, help="games played at once")
    parser.add_argument("--rounds", type=int, default=60, help="rounds of up to 32 decisions a launch")
    parser.add_argument("--check", type=int, default=1024, help="games to compare decision by decision")
    options = parser.parse_args()
    warnings.filterwarnings("ignore", message=".*Grid size")  # the sample is small on purpose
    if not cuda.is_available():
        sys.exit("no CUDA device here")
    print(f"{cuda.get_current_device().name}, {options.threads} threads")
    for name in game_names():
        table = game(name)
        for players in table.player_counts:
            play_kernel, traced_kernel = kernels(table)
            begin = time.perf_counter()
            compared = check(table, players, traced_kernel, options.check, 500)
            seconds = time.perf_counter() - begin
            print(f"{name}, {players}: {compared} decisions equal on CPU and GPU ({seconds:.0f} s)")
            core = core_rate(table, players)
            rate, games = device_rate(table, players, play_kernel, options.threads, options.rounds)
            print(
                f"{name}, {players}: {rate / 1e9:.2f} billion decisions/s, "
                f"{games / 1e6:.1f} million games/s, "
                f"{rate / core:.0f} times one core ({core / 1e6:.1f} million)",
                flush=True,
            )


if __name__ == "__main__":
    main()
