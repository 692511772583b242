"""Works through tasks in several processes of this machine.

Processes are spawned, since a forked one would inherit threads that it can't use. Each gets one task at a
time, so that the tasks are done about in their order, and the end of the work is shared.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, NamedTuple, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

PATIENCE = 5.0
"""Seconds that a process gets to end what it has started."""


class LostError(Exception):
    """A process has gone in the middle of a task, without an answer."""

    def __init__(self, task: object, status: int | None) -> None:
        super().__init__(f"the process that worked on {task} was ended (exit code {status})")
        self.task = task
        self.status = status


class FailedError(Exception):
    """A task has raised an error."""

    def __init__(self, task: object, error: Exception, trace: str) -> None:
        super().__init__(f"{task} failed:\n{trace}")
        self.task = task
        self.error = error
        self.trace = trace


class _Failure(NamedTuple):
    error: Exception
    trace: str


def in_processes(
    workers: int, work: Callable[[Task], Answer], tasks: Iterator[Task]
) -> Generator[Answer, None, None]:
    """The answers to all tasks as they come, so many worked on at a time; closing it abandons the rest.

    `work` and what it takes and returns must be picklable. Raises LostError and FailedError.
    """
    if workers < 1:
        raise ValueError(f"work needs at least one worker, not {workers}")
    team: dict[Connection, BaseProcess] = {}
    busy: dict[Connection, Task] = {}
    try:
        for task in tasks:
            if len(team) < workers:
                connection, process = _hire(work)
                team[connection] = process
            else:
                connection, answer = _next(team, busy)
                yield answer
            _give(connection, task, team)
            busy[connection] = task
        while busy:
            yield _next(team, busy)[1]
    finally:
        _dismiss(team)


def _hire(work: Callable[[Any], Any]) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, work), daemon=False)
    with _without_ctrl_c():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """What starts here hears no Ctrl-C before it is ready to: amid its imports it would leave a trace."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows knows no such thing
        yield
        return
    resource_tracker.ensure_running()  # its own start would end ours
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _give(connection: Connection, task: object, team: dict[Connection, BaseProcess]) -> None:
    try:
        connection.send(task)
    except OSError:
        raise _lost(task, team[connection]) from None


def _next(team: dict[Connection, BaseProcess], busy: dict[Connection, Task]) -> tuple[Connection, Any]:
    """The next answer that comes, and the worker that is free now."""
    ready: Any = wait(list(busy))[0]
    task = busy.pop(ready)
    try:
        answer = ready.recv()
    except (EOFError, OSError):
        raise _lost(task, team[ready]) from None
    if isinstance(answer, _Failure):
        raise FailedError(task, answer.error, answer.trace) from answer.error
    return ready, answer


def _lost(task: object, process: BaseProcess) -> LostError:
    process.join(PATIENCE)
    return LostError(task, process.exitcode)


def _dismiss(team: dict[Connection, BaseProcess]) -> None:
    """End all workers now, in the middle of a task if need be."""
    for connection, process in team.items():
        connection.close()
        process.terminate()
    for process in team.values():
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _work(connection: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker does: it works on what comes until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that the user started
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # what it starts may hear it again
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_follow, daemon=True).start()
    with suppress(EOFError, OSError):  # the other side has gone
        while True:
            task = connection.recv()
            try:
                answer = work(task)
            except Exception as error:
                answer = _Failure(_plain(error), traceback.format_exc())
            connection.send(answer)


def _plain(error: Exception) -> Exception:
    """The error, if it can travel; else its words."""
    import pickle

    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _follow() -> None:
    """Leave, in the middle of a task, if the process that started this one has been killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _leave(_signal: int, _frame: object) -> None:
    # An exception, so that whatever was started is closed.
    sys.exit(0)
