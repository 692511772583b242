"""Warming up: compiling what a game and its players need, or loading it from the cache, before anybody waits.

The rules of a game take some seconds on a machine that has not compiled them yet, the search some more.
"""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, wait
from functools import partial

from cabochon.games import game as find_game
from cabochon.games import native
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.settings import Settings
from cabochon.match import Match, View
from cabochon.players.hiring import ProgramPlayer, check_game, check_named, create, plays
from cabochon.players.player import Player
from cabochon.players.search_player import SearchPlayer
from cabochon.players.spec import PlayerSpec, Program
from cabochon.players.steps import Progress, Steps
from cabochon.search.stopping import fulfil

PATIENCE = 2.5
"""Seconds after which whoever waits should know what for."""
_TICK = 0.1


def warm_up(
    game: Game | str,
    players: Iterable[PlayerSpec | Player | str] = (),
    *,
    seats: int | None = None,
    settings: Settings | None = None,
) -> None:
    """Compile, or load, the rules of a game and what these players think with.

    Everybody is made once, so that whoever can't play at all, or not this game, is an error now; those who
    come with the package decide something, with next to no thought.
    """
    match = Match(game, seats, settings=settings, seed=0)
    view = match.view(match.to_move)
    match.play(view.legal_moves[0])
    match.position(None)
    match.state.returns()
    for each in players:
        if isinstance(each, PlayerSpec | str):
            _try_out(PlayerSpec.parse(each) if isinstance(each, str) else each, view)
        else:
            _decide(each, view)


def _try_out(spec: PlayerSpec, view: View) -> None:
    check_game(spec, view.game)
    if isinstance(spec.who, Program) and spec.who.games is not None:
        return  # it has said hello already
    try:
        with create(spec, 0) as player:
            if isinstance(player, ProgramPlayer):
                check_named(spec, player.games, view.game)
            if not spec.runs_code:
                _decide(player, view)
    except CabochonError:
        raise
    except (Exception, SystemExit) as error:
        if not spec.runs_code:
            raise
        raise CabochonError(f"{spec.text} can't play: {type(error).__name__}: {error}") from error


def _decide(player: Player, view: View) -> None:
    if isinstance(player, SearchPlayer):
        player.get_ready(view)
    else:
        player.decide(view)


Show = Callable[[Progress], None]
"""Shows somebody who waits how far it is; called again and again, and only if the wait gets long."""


class WarmUp:
    """A warm-up that goes on in the background: first the rules of all games, then the players."""

    def __init__(self, games: Iterable[Game | str], players: Iterable[PlayerSpec | str] = ()) -> None:
        self._rules: Future[None] = Future()
        self._all: Future[None] = Future()
        self._steps: dict[Future[None], Steps] = {}
        work = (tuple(games), tuple(players))
        # A daemon: nobody waits for it who wants to leave.
        threading.Thread(target=self._run, args=work, name="warm-up", daemon=True).start()

    def wait_for_rules(self, show: Show | None = None) -> None:
        """Return when games can be dealt and played; shows, or else announces, a wait that gets long."""
        self._wait(self._rules, show)

    def wait(self, show: Show | None = None) -> None:
        """Return when everybody can think; raises what went wrong, if anything did."""
        self._wait(self._all, show)

    def _wait(self, result: Future[None], show: Show | None) -> None:
        began = time.monotonic()
        while not wait([result], _TICK).done:  # waiting in turns lets Ctrl-C through
            if time.monotonic() - began <= PATIENCE:
                continue
            if show is None:
                native.announce()
            elif (steps := self._steps.get(result)) is not None:
                show(steps.progress())
        result.result()

    def _run(self, games: tuple[Game | str, ...], players: tuple[PlayerSpec | str, ...]) -> None:
        with native.unannounced():
            fulfil(self._rules, partial(self._warm_all, self._rules, games, ()))
            fulfil(self._all, partial(self._warm_all, self._all, games, players))

    def _warm_all(
        self, result: Future[None], games: Sequence[Game | str], players: Sequence[PlayerSpec | str]
    ) -> None:
        specs = [PlayerSpec.parse(each) if isinstance(each, str) else each for each in players]
        self._steps[result] = Steps(
            [find_game(each) if isinstance(each, str) else each for each in games], specs
        )
        for game in games:
            name = game if isinstance(game, str) else game.name
            # Of several games, who is for some alone plays those.
            warm_up(game, [each for each in specs if len(games) == 1 or plays(each, name)])
