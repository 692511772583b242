"""Which of several recipes learns more in the same time: one change a run, ranked by matches.

    python benchmarks/recipes.py [--recipe NAME] [--device cpu|cuda] [--seconds N] [--games N]
        [--start FILE] [--against FILE] CHANGES [CHANGES ...]

CHANGES are those of `cabochon train --set`, with a semicolon between two, or `as it is`: "hidden=512-256",
"mix=0.3; steps=6". Each recipe trains for so many seconds, compiling not counted. Then all meet the first one
and the network of --against: the network alone, and with as many simulations as the recipe makes. Matches are
played at the recipe's first table. --start may be repeated.
"""

import argparse
import gc
import time
from pathlib import Path

import torch

from cabochon.games import USUAL_GAME
from cabochon.games.errors import CabochonError
from cabochon.search.network import Network
from cabochon.training.recipe import Recipe, read_changes
from cabochon.training.trainer import Trainer, by_size

AS_IT_IS = "as it is"


def changed(recipe: Recipe, changes: str) -> Recipe:
    """A recipe with what is changed in it."""
    return recipe.changed(**read_changes([] if changes == AS_IT_IS else changes.split(";")))


def train(recipe: Recipe, start: list[Network], options: argparse.Namespace) -> Network:
    """What a recipe makes of its time; what it needed of the device is given back."""
    trainer = Trainer(recipe, options.device, start)
    report = None
    for report in trainer.train(options.seconds, options.seconds / 2):
        losses = f"policy {report.policy or 0:.3f}, value {report.value or 0:.3f}"
        print(
            f"  {report.seconds:5.0f} s  {report.simulations / 1e6:8.3f} million simulations/s  {losses}",
            flush=True,
        )
    if report is None:
        raise SystemExit("no round was finished in that time")
    network = trainer.learned()
    del trainer
    gc.collect()
    if options.device != "cpu":
        torch.cuda.empty_cache()
    return network


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("changes", nargs="+", metavar="CHANGES")
    parser.add_argument("--recipe", help="a name or a file; usually that of Splendor, on a CPU made small")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=100.0, help="of training, for each")
    parser.add_argument("--games", type=int, default=4096, help="of each match")
    parser.add_argument(
        "--start", type=Path, action="append", default=[], help="a network that all begin with"
    )
    parser.add_argument("--against", type=Path, help="a network that all meet")
    options = parser.parse_args()
    try:
        compare(options)
    except CabochonError as error:
        parser.error(str(error))


def compare(options: argparse.Namespace) -> None:
    """Train with each recipe, and have all meet."""
    recipe = Recipe.read(options.recipe or USUAL_GAME)
    if options.device == "cpu":
        torch.set_num_threads(1)
        if not options.recipe:
            recipe = recipe.made_small()
    recipes = [changed(recipe, changes) for changes in options.changes]
    start = [Network.load(path, recipe.game) for path in options.start]
    for each in recipes:
        by_size(start, each)  # says now what would be in vain later
    against = Network.load(options.against, recipe.game) if options.against else None

    made: list[Network] = []
    for changes, each in zip(options.changes, recipes, strict=True):
        print(changes, flush=True)
        made.append(train(each, start, options))

    rivals = [(options.changes[0], made[0])]
    if against:
        rivals.append((options.against.stem, against))
    # Matches need no ring.
    table = Trainer(recipe.changed(rounds=8), options.device)
    for rival, network in rivals:
        print(f"against {rival}, {options.games} games: alone, and with {recipe.simulations} simulations")
        other = table.player_of(network)
        for changes, own in zip(options.changes, made, strict=True):
            if own is not network:
                mine, started = table.player_of(own), time.perf_counter()
                alone, searching = (
                    table.match(options.games, simulations, 0, mine, other)
                    for simulations in (1, recipe.simulations)
                )
                print(f"  {changes:32} {alone}   {searching}   ({time.perf_counter() - started:.0f} s)")


if __name__ == "__main__":
    main()
