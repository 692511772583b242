"""What two processes of a training do in tests, in so many rounds, without a clock."""

from multiprocessing import get_context
from pathlib import Path
from typing import Any

import torch

from cabochon.training.peers import Group
from cabochon.training.recipe import Recipe
from cabochon.training.trainer import FIRST_DECISIONS, Trainer


def play(trainer: Trainer, number: int) -> dict[str, Any]:
    """Play and learn for so many rounds; what there is then."""
    if not trainer.round:
        trainer.engine.begin(FIRST_DECISIONS)
    for _ in range(number):
        trainer.play_round()
    learner = trainer.learner
    weights = [parameter.detach() for model in trainer.models for parameter in model.parameters()]
    averages = [tensor for average in learner.averages for tensor in average.values()]
    return {
        "weights": torch.cat([part.flatten() for part in (*weights, *averages)]),
        "states": trainer.engine.tensors["states"].clone(),
        "policies": trainer.engine.tensors["ring_policies"].clone(),
        "agreed": trainer.peers.agree(learner.fingerprint()),
    }


def work(rank: int, recipe: Recipe, folder: Path) -> None:
    """Through without a stop, and the same with one; then a gradient before it is exchanged and after."""
    torch.set_num_threads(1)
    peers = Group(rank, 2, "cpu", folder / "meeting", lambda: False)
    through = play(Trainer(recipe, "cpu", peers=peers), 12)
    stopped = Trainer(recipe, "cpu", peers=peers)
    play(stopped, 8)
    stopped.save(folder)
    assert peers.agree(1)  # the first has written it
    again = Trainer(recipe.changed(seed=5), "cpu", peers=peers)
    resumed = again.resume(folder)
    went_on = play(again, 4)
    again.learner.find_gradients()
    own = again.learner.gradients.clone()
    peers.average(again.learner.gradients)
    together = again.learner.gradients.clone()
    again.learner.follow_gradients()
    agreed = peers.agree(again.learner.fingerprint())
    with torch.no_grad():
        again.models[0].value.bias[0] += float(rank)
    torch.save(
        {
            "through": through,
            "went_on": went_on,
            "resumed": resumed,
            "own": own,
            "together": together,
            "agreed": agreed,
            "apart": not peers.agree(again.learner.fingerprint()),
        },
        folder / f"found-{rank}.pt",
    )
    peers.leave()


def two(recipe: Recipe, folder: Path) -> list[dict[str, Any]]:
    """What both found."""
    context = get_context("spawn")
    processes = [context.Process(target=work, args=(rank, recipe, folder)) for rank in range(2)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0]
    return [torch.load(folder / f"found-{rank}.pt") for rank in range(2)]
