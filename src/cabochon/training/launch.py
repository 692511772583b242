"""A training on several devices of one machine: a process for each, which end together, whatever happens.

The processes ignore Ctrl+C; whoever started them hears it and has them stop after the same round. They stop
as well when nobody is there any more who started them.
"""

import os
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cabochon.games.errors import CabochonError
from cabochon.training.job import Job, Told
from cabochon.training.peers import Group, TrainingError

SAVING = 300.0
"""Seconds that a training may take to save itself when it is stopped."""
GRACE = 30.0
"""Seconds that all others may take to end when one has failed; what still waits for it then is ended."""
A_MOMENT = 1.0
"""In which others may fail as well; the first to be heard need not be the cause."""
FAILURE = "failure.txt"

# What a process says: something to tell, that it has done its part, or why it could not.
TOLD, DONE, FAILED = range(3)


def run_on_devices(job: Job, devices: int) -> Iterator[Told]:
    """Do a job with so many processes, and tell what the first one tells."""
    context = get_context("spawn")
    stop = context.Event()
    with TemporaryDirectory(prefix="cabochon-") as folder:
        meeting = Path(folder) / "meeting"
        ears, processes = [], []
        patience = 0.0  # before all are there, nothing can be lost
        try:
            for rank in range(devices):
                ear, mouth = context.Pipe(duplex=False)
                ears.append(ear)
                process = context.Process(
                    target=work,
                    args=(job, rank, devices, meeting, mouth, stop),
                    name=f"training-{rank}",
                    daemon=True,
                )
                with _surroundings(job.device, rank):
                    process.start()
                    processes.append(process)  # before Ctrl+C can come between
                mouth.close()  # so that the end of the process is the end of what it says
            patience = SAVING
            yield from _listen(job, ears, processes)
        except TrainingError:
            patience = GRACE
            raise
        finally:
            stop.set()
            _end(processes, patience)


def _listen(job: Job, ears: list[Connection], processes: list[Any]) -> Iterator[Told]:
    going = dict(enumerate(ears))
    failures: list[_Failure] = []
    while going:
        ready = wait(list(going.values()), A_MOMENT if failures else None)
        if failures and not ready:
            break
        for rank, ear in list(going.items()):
            if ear not in ready:
                continue
            try:
                kind, what = ear.recv()
            except (EOFError, OSError):
                processes[rank].join()
                kind, what = FAILED, _Failure(rank, 0.0, _ending(processes[rank].exitcode))
            if kind == TOLD:
                yield what
                continue
            del going[rank]
            if kind == FAILED:
                failures.append(what)
    if failures:
        raise min(failures, key=_Failure.order).as_error(len(ears), job.folder)


@dataclass(frozen=True)
class _Failure:
    """Why a process could not go on."""

    rank: int
    when: float
    why: str | CabochonError
    """The last is what the process itself had to say about what it was given."""
    trace: str = ""

    def order(self) -> tuple[bool, bool, float]:
        """The cause comes first: whoever was ended, or has something to say, before those that miss it."""
        return bool(self.trace), isinstance(self.why, CabochonError), self.when

    def as_error(self, size: int, folder: Path) -> TrainingError:
        """The same for people; a trace goes to a file."""
        if isinstance(self.why, CabochonError):
            return TrainingError(str(self.why), code=self.why.code, **self.why.values)
        why = self.why
        if self.trace:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / FAILURE).write_text(self.trace, encoding="utf-8")
            why = f"{why} ({folder / FAILURE})"
        return TrainingError(
            f"process {self.rank + 1} of {size} failed: {why}",
            code="error-train-process",
            number=self.rank + 1,
            count=size,
            why=why,
        )


def _ending(code: int | None) -> str:
    """How a process ended that had nothing to say."""
    if code is not None and code < 0:
        return signal.Signals(-code).name
    return f"exit {code}"


def _end(processes: list[Any], patience: float) -> None:
    """Wait for all to end, and end those that do not; who does not want to wait interrupts once more."""
    try:
        for process in processes:
            process.join(patience)
    finally:
        for process in processes:
            if process.is_alive():
                process.kill()
            process.join()


@contextmanager
def _surroundings(device: str, rank: int) -> Iterator[None]:
    """What a process is born with: Ctrl+C is not its business, and one GPU is there for it."""
    main = threading.current_thread() is threading.main_thread()
    before = os.environ.get("CUDA_VISIBLE_DEVICES")
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
    if device == "cuda":
        os.environ["CUDA_VISIBLE_DEVICES"] = before.split(",")[rank] if before else str(rank)
    try:
        yield
    finally:
        if main:
            signal.signal(signal.SIGINT, heard)
        if before is None:
            os.environ.pop("CUDA_VISIBLE_DEVICES", None)
        else:
            os.environ["CUDA_VISIBLE_DEVICES"] = before


def work(job: Job, rank: int, size: int, meeting: Path, mouth: Connection, stop: Any) -> None:
    """What each process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    starter = parent_process()
    assert starter is not None
    try:
        peers = Group(rank, size, job.device, meeting, lambda: stop.is_set() or not starter.is_alive())
        try:
            for what in job.run(peers):
                if rank == 0:
                    mouth.send((TOLD, what))
        except KeyboardInterrupt:
            pass  # all were told to stop, and all is saved
        mouth.send((DONE, None))
        peers.leave()
    except BrokenPipeError:
        pass  # nobody listens any more
    except CabochonError as error:
        mouth.send((FAILED, _Failure(rank, time.time(), error)))
    except Exception as error:  # whatever it was, somebody is to hear of it
        why = traceback.format_exception_only(error)[-1].strip()
        mouth.send((FAILED, _Failure(rank, time.time(), why, traceback.format_exc())))
