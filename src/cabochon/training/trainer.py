"""A training: rounds of self-play and steps of learning, until the time is up."""

import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cabochon.games import game as game_of
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.search.network import Network, Size
from cabochon.training import checkpoint
from cabochon.training.batch import CUT, DECISIONS, FIRST_WINS, GAMES, TURNS, WHOLE
from cabochon.training.checkpoint import CheckpointError
from cabochon.training.cpu import Cpu
from cabochon.training.engine import Engine
from cabochon.training.league import League
from cabochon.training.learner import AIMS, POLICY, STEPS, VALUE, Learner
from cabochon.training.match import Score, play_match, search
from cabochon.training.model import Model, Player, as_network
from cabochon.training.peers import Peers, TrainingError
from cabochon.training.recipe import Recipe, as_size, seated

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
    return [game.new_record(*seated(game, table)) for table in recipe.tables]


def by_size(start: Sequence[Network], recipe: Recipe) -> dict[Size, Network]:
    """Networks to begin with, each of another of the sizes of the recipe; an error says that they are not."""
    sizes = (recipe.hidden, *recipe.students)
    found: dict[Size, Network] = {}
    for network in start:
        size = network.size
        if size not in sizes:
            there = ", ".join(map(str, sizes))
            raise CabochonError(
                f"a network to begin with is of {size}; those of the recipe are of {there}",
                code="error-train-start-size",
                found=str(size),
                there=there,
            )
        if size in found:
            raise CabochonError(
                f"two networks to begin with are of {size}; there can be one of each size",
                code="error-train-start-twice",
                size=str(size),
            )
        found[size] = network
    return found


@dataclass(frozen=True)
class Report:
    """Where a training stands, for people and for `metrics.jsonl`."""

    seconds: float
    round: int
    simulations: float
    """A second, since the last report; so are decisions and games."""
    decisions: float
    games: float
    turns: float | None
    """Of a game, on the average, if any has ended; so are its decisions, and the share of who began."""
    length: float | None
    first: float | None
    cut: int
    """Games that were broken off."""
    policy: float | None
    """The losses, if anything was learned."""
    value: float | None
    aims: float | None
    """Of what else is learned."""
    rate: float


