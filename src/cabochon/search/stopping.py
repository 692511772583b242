"""Stopping: a word to whoever thinks, and compiled work that hears Ctrl-C."""

import atexit
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Generic, Self, TypeVar
from weakref import WeakSet

import numpy as np

T = TypeVar("T")

PULSE = 0.1
"""Seconds between two looks at what is under way."""
_FAREWELL = 2.0


class Stop:
    """Tells whoever thinks to answer at once. Any thread may set it, also before the thinking begins.

    Once set, it stays set: make a new one for each decision.
    """

    def __init__(self) -> None:
        self.flag = np.zeros(1, np.int64)
        """What compiled code reads: not 0 once this is set."""
        self._listeners: list[Callable[[], None]] = []

    def set(self) -> None:
        """Have everybody who was given this answer at once."""
        self.flag[0] = 1
        # Whatever one of them raises, the others hear it, too.
        with ExitStack() as told:
            for tell in reversed(self._listeners):
                told.callback(tell)

    def is_set(self) -> bool:
        """Whether somebody has set it."""
        return bool(self.flag[0])

    @contextmanager
    def telling(self, tell: Callable[[], None]) -> Iterator[None]:
        """Within this `with`, `tell` is called as soon as this is set: at once, if it is already.

        For those who wait for something else than compiled code. It may be called twice, and from any thread.
        """
        self._listeners.append(tell)
        try:
            if self.is_set():
                tell()
            yield
        finally:
            self._listeners.remove(tell)


class Background(Generic[T]):
    """Works in threads of their own: compiled code hears no Ctrl-C, but whoever waits for it here does.

    `stop` must make the works end soon. At the end of the `with`, however it comes, none of them runs any
    more.
    """

    def __init__(self, stop: Stop, *works: Callable[[], T]) -> None:
        self._stop = stop
        self._futures: list[Future[T]] = [Future() for _ in works]
        _under_way.add(self)
        for future, work in zip(self._futures, works, strict=True):
            threading.Thread(target=fulfil, args=(future, work), name="background", daemon=True).start()

    def is_done(self, seconds: float = 0.0) -> bool:
        """Whether all works have ended after at most so many seconds."""
        return not wait(self._futures, seconds).not_done

    def results(self) -> list[T]:
        """What the works have returned, when all have; raises what one of them has raised."""
        while not self.is_done(PULSE):
            pass  # waiting in turns lets Ctrl-C through, whichever thread it came to
        return [future.result() for future in self._futures]

    def end(self) -> None:
        """Stop the works, and wait until they have ended."""
        self._stop.set()
        wait(self._futures)

    def __del__(self) -> None:
        self._stop.set()  # whoever could have ended it has gone

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


def fulfil(future: Future[T], work: Callable[[], T]) -> None:
    """Do a work, and leave in the future what came of it: for whoever does it in a thread."""
    try:
        future.set_result(work())
    except BaseException as error:
        future.set_exception(error)


_under_way: WeakSet[Background[Any]] = WeakSet()


@atexit.register
def _end_all() -> None:
    """Nobody may compute in memory that the interpreter is about to give back."""
    with ExitStack() as told:
        for background in tuple(_under_way):
            told.callback(background._stop.set)
    for background in tuple(_under_way):
        background.is_done(_FAREWELL)
