"""The next game: opened as soon as everybody has agreed to it."""

import time

from cabochon.match import shuffles
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.hall import Watcher
from cabochon.server.live.table import LiveTable
from cabochon.server.live.tasks import Tasks
from cabochon.server.table import Change, Table, again, next_id


class Rematches(Watcher):
    """Sees to it that what was agreed happens, whichever process heard it and whatever came between."""

    def __init__(self, clerk: Clerk, tasks: Tasks) -> None:
        self._clerk = clerk
        self._tasks = tasks

    def loaded(self, live: LiveTable) -> None:
        self._see_to(live)

    def changed(self, live: LiveTable, after: int) -> None:
        del after
        self._see_to(live)

    def swept(self, live: LiveTable) -> None:
        self._see_to(live)

    def _see_to(self, live: LiveTable) -> None:
        if live.table.is_rematch_due and not live.is_gone and not self._tasks.is_closing:
            self._tasks.begin(self._open(live))

    async def _open(self, live: LiveTable) -> None:
        """Open the next table, then name it: whoever reads its name finds it.

        All calls, in whichever process and after whatever crash, mean the same table.
        """
        async with live.lock:
            table, now = live.table, time.time()
            if not table.is_rematch_due or table.proposal is None:
                return
            following = next_id(table)
            row, change = again(table, following, table.proposal.by, shuffles.new_secret(), now)
            await self._clerk.create(row, change, now)

            def named(table: Table, _now: float) -> Change:
                return table.follow(following)

            await self._clerk.act_locked(live, named)
            if live.table.next != following:
                # Somebody was forgotten meanwhile, in another process: nobody would find this table.
                await self._clerk.delete_as_of(following, len(change.events))
