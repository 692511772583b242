"""Keepsakes: everything that the server holds about a guest, for them to take along."""

import asyncio
import time
from collections.abc import AsyncGenerator

from cabochon.analysis import unpack
from cabochon.games.errors import CabochonError
from cabochon.match import Match
from cabochon.server import show
from cabochon.server.live.errors import BusyError
from cabochon.server.live.guests import Guest
from cabochon.server.live.hall import Hall
from cabochon.server.live.places import Places
from cabochon.server.show import Keepsake, Shown
from cabochon.server.store import DatabaseError, KeptAnalysis, Store
from cabochon.server.table import Table

_OF_ADDRESS = 2  # at once; of a guest it is one


class Keepsakes:
    """Tables are read one after the other and not kept, so that all of them take no more memory than one."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self.places = Places(1, _OF_ADDRESS)

    def hold(self, guest: Guest, address: str) -> None:
        """Begin; a BusyError says that there is no room. Every success needs its `free`."""
        if not self.places.hold(guest.id, address):
            raise BusyError

    def free(self, guest: Guest, address: str) -> None:
        """It is over."""
        self.places.free(guest.id, address)

    async def files(self, guest: Guest) -> AsyncGenerator[Keepsake]:
        """The records of all games, and at last what else there is."""
        kept = []
        for table in await self._store.concerning(guest.id):
            try:
                read = await self._hall.read(table)
            except DatabaseError:
                raise
            except CabochonError:
                kept.append(show.unreadable_kept(table))
                continue
            keepsake = show.game_kept(read)
            analysis = None if keepsake is None else await self._analysis(read, keepsake)
            kept.append(show.table_kept(read, guest.id, keepsake, analysis))
            for file in (keepsake, analysis):
                if file is not None:
                    yield file
        yield show.about_kept(guest.name, kept, time.time())

    async def records(self, guest: Guest) -> AsyncGenerator[bytes]:
        """The records of all games that are over, one behind the other: a file of several games."""
        between = ""
        for table in await self._store.finished_of(guest.id):
            try:
                keepsake = show.game_kept(await self._hall.read(table))
            except DatabaseError:
                raise
            except CabochonError:
                continue  # what can't be read can't be written down
            if keepsake is not None:
                yield f"{between}{keepsake.content}".encode()
                between = "\n"

    async def _analysis(self, table: Table, game: Keepsake) -> Keepsake | None:
        """What was found out about a table's game, if that is kept."""
        kept = await self._store.analysis(table.row.id)
        if kept is None or table.match is None:
            return None
        try:
            content = await asyncio.to_thread(_told, table.match, kept)
        except CabochonError:
            return None  # of another version
        return Keepsake(show.analysis_file(game), content)


def _told(match: Match, kept: KeptAnalysis) -> Shown:
    return show.analysis_kept(match, unpack(kept.content, match), kept.seconds, kept.time)
