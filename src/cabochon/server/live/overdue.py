"""Clocks that nobody minds: what processes that died have left."""

import time
from typing import Any

import structlog

from cabochon.games.errors import CabochonError
from cabochon.server.live.errors import RequestError
from cabochon.server.live.hall import Hall
from cabochon.server.live.turns import Turns
from cabochon.server.logs import trouble
from cabochon.server.store import DatabaseError, Store

_log = structlog.get_logger("cabochon.sweeps")


class Overdue:
    """Games whose clock nobody minds, because the process that did has died."""

    def __init__(self, store: Store, hall: Hall, turns: Turns) -> None:
        self._store = store
        self._hall = hall
        self._turns = turns
        self._hopeless: set[str] = set()
        """Games that this version can't go on with, such as those of rules that have changed since."""

    async def wake(self) -> None:
        """Go on with them."""
        for table in await self._store.overdue(time.time()):
            if table not in self._hopeless:
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            await self._turns.ring(await self._hall.find(table))
        except RequestError as error:
            if error.status != 404:  # it was deleted meanwhile
                raise
        except DatabaseError:
            raise  # it passes
        except CabochonError as error:
            self._give_up(table, code=error.code)
        except Exception as error:
            # One broken table must not keep the others waiting.
            self._give_up(table, **trouble(error))

    def _give_up(self, table: str, **why: Any) -> None:
        self._hopeless.add(table)
        _log.warning("a game can't go on", table=table, **why)
