"""Keepsakes: everything that the server holds about a guest, for them to take along."""

import time
from collections.abc import AsyncGenerator

from cabochon.games.errors import CabochonError
from cabochon.server import show
from cabochon.server.live.errors import BusyError
from cabochon.server.live.guests import Guest
from cabochon.server.live.hall import Hall
from cabochon.server.live.places import Places
from cabochon.server.show import Keepsake
from cabochon.server.store import DatabaseError, Store

_OF_ADDRESS = 2  # at once; of a guest it is one


class Keepsakes:
    """Tables are read one after the other and not kept, so that all of them take no more memory than one."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._places = Places(1, _OF_ADDRESS)

    def hold(self, guest: Guest, address: str) -> None:
        """Begin; a BusyError says that there is no room. Every success needs its `free`."""
        if not self._places.hold(guest.id, address):
            raise BusyError

    def free(self, guest: Guest, address: str) -> None:
        """It is over."""
        self._places.free(guest.id, address)

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
            kept.append(show.table_kept(read, guest.id, keepsake))
            if keepsake is not None:
                yield keepsake
        yield show.about_kept(guest.name, kept, time.time())
