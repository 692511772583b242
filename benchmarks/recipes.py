"""Which of several recipes learns more in the same time: one change a run, ranked by matches.

    python benchmarks/recipes.py [--recipe NAME] [--device cpu|cuda] [--seconds N] [--games N]
        [--start FILE] [--against FILE] CHANGES [CHANGES ...]

CHANGES are those of `cabochon train --set`, with a semicolon between two, or `as it is`: "scale=0.25",
"mix=0.3; steps=6". Each recipe trains for so many seconds, compiling not counted. Then all meet the first one
and the network of --against: the network alone, and with as many simulations as the recipe makes. Matches are
played at the recipe's first table.
"""

import argparse
import gc
import time
import tomllib
from pathlib import Path
from typing import Any

import torch

from cabochon.search.network import Network
from cabochon.training.recipe import Recipe
from cabochon.training.trainer import Trainer

AS_IT_IS = "as it is"


def changes_of(text: str) -> dict[str, Any]:
    """What is changed, as the recipe takes it."""
    parts = [] if text == AS_IT_IS else text.split(";")
    return {name: value for part in parts for name, value in tomllib.loads(part).items()}


def train(recipe: Recipe, options: argparse.Namespace) -> Network:
    """What a recipe makes of its time; what it needed of the device is given back."""
    start = [Network.load(options.start, recipe.game)] if options.start else []
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
    parser.add_argument("--recipe", default="splendor")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=100.0, help="of training, for each")
    parser.add_argument("--games", type=int, default=4096, help="of each match")
    parser.add_argument("--start", type=Path, help="a network that all begin with")
    parser.add_argument("--against", type=Path, help="a network that all meet")
    options = parser.parse_args()
    recipe = Recipe.read(options.recipe)
    if options.device == "cpu":
        torch.set_num_threads(1)
        recipe = recipe.made_small()
    recipes = [recipe.changed(**changes_of(changes)) for changes in options.changes]

    made: list[Network] = []
    for changes, changed in zip(options.changes, recipes, strict=True):
        print(changes, flush=True)
        made.append(train(changed, options))

    rivals = {options.changes[0]: made[0]}
    if options.against:
        rivals[options.against.stem] = Network.load(options.against, recipe.game)
    # Matches need no ring.
    table = Trainer(recipe.changed(rounds=8), options.device)
    for rival, network in rivals.items():
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
