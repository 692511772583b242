"""A training: rounds of self-play and steps of learning, until the time is up."""

import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cabochon.games import game as game_of
from cabochon.games.base import Game
from cabochon.search.network import Network
from cabochon.training import checkpoint
from cabochon.training.batch import CUT, DECISIONS, FIRST_WINS, GAMES, TURNS, WHOLE
from cabochon.training.checkpoint import CheckpointError
from cabochon.training.cpu import Cpu
from cabochon.training.engine import Engine
from cabochon.training.learner import POLICY, STEPS, VALUE, Learner
from cabochon.training.match import Score, play_match, search
from cabochon.training.model import Model, Player, as_network
from cabochon.training.recipe import Recipe

FIRST_DECISIONS = 80
"""Games begin with up to so many random decisions, so that they do not all end together."""
FIRST_ROUNDS = 4
"""Before the first step of learning."""


def engine_for(device: str) -> type[Engine]:
    """The kind of engine for a device."""
    if device == "cpu":
        return Cpu
    from cabochon.training.gpu import Gpu

    return Gpu


def table_records(game: Game, recipe: Recipe) -> list[Any]:
    """The settings of a recipe as records."""
    records = []
    for table in recipe.tables:
        settings = dict(table)
        players = settings.pop("players", game.player_counts[0])
        records.append(game.new_record(players, game.check_settings(players, settings)))
    return records


@dataclass(frozen=True)
class Report:
    """Where a training stands, for people and for `metrics.jsonl`."""

    seconds: float
    round: int
    simulations: float
    """A second, since the last report; so are decisions and games."""
    decisions: float
    games: float
    turns: float
    """Of a game, on the average; so are its decisions, and the share of who began."""
    length: float
    first: float
    cut: int
    """Games that were broken off."""
    policy: float
    value: float
    rate: float


