"""Compiles what the tests use of a game before they do: python -m tests.compiling GAME

On a machine that has compiled nothing yet, several test processes would else do the same work at once, and
while they are measured, which makes it take twice as long.
"""

import sys

import numpy as np

from cabochon.envs.batch import Batch
from cabochon.envs.gymnasium import CabochonEnv
from cabochon.envs.payoffs import payoffs
from cabochon.games.state import State
from cabochon.match import Match
from cabochon.players import warm_up
from cabochon.search import Budget, LeafBatch, Searcher, asking
from cabochon.search.network import Network
from tests.training.batches import batch_of, play, small


def thinking(name: str) -> None:
    """The search with a network, and with a function of Python."""

    def even(leaves: LeafBatch) -> tuple[np.ndarray, np.ndarray]:
        return leaves.masks.astype(float), np.ones((len(leaves), leaves.players))

    match = Match(name, seed=1)
    for evaluation in (Network.random(name, (4,)).evaluation(), asking(even, 2)):
        Searcher(name, seed=1, evaluation=evaluation).search(match.view(match.to_move), Budget(simulations=4))


def environments(name: str) -> None:
    """Many games at once and one alone, against every bot that is compiled and against none."""
    state = State.random(name, seed=1)
    state.play_out(1)
    payoffs(state, "win")
    for bot in (None, "random", "greedy"):
        batch = Batch(name, 2, opponents=bot)
        batch.step(batch.random_actions())
        batch.step(batch.greedy_actions())
        env = CabochonEnv(name, opponent=bot)
        env.reset(seed=1)
        env.step(int(np.flatnonzero(env.action_masks())[0]))


def training(name: str) -> None:
    """Self-play for a network."""
    engine, player = batch_of(small(name))
    play(engine, player, 0)


if __name__ == "__main__":
    game = sys.argv[1]
    warm_up(game, ["greedy", "random", "level-5"])
    thinking(game)
    environments(game)
    training(game)
