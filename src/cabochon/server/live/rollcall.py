"""The roll call: who has come to a game. Clocks wait for that."""

from functools import partial

from cabochon.server.live.clerk import Clerk
from cabochon.server.live.hall import Watcher
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.table import Change, Table


class RollCall(Watcher):
    """Notes everybody who is connected here and has asked for a game whose clock waits for them."""

    def __init__(self, clerk: Clerk, tasks: Tasks) -> None:
        self._clerk = clerk
        self._tasks = tasks

    def changed(self, live: LiveTable, after: int) -> None:
        del after
        self._call(live)

    def visited(self, live: LiveTable) -> None:
        self._call(live)

    def swept(self, live: LiveTable) -> None:
        self._call(live)

    def _call(self, live: LiveTable) -> None:
        if live.is_gone or self._tasks.is_closing or not live.table.awaited:
            return
        for guest in live.audience.guests:
            if live.table.arrive(guest).events:
                self._tasks.begin(self._clerk.act(live, partial(_arrive, guest)))


def _arrive(guest: str, table: Table, _now: float) -> Change:
    return table.arrive(guest)