class Trainer:
    """Everything that a training works with."""

    def __init__(self, recipe: Recipe, device: str, start: Network | None = None) -> None:
        torch.manual_seed(recipe.seed)
        if device != "cpu":
            torch.backends.cuda.matmul.allow_tf32 = True
        self.recipe = recipe
        self.game = game_of(recipe.game)
        kind = engine_for(device)
        tables = table_records(self.game, recipe)
        self.engine = kind(self.game, tables, recipe.games, recipe.simulations, recipe.candidates)
        self.engine.add_ring(recipe.rounds)
        self.engine.seed(recipe.seed)
        self.engine.set_numbers(recipe.sharp, recipe.scale, recipe.explore, recipe.caution, recipe.noise)
        sizes = (recipe.hidden, *recipe.students)
        self.models = [Model(self.game, hidden).to(self.engine.device) for hidden in sizes]
        if start is not None:
            self.models[0].take(start)
        self.learner = Learner(self.engine, self.models, recipe)
        self.player = Player(self.models[0], self.engine.seen)
        self.round = 0
        self.spent = 0.0
        """Seconds, pauses not counted."""
        self.planned = 0.0
        self._search: Callable[[], None] | None = None
        self._step: Callable[[], None] | None = None
        self._begun = False
        self._rooms: dict[tuple[int, int, int], Engine] = {}

    # --- The loop ---

    def train(self, seconds: float, every: float) -> Iterator[Report]:
        """Go on for some seconds, and report from time to time. The rate falls towards their end."""
        self.planned = max(self.planned, self.spent + seconds)
        if not self._begun:
            self.engine.begin(FIRST_DECISIONS)
            self._begun = True
        while self.round < FIRST_ROUNDS:
            self.play_round()  # compiles, which is not what the time is for
        self.engine.wait()
        started, before = time.perf_counter(), self.spent
        reported = self._standing()
        while True:
            self.spent = before + time.perf_counter() - started
            if self.spent >= self.planned:
                break
            self.play_round()
            if self.round % 4 == 0:
                self.engine.wait()
            if self.spent - reported[0] >= every:
                self.engine.wait()
                reported, report = self._report(reported)
                yield report
        self.engine.wait()
        yield self._report(reported)[1]

    def play_round(self) -> None:
        """A decision in every game, and what is learned after it."""
        if self._search is None:
            self._search = self.engine.captured(lambda: search(self.engine, self.player))
        self._search()
        self.engine.decide(self.round)
        self.round += 1
        self.learner.known.fill_(min(self.round, self.recipe.rounds) * self.recipe.games)
        self.learner.set_rate(self.rate())
        if self.round > FIRST_ROUNDS:
            if self._step is None:
                self._step = self.engine.captured(self.learner.step)
            for _ in range(self.recipe.steps):
                self._step()
            self.player.take(dict(self.models[0].named_parameters()))

    def rate(self) -> float:
        """How far a step of learning goes now: flat, then down along a cosine."""
        recipe = self.recipe
        part = min(1.0, self.spent / self.planned) if self.planned else 0.0
        if part <= recipe.flat or recipe.flat >= 1.0:
            return recipe.rate
        down = 0.5 * (1 + math.cos(math.pi * (part - recipe.flat) / (1 - recipe.flat)))
        return recipe.last_rate + (recipe.rate - recipe.last_rate) * down

    def _standing(self) -> tuple[float, int, Any, Any]:
        tallies = self.engine.tensors["tallies"].sum(1).cpu().numpy().astype(np.int64)
        return self.spent, self.round, tallies, self.learner.losses.cpu().numpy().copy()

    def _report(self, before: tuple[float, int, Any, Any]) -> tuple[tuple[float, int, Any, Any], Report]:
        now = self._standing()
        seconds = max(now[0] - before[0], 1e-9)
        decisions = (now[1] - before[1]) * self.recipe.games
        tallies = now[2] - before[2]
        losses = now[3] - before[3]
        games, steps = max(int(tallies[GAMES]), 1), max(float(losses[STEPS]), 1.0)
        return now, Report(
            seconds=now[0],
            round=now[1],
            simulations=decisions * self.recipe.simulations / seconds,
            decisions=decisions / seconds,
            games=int(tallies[GAMES]) / seconds,
            turns=float(tallies[TURNS]) / games,
            length=float(tallies[DECISIONS]) / games,
            first=float(tallies[FIRST_WINS]) / WHOLE / games,
            cut=int(tallies[CUT]),
            policy=float(losses[POLICY]) / steps,
            value=float(losses[VALUE]) / steps,
            rate=self.rate(),
        )

    # --- What comes out ---

    def networks(self) -> list[Network]:
        """The averages of all networks so far, the one that plays first."""
        return [as_network(self.game, average) for average in self.learner.averages]

    def match(self, games: int, simulations: int, table: int, mine: Player, other: Player) -> Score:
        """A match of this device's, at one of the recipe's tables."""
        size = games, simulations, table
        if size not in self._rooms:
            recipe = self.recipe
            tables = [table_records(self.game, recipe)[table]]
            room = type(self.engine)(self.game, tables, games, simulations, recipe.candidates)
            room.set_numbers(recipe.sharp, recipe.scale, recipe.explore, recipe.caution, 0.0)
            self._rooms[size] = room
        return play_match(self._rooms[size], mine, other, self.recipe.seed + 1)

    def player_of(self, network: Network) -> Player:
        """A network as a player on this device."""
        model = Model(self.game, network.hidden).to(self.engine.device)
        model.take(network)
        return Player(model, self.engine.seen)

    # --- Checkpoints ---

    def save(self, folder: Path, games: bool = True) -> None:
        """Write a checkpoint, and the networks as files for the search."""
        folder.mkdir(parents=True, exist_ok=True)
        self.engine.wait()
        checkpoint.save(
            folder / checkpoint.LEARNER,
            {
                "recipe": json.dumps(self.recipe.as_dict()),
                "round": self.round,
                "spent": self.spent,
                "planned": self.planned,
                "models": [model.state_dict() for model in self.models],
                "averages": self.learner.averages,
                "optimizers": [optimizer.state_dict() for optimizer in self.learner.optimizers],
                "losses": self.learner.losses,
                "chance": torch.get_rng_state(),
            },
        )
        if games:
            checkpoint.save(folder / checkpoint.GAMES, {"round": self.round, **self._games()})
        for network in self.networks():
            network.save(folder / f"{'-'.join(map(str, network.hidden))}.safetensors")

    def resume(self, folder: Path) -> bool:
        """Go on from a checkpoint; whether the games were there as well."""
        device = self.engine.device
        found = checkpoint.load(folder / checkpoint.LEARNER, device)
        if found is None:
            raise CheckpointError(f"there is no {checkpoint.LEARNER} in {folder}")
        sizes = [self.recipe.game, *map(list, (self.recipe.hidden, *self.recipe.students))]
        try:
            recipe = json.loads(found["recipe"])
            if [recipe["game"], recipe["hidden"], *recipe["students"]] != sizes:
                raise CheckpointError(f"{folder} holds other networks: {recipe['game']} {recipe['hidden']}")
            for model, state in zip(self.models, found["models"], strict=True):
                model.load_state_dict(state)
            for average, state in zip(self.learner.averages, found["averages"], strict=True):
                for name, tensor in average.items():
                    tensor.copy_(state[name])
            for optimizer, state in zip(self.learner.optimizers, found["optimizers"], strict=True):
                optimizer.load_state_dict(state)
            self.learner.losses.copy_(found["losses"])
            torch.set_rng_state(found["chance"].cpu())
            self.spent, self.planned = found["spent"], found["spent"]
            self.player.take(dict(self.models[0].named_parameters()))
        except (KeyError, RuntimeError, ValueError, TypeError) as error:
            raise CheckpointError(f"{folder} holds no such training: {error}") from None
        games = checkpoint.load(folder / checkpoint.GAMES, torch.device("cpu"))
        if games is None or games["round"] != found["round"]:
            return False
        self.round = found["round"]
        self._take_games(games)
        self._begun = True
        return True

    def _games(self) -> dict[str, Any]:
        return {name: self.engine.tensors[name].cpu() for name in _KEPT}

    def _take_games(self, games: dict[str, Any]) -> None:
        try:
            for name in _KEPT:
                self.engine.tensors[name].copy_(games[name])
        except (KeyError, RuntimeError) as error:
            raise CheckpointError(f"the games are of another training: {error}") from None


_KEPT = (
    "states",
    "rngs",
    "marks",
    "tallies",
    "ring_states",
    "ring_movers",
    "ring_legal",
    "ring_policies",
    "ring_values",
    "ring_outcomes",
)
