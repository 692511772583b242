"""Several server processes as one: they share a listening socket, and one more looks after them.

A worker that dies is replaced. SIGHUP replaces all of them one by one, each by one that answers already, so
that nobody finds the door closed. SIGTERM and SIGINT end them all; and if the one that looks after them dies,
they end by themselves.
"""

import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

PLACE = "CABOCHON_WORKER"
"""The variable by which a worker knows that it is one: its number, and the sockets that it was given."""

_READY = b"ready"
_READY_PAGE = b"ready with a page"
_PATIENCE = 120.0  # seconds until a worker answers: the first one may have to compile
_FAREWELL = 15.0
_LAST_WORDS = 2.0
_SHORT_LIFE = 10.0
_LONGEST_PAUSE = 30.0
_log = structlog.get_logger("cabochon.workers")


@dataclass(frozen=True)
class Place:
    """What a worker was given: its number from 0, the socket it serves, and a line to whoever started it."""

    number: int
    listening: socket.socket
    line: socket.socket

    @classmethod
    def mine(cls) -> "Place | None":
        """The place of this process; None if it is no worker."""
        given = os.environ.pop(PLACE, "")
        if not given:
            return None
        number, listening, line = (int(part) for part in given.split())
        return cls(number, socket.socket(fileno=listening), socket.socket(fileno=line))

    def ready(self, *, has_page: bool) -> None:
        """Say that this worker answers; from now on it ends when nobody is left to look after it."""
        self.line.sendall(_READY_PAGE if has_page else _READY)
        threading.Thread(target=self._end_with_line, name="line", daemon=True).start()

    def _end_with_line(self) -> None:
        with suppress(OSError):
            self.line.recv(1)
        signal.raise_signal(signal.SIGTERM)


@dataclass(eq=False)
class _Worker:
    number: int
    process: subprocess.Popen[bytes]
    line: socket.socket
    begun: float = field(default_factory=time.monotonic)
    has_page: bool = False

    def is_ready_within(self, seconds: float) -> bool:
        """Wait until it answers; False if it dies or takes too long."""
        self.line.settimeout(seconds)
        try:
            said = self.line.recv(100)
        except OSError:
            return False
        self.has_page = said == _READY_PAGE
        return bool(said)

    def end(self) -> None:
        """Ask it to finish what it does."""
        if self.process.poll() is None:
            self.process.terminate()

    def buried(self, seconds: float) -> int:
        """Wait for its end, then insist on it; its exit code."""
        try:
            code = self.process.wait(max(0.0, seconds))
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self.line.close()
        return code


