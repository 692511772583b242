"""Compiles the rules and the search of a game before the tests do: python tests/compiling.py GAME

On a machine that has compiled nothing yet, several test processes would else do the same work at once.
"""

import sys

from cabochon.match import Match
from cabochon.players import create
from cabochon.search import Budget

if __name__ == "__main__":
    match = Match(sys.argv[1], seed=1)
    for name in ("greedy", "random", "level-5"):
        player = create(name, 1, budget=Budget(simulations=2))
        match.play(player.decide(match.view(match.to_move)))
