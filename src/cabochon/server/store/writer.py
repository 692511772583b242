"""The one thread that writes. What waits while a transaction is on its way goes into the next together."""

import asyncio
import contextvars
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import structlog
from sqlalchemy import Engine

from cabochon.server import gauges
from cabochon.server.logs import trouble
from cabochon.server.store.batch import Append, Statements, write
from cabochon.server.store.engine import lost, lost_error, writing
from cabochon.server.store.notices import notify
from cabochon.server.store.types import Notice

LARGEST = 256
"""How many wishes one transaction carries at most."""

PACE = 0.008
"""Seconds from the beginning of one transaction to that of the next, at least.

A transaction costs ten times as much as an append in it. The first move after a quiet moment does not wait;
under load each waits some milliseconds for the others, and the processors have time for the games.
"""

Done = asyncio.Future[bool]
_LOGGER = "cabochon.store"
_log = structlog.get_logger(_LOGGER)


@dataclass(frozen=True)
class _Wish:
    """Something to be written, who waits for it since when, and on which errand."""

    what: Append | Notice
    done: Done
    asked: float
    errand: contextvars.Context

    def log(self, say: Callable[..., object], event: str, **more: object) -> None:
        """Say something about it in the name of whoever asked for it."""
        if isinstance(self.what, Append):
            more = {"table": self.what.table, "number": self.what.last, **more}
        self.errand.run(say, event, **more)


class Writer:
    """Writes appends and notices; each is answered when it is committed, and never before.

    Made and used on the event loop; writes in a thread of its own until it is closed.
    """

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._notifies = engine.dialect.name == "postgresql"
        self._statements = Statements(engine.dialect.name)
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._closed = False
        self.errors = 0
        """How many writes have failed."""
        self._thread = threading.Thread(target=self._run, name="cabochon-writer", daemon=True)
        self._thread.start()

    def put(self, what: Append | Notice) -> Done:
        """Have it written. The answer of an append is whether it is in (False: somebody was faster)."""
        if self._closed:
            raise lost_error()
        done: Done = self._loop.create_future()
        self._waiting.put(_Wish(what, done, time.monotonic(), contextvars.copy_context()))
        return done

    async def close(self) -> None:
        """Write everything that was asked for, then stop."""
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- In the thread ---

    def _run(self) -> None:
        later: list[_Wish] = []
        going_on = True
        begun = -PACE
        while going_on or later:
            wishes = later
            if going_on and not wishes:
                going_on = self._take(wishes, wait=True)
            time.sleep(max(0, begun + PACE - time.monotonic()))
            begun = time.monotonic()
            while going_on and len(wishes) < LARGEST and not self._waiting.empty():
                going_on = self._take(wishes, wait=False)
            together, later = _apart(wishes)
            if together:
                answers = self._write(together)
                self._log(together, answers)
                self._answer(together, answers)

    def _log(self, wishes: Sequence[_Wish], answers: Sequence[bool | Exception]) -> None:
        failed = [wish for wish, answer in zip(wishes, answers, strict=True) if isinstance(answer, Exception)]
        self.errors += len(failed)
        is_verbose = logging.getLogger(_LOGGER).isEnabledFor(logging.DEBUG)
        if not failed and not is_verbose:
            return
        now = time.monotonic()
        for wish, answer in zip(wishes, answers, strict=True):
            if isinstance(answer, Exception):
                wish.log(_log.error, "a write failed", **trouble(answer))
            elif isinstance(wish.what, Append):
                ms = round((now - wish.asked) * 1000, 1)
                wish.log(_log.debug, "stored" if answer else "somebody was faster", ms=ms)

    def _take(self, wishes: list[_Wish], *, wait: bool) -> bool:
        """Add the next wish; False when there will be no more."""
        wish = self._waiting.get(block=wait)
        if wish is not None:
            wishes.append(wish)
        return wish is not None

    def _write(self, wishes: Sequence[_Wish]) -> list[bool | Exception]:
        try:
            return list(self._commit([wish.what for wish in wishes]))
        except Exception:
            # One may have spoiled it for all, or the connection was lost and is made again now. Should the
            # transaction have been committed after all, its appends find their numbers taken.
            return self._write_singly(wishes)

    def _write_singly(self, wishes: Sequence[_Wish]) -> list[bool | Exception]:
        answers: list[bool | Exception] = []
        gone = False
        for wish in wishes:
            try:
                answers.append(lost_error() if gone else self._commit([wish.what])[0])
            except Exception as error:
                gone = lost(error)
                answers.append(_lost(error) if gone else error)
        return answers

    def _commit(self, wishes: Sequence[Append | Notice]) -> list[bool]:
        """One transaction; its notices go out with its commit."""
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        notices = [wish for wish in wishes if isinstance(wish, Notice)]
        with gauges.WRITE_SECONDS.time(), writing(self._engine) as connection:
            answers = write(connection, self._statements, appends) if appends else []
            if self._notifies:
                stored = zip(appends, answers, strict=True)
                notices += [
                    Notice(self._process, append.table, append.last) for append, stays in stored if stays
                ]
                notify(connection, notices)
        gauges.WRITE_SIZE.observe(len(wishes))
        of_append = iter(answers)
        return [next(of_append) if isinstance(wish, Append) else True for wish in wishes]

    def _answer(self, wishes: Sequence[_Wish], answers: Iterable[bool | Exception]) -> None:
        def answer() -> None:
            for wish, result in zip(wishes, answers, strict=True):
                if wish.done.done():  # nobody waits any more
                    continue
                if isinstance(result, Exception):
                    wish.done.set_exception(result)
                else:
                    wish.done.set_result(result)

        try:
            self._loop.call_soon_threadsafe(answer)
        except RuntimeError:  # the event loop is closed: there is nobody left to tell
            return


def _lost(error: Exception) -> Exception:
    """That the database is out of reach, and what says so."""
    told = lost_error()
    told.__cause__ = error
    return told


def _apart(wishes: Sequence[_Wish]) -> tuple[list[_Wish], list[_Wish]]:
    """At most one append of each table for now, in the order of tables; the others later, in their order."""
    now: dict[str, _Wish] = {}
    notices: list[_Wish] = []
    later: list[_Wish] = []
    for wish in wishes:
        if isinstance(wish.what, Notice):
            notices.append(wish)
        elif wish.what.table in now:
            later.append(wish)
        else:
            now[wish.what.table] = wish
    return [now[table] for table in sorted(now)] + notices, later
