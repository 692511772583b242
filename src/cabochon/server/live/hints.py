"""Hints: what somebody who is to move could do, and why, thought about from their own view alone."""

import time
from functools import partial

from cabochon.analysis import Hint, hint
from cabochon.match import View
from cabochon.search import Budget, Searcher, Stop
from cabochon.search.evaluation import LEARNED
from cabochon.server import show
from cabochon.server.live.errors import BusyError, RequestError
from cabochon.server.live.hall import Hall
from cabochon.server.live.line import HINT, Party
from cabochon.server.live.places import Places
from cabochon.server.live.tasks import Tasks
from cabochon.server.live.thinkers import Thinkers
from cabochon.server.options import Options
from cabochon.server.show import Shown
from cabochon.server.table import TableError

_LONGEST_WAIT = 20.0


class Hints:
    """Hints for the guests of a hall."""

    def __init__(self, hall: Hall, thinkers: Thinkers, tasks: Tasks, options: Options) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._tasks = tasks
        self._seconds = options.hint
        self._limits = options.limits
        self.places = Places(1, self._limits.hints_of_address)

    async def hint(self, guest: str, address: str, table: str) -> Shown:
        """The best moves of the guest's seat that decides now."""
        live = await self._hall.find(table)
        match, seat = live.table.hinted(guest, time.time())
        number = live.table.number
        if self.places.holds(guest):
            raise RequestError(409, "error-hint-busy")
        # Only what their own address waits for counts: strangers can't have somebody refused.
        in_line = self._thinkers.line.waiting_of(address)
        if in_line > self._limits.hints_in_line or not self.places.hold(guest, address):
            raise BusyError
        stop = Stop()
        thinking = partial(advise, match.view(seat), Budget(seconds=self._seconds), stop)
        try:
            # Only waiting in line has an end: the first hint on a machine waits for the compiler, too.
            work = self._thinkers.run(Party(address, guest), HINT, thinking, stop, _LONGEST_WAIT)
            found = await live.ponder(self._tasks.start(work))
        except TimeoutError:
            raise BusyError from None
        finally:
            self.places.free(guest, address)
        if found is None:
            raise TableError(code="error-hint-late")
        return show.hint(number, found)


def advise(view: View, budget: Budget, stop: Stop, seed: int = 0) -> Hint:
    """The best moves of the seat that decides."""
    with Searcher(view.game, seed=seed, evaluation=LEARNED) as searcher:
        return hint(view, searcher.search(view, budget, stop=stop))
