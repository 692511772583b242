"""Bots at work: in threads, on copies, with no more than their seat may see.

Those who answer in milliseconds have threads of their own, so that nobody waits for them behind a bot that
thinks for seconds. A bot is made when its turn comes. Of those who think long some are kept for their next
turn, because what they know of the game is useful then; a tree takes megabytes, so the longest unused go.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import structlog

from cabochon.match import Match, Move
from cabochon.players import Player, RandomPlayer, ThinkingPlayer, create
from cabochon.search import Stop
from cabochon.server.live.thinkers import BOT, Thinkers
from cabochon.server.logs import trouble
from cabochon.server.table.bots import seconds_of

_QUICK = 0.05
_KEPT = 4
_log = structlog.get_logger("cabochon.bots")


class Thought(NamedTuple):
    """What a bot decided, and the decisions after which it was asked."""

    seat: int
    moves: tuple[Move, ...]
    after: tuple[Move, ...]


def hire(kind: str) -> Player:
    """A bot with a stream of chance that nobody can foresee."""
    return create(kind, secrets.randbits(63))


class Bots:
    """Where bots think. A slow bot keeps a thread busy, never a table that waits for another one."""

    def __init__(
        self,
        threads: int = 4,
        thinkers: Thinkers | None = None,
        hire: Callable[[str], Player] = hire,
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.thinkers = thinkers or Thinkers()
        self._hire = hire
        self._kept: OrderedDict[tuple[str, int, str], Player] = OrderedDict()

    async def think(self, table: str, match: Match, seat: int, kind: str) -> Thought:
        """What a kind of bot decides on a seat; a payment is decided whole. The match is given away.

        Cancelled, it stops thinking at once.
        """
        after = match.moves
        if seconds_of(kind) <= _QUICK:
            loop = asyncio.get_running_loop()
            moves = await loop.run_in_executor(self._threads, partial(self._decide_once, match, seat, kind))
            return Thought(seat, moves, after)
        player, stop = self._kept.pop((table, seat, kind), None), Stop()
        if player is None:
            player = self._hire(kind)
            player.new_game(match.view(seat))
        try:
            moves = await self.thinkers.run(BOT, partial(_think, match, seat, player, stop), stop)
        except BaseException:
            if not stop.is_set():  # it had not begun
                player.close()
            raise
        self._kept[table, seat, kind] = player
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)[1].close()
        return Thought(seat, moves, after)

    def _decide_once(self, match: Match, seat: int, kind: str) -> tuple[Move, ...]:
        """What a bot decides that is not kept."""
        with self._hire(kind) as player:
            player.new_game(match.view(seat))
            return decide(match, seat, player, Stop())

    async def close(self) -> None:
        """Let nobody think any more; a thought that has begun is thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        while self._kept:
            self._kept.popitem()[1].close()
        await self.thinkers.close()


def _think(match: Match, seat: int, player: Player, stop: Stop) -> tuple[Move, ...]:
    try:
        return decide(match, seat, player, stop)
    finally:
        if stop.is_set():  # its thought is thrown away, and nobody will ask it again
            player.close()


def decide(match: Match, seat: int, player: Player, stop: Stop) -> tuple[Move, ...]:
    """The next decision of a seat, and those by which it pays for it. The match is played on."""
    moves = [_decision(match, seat, player, stop)]
    match.play(moves[0])
    while match.to_move == seat and match.phase == "pay":
        moves.append(_decision(match, seat, player, stop))
        match.play(moves[-1])
    return tuple(moves)


def _decision(match: Match, seat: int, player: Player, stop: Stop) -> Move:
    view = match.view(seat)
    try:
        move = player.decide(view, stop=stop) if isinstance(player, ThinkingPlayer) else player.decide(view)
        if move in view.legal_moves:
            return move
        _log.error("a bot chose a move that is not legal", bot=player.name)
    except Exception as error:
        # The game must go on, whatever a bot does.
        _log.error("a bot failed", bot=player.name, **trouble(error))
    return RandomPlayer(secrets.randbits(63)).decide(view)
