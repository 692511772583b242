"""How many simulations a second the search makes from the opening, on one core and on all.

    python benchmarks/search.py [--simulations N]

Each figure is the best of five searches with an empty tree. The yardstick of the same run is random games of
the same kind, entirely in compiled code: the ratio says how many of them a simulation costs.
"""

import argparse
import os

from cabochon.games import game
from cabochon.games.speed import measure, measure_yardstick
from cabochon.match import Match
from cabochon.search import Budget, Evaluation, Searcher, evaluation
from cabochon.search.evaluation import LEARNED
from cabochon.search.network import Network
from cabochon.search.shipped import evaluation_for

SEARCHES = 5
TABLES = (("splendor", 2), ("splendor", 4), ("duel", 2))


def rate(name: str, players: int, chosen: Evaluation, simulations: int, threads: int) -> float:
    """Simulations a second from the opening."""
    match = Match(name, players, seed=1)
    view = match.view(match.to_move)
    best = 0.0
    for seed in range(SEARCHES):
        with Searcher(name, seed=seed, threads=threads, evaluation=chosen) as searcher:
            result = searcher.search(view, Budget(simulations=simulations * threads))
        best = max(best, result.simulations / result.seconds)
    return best


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=40_000)
    simulations = parser.parse_args().simulations
    cores = os.cpu_count() or 1
    yardstick = measure_yardstick(1.0)
    for name, players in TABLES:
        games = measure(game(name), players, 1.0, yardstick).games_per_second
        print(f"{name}, {players} players: {games:,.0f} random games/s")
        evaluations = {
            "rollouts to the end": evaluation("rollout"),
            "mixed (the usual)": evaluation("mixed"),
            "estimate alone": evaluation("estimate"),
            "network (256, 128)": Network.random(name).evaluation(),
            "network of the package": evaluation_for(game(name), players, LEARNED),
        }
        for title, chosen in evaluations.items():
            one = rate(name, players, chosen, simulations, 1)
            together = rate(name, players, chosen, simulations, cores)
            print(
                f"  {title:22} {one:9,.0f} simulations/s on one core, {one / games:5.2f} for a random game;"
                f" {cores} cores {together / one:.2f} times"
            )


if __name__ == "__main__":
    main()
