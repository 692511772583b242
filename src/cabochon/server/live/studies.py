"""Analyses of games, decision by decision: of a record that somebody sends, and of a table's finished game.

They stand in line with bots and hints for each decision, behind what their own guest needs sooner. What was
found out about a table's game is kept with it, and told whoever asks next.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any

import structlog

from cabochon.analysis import Study, pack, studies, unpack
from cabochon.analysis.compact import VERSION
from cabochon.games.errors import CabochonError
from cabochon.match import Match
from cabochon.search import Budget, Stop
from cabochon.server import show
from cabochon.server.live.errors import BusyError, RequestError
from cabochon.server.live.line import STUDY, Party
from cabochon.server.live.places import Places
from cabochon.server.live.readers import Readers
from cabochon.server.live.showcase import Showcase
from cabochon.server.live.thinkers import Thinkers
from cabochon.server.logs import trouble
from cabochon.server.options import Limits
from cabochon.server.show import Shown
from cabochon.server.store import DatabaseError, KeptAnalysis, Store
from cabochon.server.table import TableError
from cabochon.server.table.bases import read_record

_log = structlog.get_logger("cabochon.studies")
WORTH_KEEPING = 0.1
"""Seconds for each decision, as many as the page's quick analysis has: less is nothing to show others."""


class Studies:
    """The analyses that are under way in this process."""

    def __init__(
        self, thinkers: Thinkers, readers: Readers, showcase: Showcase, store: Store, limits: Limits
    ) -> None:
        self._thinkers = thinkers
        self._readers = readers
        self._showcase = showcase
        self._store = store
        self._limits = limits
        self.places = Places(1, limits.analyses_of_address)
        self._under_way: set[Studying] = set()

    async def of_table(
        self, guest: str, address: str, table: str, seconds: float, least: float | None
    ) -> "Studying | Telling":
        """The analysis of a table's game: the one that is kept, if at least `least` seconds went into it.

        Else one that is kept when it is done, unless it is too hasty. Without `least` it is as many as are
        asked for. Refused like `begin`.
        """
        record, _ = await self._showcase.record(table, "text")
        kept = await self._store.analysis(table)
        wanted = seconds if least is None else least
        if kept is not None and kept.seconds >= max(WORTH_KEEPING, wanted):
            lines = await self._readers.run(Party(address, guest), partial(_told, record, kept))
            if lines is not None:
                return Telling(lines)
        keep = partial(self._keep, table, seconds) if seconds >= WORTH_KEEPING else None
        return await self.begin(guest, address, record, seconds, keep)

    async def _keep(self, table: str, seconds: float, found: Sequence[Study]) -> None:
        content = await asyncio.to_thread(pack, found)
        try:
            await self._store.keep_analysis(table, KeptAnalysis(seconds, time.time(), VERSION, content))
        except DatabaseError as error:
            # Whoever asked has it; it is only not there the next time.
            _log.warning("an analysis was not kept", table=table, **trouble(error))

    async def begin(
        self, guest: str, address: str, record: str, seconds: float, keep: "Keep | None" = None
    ) -> "Studying":
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
        study = Studying(self._thinkers, party, seconds, end, keep)
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


Keep = Callable[[Sequence[Study]], Awaitable[None]]
"""Called with the studies of all decisions."""


class Telling:
    """An analysis that was kept: nobody thinks any more."""

    def __init__(self, lines: Sequence[Shown]) -> None:
        self._lines = lines

    def close(self) -> None:
        """There is nothing to be stopped."""

    async def lines(self) -> AsyncGenerator[Shown]:
        """What the client gets, line by line."""
        for line in self._lines:
            yield line


class Studying:
    """One analysis under way."""

    match: Match

    def __init__(
        self, thinkers: Thinkers, party: Party, seconds: float, end: Callable[[], None], keep: Keep | None
    ) -> None:
        self._stop = Stop()
        self._broken = asyncio.Event()
        self._thinkers = thinkers
        self._party = party
        self._seconds = seconds
        self._end: Callable[[], None] | None = end
        self._keep = keep

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
            yield await asyncio.to_thread(show.analysis_start, self.match, self._seconds)
            found: list[Study] = []
            coming = studies(self.match, Budget(seconds=self._seconds), stop=self._stop)
            while study := await self._next(coming):
                found.append(study)
                yield await asyncio.to_thread(show.analysis_study, self.match, study)
            if self._keep is not None and len(found) == len(self.match.moves):
                await self._keep(found)
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


# --- In the other process ---


def _told(record: str, kept: KeptAnalysis) -> list[Shown] | None:
    """All lines of an analysis that was kept; None if it is of another version, or none of this game."""
    if kept.version != VERSION:
        return None
    match = read_record(record)
    try:
        found = unpack(kept.content, match)
    except CabochonError:
        return None
    return [
        show.analysis_start(match, kept.seconds, kept.time),
        *(show.analysis_study(match, study) for study in found),
        show.analysis_end(match, found),
    ]
