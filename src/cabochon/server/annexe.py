"""The annexe: a process of its own for what costs Python long, such as a record that somebody has sent.

In a thread it would share the interpreter with the event loop, and everybody's moves would wait.
"""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, TypeVar

T = TypeVar("T")

_LONGEST = 30.0  # seconds for one thing, the start of the process included
_KINDNESS = 5


class AnnexeError(Exception):
    """The process has died, or took too long."""


class Annexe:
    """One process, which is started when it is first needed and does one thing at a time.

    What it does, and what comes out, must be possible to pickle. All methods are for the event loop.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """What the work returns, or raises; an AnnexeError if there is no answer."""
        if self._process is not None and self._process.poll() is not None:
            await self.close()  # it has died while nobody needed it
        process = self._process = self._process or _started()
        asking = asyncio.create_task(asyncio.to_thread(_asked, process, pickle.dumps(work)))
        try:
            async with asyncio.timeout(_LONGEST):
                answer = await asyncio.shield(asking)
        except (Exception, asyncio.CancelledError) as error:
            # Nobody waits for what it may say later; the thread that does ends with the process.
            process.kill()
            with suppress(Exception):
                await asking
            await self.close()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise AnnexeError from error
        if isinstance(answer, Exception):
            raise answer
        found: T = answer
        return found

    async def close(self) -> None:
        """End the process; the next work starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            await asyncio.to_thread(_buried, process)


def _started() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    )


def _buried(process: subprocess.Popen[bytes]) -> None:
    with process:  # waits for its end and closes the pipes
        pass


def _asked(process: subprocess.Popen[bytes], work: bytes) -> Any:
    """Hand the work in and wait for what comes out."""
    assert process.stdin is not None
    assert process.stdout is not None
    _write(process.stdin, work)
    return pickle.loads(_read(process.stdout))


def _write(pipe: IO[bytes], content: bytes) -> None:
    rest = memoryview(len(content).to_bytes(8, "big") + content)
    while rest:
        rest = rest[pipe.write(rest) :]


def _read(pipe: IO[bytes]) -> bytes:
    return _exactly(pipe, int.from_bytes(_exactly(pipe, 8), "big"))


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    content = b""
    while len(content) < size:
        if not (more := pipe.read(size - len(content))):
            raise EOFError
        content += more
    return content


# --- In the process ---


def _work(given: IO[bytes], answers: IO[bytes]) -> None:
    """Do what comes until the server has gone."""
    with suppress(EOFError, BrokenPipeError):
        while True:
            work: Callable[[], object] = pickle.loads(_read(given))
            try:
                answer = pickle.dumps(work())
            except Exception as error:
                answer = pickle.dumps(error)
            _write(answers, answer)


def _main() -> None:
    # Whoever stops the server with Ctrl+C stops this process by the end of its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_KINDNESS)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what anything prints must not be taken for an answer
    _work(os.fdopen(0, "rb", buffering=0), answers)


if __name__ == "__main__":
    _main()
