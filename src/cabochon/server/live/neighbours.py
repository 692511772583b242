"""The other processes on the same database: what they have to say."""

from cabochon.server.live.clerk import Clerk
from cabochon.server.live.company import Company
from cabochon.server.live.farewells import GONE, Farewells
from cabochon.server.live.hall import Hall
from cabochon.server.live.orders import Orders
from cabochon.server.live.table import LiveTable
from cabochon.server.live.talk import SAID, Talk
from cabochon.server.live.tallies import COUNTS, Tallies
from cabochon.server.live.tasks import Tasks
from cabochon.server.live.turns import FREE, Turns
from cabochon.server.store import EVERYTHING, NO_EVENTS, ORDERED, Notice, Store


class Neighbours:
    """Hears their notices from the moment it is made."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        clerk: Clerk,
        company: Company,
        tallies: Tallies,
        orders: Orders,
        farewells: Farewells,
        turns: Turns,
        talk: Talk,
        tasks: Tasks,
    ) -> None:
        self._store = store
        self._tallies = tallies
        self._hall = hall
        self._clerk = clerk
        self._company = company
        self._orders = orders
        self._farewells = farewells
        self._turns = turns
        self._talk = talk
        self._tasks = tasks
        self._numbers: dict[LiveTable, int] = {}
        """How far the tables of clients here had come when missed events were last looked for."""
        store.listen(self._hear)

    async def look_for_missed(self) -> None:
        """Find by its number what was stored at tables of clients here, and of which no notice came.

        Where something has happened since the last time nothing was missed: a gap would have been noticed.
        """
        watched = {
            live: live.table.number
            for live in self._hall.tables.values()
            if live.is_loaded and live.audience.connections
        }
        quiet = [live for live, number in watched.items() if self._numbers.get(live) == number]
        self._numbers = watched
        if not quiet:
            return
        numbers = await self._store.numbers([live.id for live in quiet])
        for live in quiet:
            self._note(live, numbers.get(live.id, NO_EVENTS))

    def _hear(self, notice: Notice) -> None:
        if notice.table == EVERYTHING:
            for missed in self._hall.tables.values():
                self._clerk.catch_up(missed)
            self._company.ask_anew()
            return
        if notice.table == ORDERED:
            if not self._tasks.is_closing:
                self._tasks.begin(self._orders.look())
            return
        if notice.table == COUNTS:
            self._tallies.hear(notice)
            return
        if notice.table == GONE:
            self._farewells.hear(notice)
            return
        if notice.table == FREE:
            self._turns.hear(notice)
            return
        if notice.table == SAID:
            self._talk.hear(notice)
            return
        if notice.told is not None:
            # Only servers tell such things; `cabochon admin` stores and is gone.
            self._company.hear(notice.process)
            self._company.note_there(notice.process, notice.table, notice.told)
            return
        live = self._hall.tables.get(notice.table)
        if live is None or notice.number is None:
            return
        if notice.events and live.is_loaded and notice.number > live.table.number:
            self._clerk.take_in(live, notice)
        else:
            self._note(live, notice.number)

    def _note(self, live: LiveTable, number: int) -> None:
        """A table has so many events."""
        if number == NO_EVENTS:
            self._hall.remove(live)
        elif not (live.is_loaded and number <= live.table.number):
            self._clerk.catch_up(live)
