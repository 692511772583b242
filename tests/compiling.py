"""Compiles the rules and the search of a game before the tests do: python tests/compiling.py GAME

On a machine that has compiled nothing yet, several test processes would else do the same work at once.
"""

import sys

from cabochon.players import warm_up

if __name__ == "__main__":
    warm_up(sys.argv[1], ["greedy", "random", "level-5"])
