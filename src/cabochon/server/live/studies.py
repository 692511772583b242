"""Analyses of games from records, decision by decision, for whoever sends one.

They stand in line with bots and hints for each decision, behind what their own guest needs sooner.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from functools import partial
from typing import Any

import structlog

from cabochon.analysis import Study, studies
from cabochon.games.errors import CabochonError
from cabochon.match import Match
from cabochon.search import Budget, Stop
from cabochon.server import show
from cabochon.server.live.errors import BusyError, RequestError
from cabochon.server.live.line import STUDY, Party
from cabochon.server.live.places import Places
from cabochon.server.live.readers import Readers
from cabochon.server.live.thinkers import Thinkers
from cabochon.server.logs import trouble
from cabochon.server.options import Limits
from cabochon.server.show import Shown
from cabochon.server.table import TableError
from cabochon.server.table.bases import read_record

_log = structlog.get_logger("cabochon.studies")


class Studies:
    """The analyses that are under way in this process."""

    def __init__(self, thinkers: Thinkers, readers: Readers, limits: Limits) -> None:
        self._thinkers = thinkers
        self._readers = readers
        self._limits = limits
        self.places = Places(1, limits.analyses_of_address)
        self._under_way: set[Studying] = set()

    async def begin(self, guest: str, address: str, record: str, seconds: float) -> "Studying":
        """An analysis of a record, with so many seconds for each decision, that somebody must `close`.

        A RequestError or a TableError refuses it.
        """
        if self.places.holds(guest):
            raise RequestError(409, "error-analysis-busy")
        # The last place is for an address that has none.
        free = self._limits.analyses - len(self._under_way)
        if free < (2 if self.places.holds(address) else 1) or not self.places.hold(guest, address):
            raise BusyError

        def end() -> None:
            self._under_way.discard(study)
            self.places.free(guest, address)

        party = Party(address, guest)
        study = Studying(self._thinkers, party, seconds, end)
        self._under_way.add(study)
        try:
            study.match = await self._readers.run(party, partial(read_record, record))
            if len(study.match.moves) * seconds > self._limits.analysis_seconds:
                raise TableError(code="error-analysis-long", minutes=self._limits.analysis_seconds // 60)
        except BaseException:
            study.close()
            raise
        return study

    def break_off(self) -> None:
        """Stop everything that is under way."""
        for study in self._under_way:
            study.break_off()


class Studying:
    """One analysis under way."""

    match: Match

    def __init__(self, thinkers: Thinkers, party: Party, seconds: float, end: Callable[[], None]) -> None:
        self._stop = Stop()
        self._broken = asyncio.Event()
        self._thinkers = thinkers
        self._party = party
        self._seconds = seconds
        self._end: Callable[[], None] | None = end

    def close(self) -> None:
        """Study nothing any more, and make room for others."""
        self._stop.set()
        if self._end is not None:
            self._end()
            self._end = None

    def break_off(self) -> None:
        """Tell the client that no more will come."""
        self._stop.set()
        self._broken.set()

    async def lines(self) -> AsyncGenerator[Shown]:
        """What the client gets, line by line."""
        try:
            yield await asyncio.to_thread(show.analysis_start, self.match)
            found: list[Study] = []
            coming = studies(self.match, Budget(seconds=self._seconds), stop=self._stop)
            while study := await self._next(coming):
                found.append(study)
                yield show.analysis_study(study)
            yield show.analysis_end(self.match, found)
        except CabochonError as error:
            yield show.analysis_problem(error)
        except Exception as error:
            _log.error("an analysis failed", **trouble(error))
            yield show.analysis_problem(RequestError(500, "error-server"))

    async def _next(self, coming: Iterator[Study]) -> Study | None:
        """The next study; after each of them somebody else may have the thread."""
        work: Callable[[], Study | None] = partial(next, coming, None)
        study = asyncio.create_task(self._thinkers.run(self._party, STUDY, work, self._stop))
        broken = asyncio.create_task(self._broken.wait())
        waited: set[asyncio.Future[Any]] = {study, broken}
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            broken.cancel()
            study.cancel()
        if self._broken.is_set():
            raise RequestError(503, "error-server")
        return await study