class Workers:
    """So many workers on a socket, each started by a command."""

    def __init__(self, count: int, command: Sequence[str], listening: socket.socket) -> None:
        self._count = count
        self._command = list(command)
        self._listening = listening
        self._workers: list[_Worker] = []
        self._alive: set[_Worker] = set()
        """All who were started and are not buried, those who don't answer yet too."""
        self._replaced_at: dict[int, float] = {}
        self._pauses: dict[int, float] = {}
        self._signals: list[int] = []

    def run(self, ready: Callable[..., None]) -> int:
        """Until somebody ends it; calls `ready(has_page=…)` when all answer. Returns the exit code."""
        bell, rings = socket.socketpair()
        bell.setblocking(False)
        rings.setblocking(False)
        before = signal.set_wakeup_fd(rings.fileno())
        handlers = {
            number: signal.signal(number, self._note)
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD)
        }
        try:
            return self._run(bell, ready)
        finally:
            signal.set_wakeup_fd(before)
            for number, handler in handlers.items():
                signal.signal(number, handler)
            self._end_all()
            bell.close()
            rings.close()

    def _run(self, bell: socket.socket, ready: Callable[..., None]) -> int:
        # The first one compiles and brings the database up to date; the others find it done.
        for number in range(self._count):
            worker = self._start(number)
            self._workers.append(worker)
            if number == 0 and not worker.is_ready_within(_PATIENCE):
                return self._stillborn(worker)
        for worker in self._workers[1:]:
            if not worker.is_ready_within(_PATIENCE):
                return self._stillborn(worker)
        ready(has_page=all(worker.has_page for worker in self._workers))
        with selectors.DefaultSelector() as selector:
            selector.register(bell, selectors.EVENT_READ)
            while not self._is_ending:
                selector.select(self._next_start())
                with suppress(BlockingIOError):
                    bell.recv(4096)
                if signal.SIGHUP in self._signals:
                    self._signals.remove(signal.SIGHUP)
                    self._replace_all()
                self._replace_dead()
        return 0

    def _note(self, number: int, _frame: object) -> None:
        if number == signal.SIGCHLD:
            return  # it only ends the wait
        if number == signal.SIGHUP and sys.stdin is not None and sys.stdin.isatty():
            number = signal.SIGTERM  # its terminal was closed
        self._signals.append(number)
        if self._is_ending:
            for worker in self._alive:
                worker.end()

    @property
    def _is_ending(self) -> bool:
        return signal.SIGTERM in self._signals or signal.SIGINT in self._signals

    def _stillborn(self, worker: _Worker) -> int:
        """A worker that never answered, and has said why if it has ended; the exit code for all."""
        code = worker.buried(_LAST_WORDS)
        self._alive.discard(worker)
        return 0 if self._is_ending else max(1, code)

    # --- One worker ---

    def _start(self, number: int) -> _Worker:
        ours, theirs = socket.socketpair()
        with theirs:
            given = (self._listening.fileno(), theirs.fileno())
            process = subprocess.Popen(
                self._command,
                pass_fds=given,
                env={**os.environ, PLACE: f"{number} {given[0]} {given[1]}"},
            )
        worker = _Worker(number, process, ours)
        self._alive.add(worker)
        return worker

    def _bury(self, worker: _Worker) -> int:
        worker.end()
        code = worker.buried(_FAREWELL)
        self._alive.discard(worker)
        return code

    def _next_start(self) -> float | None:
        """Seconds until a worker that died soon after its start is tried again; 0 for one that just died."""
        now = time.monotonic()
        waiting = [self._replaced_at.get(worker.number, now) for worker in self._dead()]
        return max(0.0, min(waiting) - now) if waiting else None

    def _dead(self) -> list[_Worker]:
        return [worker for worker in self._workers if worker.process.poll() is not None]

    def _replace_dead(self) -> None:
        """Start others in place of those who died; at once, or after a pause if they don't live long."""
        now = time.monotonic()
        for worker in [] if self._is_ending else self._dead():
            number = worker.number
            if number not in self._replaced_at:
                _log.error("a worker died", worker=number, code=worker.process.returncode)
                short = now - worker.begun < _SHORT_LIFE
                pause = min(_LONGEST_PAUSE, 2 * self._pauses.get(number, 0.5)) if short else 0.0
                self._pauses[number] = pause
                self._replaced_at[number] = now + pause
            if self._replaced_at[number] <= now:
                del self._replaced_at[number]
                self._bury(worker)
                self._workers[self._workers.index(worker)] = self._start(number)

    # --- All of them ---

    def _replace_all(self) -> None:
        """Each by a new one that answers before the old one is told to go."""
        _log.info("the workers are being replaced")
        for index, old in enumerate(self._workers):
            if self._is_ending:
                return
            new = self._start(old.number)
            if not new.is_ready_within(_PATIENCE):
                _log.error("a new worker does not start; the old ones stay", worker=old.number)
                self._bury(new)
                return
            self._workers[index] = new
            self._bury(old)
        _log.info("all workers have been replaced")

    def _end_all(self) -> None:
        for worker in self._alive:
            worker.end()
        while self._alive:
            self._bury(next(iter(self._alive)))


def command() -> list[str]:
    """The command by which this process was started, for workers that do the same."""
    return [sys.executable, "-m", "cabochon", *sys.argv[1:]]
