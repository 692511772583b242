"""Tables that have grown old."""

import math
import time
from collections import Counter
from collections.abc import AsyncGenerator

import structlog

from cabochon.server.live.company import Company
from cabochon.server.live.hall import Hall
from cabochon.server.options import Options
from cabochon.server.store import Age, Expired, Store

_DELETED_AT_ONCE = 10
_AT_A_SWEEP = 4  # transactions
_log = structlog.get_logger("cabochon.sweeps")


class Retention:
    """Deletes tables that nobody has touched for as long as the options say.

    Never one that somebody looks at, and few at a time, so that nobody's move waits.
    """

    def __init__(self, store: Store, hall: Hall, company: Company, options: Options) -> None:
        self._store = store
        self._hall = hall
        self._company = company
        self._keep: dict[Age, float] = {
            "waiting": options.keep_waiting,
            "abandoned": options.keep_abandoned,
            "stuck": options.keep_abandoned,
            "finished": options.keep_finished,
        }
        self._interval = options.tidying
        # Not at once: it takes some seconds to hear who is connected to other processes.
        self._next = time.monotonic() + options.tidying
        self._deleted: Counter[str] = Counter()
        """How many of which kind the present sweep has deleted, by the option that says for how long."""
        self._round: AsyncGenerator[None] | None = None
        """A look at all that has grown old; it may take many sweeps."""

    async def tidy(self) -> None:
        """Delete some of what is too old, if all of it has not been looked at for some minutes.

        The other chores must not wait: whoever runs a server may have changed their mind about many tables.
        """
        if self._round is None:
            if time.monotonic() < self._next:
                return
            self._round = self._tidied()
        try:
            for _ in range(_AT_A_SWEEP):
                await anext(self._round)
        except StopAsyncIteration:
            self._round, self._next = None, time.monotonic() + self._interval
        except BaseException:
            self._round = None
            raise
        finally:
            self._tell()

    def _tell(self) -> None:
        if self._deleted:
            _log.info("old tables were deleted", **self._deleted)
            self._deleted.clear()

    async def _tidied(self) -> AsyncGenerator[None]:
        """A few tables at each step."""
        for age, keep in self._keep.items():
            before, last = time.time() - keep, None
            while keep:
                found: list[Expired] = await self._store.expired(age, before, _DELETED_AT_ONCE, last)
                unused = [old.table for old in found if not self._is_used(old.table)]
                await self._delete("abandoned" if age == "stuck" else age, unused, before)
                yield
                if len(found) < _DELETED_AT_ONCE:
                    break
                last = found[-1]

    async def _delete(self, kind: str, tables: list[str], before: float) -> None:
        for table in await self._store.delete(tables, untouched=before) if tables else ():
            self._deleted[kind] += 1
            if live := self._hall.tables.get(table):
                self._hall.remove(live)

    def _is_used(self, table: str) -> bool:
        live = self._hall.tables.get(table)
        return (live is not None and not live.is_idle(math.inf)) or self._company.is_watched(table)
