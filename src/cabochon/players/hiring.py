"""Players by name."""

from math import nan
from typing import Any

from cabochon.games.errors import CabochonError
from cabochon.players.greedy import GreedyPlayer
from cabochon.players.levels import LEVELS
from cabochon.players.player import Player
from cabochon.players.random_player import RandomPlayer
from cabochon.players.search_player import SearchPlayer
from cabochon.search import Budget, evaluation

_LEVELS = {level.name: level for level in LEVELS}
_SEARCH = "search"

NAMES = (*_LEVELS, "greedy", "random")


def create(spec: str, seed: int, *, budget: Budget | None = None, threads: int = 1) -> Player:
    """A player by name, with a stream of chance of its own; `budget` replaces that of a level.

    For experiments, `search:simulations=1000:length=12` is a search with these numbers: simulations, seconds,
    attention, ease, those of `search.Searcher` and those of `search.evaluation`.
    """
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "greedy":
        return GreedyPlayer(seed)
    if spec in _LEVELS:
        level = _LEVELS[spec]
        return SearchPlayer(
            spec, seed, budget or level.budget, attention=level.attention, ease=level.ease, threads=threads
        )
    if spec.partition(":")[0] == _SEARCH:
        return _search(spec, seed, budget, threads)
    raise CabochonError(f"there is no player {spec!r}; the players are: {', '.join(NAMES)}")


_SEARCHER = {"explore": (0, 100), "threshold": (0, 1), "caution": (-1, 1), "nodes": (1, 10**8)}
_EVALUATION = {"length": (0, 10**4), "tempo": (-10, 10), "temperature": (0.01, 1000), "uniform": (0, 1)}
_OWN = {"attention": (0, 1), "ease": (0, 1)}
_BUDGET = {"simulations": (1, 10**12), "seconds": (0.001, 3600)}
_RANGES: dict[str, tuple[float, float]] = {**_SEARCHER, **_EVALUATION, **_OWN, **_BUDGET}
"""The numbers of an experiment, and what each of them can be."""


def _search(spec: str, seed: int, budget: Budget | None, threads: int) -> SearchPlayer:
    name = "mixed"
    numbers: dict[str, float] = {}
    for part in spec.split(":")[1:]:
        key, equals, value = part.partition("=")
        if key == "evaluation":
            name = value
        elif not equals or key not in _RANGES:
            known = ", ".join(sorted([*_RANGES, "evaluation"]))
            raise CabochonError(f"{part!r} in {spec!r} must be KEY=NUMBER; the keys are: {known}")
        else:
            numbers[key] = _number(key, value, spec)
    options: dict[str, Any] = {key: numbers[key] for key in (*_SEARCHER, *_OWN) if key in numbers}
    if "nodes" in options:
        options["nodes"] = int(options["nodes"])
    if budget is None:
        simulations = numbers.get("simulations")
        seconds = numbers.get("seconds")
        if simulations is None and seconds is None:
            simulations = 1000
        budget = Budget(None if simulations is None else int(simulations), seconds)
    settings = {key: numbers[key] for key in _EVALUATION if key in numbers}
    return SearchPlayer(
        spec, seed, budget, threads=threads, evaluation=evaluation(name, **settings), **options
    )


def _number(key: str, text: str, spec: str) -> float:
    low, high = _RANGES[key]
    try:
        number = float(text)
    except ValueError:
        number = nan
    if not low <= number <= high:
        raise CabochonError(f"{key} in {spec!r} must be a number from {low:g} to {high:g}, not {text!r}")
    return number
