"""Bots at work: in threads, on copies, with no more than their seat may see.

Those who answer in milliseconds have threads of their own, so that nobody waits for them behind a bot that
thinks for seconds; so have those that run code of this server's own (`strangers`). A bot is made when its
turn comes. Of those who think long some are kept for their next turn, because what they know of the game is
useful then; a tree takes megabytes, so the longest unused go.
"""

import asyncio
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import structlog

import cabochon.protocol  # noqa: F401  (so that programs can play, too)
from cabochon.match import Match, Move
from cabochon.players import NAMES, Player, PlayerSpec, RandomPlayer, ThinkingPlayer, create
from cabochon.players.hiring import equipped, only_games
from cabochon.search import Stop
from cabochon.server.live.line import BOT, Party
from cabochon.server.live.strangers import StrangerError, Strangers
from cabochon.server.live.thinkers import Thinkers
from cabochon.server.logs import trouble
from cabochon.server.table.bots import SUBSTITUTE, Kinds, plays

BUILT_IN = {name: PlayerSpec.parse(name) for name in NAMES}

_QUICK = 0.05
_QUICK_KINDNESS = 2
_KEPT = 4
_LONGEST = 90.0  # seconds that code of this server's own may think
_FAREWELL = 2.0
_log = structlog.get_logger("cabochon.bots")


class Thought(NamedTuple):
    """What a bot decided, and the decisions after which it was asked."""

    seat: int
    moves: tuple[Move, ...]
    after: tuple[Move, ...]


def hire(bot: PlayerSpec) -> Player:
    """A bot with a stream of chance that nobody can foresee."""
    return create(bot, secrets.randbits(63))


class Bots:
    """Where bots think. A slow bot keeps a thread busy, never a table that waits for another one.

    `house` are bots of this server's own, by name; a table knows a bot by its name alone. Their networks are
    read now and never again: a file that goes or changes while games are played harms none of them. Programs
    have been `introduced` by whoever starts the server; one that has not may be asked for any game.
    """

    def __init__(
        self,
        threads: int,
        hire: Callable[[PlayerSpec], Player] = hire,
        house: Mapping[str, PlayerSpec] | None = None,
    ) -> None:
        self.specs = {**BUILT_IN, **{name: equipped(spec) for name, spec in (house or {}).items()}}
        self.names = tuple(self.specs)
        self.kinds: Kinds = {name: only_games(spec) for name, spec in self.specs.items()}
        self.quick = Thinkers(threads, kindness=_QUICK_KINDNESS)
        self.thinkers = Thinkers(threads)
        # Most of their time they wait for their own programs.
        self.strangers = Strangers(_LONGEST, 2 * threads)
        self._hire = hire
        self._kept: OrderedDict[tuple[str, int, str], _Thinker] = OrderedDict()
        self._busy: set[_Thinker] = set()

    def spec(self, kind: str, game: str) -> PlayerSpec:
        """Who plays a game under a name; a bot that the server no longer has for it has a substitute."""
        if kind not in self.specs:
            _log.warning("a bot is here no longer", bot=kind)
        elif not plays(kind, self.kinds, game):
            _log.warning("a bot does not play this game any more", bot=kind, game=game)
        return self.specs[self.named(kind, game)]

    def named(self, kind: str, game: str) -> str:
        """The name of whoever plays a game under a name."""
        return kind if kind in self.specs and plays(kind, self.kinds, game) else SUBSTITUTE

    async def think(
        self, table: str, match: Match, seat: int, kind: str, parties: Sequence[Party]
    ) -> Thought:
        """What a kind of bot decides on a seat; a payment is decided whole. The match is given away.

        It is done for those who are there, at least one. Cancelled, it stops thinking at once.
        """
        after, spec, stop = match.moves, self.spec(kind, match.game.name), Stop()
        if kind in BUILT_IN and spec.seconds <= _QUICK:
            party = self.quick.line.first_of(parties)
            work = partial(self._decide_once, match, seat, spec, kind, stop)
            return Thought(seat, await self.quick.run(party, BOT, work, stop), after)
        key = (table, seat, kind)
        thinker = self._kept.pop(key, None) or self._thinker(kind, spec)
        self._busy.add(thinker)
        try:
            moves = await self._thought(thinker, spec, match, seat, parties, stop)
        except BaseException as error:
            self._dismiss(thinker)
            if not isinstance(error, StrangerError):
                raise
            _log.error("a bot failed", bot=kind, **trouble(error))
            return Thought(seat, decide(match, seat, _at_random(), stop, kind), after)
        finally:
            self._busy.discard(thinker)
        self._kept[key] = thinker
        if len(self._kept) > _KEPT:
            self._dismiss(self._kept.popitem(last=False)[1])
        return Thought(seat, moves, after)

    async def _thought(
        self,
        thinker: "_Thinker",
        spec: PlayerSpec,
        match: Match,
        seat: int,
        parties: Sequence[Party],
        stop: Stop,
    ) -> tuple[Move, ...]:
        if spec.runs_code:
            # On a copy: whoever comes back too late must not find a game that has gone on.
            work = partial(thinker.decide, match.copy(), seat, stop)
            return await self.strangers.run(self.strangers.line.first_of(parties), work)
        party = self.thinkers.line.first_of(parties)
        return await self.thinkers.run(party, BOT, partial(thinker.decide, match, seat, stop), stop)

    def _thinker(self, kind: str, spec: PlayerSpec) -> "_Thinker":
        hire = partial(self._hire, spec)
        return _Thinker(kind, hire) if spec.runs_code else _Thinker(kind, hire, hire())

    def _decide_once(
        self, match: Match, seat: int, spec: PlayerSpec, kind: str, stop: Stop
    ) -> tuple[Move, ...]:
        """What a bot decides that is not kept."""
        with self._hire(spec) as player:
            player.new_game(match.view(seat))
            return decide(match, seat, player, stop, kind)

    def _dismiss(self, thinker: "_Thinker") -> None:
        """Let a bot go without waiting for a program's end."""
        threading.Thread(target=thinker.close, name="dismissal", daemon=True).start()

    async def close(self) -> None:
        """Let nobody think any more; a thought that has begun is thrown away."""
        await self.quick.close()
        await self.thinkers.close()
        leaving = [
            threading.Thread(target=each.close, daemon=True) for each in (*self._kept.values(), *self._busy)
        ]
        for thread in leaving:
            thread.start()
        until = time.monotonic() + _FAREWELL
        for thread in leaving:
            await asyncio.to_thread(thread.join, max(0.0, until - time.monotonic()))
        self._kept.clear()


