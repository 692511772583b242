"""What the first use costs: importing, compiling everything cold, and loading it from the cache.

    python benchmarks/startup.py

Each line is the best of five fresh processes, the cold one a single run. The yardstick of the same run is
the start of Python itself.
"""

import os
import subprocess
import sys
import tempfile
import time

EVERYTHING = """
import numpy as np

from cabochon import Match
from cabochon.games import game, game_names
from cabochon.games.chance import generator
from cabochon.games.native import native
from cabochon.games.perft import perft
from cabochon.games.playout import play_on
from cabochon.games.speed import yardstick
from cabochon.players import create

native(yardstick)(1, generator(0))
for name in game_names():
    rules = game(name)
    match = Match(name, seed=1)
    match.play(create("greedy", 1).decide(match.view(match.to_move)))
    match.state.guess(0, 1)
    match.state.returns()
    perft(match.state, 1)
    record = rules.random_record(2, {}, 1)
    native(play_on, rules.rules)(record, -1, 1, generator(1), np.zeros(rules.mask_words, np.int64))
"""
FIRST_MOVE = """
from cabochon import Match

for name in ("splendor", "duel"):
    match = Match(name, seed=1)
    match.play(match.legal_moves[0])
"""
FIRST_SEARCH = """
from cabochon import Match
from cabochon.players import create
from cabochon.search import Budget

for name in ("splendor", "duel"):
    match = Match(name, seed=1)
    match.play(create("level-7", 1, budget=Budget(simulations=1)).decide(match.view(match.to_move)))
"""


def seconds(code: str, cache: str, repeats: int) -> float:
    """The best time of a fresh process that runs the code."""
    best = float("inf")
    for _ in range(repeats):
        begin = time.perf_counter()
        environment = {**os.environ, "XDG_CACHE_HOME": cache, "NUMBA_CACHE_DIR": ""}
        subprocess.run([sys.executable, "-c", code], check=True, env=environment, stderr=subprocess.DEVNULL)
        best = min(best, time.perf_counter() - begin)
    return best


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as cache:
        python = seconds("pass", cache, 5)
        lines = [
            ("import cabochon", seconds("import cabochon", cache, 5)),
            ("compile everything, cold", seconds(EVERYTHING, cache, 1)),
            ("everything, from the cache", seconds(EVERYTHING, cache, 5)),
            ("first move of both games, from the cache", seconds(FIRST_MOVE, cache, 5)),
            ("compile the search of both games, cold", seconds(FIRST_SEARCH, cache, 1)),
            ("first search of both games, from the cache", seconds(FIRST_SEARCH, cache, 5)),
        ]
    print(f"Python itself: {python:.3f} s; the other figures are without it")
    for name, total in lines:
        print(f"{name:42} {total - python:7.3f} s  {(total - python) / python:7.1f} times Python's start")


if __name__ == "__main__":
    main()
