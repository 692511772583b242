"""Makes players from what people write."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from cabochon.games import game_names
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.player import Player, ThinkingPlayer
from cabochon.players.python_class import made
from cabochon.players.random_player import RandomPlayer
from cabochon.players.search_player import SearchPlayer
from cabochon.players.spec import EVALUATION, BuiltIn, Experiment, PlayerSpec, Program, PythonClass
from cabochon.search import Budget, Evaluation, evaluation
from cabochon.search.evaluation import LEARNED
from cabochon.search.network import Network, NetworkError

USUAL_SIMULATIONS = 1000
"""What an experiment thinks with that names no budget."""

LONGEST_LIST = 80
"""The letters that are told of the games that a program names."""

_SIMPLE: dict[str, Callable[[int], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


class ProgramPlayer(ThinkingPlayer):
    """A program that runs."""

    games: tuple[str, ...]
    """The games that it names in its hello, whether they exist here or not."""


class StartProgram(Protocol):
    """Starts a program as a player."""

    def __call__(self, command: str, *, seed: int, budget: Budget | None) -> ProgramPlayer:
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
                by_hand=level.by_hand and (budget or level.by_hand),
            )
        case Experiment():
            return _search(spec.text, spec.who, seed, budget, threads)
        case PythonClass():
            return made(spec.who, seed)
        case Program(command):
            return _started(spec, command, seed, budget)


def _started(spec: PlayerSpec, command: str, seed: int, budget: Budget | None) -> ProgramPlayer:
    if start_program is None:
        raise CabochonError(f"{spec.text} is a program: import cabochon.protocol to play with it")
    return start_program(command, seed=seed, budget=budget)


def equipped(spec: PlayerSpec) -> PlayerSpec:
    """The same player with its network, if it has one, in memory: what becomes of the file matters no more.

    An error says that the network can't be read.
    """
    if not isinstance(spec.who, Experiment) or spec.who.network is None or spec.who.judge is not None:
        return spec
    return replace(spec, who=replace(spec.who, judge=_judge(spec.who, spec.who.network)))


def introduced(spec: PlayerSpec) -> PlayerSpec:
    """The same player; a program, which is started for that, with the games that it names in its hello.

    An error says that it can't be started, or that it knows none of the games here.
    """
    if not isinstance(spec.who, Program) or spec.who.games is not None:
        return spec
    with _started(spec, spec.who.command, 0, None) as player:
        named = player.games
    if not set(named) & set(game_names()):
        raise CabochonError(
            f"{spec.text} plays {_listed(named)}; the games here are: {', '.join(game_names())}",
            code="error-program-games",
            name=spec.text,
            found=_listed(named),
            known=", ".join(game_names()),
        )
    return replace(spec, who=replace(spec.who, games=named))


def only_games(spec: PlayerSpec) -> tuple[str, ...] | None:
    """The games that a player is for, if there are others here that it can't play; else None.

    An error if its network can't be read. What a program plays is known only once it was `introduced`.
    """
    match spec.who:
        case Experiment(network=str(file), judge=judge):
            game = _network(file).game.name if judge is None else judge.game
            return None if game is None else (game,)
        case Program(games=tuple(named)) if not set(game_names()) <= set(named):
            return tuple(name for name in game_names() if name in named)
    return None


def plays(spec: PlayerSpec, game: str) -> bool:
    """Whether a player can play a game, as far as is known; an error if its network can't be read."""
    only = only_games(spec)
    return only is None or game in only


def check_game(spec: PlayerSpec, game: Game) -> None:
    """Refuse a player who can't play a game, before the first one begins."""
    if plays(spec, game.name):
        return
    if isinstance(spec.who, Program):
        check_named(spec, spec.who.games or (), game)
    found = ", ".join(only_games(spec) or ())
    raise NetworkError(
        f"{spec.text} has a network for {found}, not for {game.name}",
        code="error-network-game",
        name=spec.text,
        found=found,
        game=game.name,
    )


def check_named(spec: PlayerSpec, named: Sequence[str], game: Game) -> None:
    """Refuse a program that does not name a game in its hello."""
    if game.name not in named:
        raise CabochonError(
            f"{spec.text} plays {_listed(named)}, not {game.name}",
            code="error-program-game",
            name=spec.text,
            found=_listed(named),
            game=game.name,
        )


def _network(file: str) -> Network:
    try:
        return Network.load(file)
    except NetworkError as error:
        raise NetworkError(str(error), code="error-network", reason=str(error)) from None


def _listed(names: Sequence[str]) -> str:
    """Names that a program has given, however many and long they are."""
    text = ", ".join(names)
    return text if len(text) <= LONGEST_LIST else f"{text[: LONGEST_LIST - 1]}…"


def _judge(experiment: Experiment, file: str) -> Evaluation:
    """The network in a file, with the numbers that are for it."""
    numbers = {key: number for key, number in experiment.numbers if key in EVALUATION}
    return _network(file).evaluation(**numbers)


def _search(
    name: str, experiment: Experiment, seed: int, budget: Budget | None, threads: int
) -> SearchPlayer:
    judge: Evaluation | str
    if experiment.network is not None:
        judge = experiment.judge or _judge(experiment, experiment.network)
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
