"""Thinking time: what is left to each seat, and whose time runs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple


class Downtime(NamedTuple):
    """From when to when nobody served the tables: nobody could decide anything, so no clock ran."""

    began: float
    ended: float


@dataclass(frozen=True)
class Clock:
    """`left` are the milliseconds of each seat at the time `since`, from when those of `running` go by.

    `downtimes`, in their order and without overlaps, don't count. Nothing here asks what time it is; `now` is
    always handed in.
    """

    initial: int
    increment: int
    left: tuple[int, ...]
    running: int | None = None
    since: float = 0.0
    downtimes: tuple[Downtime, ...] = ()

    @classmethod
    def new(cls, initial: int, increment: int, seats: int, downtimes: tuple[Downtime, ...] = ()) -> "Clock":
        """The full time for everybody, given in seconds; nobody's runs."""
        return cls(initial, increment, (1000 * initial,) * seats, downtimes=downtimes)

    def left_at(self, now: float) -> tuple[int, ...]:
        """What is left to everybody, never below 0."""
        # Another machine's clock may be a little behind ours: time never runs backwards.
        gone = max(0, round(1000 * (now - self.since - self._down_until(now))))
        return tuple(
            max(0, left - gone) if seat == self.running else left for seat, left in enumerate(self.left)
        )

    def is_up(self, now: float) -> bool:
        """Whether the seat whose time runs has none left."""
        return self.running is not None and self.left_at(now)[self.running] == 0

    @property
    def deadline(self) -> float | None:
        """When the running time will be up, if somebody serves the tables until then."""
        if self.running is None:
            return None
        until = self.since + self.left[self.running] / 1000
        for began, ended in self.downtimes:
            if began < until:
                until += max(0.0, ended - max(began, self.since))
        return until

    def _down_until(self, now: float) -> float:
        """How many seconds of the time that runs nobody served the tables."""
        return sum(max(0.0, min(ended, now) - max(began, self.since)) for began, ended in self.downtimes)

    def passed_on(self, seat: int | None, now: float) -> tuple[int, ...]:
        """What is left when the decision goes to a seat: the increment comes as the turn passes."""
        left = self.left_at(now)
        if seat is None or self.running in (None, seat):
            return left
        return tuple(
            time + 1000 * self.increment if number == self.running else time
            for number, time in enumerate(left)
        )

    def set(self, left: Sequence[int], running: int | None, since: float) -> "Clock":
        """The clock as an event left it."""
        return replace(self, left=tuple(left), running=running, since=since)
