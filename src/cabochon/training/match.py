"""Matches between networks on the training's own device: quick, for curves and to rank recipes.

What is claimed about strength is measured in the arena, with the search that people play against.
"""

import math
from functools import partial
from typing import NamedTuple

import torch

from cabochon.training.engine import Engine
from cabochon.training.model import Player

LONGEST = 240
"""Turns; a game that is not over then is drawn."""


class Score(NamedTuple):
    """What one side got of all victories, with half the width of the 95 % interval."""

    share: float
    margin: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f}"


def play_match(engine: Engine, mine: Player, other: Player, seed: int) -> Score:
    """Play all games of an engine out between two networks; every deal is played from each seat in turn.

    Each player makes the engine's simulations for a decision; with one it plays what it likes best.
    """
    players = engine.players
    engine.seed(seed)
    deals = engine.games // players
    rngs = engine.tensors["rngs"]
    for seat in range(1, players):
        rngs[seat * deals : (seat + 1) * deals].copy_(rngs[:deals])
    engine.begin(0)
    # One seat is mine, and all others are the other's.
    games = torch.arange(engine.games, device=engine.device)
    seats = torch.arange(players, device=engine.device)
    sides = (seats[:, None] != (games // max(deals, 1)).clamp(max=players - 1)[None, :]).to(torch.int8)
    sides = sides.contiguous()
    shares = torch.zeros((players, engine.games), device=engine.device)
    searches = [engine.captured(partial(search, engine, player)) for player in (mine, other)]
    for turn in range(4 * LONGEST):
        for side, find in enumerate(searches):
            find()
            engine.answer(side, sides, LONGEST)
        if turn % 16 == 15:
            # Until then, shares are even where a game goes on.
            engine.end(shares)
            if bool((shares.max(0).values > 1.0 / players + 1e-6).float().mean() > 0.999):
                break
    engine.end(shares)
    counted = deals * players
    got = (shares * (sides == 0)).sum(0)[:counted].double()
    deviation = float(got.std()) if counted > 1 else 0.5
    return Score(float(got.mean()), 1.96 * deviation / math.sqrt(max(counted, 1)))


def search(engine: Engine, player: Player) -> None:
    """All simulations of one decision, in all games."""
    engine.plant()
    engine.see_leaves()
    player(engine.seen, engine.outs[0])
    for simulation in range(1, engine.simulations):
        engine.grow(simulation)
        engine.see_leaves()
        player(engine.seen, engine.outs[simulation])
