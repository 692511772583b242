"""The other processes on the same database: what they have to say."""

from cabochon.server.live.clerk import Clerk
from cabochon.server.live.company import Company
from cabochon.server.live.hall import Hall
from cabochon.server.live.orders import Orders
from cabochon.server.live.tasks import Tasks
from cabochon.server.store import EVERYTHING, ORDERED, Notice, Store


class Neighbours:
    """Hears their notices from the moment it is made."""

    def __init__(
        self, store: Store, hall: Hall, clerk: Clerk, company: Company, orders: Orders, tasks: Tasks
    ) -> None:
        self._hall = hall
        self._clerk = clerk
        self._company = company
        self._orders = orders
        self._tasks = tasks
        store.listen(self._hear)

    def _hear(self, notice: Notice) -> None:
        if notice.table == EVERYTHING:
            for missed in self._hall.tables.values():
                self._clerk.catch_up(missed)
            return
        if notice.table == ORDERED:
            if not self._tasks.is_closing:
                self._tasks.begin(self._orders.look())
            return
        self._company.hear(notice.process)
        if notice.presence is not None:
            self._company.note_there(notice.process, notice.table, notice.presence)
            return
        live = self._hall.tables.get(notice.table)
        if live is not None and not (live.is_loaded and (notice.number or 0) <= live.table.number):
            self._clerk.catch_up(live)
