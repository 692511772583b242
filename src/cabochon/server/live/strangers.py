"""Code of strangers at work: bots of this server's own that are programs or Python classes.

They may hang, fail or try to end the process. Each thought has a thread to itself, which is left behind if it
does not come back, so that nobody else waits for it, not even the end of the process. Few think at once.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from cabochon.server.live.line import BOT, Line, Party
from cabochon.server.live.thinkers import tell

T = TypeVar("T")

MOST_LOST = 32
"""How many threads may be lost at once; then strangers are not asked any more until one comes back."""


class StrangerError(Exception):
    """What a stranger's code did instead of an answer."""


class Strangers:
    """Threads for strangers: `places` at once, each for `patience` seconds at most."""

    def __init__(self, patience: float, places: int = 4) -> None:
        self.line = Line(places)
        self._patience = patience
        self._lost = 0

    async def run(self, party: Party, work: Callable[[], T]) -> T:
        """Do something when its turn comes; a StrangerError says that it took too long, or how it failed."""
        await self.line.enter(party, BOT)
        try:
            return await self._run(work)
        finally:
            self.line.leave(party)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._lost >= MOST_LOST:
            raise StrangerError("too many hang")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def run() -> None:
            try:
                result = work()
            except BaseException as error:  # sys.exit() too
                tell(loop, lambda error=error: self._failed(answer, error))  # type: ignore[misc]
            else:
                tell(loop, lambda: self._done(answer, result))

        threading.Thread(target=run, name="stranger", daemon=True).start()
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(answer)
        except (TimeoutError, asyncio.CancelledError) as error:
            if not answer.done():
                answer.cancel()
                self._lost += 1
            if isinstance(error, TimeoutError):
                raise StrangerError("it does not answer") from None
            raise

    def _done(self, answer: "asyncio.Future[T]", result: T) -> None:
        if answer.cancelled():
            self._lost -= 1
        else:
            answer.set_result(result)

    def _failed(self, answer: "asyncio.Future[Any]", error: BaseException) -> None:
        if answer.cancelled():
            self._lost -= 1
        else:
            failure = StrangerError(type(error).__name__)
            failure.__cause__ = error
            answer.set_exception(failure)
