"""How far compiling has come: of the functions that a game and its players need, how many are done.

Nothing is estimated. A function is done when Numba has compiled it, and with it all that it calls: what is
called in one place only is compiled within its caller.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from cabochon.games import stepping
from cabochon.games.base import Game
from cabochon.games.native import INTERPRETED, Rules, linked
from cabochon.players.spec import BuiltIn, PlayerSpec
from cabochon.search import nodes, simulation
from cabochon.search.evaluation import USUAL, binding
from cabochon.search.greedy import greedy_action
from cabochon.search.shipped import evaluation_for

Key = tuple[str, str]
"""A function by its module and its name there, which says what it is bound to."""
Entry = tuple[Any, Rules | None]
"""A function that Python calls in its compiled form, and what it is bound to."""

_done: set[Key] = set()


class Progress(NamedTuple):
    """So many functions of so many."""

    done: int
    total: int


class Steps:
    """What has to be compiled for some games and players."""

    def __init__(self, games: Iterable[Game], players: Iterable[PlayerSpec] = ()) -> None:
        players = tuple(players)
        self._below: dict[Key, frozenset[Key]] = {}
        if INTERPRETED:
            return
        _listen()
        known: dict[Any, Any] = {}
        for game in games:
            for function, rules in (*_of_rules(game), *_of_players(game, players)):
                linked(function, rules, self._found, known)

    def progress(self) -> Progress:
        """How many are done."""
        finished = set[Key]().union(*(self._below[key] for key in _done & self._below.keys()))
        return Progress(len(finished), len(self._below))

    def _found(self, function: Any) -> "_Part":
        """Take the place of a compiler: note the function, with all that it calls, which comes before it."""
        called = (function.__globals__.get(name) for name in function.__code__.co_names)
        key = _key(function)
        self._below[key] = frozenset({key}).union(*(part.below for part in called if isinstance(part, _Part)))
        return _Part(self._below[key])


class _Part(NamedTuple):
    below: frozenset[Key]


def _key(function: Any) -> Key:
    return function.__module__, function.__qualname__


def _of_rules(game: Game) -> Iterator[Entry]:
    """What it takes to deal a game, and to play it."""
    rules, views = game.rules, game.views
    yield rules.set_up, None
    yield from ((stepping.step, rules), (stepping.write_returns, rules), (stepping.hide_from, views))


def _of_players(game: Game, players: Iterable[PlayerSpec]) -> Iterator[Entry]:
    """What those think with who come with the package."""
    for player in players:
        if player.who == BuiltIn("greedy"):
            yield from ((game.rules.legal_actions, None), (greedy_action, binding(game)))
        elif player.thinker is not None:
            # What a network has won is finished by hand.
            for evaluation in dict.fromkeys((player.thinker.evaluation, USUAL)):
                judge = evaluation_for(game, min(game.player_counts), evaluation)
                bound = binding(game, judge.functions)
                yield from ((simulation.expand_root, bound), (simulation.simulate_many, bound))
            yield from ((nodes.new_root, None), (nodes.child_of, None), (nodes.copy_subtree, None))
            yield from ((nodes.count_visits, None), (nodes.principal_variation, None))


@cache
def _listen() -> None:
    """Have Numba tell what it has compiled; once in a process."""
    # Whoever asks for a part while another thread imports the whole gets it half made, and so does the other.
    import numba  # noqa: F401
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]  # Numba has no types
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            _done.add(_key(event.data["dispatcher"].py_func))

    event.register("numba:compile", Listener())
