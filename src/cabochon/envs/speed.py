"""How fast the environments are: decisions a second from Python, in several ways, in one run.

Every decision is any legal one, and comes with what is legal and with an observation. Each way is compared
with the plainest one: one `State` after the other, decision by decision.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy.typing as npt

from cabochon.envs.batch import Batch
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.state import State

SLICES = 5
GAMES = 1024
"""In a batch."""
GPU_GAMES = 1 << 20
"""In a batch on a GPU, which has something to do only then."""
_BATCHES = ("batch", "batch-one-core", "batch-random", "batch-greedy", "vector")

Work = Callable[[int], int]
"""Does an amount of work, and tells how many decisions it made."""


@dataclass(frozen=True)
class Speed:
    """What was measured for one way to play."""

    game: str
    way: str
    decisions_per_second: float
    ratio: float
    """As many times as fast as one `State`."""
    games_at_once: int


@dataclass(frozen=True)
class Unmeasured:
    """Why there is nothing to say about one way to play."""

    game: str
    way: str
    games_at_once: int
    reason: str
    code: str


def ways(game: Game, gpu_games: int = GPU_GAMES) -> dict[str, Callable[[], Work]]:
    """The ways to play a game of two, by name, the plainest first."""
    found: dict[str, Callable[[], Work]] = {
        "state": lambda: _states(game),
        "batch": lambda: _batch(Batch(game, GAMES)),
        "batch-one-core": lambda: _batch(Batch(game, GAMES, threads=1)),
        "batch-random": lambda: _batch(Batch(game, GAMES, opponents="random")),
        "batch-greedy": lambda: _batch(Batch(game, GAMES, opponents="greedy")),
    }
    if has_gpu():
        found["gpu"] = lambda: _gpu(game, gpu_games)
    if find_spec("gymnasium") is not None:
        found |= {
            "gymnasium": lambda: _gymnasium(game, None),
            "gymnasium-random": lambda: _gymnasium(game, "random"),
            "vector": lambda: _vector(game),
        }
    if find_spec("pettingzoo") is not None:
        found["pettingzoo"] = lambda: _pettingzoo(game)
    if find_spec("pyspiel") is not None:
        found["openspiel"] = lambda: _openspiel(game)
    return found


def has_gpu() -> bool:
    """Whether there is a GPU that a batch could be on."""
    if find_spec("torch") is None:
        return False
    import torch

    return torch.cuda.is_available()


def measure(game: Game, seconds: float, gpu_games: int = GPU_GAMES) -> Iterator[Speed | Unmeasured]:
    """Every way, one after the other; one that can't be gone here does not end the others."""
    plainest = 0.0
    for way, prepared in ways(game, gpu_games).items():
        many = gpu_games if way == "gpu" else GAMES if way in _BATCHES else 1
        try:
            rate = best_rate(prepared(), seconds)
        except CabochonError as error:
            yield Unmeasured(game.name, way, many, str(error), error.code)
        else:
            plainest = plainest or rate
            yield Speed(game.name, way, rate, rate / plainest, many)


def best_rate(work: Work, seconds: float) -> float:
    """Decisions a second: the best of several slices, since other programs can only slow a slice down."""
    work(1)  # compile
    amount, elapsed = 1, 0.0
    while elapsed < 0.02:
        amount *= 4
        begin = time.perf_counter()
        work(amount)
        elapsed = time.perf_counter() - begin
    amount = max(1, round(amount * seconds / SLICES / elapsed))
    best = 0.0
    for _ in range(SLICES):
        begin = time.perf_counter()
        decisions = work(amount)
        best = max(best, decisions / (time.perf_counter() - begin))
    return best


def any_legal(mask: npt.NDArray[Any], chance: Random) -> int:
    """One of the actions of a mask: what every measured game is played with, so that games end."""
    legal = mask.nonzero()[0]
    return int(legal[int(chance.random() * len(legal))])


def _states(game: Game) -> Work:
    chance = Random(0)

    def work(decisions: int) -> int:
        state = State.random(game, seed=0)
        for number in range(decisions):
            if state.to_move is None:
                state = State.random(game, seed=number)
            mask, seat = state.mask(), state.to_move
            assert seat is not None
            state.features(seat)
            state.apply(any_legal(mask, chance))
        return decisions

    return work


def _batch(batch: Batch) -> Work:
    """Decisions that come from outside; those of bots are made besides."""

    def work(steps: int) -> int:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * batch.games

    return work


def _gpu(game: Game, games: int) -> Work:
    import torch

    from cabochon.envs import gpu

    with _memory_for(games):
        batch = gpu.GpuBatch(game, games, check=False)

    def work(steps: int) -> int:
        with _memory_for(games):
            for _ in range(steps):
                batch.step(batch.random_actions())
            torch.cuda.synchronize()
        return steps * batch.games

    return work


@contextmanager
def _memory_for(games: int) -> Iterator[None]:
    """Says in a sentence that so many games are too many for the memory, here or on the GPU."""
    try:
        yield
        return
    except Exception as error:
        if not (isinstance(error, MemoryError) or _tells_of_memory(error)):
            raise
    # Not beside the other error, which would hold on to all that was made so far.
    raise CabochonError(
        f"there is not enough memory for {games} games at once on the GPU; take fewer with --gpu-games",
        code="error-gpu-memory",
        games=games,
    )


def _tells_of_memory(error: Exception) -> bool:
    """Whether an error of PyTorch, of Numba or of the driver is about memory: each has a class of its own."""
    return "out of memory" in str(error).lower().replace("_", " ")


def _gymnasium(game: Game, opponent: str | None) -> Work:
    from cabochon.envs.gymnasium import CabochonEnv

    env = CabochonEnv(game, opponent=opponent)
    chance = Random(0)

    def work(steps: int) -> int:
        _, info = env.reset(seed=0)
        for _ in range(steps):
            _, _, ended, truncated, info = env.step(any_legal(info["action_mask"], chance))
            if ended or truncated:
                _, info = env.reset()
        return steps

    return work


def _vector(game: Game) -> Work:
    from cabochon.envs.vector import CabochonVectorEnv

    env = CabochonVectorEnv(game, GAMES, opponent=None)

    def work(steps: int) -> int:
        env.reset(seed=0)
        for _ in range(steps):
            env.step(env.batch.random_actions())
        return steps * GAMES

    return work


def _pettingzoo(game: Game) -> Work:
    from cabochon.envs.pettingzoo import raw_env

    return agents_in_turn(raw_env(game.name))


def _openspiel(game: Game) -> Work:
    import pyspiel

    from cabochon.envs.openspiel import spiel_name

    return explicit_chance(pyspiel.load_game(spiel_name(game.name)))


def agents_in_turn(table: Any) -> Work:
    """Random games in any environment of PettingZoo that has masks."""
    chance = Random(0)

    def work(decisions: int) -> int:
        made = 0
        table.reset(seed=0)
        while made < decisions:
            if not table.agents:
                table.reset()
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
            else:
                table.step(any_legal(seen["action_mask"], chance))
                made += 1
        return made

    return work


def explicit_chance(game: Any) -> Work:
    """Random games of any game of OpenSpiel; draws of chance are made besides."""
    chance = Random(0)
    observes = game.get_type().provides_observation_tensor

    def work(decisions: int) -> int:
        made = 0
        state = game.new_initial_state()
        while made < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, chances)[0])
            else:
                if observes:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                legal = state.legal_actions()
                state.apply_action(chance.choice(legal))
                made += 1
        return made

    return work
