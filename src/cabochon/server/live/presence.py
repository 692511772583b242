"""Who is connected to a table, in this process and in the others on the same database."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

EXPIRES = 40.0
"""A process that has said nothing for so many seconds is gone, and with it its connections."""
ALIVE = "*"
"""The table of the notice by which a process says that it is there; no table has this id."""
ASK, BEGIN, END = "ask", "begin", "end"
"""What such a notice may say besides: tell me who is connected; now I tell everything; that was all."""


class Attendance(NamedTuple):
    """The guests with a seat who are connected, and how many connected guests only watch."""

    guests: frozenset[str] = frozenset()
    spectators: int = 0

    def to_notice(self) -> dict[str, Any]:
        """What the other processes are told."""
        return {"guests": sorted(self.guests), "spectators": self.spectators}

    @classmethod
    def from_notice(cls, told: dict[str, Any]) -> "Attendance":
        """What another process told."""
        return cls(frozenset(told.get("guests", ())), int(told.get("spectators", 0)))


@dataclass
class _Process:
    heard: float
    tables: dict[str, Attendance] = field(default_factory=dict)
    unsaid: set[str] = field(default_factory=set)
    """While it tells everything anew: of which tables it has not spoken yet."""


class Elsewhere:
    """What the other processes have told. Processes that fall silent are forgotten."""

    def __init__(self) -> None:
        self._processes: dict[str, _Process] = {}

    def hear(self, process: str) -> bool:
        """A sign of life; True if the process is new here and should be told who is connected."""
        known = self._processes.get(process)
        if known is None:
            self._processes[process] = _Process(time.monotonic())
            return True
        known.heard = time.monotonic()
        return False

    def note(self, process: str, table: str, attendance: Attendance) -> None:
        """Who is connected to a table in another process."""
        tables = self._processes[process].tables
        self._processes[process].unsaid.discard(table)
        if attendance == Attendance():
            tables.pop(table, None)
        else:
            tables[table] = attendance

    def begin_anew(self, process: str) -> None:
        """Another process begins to tell everything that it has to tell."""
        known = self._processes[process]
        known.unsaid = set(known.tables)

    def end_anew(self, process: str) -> Iterable[str]:
        """It has told everything; the tables where nobody is connected there any more."""
        known = self._processes[process]
        gone, known.unsaid = known.unsaid, set()
        for table in gone:
            known.tables.pop(table, None)
        return gone

    def at(self, table: str) -> Attendance:
        """Who is connected to a table in all other processes."""
        found = [process.tables[table] for process in self._processes.values() if table in process.tables]
        return Attendance(
            frozenset(guest for attendance in found for guest in attendance.guests),
            sum(attendance.spectators for attendance in found),
        )

    def forget_silent(self) -> Iterable[str]:
        """Drop processes that are gone; the tables where this changes who is there."""
        latest = time.monotonic() - EXPIRES
        gone = [name for name, process in self._processes.items() if process.heard < latest]
        return {table for name in gone for table in self._processes.pop(name).tables}
