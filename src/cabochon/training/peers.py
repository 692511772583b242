"""The processes of a training on several devices: each plays games of its own, and all learn the same."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cabochon.games.errors import CabochonError

PATIENCE = timedelta(minutes=30)
"""So long the others wait for one that saves or plays matches; one that died is noticed at once."""


class TrainingError(CabochonError):
    """A training that could not go on."""


class Peers:
    """A training in one process, which has nobody to agree with."""

    rank = 0
    """The first of them keeps the time and writes what comes out."""
    size = 1
    in_a_hurry = False
    """Whether it was told to stop once more, by somebody who does not want to wait until all is saved."""
    _told = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Have Ctrl+C wait for the next `keep_time`, when nothing is half done; a second one does not wait.

        Where it is ignored, or means something else than a KeyboardInterrupt here, it stays so.
        """
        before = signal.getsignal(signal.SIGINT)
        if threading.current_thread() is not threading.main_thread() or not callable(before):
            yield
            return
        self._told = self.in_a_hurry = False
        signal.signal(signal.SIGINT, self._hear)
        try:
            yield
            if self._told:  # after the last round
                raise KeyboardInterrupt
        finally:
            signal.signal(signal.SIGINT, before)
            self._told = False

    def _hear(self, *_: object) -> None:
        self.in_a_hurry = self._told
        self._told = True
        if self.in_a_hurry:
            raise KeyboardInterrupt

    def keep_time(self, seconds: float) -> float:
        """The clock of the first; a KeyboardInterrupt in all of them, if it was told to stop."""
        if self._told:
            raise KeyboardInterrupt
        return seconds

    def average(self, tensor: torch.Tensor) -> None:
        """Put the average of all in its place, the same to the last bit everywhere."""

    def total(self, numbers: Any) -> Any:
        """The sum of everybody's numbers, for reports."""
        return numbers

    def agree(self, number: int) -> bool:  # noqa: ARG002
        """Whether everybody has the same number."""
        return True

    def leave(self) -> None:
        """Say goodbye."""


class Group(Peers):
    """Several processes on one machine, by `torch.distributed`."""

    def __init__(self, rank: int, size: int, device: str, meeting: Path, stopped: Callable[[], bool]) -> None:
        """They meet in a file that is not there yet, and stop together when the first one is told so."""
        self.rank = rank
        self.size = size
        self._stopped = stopped
        if sys.platform == "linux":
            # All are on this machine, whose name need not be known to any network.
            os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
        torch.distributed.init_process_group(
            # What is agreed on lies in main memory, whatever the networks lie in.
            "gloo" if device == "cpu" else "cpu:gloo,cuda:nccl",
            init_method=meeting.as_uri(),
            rank=rank,
            world_size=size,
            timeout=PATIENCE,
        )

    def keep_time(self, seconds: float) -> float:
        word = torch.tensor([seconds, float(self._stopped())], dtype=torch.float64)
        torch.distributed.broadcast(word, 0)
        if word[1]:
            raise KeyboardInterrupt
        return float(word[0])

    def average(self, tensor: torch.Tensor) -> None:
        torch.distributed.all_reduce(tensor)
        tensor /= self.size

    def total(self, numbers: Any) -> Any:
        summed = torch.from_numpy(np.array(numbers))
        torch.distributed.all_reduce(summed)
        return summed.numpy()

    def agree(self, number: int) -> bool:
        numbers = torch.zeros(self.size, dtype=torch.int64)
        numbers[self.rank] = number
        torch.distributed.all_reduce(numbers)
        return bool((numbers == number).all())

    def leave(self) -> None:
        torch.distributed.destroy_process_group()
