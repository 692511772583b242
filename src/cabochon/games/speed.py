"""How fast the rules are: random games with complete rules, against a fixed loop measured in the same run."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from cabochon.games.base import Game
from cabochon.games.chance import Generator, draw, generator
from cabochon.games.native import native
from cabochon.games.playout import ROUND, play_on

SLICES = 5

Work = Callable[[int], tuple[int, int]]
"""Does an amount of work; tells the decisions made and the games dealt."""


@dataclass(frozen=True)
class Speed:
    """What was measured for one kind of table, on one core and on all."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    ratio: float
    """Decisions per iteration of the yardstick."""
    cores: int
    scaling: float
    """All cores together against one."""


def yardstick(iterations: int, rng: Generator) -> tuple[int, int]:
    """The fixed loop: chained integer arithmetic that no compiler can shorten."""
    found = 0
    for _ in range(iterations):
        found ^= draw(rng, 1000)
    return iterations, found


def measure_yardstick(seconds: float) -> float:
    """Iterations a second of the fixed loop."""
    loop = native(yardstick)
    rng = generator(0)
    return _best_rate(lambda amount: loop(amount, rng), seconds)[0]


def measure(game: Game, players: int, seconds: float, yardstick_rate: float) -> Speed:
    """Random games of one kind, first on one core, then on all at once."""
    play = native(play_on, game.rules)

    def player(stream: int) -> Work:
        state = game.random_record(players, {}, stream)
        rng = generator(1, stream)
        mask = np.zeros(game.mask_words, np.int64)
        return lambda rounds: play(state, -1, rounds, rng, mask)

    rate, games_rate = _best_rate(player(0), seconds)
    cores = os.cpu_count() or 1
    rounds = round(rate / ROUND * seconds / SLICES)
    together = 0.0
    with ThreadPoolExecutor(cores) as pool:
        each = [player(1 + core) for core in range(cores)]
        for _ in range(SLICES):
            begin = time.perf_counter()
            decisions = sum(made for made, _ in pool.map(lambda one: one(rounds), each))
            together = max(together, decisions / (time.perf_counter() - begin))
    return Speed(game.name, players, rate, games_rate, rate / yardstick_rate, cores, together / rate)


def _best_rate(work: Work, seconds: float) -> tuple[float, float]:
    """The best of several slices, since other programs can only slow a slice down.

    Returns decisions and games a second.
    """
    work(1)  # compile
    amount = 1
    elapsed = 0.0
    while elapsed < 0.05:
        amount *= 4
        begin = time.perf_counter()
        work(amount)
        elapsed = time.perf_counter() - begin
    amount = max(1, round(amount * seconds / SLICES / elapsed))
    best: tuple[float, float] = (0.0, 0.0)
    for _ in range(SLICES):
        begin = time.perf_counter()
        decisions, games = work(amount)
        elapsed = time.perf_counter() - begin
        best = max(best, (decisions / elapsed, games / elapsed))
    return best
