"""The one thread that writes. What waits while a transaction is on its way goes into the next together."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from cabochon.server import gauges
from cabochon.server.store.batch import Append, Statements, write
from cabochon.server.store.engine import writing
from cabochon.server.store.failures import described, explained, held, lost, lost_error
from cabochon.server.store.notices import notify
from cabochon.server.store.types import NoTableError, Notice

LARGEST = 256
"""How many wishes one transaction carries at most."""

PACE = 0.008
"""Seconds from the beginning of one transaction to that of the next, at least.

A transaction costs ten times as much as an append in it. The first move after a quiet moment does not wait;
under load each waits some milliseconds for the others, and the processors have time for the games.
"""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is written in a transaction of its own. It may be begun again if the connection is lost."""

_NAMED = 20  # tables in one entry of the log
_LOGGER = "cabochon.store"
_log = structlog.get_logger(_LOGGER)


@dataclass(frozen=True)
class _Wish:
    """Something to be written, who waits for it since when, and on which errand."""

    what: Append | Notice
    done: asyncio.Future[Any]
    asked: float
    request: str
    """The request that it is for, as the log knows it."""


@dataclass(frozen=True)
class _Errand:
    """Something that has its own transaction, and who waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Writer:
    """Writes appends, notices and whatever else; each is answered when it is committed, and never before.

    Made and used on the event loop; writes in a thread of its own until it is closed.
    """

    def __init__(self, engine: Engine, process: str) -> None:
        self.errors = 0
        """How much could not be written because the database failed."""
        self._engine = engine
        self._process = process
        self._notifies = engine.dialect.name == "postgresql"
        self._statements = Statements(engine.dialect.name)
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Wish | _Errand | None] = queue.SimpleQueue()
        self._closed = False
        self._is_held = False
        """Whether another program holds the file, so that everything else would have to wait, too."""
        self._thread = threading.Thread(target=self._run, name="cabochon-writer", daemon=True)
        self._thread.start()

    def put(self, what: Append | Notice) -> asyncio.Future[bool]:
        """Have it written. The answer of an append is whether it is in (False: somebody was faster)."""
        done: asyncio.Future[bool] = self._new_future()
        request = structlog.contextvars.get_contextvars().get("request", "")
        self._waiting.put(_Wish(what, done, time.monotonic(), request))
        return done

    def run(self, work: Work[T]) -> asyncio.Future[T]:
        """Have something else written; the answer is what the work returns."""
        done: asyncio.Future[T] = self._new_future()
        self._waiting.put(_Errand(work, done))
        return done

    def _new_future(self) -> asyncio.Future[Any]:
        if self._closed:
            raise lost_error()
        return self._loop.create_future()

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
            wishes: list[_Wish | _Errand] = [*later]
            if going_on and not wishes:
                going_on = self._take(wishes, wait=True)
            time.sleep(max(0, begun + PACE - time.monotonic()))
            begun = time.monotonic()
            while going_on and len(wishes) < LARGEST and not self._waiting.empty():
                going_on = self._take(wishes, wait=False)
            together, errands, later = _apart(wishes)
            self._is_held = False
            if together:
                answers = self._write(together)
                self._note(together, answers)
                self._answer(together, answers)
            for errand in errands:
                done = lost_error() if self._is_held else self._run_errand(errand.work)
                self._answer([errand], [done])

    def _note(self, wishes: Sequence[_Wish], answers: Sequence[bool | Exception]) -> None:
        """Tell of every append, if somebody wants to know it so exactly."""
        if not logging.getLogger(_LOGGER).isEnabledFor(logging.DEBUG):
            return
        now = time.monotonic()
        for wish, answer in zip(wishes, answers, strict=True):
            if isinstance(wish.what, Append) and not isinstance(answer, Exception):
                _log.debug(
                    "stored" if answer else "somebody was faster",
                    table=wish.what.table,
                    number=wish.what.last,
                    ms=round((now - wish.asked) * 1000, 1),
                    request=wish.request,
                )

    def _take(self, wishes: list[_Wish | _Errand], *, wait: bool) -> bool:
        """Add the next wish; False when there will be no more."""
        wish = self._waiting.get(block=wait)
        if wish is not None:
            wishes.append(wish)
        return wish is not None

    def _write(self, wishes: Sequence[_Wish]) -> list[bool | Exception]:
        try:
            return list(self._commit([wish.what for wish in wishes]))
        except Exception as error:
            if held(error):
                return self._give_up(wishes, error)
            # One may have spoiled it for all, or the connection was lost and is made again now. Should the
            # transaction have been committed after all, its appends find their numbers taken.
            return self._write_singly(wishes)

    def _give_up(self, wishes: Sequence[_Wish], error: Exception) -> list[bool | Exception]:
        self._is_held = True
        self._complain(error, wishes)
        return [lost_error() for _ in wishes]

    def _write_singly(self, wishes: Sequence[_Wish]) -> list[bool | Exception]:
        answers: list[bool | Exception] = []
        failed: list[_Wish] = []
        first: Exception | None = None
        gone = False
        for wish in wishes:
            if gone:
                answers.append(lost_error())
                failed.append(wish)
                continue
            try:
                answers.append(self._commit([wish.what])[0])
            except IntegrityError:
                # Numbers and keys that are taken are no error, so it is the table that is missing.
                answers.append(NoTableError("There is no such table.", code="error-no-table"))
            except Exception as error:
                gone = lost(error)
                answers.append(explained(error) or error)
                failed.append(wish)
                first = first or error
        if first is not None:
            self._complain(first, failed)
        return answers

    def _run_errand(self, work: Work[Any]) -> Any:
        """What the work returns, or why it could not be done."""
        for may_fail in (True, False):
            try:
                with writing(self._engine) as connection:
                    return work(connection)
            except Exception as error:
                self._is_held = held(error)
                if may_fail and lost(error) and not self._is_held:
                    continue  # the connection may have been lost long ago, and is made again now
                self._complain(error, [])
                return explained(error) or error
        return None

    def _complain(self, error: Exception, failed: Sequence[_Wish]) -> None:
        """One entry for whatever failed together; the message of an error could hold anything."""
        count = max(1, len(failed))
        self.errors += count
        tables = list(dict.fromkeys(wish.what.table for wish in failed))
        requests = list(dict.fromkeys(wish.request for wish in failed if wish.request))
        _log.error(
            "a write failed",
            tables=tables[:_NAMED],
            requests=requests[:_NAMED],
            count=count,
            **described(error),
        )

    def _commit(self, wishes: Sequence[Append | Notice]) -> list[bool]:
        """One transaction; its notices go out with its commit."""
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        notices = [wish for wish in wishes if isinstance(wish, Notice)]
        with gauges.WRITE_SECONDS.time(), writing(self._engine) as connection:
            answers = write(connection, self._statements, appends) if appends else []
            if self._notifies:
                stored = zip(appends, answers, strict=True)
                notices += [
                    Notice(self._process, append.table, append.last, events=append.told)
                    for append, stays in stored
                    if stays
                ]
                notify(connection, notices)
        gauges.WRITE_SIZE.observe(len(wishes))
        of_append = iter(answers)
        return [next(of_append) if isinstance(wish, Append) else True for wish in wishes]

    def _answer(self, wishes: Sequence[_Wish | _Errand], answers: Iterable[Any]) -> None:
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


def _apart(wishes: Sequence[_Wish | _Errand]) -> tuple[list[_Wish], list[_Errand], list[_Wish]]:
    """What goes into one transaction, in the order of tables, what has its own, and what must wait.

    Together there is at most one append of each table; the others come later, in their order.
    """
    now: dict[str, _Wish] = {}
    notices: list[_Wish] = []
    errands: list[_Errand] = []
    later: list[_Wish] = []
    for wish in wishes:
        if isinstance(wish, _Errand):
            errands.append(wish)
        elif isinstance(wish.what, Notice):
            notices.append(wish)
        elif wish.what.table in now:
            later.append(wish)
        else:
            now[wish.what.table] = wish
    return [now[table] for table in sorted(now)] + notices, errands, later
