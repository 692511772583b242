"""A table in the memory of this process."""

import asyncio
import time
from typing import Any, NamedTuple, TypeVar

from cabochon.match import Move
from cabochon.server.live.audience import Audience
from cabochon.server.show import Shown
from cabochon.server.table import Standing, Table

T = TypeVar("T")


class Pondering(NamedTuple):
    """Thinking about the position after some decisions, for a seat on which a bot or a person plays."""

    work: asyncio.Future[Any]
    seat: int | None
    bot: str | None
    after: tuple[Move, ...]


class LiveTable:
    """`table` is what is stored, never more: it is exchanged for the next one after each append.

    Whoever changes it holds the `lock`.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.standing: Standing | None = None
        """As it was last stored by this process."""
        self.thinking: asyncio.Task[None] | None = None
        """The bots of this table at work."""
        self.flag: asyncio.TimerHandle | None = None
        """Rings when the time of whoever thinks is up."""
        self.records: dict[str, tuple[int, Shown]] = {}
        """The record in each form, after which event it was last asked for."""
        self.is_gone = False
        """Whether there is no such table any more; some may still have it in their hands."""
        self.is_behind = False
        """Whether a look at the store is on its way already."""
        self.used = time.monotonic()
        self._table: Table | None = None
        self._ponderings: set[Pondering] = set()

    @property
    def table(self) -> Table:
        """The table, which must have been loaded."""
        assert self._table is not None
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table
        self.used = time.monotonic()
        for pondering in self._ponderings:
            if self._pondering(pondering.work) != pondering:
                pondering.work.cancel()

    @property
    def is_loaded(self) -> bool:
        """Whether the table is here already."""
        return self._table is not None

    def is_idle(self, since: float) -> bool:
        """Whether nobody needs this table in memory."""
        return (
            self.used < since
            and not self.audience.connections
            and self.thinking is None
            and not self.lock.locked()
        )

    async def ponder(self, work: asyncio.Task[T]) -> T | None:
        """What thinking about the present position leads to; None if the game went on in the meantime.

        It is cancelled as soon as nobody needs it any more.
        """
        pondering = self._pondering(work)
        self._ponderings.add(pondering)
        try:
            await asyncio.wait([work])
        finally:
            self._ponderings.discard(pondering)
            work.cancel()
        return None if work.cancelled() else work.result()

    def rest(self) -> None:
        """Have no bot think here and no clock ring any more."""
        if self.flag is not None:
            self.flag.cancel()
        if self.thinking is not None:
            self.thinking.cancel()

    def _pondering(self, work: asyncio.Future[Any]) -> Pondering:
        table = self.table
        moves = () if table.match is None else table.match.moves
        return Pondering(work, table.to_move, table.bot_to_move, moves)
