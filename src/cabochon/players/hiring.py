"""Makes players from what people write."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.player import Player
from cabochon.players.python_class import made
from cabochon.players.random_player import RandomPlayer
from cabochon.players.search_player import SearchPlayer
from cabochon.players.spec import EVALUATION, BuiltIn, Experiment, PlayerSpec, Program, PythonClass
from cabochon.search import Budget, Evaluation, evaluation
from cabochon.search.evaluation import LEARNED
from cabochon.search.network import Network, NetworkError

USUAL_SIMULATIONS = 1000
"""What an experiment thinks with that names no budget."""

_SIMPLE: dict[str, Callable[[int], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


class StartProgram(Protocol):
    """Starts a program as a player."""

    def __call__(self, command: str, *, seed: int, budget: Budget | None) -> Player:
        """The player, once the program has said hello."""
        ...


start_program: StartProgram | None = None
"""Talking to programs is `cabochon.protocol`'s, a level above, which sets this when it is imported."""


def create(spec: PlayerSpec | str, seed: int, *, budget: Budget | None = None, threads: int = 1) -> Player:
    """A player as spec.py describes it, with a stream of chance of its own; `budget` replaces its own one.

    Programs need `cabochon.protocol` to be imported. They, and Python classes, run code: check
    `PlayerSpec.runs_code` before making what a stranger has written.
    """
    if isinstance(spec, str):
        spec = PlayerSpec.parse(spec)
    budget = budget or spec.budget
    match spec.who:
        case BuiltIn(name) if name in _SIMPLE:
            return _SIMPLE[name](seed)
        case BuiltIn(name):
            level = spec.thinker
            assert level is not None
            return SearchPlayer(
                name,
                seed,
                budget or level.budget,
                attention=level.attention,
                ease=level.ease,
                threads=threads,
                evaluation=level.evaluation,
                by_hand=None if budget else level.by_hand,
            )
        case Experiment():
            return _search(spec.text, spec.who, seed, budget, threads)
        case PythonClass():
            return made(spec.who, seed)
        case Program(command):
            if start_program is None:
                raise CabochonError(f"{spec.text} is a program: import cabochon.protocol to play with it")
            return start_program(command, seed=seed, budget=budget)


def equipped(spec: PlayerSpec) -> PlayerSpec:
    """The same player with its network, if it has one, in memory: what becomes of the file matters no more.

    An error says that the network can't be read.
    """
    if not isinstance(spec.who, Experiment) or spec.who.network is None or spec.who.judge is not None:
        return spec
    return replace(spec, who=replace(spec.who, judge=_network(spec.who.network).evaluation()))


def only_game(spec: PlayerSpec) -> str | None:
    """The game that a player is for, if it can play no other; an error if its network can't be read."""
    if not isinstance(spec.who, Experiment) or spec.who.network is None:
        return None
    judge = spec.who.judge
    return _network(spec.who.network).game.name if judge is None else judge.game


def check_game(spec: PlayerSpec, game: Game) -> None:
    """Refuse a player who can't play a game, before the first one begins."""
    if (found := only_game(spec)) not in (None, game.name):
        raise NetworkError(
            f"{spec.text} has a network for {found}, not for {game.name}",
            code="error-network-game",
            name=spec.text,
            found=str(found),
            game=game.name,
        )


def _network(file: str) -> Network:
    try:
        return Network.load(file)
    except NetworkError as error:
        raise NetworkError(str(error), code="error-network", reason=str(error)) from None


def _search(
    name: str, experiment: Experiment, seed: int, budget: Budget | None, threads: int
) -> SearchPlayer:
    judge: Evaluation | str
    if experiment.network is not None:
        judge = experiment.judge or _network(experiment.network).evaluation()
    elif experiment.evaluation == LEARNED:
        judge = LEARNED  # of whichever game is played
    else:
        judge = evaluation(
            experiment.evaluation,
            **{key: number for key, number in experiment.numbers if key in EVALUATION},
        )
    options: dict[str, Any] = {
        key: int(number) if key == "nodes" else number
        for key, number in experiment.numbers
        if key not in EVALUATION
    }
    return SearchPlayer(
        name,
        seed,
        budget or Budget(simulations=USUAL_SIMULATIONS),
        threads=threads,
        evaluation=judge,
        **options,
    )
