"""Reading what somebody sends and what may be long: elsewhere, one after the other, and everybody in turn."""

from collections.abc import Callable
from typing import TypeVar

from cabochon.server.annexe import Annexe, AnnexeError
from cabochon.server.live.errors import BusyError, RequestError
from cabochon.server.live.line import HINT, Line, Party

T = TypeVar("T")
_PATIENCE = 20.0


class Readers:
    """Has things done in the annexe."""

    def __init__(self) -> None:
        self._annexe = Annexe()
        self._line = Line(1)

    async def run(self, party: Party, work: Callable[[], T]) -> T:
        """What the work returns or raises; a RequestError if it takes too long, or others do."""
        try:
            await self._line.enter(party, HINT, _PATIENCE)
        except TimeoutError:
            raise BusyError from None
        try:
            return await self._annexe.run(work)
        except AnnexeError:
            raise RequestError(503, "error-server") from None
        finally:
            self._line.leave(party)

    async def close(self) -> None:
        """Read nothing any more."""
        await self._annexe.close()