class _Thinker:
    """A bot, or one that is yet to be hired where it thinks: to start a program takes its time."""

    def __init__(self, kind: str, hire: Callable[[], Player], player: Player | None = None) -> None:
        self._kind = kind
        self._hire = hire
        self._player = player
        self._begun = False

    def decide(self, match: Match, seat: int, stop: Stop) -> tuple[Move, ...]:
        """As the function below."""
        try:
            player = self._player = self._player or self._hire()
            if not self._begun:
                player.new_game(match.view(seat))
                self._begun = True
        except Exception as error:
            _log.error("a bot can't play", bot=self._kind, **trouble(error))
            player = _at_random()
        return decide(match, seat, player, stop, self._kind)

    def close(self) -> None:
        """Let it go, whatever it does about it."""
        try:
            if self._player is not None:
                self._player.close()
        except BaseException as error:
            _log.error("a bot does not leave", bot=self._kind, **trouble(error))


def decide(match: Match, seat: int, player: Player, stop: Stop, name: str) -> tuple[Move, ...]:
    """The next decision of a seat, and those by which it pays for it. The match is played on.

    The name is for the log: what a stranger calls itself may fail, too.
    """
    moves = [_decision(match, seat, player, stop, name)]
    match.play(moves[0])
    while match.to_move == seat and match.phase == "pay":
        moves.append(_decision(match, seat, player, stop, name))
        match.play(moves[-1])
    return tuple(moves)


def _decision(match: Match, seat: int, player: Player, stop: Stop, name: str) -> Move:
    view = match.view(seat)
    try:
        move = player.decide(view, stop=stop) if isinstance(player, ThinkingPlayer) else player.decide(view)
        if isinstance(move, Move) and move in view.legal_moves:
            return view.legal_moves[view.legal_moves.index(move)]
        _log.error("a bot chose a move that is not legal", bot=name)
    except BaseException as error:
        # The game must go on, whatever a bot does; sys.exit() is not its to call.
        _log.error("a bot failed", bot=name, **trouble(error))
    return _at_random().decide(view)


def _at_random() -> Player:
    return RandomPlayer(secrets.randbits(63))
