"""How fast self-play and learning are, and where the time goes.

    python benchmarks/training.py [--game NAME] [--device cpu|cuda] [--seconds N] [--set NAME=VALUE]

Prints simulations a second without learning and with it, and the parts of a round in milliseconds; on a GPU
by its own clock. The ratio compares with one core that plays random games, measured in the same run.
"""

import argparse
import time
from collections.abc import Callable

import torch

from cabochon.games import game as game_of
from cabochon.games.errors import CabochonError
from cabochon.games.speed import measure, measure_yardstick
from cabochon.training.recipe import Recipe, read_changes
from cabochon.training.trainer import FIRST_DECISIONS, FIRST_ROUNDS, Trainer


def per_call(trainer: Trainer, function: Callable[[], object], seconds: float) -> float:
    """Milliseconds, when it is called for so long."""
    trainer.engine.wait()
    started, calls = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        function()
        calls += 1
        if calls % 8 == 0:
            trainer.engine.wait()
    trainer.engine.wait()
    return 1000 * (time.perf_counter() - started) / calls


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    options = parser.parse_args()
    try:
        recipe = Recipe.of(options.game).changed(**read_changes(options.set))
    except CabochonError as error:
        parser.error(str(error))
    if options.device == "cpu":
        torch.set_num_threads(1)  # as a training does it
    core = measure(game_of(options.game), 2, 1.0, measure_yardstick(0.5)).decisions_per_second
    trainer = Trainer(recipe, options.device)
    engine = trainer.engine
    started = time.perf_counter()
    engine.begin(FIRST_DECISIONS)
    for _ in range(FIRST_ROUNDS + 2):
        trainer.play_round()
    engine.wait()
    print(f"{recipe.games} games, {recipe.simulations} simulations, {recipe.hidden} on {options.device}")
    print(f"compiled in {time.perf_counter() - started:.1f} s")
    played = recipe.games * recipe.simulations / 1000
    rounds = per_call(trainer, trainer.play_round, options.seconds)
    print(f"with learning      {rounds:9.2f} ms a round  {played / rounds:9.3f} million simulations a second")

    def without() -> None:
        assert trainer._search is not None
        trainer._search()
        engine.decide(trainer.round)
        trainer.round += 1

    alone = per_call(trainer, without, options.seconds)
    print(f"without            {alone:9.2f} ms a round  {played / alone:9.3f} million simulations a second")
    decisions = recipe.games / alone * 1000
    print(f"                   {decisions / core:9.2f} searched decisions for each random one of a core")
    seen = per_call(trainer, engine.see_leaves, options.seconds / 4)
    asked = per_call(trainer, lambda: trainer.player(engine.seen, engine.outs[0]), options.seconds / 4)
    tree = alone / recipe.simulations - seen - asked
    print(f"of a simulation    {tree:9.3f} ms rules and tree, {seen:.3f} ms features, {asked:.3f} ms network")
    assert trainer._step is not None
    print(f"step of learning   {per_call(trainer, trainer._step, options.seconds / 4):9.3f} ms")


if __name__ == "__main__":
    main()
