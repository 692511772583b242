"""A running program: lines go in and lines come out, and nobody ever waits for it too long."""

import os
import shlex
import signal
import subprocess
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO

from cabochon.protocol.errors import BotCrashError, BotStartError, BotTimeoutError, one_line
from cabochon.protocol.messages import LONGEST_LINE

_WAITING_LINES = 10_000  # a program that writes more than anybody reads has to wait
_COMPLAINTS = 20
_GOING = 0.5  # seconds that a program may take to be gone after its output has ended


def command_of(command: str | Sequence[str]) -> list[str]:
    """The words of a command line; a list is taken as it is."""
    if not isinstance(command, str):
        return list(command)
    try:
        return shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise BotStartError.cannot_run(one_line(command, 60), str(error)) from None


def read_lines(stream: IO[bytes]) -> Iterator[str | None]:
    """The lines of a stream without their ends, None for one that is too long. Never raises on rubbish."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield None
        else:
            yield line.decode("utf-8", errors="replace").rstrip("\r\n")


class Program:
    """A program of our own: nobody else talks to it, and `close` leaves nothing of it behind."""

    def __init__(self, command: str | Sequence[str]) -> None:
        words = command_of(command)
        self.bot = one_line(shlex.join(words), 60)  # until it says its name
        if not words:
            raise BotStartError.cannot_run("''", "no program was named")
        try:
            # A session of its own: Ctrl-C is for who started us, and whatever it starts can be ended with it.
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name != "nt",
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise BotStartError.cannot_run(self.bot, reason) from None
        self._heard: Queue[str | None] = Queue(_WAITING_LINES)
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._complaints: deque[str] = deque(maxlen=_COMPLAINTS)
        # Pipes may block for ever; these threads may, we don't.
        self._threads = [
            Thread(target=work, daemon=True) for work in (self._listen, self._speak, self._note_complaints)
        ]
        for thread in self._threads:
            thread.start()
        self._closed = self._group_ended = False

    @property
    def is_running(self) -> bool:
        """Whether it can still be talked to."""
        return not self._closed and self.wait(0) is None

    @property
    def process_id(self) -> int:
        """The number that the operating system gave it."""
        return self._process.pid

    def send(self, line: str) -> None:
        """Send a line, sooner or later; whether it arrived is seen by the answer."""
        self._to_say.put(line.encode("utf-8", errors="replace") + b"\n")

    def end_input(self) -> None:
        """Close its standard input, after what was sent."""
        self._to_say.put(None)

    def receive(self, deadline: float, command: str, allowed: float) -> str:
        """The next line that is not empty; `command` and `allowed` (seconds) are for the error if none comes.

        `deadline` is a time of `time.monotonic`.
        """
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise BotTimeoutError(self.bot, command, allowed) from None
            if line is None:
                self._heard.put(None)  # whoever asks again shall get the same answer
                raise self._crash()
            if line.strip():
                return line

    def waiting(self) -> list[str]:
        """The lines that have come in, without waiting for more."""
        lines = []
        with suppress(Empty):
            while (line := self._heard.get_nowait()) is not None:
                lines.append(line)
            self._heard.put(None)
        return [line for line in lines if line.strip()]

    def wait(self, seconds: float) -> int | None:
        """Its exit code, or None if it still runs after so many seconds."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
            self._end_group()
        return self._process.returncode

    def close(self, grace: float = 0.0) -> int | None:
        """End the program, by force after `grace` seconds; returns its exit code. Twice does no harm."""
        if not self._closed:
            self._closed = True
            self.end_input()
            if self.wait(grace) is None:
                self._process.kill()
                self._process.wait()
                self._end_group()
            for thread in self._threads:
                # Something that the program started may have got away with the other ends of the pipes. Then
                # the thread waits on, and only it can close its stream: anybody else would have to wait, too.
                for _ in range(100):
                    self.waiting()  # makes room for the thread that waits for it
                    thread.join(0.01)
                    if not thread.is_alive():
                        break
        return self._process.returncode

    def _end_group(self) -> None:
        """End whatever the program has left behind; once, since its number may go to somebody else."""
        if os.name != "nt" and not self._group_ended:
            self._group_ended = True
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _crash(self) -> BotCrashError:
        """Its output has ended: it has gone, or is just going."""
        status = self.wait(_GOING)
        if status is not None:
            self._threads[2].join(_GOING)  # the last words are worth waiting for
        complaint = self._complaints[-1] if self._complaints else ""
        return BotCrashError(self.bot, status, complaint)

    # --- Threads ---

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            for line in read_lines(self._process.stdout):
                self._heard.put("(a line of more than a million bytes)" if line is None else line)
        self._heard.put(None)
        self._process.stdout.close()

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            while (line := self._to_say.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        with suppress(OSError, ValueError):
            self._process.stdin.close()

    def _note_complaints(self) -> None:
        assert self._process.stderr is not None
        with suppress(OSError, ValueError):
            for line in read_lines(self._process.stderr):
                if line and line.strip():
                    self._complaints.append(one_line(line, 200))
        self._process.stderr.close()
