"""Plays all games anew: python -m tests.playthroughs.write. Needed when rules or texts have changed."""

from cabochon import Match
from tests.games.configurations import Configuration
from tests.matches import eager, played
from tests.playthroughs.games import PLAYED, path, written

TRIALS = 40


def telling(configuration: Configuration) -> Match:
    """Of several random games the one that shows the most kinds of moves; the shortest of those."""
    matches = [played(configuration, seed, 5000, eager) for seed in range(TRIALS)]
    return max(matches, key=lambda match: (len({move.verb for move in match.moves}), -len(match.moves)))


if __name__ == "__main__":
    for name, configuration in PLAYED.items():
        path(name).write_text(written(telling(configuration)), encoding="utf-8", newline="\n")
