"""Games from records, gone through: their positions and pictures, for whoever sends one.

It needs no thinking, so it stands in no line but that of what is read.
"""

from functools import partial

from cabochon.match import Match
from cabochon.server import show
from cabochon.server.live.line import Party
from cabochon.server.live.readers import Readers
from cabochon.server.show import Shown
from cabochon.server.table import TableError
from cabochon.server.table.bases import read_record


class Replays:
    """Has records read elsewhere, and what is shown of them made there as well."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def replay(self, guest: str, address: str, record: str, seat: int | None) -> Shown:
        """All positions of a game; a TableError or a RequestError refuses it."""
        return await self._readers.run(Party(address, guest), partial(_replay, record, seat))

    async def picture(
        self, guest: str, address: str, record: str, moves: int, seat: int | None, language: str
    ) -> Shown:
        """One of its positions, drawn; refused like a replay."""
        return await self._readers.run(
            Party(address, guest), partial(_picture, record, moves, seat, language)
        )


# --- In the other process ---


def _replay(record: str, seat: int | None) -> Shown:
    return show.replay(_match(record, seat), seat)


def _picture(record: str, moves: int, seat: int | None, language: str) -> Shown:
    match = _match(record, seat)
    if moves > len(match.moves):
        raise TableError(code="error-base-moves", count=len(match.moves), moves=moves)
    return show.picture(match, moves, seat, language)


def _match(record: str, seat: int | None) -> Match:
    match = read_record(record)
    if seat is not None and seat >= match.players:
        raise TableError(code="error-table-seat-unknown", number=seat + 1, count=match.players)
    return match