class Trainer:
    """Everything that a training works with."""

    def __init__(
        self, recipe: Recipe, device: str, start: Sequence[Network] = (), peers: Peers | None = None
    ) -> None:
        """`start` are networks to begin with, at most one for each size of the recipe.

        `peers` are the processes that this one shares the training with, if there are any.
        """
        peers = peers or Peers()
        sizes = (recipe.hidden, *recipe.students)
        begun = by_size(start, recipe)
        torch.manual_seed(recipe.seed)
        if device != "cpu":
            torch.backends.cuda.matmul.allow_tf32 = True
        self.recipe = recipe
        self.peers = peers
        self.game = game_of(recipe.game)
        kind = engine_for(device)
        tables = table_records(self.game, recipe)
        self.engine = kind(self.game, tables, recipe.games, recipe.simulations, recipe.candidates)
        self.engine.add_ring(recipe.rounds, recipe.has_aims)
        self.engine.seed(recipe.seed, peers.rank)
        self.engine.set_numbers(recipe.sharp, recipe.scale, recipe.explore, recipe.caution, recipe.noise)
        self.models = [Model(self.game, *size).to(self.engine.device) for size in sizes]
        for model, size in zip(self.models, sizes, strict=True):
            if size in begun:
                model.take(begun[size])
        self.league = League(self.engine, self.models[0], recipe, peers.rank) if recipe.league > 0.0 else None
        self.learner = Learner(self.engine, self.models, recipe, peers)
        if peers.rank:
            # The networks of all are the same; the games, and what is learned from them, are not.
            self._begin_chance(0)
        self.player = Player(self.models[0], self.engine.seen)
        self.round = 0
        self.spent = 0.0
        """Seconds; what is done between reports does not count."""
        self.planned = 0.0
        self._search: Callable[[], None] | None = None
        self._step: Callable[[], None] | None = None
        self._begun = False
        self._rooms: dict[tuple[int, int, int], Engine] = {}

    # --- The loop ---

    def train(
        self, seconds: float, every: float, clock: Callable[[], float] = time.perf_counter
    ) -> Iterator[Report]:
        """Go on for some seconds, and report from time to time. The rate falls towards their end."""
        self.planned = max(self.planned, self.spent + seconds)
        if not self._begun:
            self.engine.begin(FIRST_DECISIONS)
            self._begun = True
        while self._step is None:
            self.peers.keep_time(0.0)
            self.play_round()  # compiles, which is not what the time is for
        self.engine.wait()
        started, before = clock(), self.spent
        reported = self._standing()
        while True:
            self.spent = self.peers.keep_time(before + clock() - started)
            if self.spent >= self.planned:
                break
            self.play_round()
            if self.round % 4 == 0:
                self.engine.wait()
            if self.spent - reported[0] >= every:
                self.engine.wait()
                reported, report = self._report(reported)
                paused = clock()
                yield report
                started += clock() - paused
        self.engine.wait()
        if self.round > reported[1]:
            yield self._report(reported)[1]

    def play_round(self) -> None:
        """A decision in every game, and what is learned after it."""
        if self._search is None:
            self._search = self.engine.captured(lambda: search(self.engine, self.player, self.league))
        if self.league:
            self.league.meet(self.round, self.learner.averages[0])
        self._search()
        self.engine.decide(self.round)
        if self.league:
            self.league.sign(self.round)
        self.round += 1
        self.learner.known.fill_(min(self.round, self.recipe.rounds) * self.recipe.games)
        self.learner.set_rate(self.rate())
        if self.round > FIRST_ROUNDS:
            if self._step is None:
                self._step = self._captured_step()
            for _ in range(self.recipe.steps):
                self._step()
            self.player.take(dict(self.models[0].named_parameters()))

    def _captured_step(self) -> Callable[[], None]:
        """A step of learning in its quickest form."""
        engine, learner, peers = self.engine, self.learner, self.peers
        if peers.size == 1:
            return engine.captured(learner.step)
        # Gradients are exchanged between two graphs: what other processes do is part of neither.
        find = engine.captured(learner.find_gradients)
        peers.average(learner.gradients)  # the second graph is tried with them, everywhere with the same
        follow = engine.captured(learner.follow_gradients)

        def step() -> None:
            find()
            peers.average(learner.gradients)
            follow()

        return step

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
        losses = self.learner.losses.cpu().numpy().copy()
        return self.spent, self.round, self.peers.total(tallies), self.peers.total(losses)

    def _report(self, before: tuple[float, int, Any, Any]) -> tuple[tuple[float, int, Any, Any], Report]:
        if not self.peers.agree(self.learner.fingerprint()):
            raise TrainingError("the networks of the processes have come apart", code="error-train-apart")
        now = self._standing()
        seconds = max(now[0] - before[0], 1e-9)
        decisions = (now[1] - before[1]) * self.recipe.games * self.peers.size
        tallies = now[2] - before[2]
        losses = now[3] - before[3]
        games, steps = int(tallies[GAMES]), float(losses[STEPS])
        return now, Report(
            seconds=now[0],
            round=now[1],
            simulations=decisions * self.recipe.simulations / seconds,
            decisions=decisions / seconds,
            games=int(tallies[GAMES]) / seconds,
            turns=float(tallies[TURNS]) / games if games else None,
            length=float(tallies[DECISIONS]) / games if games else None,
            first=float(tallies[FIRST_WINS]) / WHOLE / games if games else None,
            cut=int(tallies[CUT]),
            policy=float(losses[POLICY]) / steps if steps else None,
            value=float(losses[VALUE]) / steps if steps else None,
            aims=float(losses[AIMS]) / steps if steps and self.recipe.has_aims else None,
            rate=self.rate(),
        )

    # --- What comes out ---

    def networks(self) -> list[Network]:
        """The averages of all networks so far, the one that plays first."""
        return [as_network(self.game, average) for average in self.learner.averages]

    def learned(self) -> Network:
        """That of the first one that learns: the one that plays, or if that stays as it is, a student."""
        return self.networks()[self.learner.first]

    def match(self, games: int, simulations: int, table: int, mine: Player, other: Player) -> Score:
        """A match of this device's, at one of the recipe's tables; every deal from each seat in turn."""
        players = int(table_records(self.game, self.recipe)[table].players)
        games = -(-games // players) * players
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
        with torch.random.fork_rng([]):  # a report changes nothing in what the training draws
            model = Model(self.game, *network.size).to(self.engine.device)
        model.take(network)
        return Player(model, self.engine.seen)

    # --- Checkpoints ---

    def save(self, folder: Path, games: bool = True) -> None:
        """Write a checkpoint, and the networks as files for the search; every process writes its games."""
        folder.mkdir(parents=True, exist_ok=True)
        self.engine.wait()
        if self.peers.rank == 0:
            self._save_networks(folder)
        path = folder / checkpoint.games_file(self.peers.rank)
        if games:
            checkpoint.save(path, {"round": self.round, "chance": self._chance(), **self._games()})

    def _save_networks(self, folder: Path) -> None:
        checkpoint.save(
            folder / checkpoint.LEARNER,
            {
                "recipe": json.dumps(self.recipe.as_dict()),
                "versions": checkpoint.versions(self.game),
                "processes": self.peers.size,
                "round": self.round,
                "spent": self.spent,
                "models": [model.state_dict() for model in self.models],
                "averages": self.learner.averages,
                "heads": [heads.state_dict() for heads in self.learner.heads],
                "optimizers": [optimizer.state_dict() for optimizer in self.learner.optimizers],
                "league": self.league.state() if self.league else [],
                "losses": self.learner.losses,
                "chance": self._chance(),
            },
        )
        for network in self.networks():
            network.save(folder / f"{network.size}.safetensors")

    def resume(self, folder: Path) -> bool:
        """Go on from a checkpoint; whether the games were there as well."""
        device = self.engine.device
        found = checkpoint.load(folder / checkpoint.LEARNER, device)
        if found is None:
            raise CheckpointError(f"there is no {checkpoint.LEARNER} in {folder}")
        recipe = self.recipe
        sizes = [recipe.game, *map(str, (recipe.hidden, *recipe.students))]
        try:
            written = json.loads(found["recipe"])
            there = [
                written["game"],
                *(str(as_size(size)) for size in (written["hidden"], *written["students"])),
            ]
        except (LookupError, ValueError, TypeError, RecursionError):
            raise CheckpointError(f"{folder / checkpoint.LEARNER} is of no training") from None
        if there != sizes:
            raise CheckpointError(f"{folder} holds other networks: {there}, not {sizes}")
        try:
            checkpoint.check_learner(found, self.game)
            for model, state in zip(self.models, found["models"], strict=True):
                model.load_state_dict(state)
            for average, state in zip(self.learner.averages, found["averages"], strict=True):
                for name, tensor in average.items():
                    tensor.copy_(state[name])
            # What else is learned may be new, or no longer be wanted.
            for heads, state in zip(self.learner.heads, found.get("heads", []), strict=False):
                heads.load_state_dict(state)
            for optimizer, state in zip(self.learner.optimizers, found["optimizers"], strict=False):
                optimizer.load_state_dict(state)
            if self.league and found.get("league"):
                self.league.take(found["league"])
            self.learner.attach_rate()
            self.learner.losses[: len(found["losses"])].copy_(found["losses"])
            self._take_chance(found["chance"], found["round"])
            self.spent, self.planned = found["spent"], found["spent"]
            self.player.take(dict(self.models[0].named_parameters()))
        except (LookupError, RuntimeError, ValueError, TypeError, AttributeError) as error:
            raise CheckpointError(f"{folder} holds no such training: {error}") from None
        path = folder / checkpoint.games_file(self.peers.rank)
        games = checkpoint.load(path, torch.device("cpu"))
        fits = games is not None and games.get("round") == found["round"]
        if found.get("processes", 1) != self.peers.size:
            fits = False
        # All go on with their games, or none.
        if self.peers.total(np.array([int(fits)]))[0] < self.peers.size:
            return False
        assert games is not None
        self.round = found["round"]
        self._take_games(games)
        if self.league and self.league.pool:
            self.league.invite(self.round)
        self._take_chance(games.get("chance"), self.round)
        self._begun = True
        return True

    def _chance(self) -> dict[str, Any]:
        """The generator, and where it is at home: others can't go on from it, or would draw the same."""
        return {**self._home(), "state": self.engine.chance()}

    def _take_chance(self, chance: Any, turn: int) -> None:
        """Go on from a generator that is at home here, or else begin one that nobody else has."""
        home = self._home()
        if isinstance(chance, dict) and {name: chance.get(name) for name in home} == home:
            try:
                self.engine.set_chance(chance["state"].cpu())
            except (LookupError, RuntimeError, TypeError, AttributeError) as error:
                raise CheckpointError(f"its generator is none: {error}") from None
        else:
            self._begin_chance(turn)

    def _home(self) -> dict[str, Any]:
        return {"device": self.engine.device.type, "rank": self.peers.rank}

    def _begin_chance(self, turn: int) -> None:
        """A generator of this process's own, from this round on."""
        seeds = np.random.SeedSequence([self.recipe.seed, self.peers.rank, turn])
        torch.manual_seed(int(seeds.generate_state(1)[0]))

    def _games(self) -> dict[str, Any]:
        return {name: self.engine.tensors[name].cpu() for name in self._kept()}

    def _kept(self) -> list[str]:
        return [name for name in _KEPT if name in self.engine.tensors]

    def _take_games(self, games: dict[str, Any]) -> None:
        wanted = {name: self.engine.tensors[name] for name in self._kept()}
        try:
            checkpoint.check_games(games, wanted, self.game)
        except CabochonError as error:
            raise CheckpointError(
                f"{checkpoint.GAMES} is of another training or damaged: {error}. Without it, new games begin"
            ) from None
        for name, tensor in wanted.items():
            tensor.copy_(games[name])


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
    "ring_aims",
    "ring_guests",
)
