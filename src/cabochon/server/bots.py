"""Bots at work: in threads, on copies, with no more than their seat may see."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import structlog

from cabochon.match import Match, Move
from cabochon.players import Player, RandomPlayer, create
from cabochon.server.logs import trouble

_log = structlog.get_logger("cabochon.bots")


class Thought(NamedTuple):
    """What a bot decided, and the decisions after which it was asked."""

    seat: int
    moves: tuple[Move, ...]
    after: tuple[Move, ...]


class Bots:
    """The threads in which bots think. A slow bot keeps a thread busy, never a table."""

    def __init__(self, threads: int = 4) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, match: Match, seat: int, player: Player) -> Thought:
        """What the bot on a seat decides; a payment is decided whole. The match is given away."""
        after = match.moves
        loop = asyncio.get_running_loop()
        moves = await loop.run_in_executor(self._threads, decide, match, seat, player)
        return Thought(seat, moves, after)

    def close(self) -> None:
        """Let nobody think any more; a thought that has begun is thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def hire(kind: str) -> Player:
    """A bot with a stream of chance that nobody can foresee."""
    return create(kind, secrets.randbits(63))


def decide(match: Match, seat: int, player: Player) -> tuple[Move, ...]:
    """The next decision of a seat, and those by which it pays for it. The match is played on."""
    moves = [_decision(match, seat, player)]
    match.play(moves[0])
    while match.to_move == seat and match.phase == "pay":
        moves.append(_decision(match, seat, player))
        match.play(moves[-1])
    return tuple(moves)


def _decision(match: Match, seat: int, player: Player) -> Move:
    view = match.view(seat)
    try:
        move = player.decide(view)
        if move in view.legal_moves:
            return move
        _log.error("a bot chose a move that is not legal", bot=player.name)
    except Exception as error:
        # The game must go on, whatever a bot does.
        _log.error("a bot failed", bot=player.name, **trouble(error))
    return RandomPlayer(secrets.randbits(63)).decide(view)
