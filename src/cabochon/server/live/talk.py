"""Talk at a table: phrases that everybody there hears now, and that nobody keeps."""

from contextlib import suppress

from cabochon.server import show
from cabochon.server.live.hall import Hall
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.show import Phrase
from cabochon.server.store import DatabaseError, Notice, Store

SAID = "'"
"""The table of the notice by which a process tells what somebody has said; no table has this id."""


class Talk:
    """Passes on what is said, here and to the other processes."""

    def __init__(self, store: Store, hall: Hall, tasks: Tasks) -> None:
        self._store = store
        self._hall = hall
        self._tasks = tasks

    def say(self, live: LiveTable, seat: int, phrase: Phrase) -> None:
        """Somebody on a seat says something."""
        live.audience.tell(show.said(seat, phrase))
        if self._store.has_others:
            told = {"table": live.id, "seat": seat, "phrase": phrase}
            self._tasks.begin(self._pass_on(Notice(self._store.process, SAID, None, told)))

    def hear(self, notice: Notice) -> None:
        """Somebody who is connected to another process has said something."""
        told = notice.told or {}
        live = self._hall.tables.get(told.get("table", ""))
        if live is not None:
            live.audience.tell(show.said(told["seat"], told["phrase"]))

    async def _pass_on(self, notice: Notice) -> None:
        with suppress(DatabaseError):  # what was said is not said again later
            await self._store.tell(notice)
