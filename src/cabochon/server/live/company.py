"""Keeping everybody informed of who is connected to which table, in all processes."""

import asyncio
from typing import Any

from cabochon.server.live.hall import Hall, Watcher
from cabochon.server.live.presence import ALIVE, ASK, BEGIN, END, Attendance, Elsewhere
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import DatabaseError, Notice, Store


class Company(Watcher):
    """Tells clients and other processes as soon as it changes."""

    def __init__(self, store: Store, hall: Hall, tasks: Tasks, grace: float) -> None:
        self._store = store
        self._hall = hall
        self._tasks = tasks
        self._grace = grace
        self._elsewhere = Elsewhere()
        self._untold: set[str] = set()
        """Tables of which the others could not be told."""
        self._is_asked = False
        """Whether another process wants to know everything anew."""

    def online(self, table: str) -> frozenset[str]:
        """The guests with a seat at a table who are connected anywhere."""
        live = self._hall.tables.get(table)
        here = Attendance() if live is None else live.audience.told
        return here.guests | self._elsewhere.at(table).guests

    def is_watched(self, table: str) -> bool:
        """Whether anybody is connected to a table in another process."""
        return self._elsewhere.at(table) != Attendance()

    # --- Here ---

    def loaded(self, live: LiveTable) -> None:
        live.audience.elsewhere = self._elsewhere.at(live.id)
        live.audience.note_missing(live.table, self._grace)

    def changed(self, live: LiveTable, after: int) -> None:
        del after
        self._note_here(live)  # who watched may have a seat now

    def visited(self, live: LiveTable) -> None:
        self._note_here(live)

    def _note_here(self, live: LiveTable) -> None:
        """Tell everybody if others are connected here than before."""
        live.audience.note_missing(live.table, self._grace)
        now = live.audience.here(live.table)
        if now != live.audience.told:
            live.audience.told = now
            live.audience.tell_presence(live.table)
            self._tell_others(live.id, now)

    # --- Other processes ---

    def hear(self, process: str) -> None:
        """A sign of life of another process; one that is new is told who is connected here."""
        if self._elsewhere.hear(process):
            for live in self._hall.tables.values():
                if live.audience.told != Attendance():
                    self._tell_others(live.id, live.audience.told)

    def note_there(self, process: str, table: str, told: dict[str, Any]) -> None:
        """Another process, which has been heard, told who is connected to a table there."""
        if table == ALIVE:
            self._note_word(process, told.get("word"))
            return
        self._elsewhere.note(process, table, Attendance.from_notice(told))
        self._note_elsewhere(table)

    def _note_word(self, process: str, word: object) -> None:
        if word == ASK:
            self._is_asked = True
        elif word == BEGIN:
            self._elsewhere.begin_anew(process)
        elif word == END:
            for table in self._elsewhere.end_anew(process):
                self._note_elsewhere(table)

    def forget_silent(self) -> None:
        """Whoever was connected to a process that is gone is gone too."""
        for table in self._elsewhere.forget_silent():
            self._note_elsewhere(table)

    async def say_alive(self) -> None:
        """Give the others a sign of life, and tell them again what they may have missed."""
        await self._say(None)
        if self._is_asked:
            await self._tell_everything()
        for table in list(self._untold):
            live = self._hall.tables.get(table)
            await self._tell(table, Attendance() if live is None else live.audience.told)

    def ask_anew(self) -> None:
        """Have the others tell who is connected to them: some of what they said was not heard."""
        self._tasks.begin(self._say(ASK))

    async def _tell_everything(self) -> None:
        self._is_asked = False
        try:
            await self._say(BEGIN)
            here = [live for live in self._hall.tables.values() if live.audience.told != Attendance()]
            await asyncio.gather(*(self._tell(live.id, live.audience.told) for live in here))
            await self._say(END)
        except DatabaseError:
            self._is_asked = True
            raise

    async def _say(self, word: str | None) -> None:
        told = {} if word is None else {"word": word}
        await self._store.tell(Notice(self._store.process, ALIVE, None, told))

    def _note_elsewhere(self, table: str) -> None:
        live = self._hall.tables.get(table)
        if live is None or not live.is_loaded:
            return
        there = self._elsewhere.at(table)
        if there != live.audience.elsewhere:
            live.audience.elsewhere = there
            live.audience.note_missing(live.table, self._grace)
            live.audience.tell_presence(live.table)

    def _tell_others(self, table: str, attendance: Attendance) -> None:
        if self._store.has_others:
            self._tasks.begin(self._tell(table, attendance))

    async def _tell(self, table: str, attendance: Attendance) -> None:
        self._untold.discard(table)
        try:
            await self._store.tell(Notice(self._store.process, table, None, attendance.to_notice()))
        except DatabaseError:
            self._untold.add(table)  # the next sweep tries again
