"""Small batches to try things on."""

from typing import Any

import numpy as np
import torch

from cabochon.games import game
from cabochon.training.cpu import Cpu
from cabochon.training.match import search
from cabochon.training.model import Model, Player
from cabochon.training.recipe import Recipe
from cabochon.training.trainer import table_records

TABLES = {
    "splendor": ({"players": 2}, {"players": 3}, {"players": 4, "teams": True}),
    "duel": ({"players": 2},),
}


def small(name: str, **numbers: Any) -> Recipe:
    """A recipe that takes no time."""
    usual = {
        "tables": TABLES[name],
        "hidden": (16,),
        "games": 24,
        "simulations": 12,
        "candidates": 5,
        "rounds": 256,
        "steps": 1,
        "positions": 64,
        "flat": 1.0,
    }
    return Recipe(game=name, **{**usual, **numbers})


def batch_of(recipe: Recipe) -> tuple[Cpu, Player]:
    """An engine with games that have begun, and a network that has learned nothing."""
    torch.manual_seed(0)
    rules = game(recipe.game)
    tables = table_records(rules, recipe)
    engine = Cpu(rules, tables, recipe.games, recipe.simulations, recipe.candidates)
    engine.add_ring(recipe.rounds, recipe.has_aims)
    engine.seed(recipe.seed)
    engine.set_numbers(recipe.sharp, recipe.scale, recipe.explore, recipe.caution, recipe.noise)
    engine.begin(40)
    return engine, Player(Model(rules, *recipe.hidden), engine.seen)


def play(engine: Cpu, player: Player, turn: int) -> None:
    """One decision in every game."""
    search(engine, player)
    engine.decide(turn)


def records(engine: Cpu) -> Any:
    """The games of a batch as records."""
    words = np.ascontiguousarray(engine.tensors["states"].numpy().T)
    return words.view(engine.game.state_type)[:, 0]
