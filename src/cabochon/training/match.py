"""Matches between networks on the training's own device: quick, for curves and to rank recipes.

What is claimed about strength is measured in the arena, with the search that people play against.
"""

import math
from functools import partial
from typing import NamedTuple

import torch

from cabochon.training.engine import Engine
from cabochon.training.league import League
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
    deals = engine.games // players
    assert deals > 0
    engine.seed(seed)
    rngs = engine.tensors["rngs"]
    for seat in range(1, players):
        rngs[seat * deals : (seat + 1) * deals].copy_(rngs[:deals])
    engine.begin(0)
    # One seat is mine, with its partner if it has one, and all others are the other's.
    games = torch.arange(engine.games, device=engine.device)
    seats = torch.arange(players, device=engine.device)
    place = (games // deals).clamp(max=players - 1)
    apart = (seats[:, None] - place[None, :]) % (players // 2 if engine.teams else players)
    sides = (apart != 0).to(torch.int8).contiguous()
    shares = torch.zeros((players, engine.games), device=engine.device)
    ended = torch.zeros(engine.games, dtype=torch.int8, device=engine.device)
    searches = [engine.captured(partial(search, engine, player)) for player in (mine, other)]
    for turn in range(4 * LONGEST):
        for side, find in enumerate(searches):
            find()
            engine.answer(side, sides, LONGEST)
        if turn % 16 == 15:
            engine.end(shares, ended, LONGEST)
            if bool(ended.all()):
                break
    engine.end(shares, ended, LONGEST)
    counted = deals * players
    got = (shares * (sides == 0)).sum(0)[:counted].double()
    deviation = float(got.std()) if counted > 1 else 0.5
    return Score(float(got.mean()), 1.96 * deviation / math.sqrt(counted))


def search(engine: Engine, player: Player, league: League | None = None) -> None:
    """All simulations of one decision, in all games; with a league, those of its guests too."""
    for simulation in range(engine.simulations):
        if simulation == 0:
            engine.plant()
            if league:
                league.sit_down()
        else:
            engine.grow(simulation)
        engine.see_leaves()
        player(engine.seen, engine.outs[simulation])
        if league:
            league.answer(simulation)
