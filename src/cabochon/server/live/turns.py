"""Whose turn it is when nobody asks: bots play, and clocks ring."""

import asyncio
import time
from contextlib import suppress
from functools import partial

import structlog

from cabochon.server import gauges
from cabochon.server.live.bots import Bots, Thought
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.hall import Hall, Watcher
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import DatabaseError, Notice, Store
from cabochon.server.table import Change, Table

FREE = "?"
"""The table of the notice by which a process says that it thinks for a table no longer; none has this id."""
_log = structlog.get_logger("cabochon.turns")


class Turns(Watcher):
    """Sees to it that a game goes on. `pause` is how long a bot seems to think.

    Bots think only while somebody who plays is connected, in the process where they are.
    """

    def __init__(
        self, store: Store, hall: Hall, clerk: Clerk, bots: Bots, tasks: Tasks, pause: float
    ) -> None:
        self._store = store
        self._hall = hall
        self._clerk = clerk
        self._bots = bots
        self._tasks = tasks
        self._pause = pause

    def loaded(self, live: LiveTable) -> None:
        self._set_flag(live)

    def changed(self, live: LiveTable, after: int) -> None:
        del after
        self._set_flag(live)
        self._see_to_bot(live)

    def visited(self, live: LiveTable) -> None:
        self._see_to_bot(live)

    def swept(self, live: LiveTable) -> None:
        self._see_to_bot(live)

    # --- Bots ---

    def _see_to_bot(self, live: LiveTable) -> None:
        if live.thinking is None and not self._tasks.is_closing and self._is_waited_for(live):
            live.thinking = self._tasks.begin(self._play_bots(live))

    @staticmethod
    def _is_waited_for(live: LiveTable) -> bool:
        if live.is_gone or live.table.bot_to_move is None:
            return False
        return bool(live.audience.players(live.table))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while self._is_waited_for(live) and await self._store.claim(live.id):
                # Otherwise another process sees to it; should it die, the next sweep finds it out.
                try:
                    await self._play_bot(live)
                finally:
                    await self._release(live)
        except DatabaseError:
            # The next sweep begins anew.
            _log.warning("a bot's move could not be stored", table=live.id)
        finally:
            live.thinking = None

    async def _release(self, live: LiveTable) -> None:
        """Let others think; those who were refused are told, if there is still something to think about."""
        await self._store.release(live.id)
        leaving = self._tasks.is_closing or not live.audience.players(live.table)
        if leaving and live.table.bot_to_move is not None and not live.is_gone:
            with suppress(DatabaseError):  # the next sweep of the others finds it out
                await self._store.tell(Notice(self._store.process, FREE, told={"table": live.id}))

    def hear(self, notice: Notice) -> None:
        """Another process thinks for a table no longer."""
        live = self._hall.tables.get((notice.told or {}).get("table", ""))
        if live is not None and live.is_loaded:
            self._see_to_bot(live)

    async def _play_bot(self, live: LiveTable) -> None:
        if self._store.has_others:
            # Whoever had the claim before may have played already.
            await self._clerk.fetch(live)
        if live.table.bot_to_move is None:
            return
        # Who thinks long needs not pretend to.
        game = live.table.game.name
        thinking = self._bots.spec(live.table.bot_to_move, game).seconds
        await asyncio.sleep(max(0.0, self._pause - thinking))
        table, parties = live.table, live.audience.players(live.table)
        if table.bot_to_move is None or table.match is None or table.to_move is None or not parties:
            return
        match, seat, kind = table.match.copy(), table.to_move, table.bot_to_move
        work = self._tasks.start(self._bots.think(live.id, match, seat, kind, parties))
        asked = time.monotonic()
        thought = await live.ponder(work)
        if thought is not None:
            gauges.BOT_SECONDS.labels(self._bots.named(kind, game)).observe(time.monotonic() - asked)
            await self._clerk.act(live, partial(_bot_play, thought))

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

    async def ring(self, live: LiveTable) -> None:
        """End the time of somebody whose clock no process minded when it ran out."""
        await self._clerk.fetch(live)
        await self._clerk.act(live, _flag)


def _bot_play(thought: Thought, table: Table, now: float) -> Change:
    return table.bot_play(thought.seat, thought.moves, thought.after, now)


def _flag(table: Table, now: float) -> Change:
    return table.flag(now)
