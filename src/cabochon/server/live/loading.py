"""Loading tables: few at a time and everybody in turn, so that one address's long tables delay no other's."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import TypeVar

from cabochon.server.live.line import HINT, Line, Party

T = TypeVar("T")

_AT_ONCE = 2
"""Folding is Python: with more threads nothing is loaded sooner, and the event loop waits for all of them."""
_HOUSE = Party("house", "house")
_ASKING: ContextVar[Party] = ContextVar("asking", default=_HOUSE)


def note_asking(party: Party) -> None:
    """From now on this task, and what it begins and waits for, is at work for somebody."""
    _ASKING.set(party)


class Loading:
    """A fair line in front of the threads in which tables are folded."""

    def __init__(self) -> None:
        self.line = Line(_AT_ONCE)

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        """Wait for the turn of whoever asks, and have it during the block."""
        party = _ASKING.get()
        await self.line.enter(party, HINT)
        try:
            yield
        finally:
            self.line.leave(party)

    @staticmethod
    async def run(work: Callable[[], T]) -> T:
        """Do something in a thread, within a turn; who is cancelled keeps it until the thread is free."""
        running = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise
