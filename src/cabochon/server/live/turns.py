"""Whose turn it is when nobody asks: bots play, and clocks ring."""

import asyncio
import time
from functools import partial

import structlog

from cabochon.server import gauges
from cabochon.server.live.bots import Bots, Thought
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.hall import Watcher
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import DatabaseError
from cabochon.server.table import Change, Table

_log = structlog.get_logger("cabochon.turns")


class Turns(Watcher):
    """Sees to it that a game goes on. `pause` is how long a bot seems to think."""

    def __init__(self, clerk: Clerk, bots: Bots, tasks: Tasks, pause: float) -> None:
        self._clerk = clerk
        self._bots = bots
        self._tasks = tasks
        self._pause = pause

    def loaded(self, live: LiveTable) -> None:
        self._set_flag(live)

    def changed(self, live: LiveTable, after: int) -> None:
        del after
        self._set_flag(live)

    def stored(self, live: LiveTable) -> None:
        self._set_flag(live)
        if live.table.bot_to_move is not None and live.thinking is None and not self._tasks.is_closing:
            live.thinking = self._tasks.begin(self._play_bots(live))

    async def wake(self, live: LiveTable) -> None:
        """Go on with a game whose bot or clock nobody minds."""
        await self._clerk.fetch(live)
        await self._clerk.act(live, _flag)
        self.stored(live)

    # --- Bots ---

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while live.table.bot_to_move is not None:
                # Who thinks long needs not pretend to.
                thinking = self._bots.spec(live.table.bot_to_move).seconds
                await asyncio.sleep(max(0.0, self._pause - thinking))
                table = live.table
                if table.bot_to_move is None or table.match is None or table.to_move is None:
                    break
                match, seat, kind = table.match.copy(), table.to_move, table.bot_to_move
                work = self._tasks.start(self._bots.think(live.id, match, seat, kind))
                asked = time.monotonic()
                thought = await live.ponder(work)
                if thought is not None:
                    gauges.BOT_SECONDS.labels(self._bots.named(kind)).observe(time.monotonic() - asked)
                    await self._clerk.act(live, partial(_bot_play, thought))
        except DatabaseError:
            # The next sweep finds the table.
            _log.warning("a bot's move could not be stored", table=live.id)
        finally:
            live.thinking = None

    # --- Clocks ---

    def _set_flag(self, live: LiveTable) -> None:
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        deadline = live.table.deadline
        if deadline is not None and not self._tasks.is_closing:
            loop = asyncio.get_running_loop()
            # A little later, so that the time is surely up by then.
            wait = max(0.0, deadline - time.time()) + 0.005
            live.flag = loop.call_later(wait, lambda: self._tasks.begin(self._clerk.act(live, _flag)))


def _bot_play(thought: Thought, table: Table, now: float) -> Change:
    return table.bot_play(thought.seat, thought.moves, thought.after, now)


def _flag(table: Table, now: float) -> Change:
    return table.flag(now)
