"""Transfers: a guest goes to another device by a short code, which one person types."""

import hashlib
import secrets
import time
from collections.abc import Callable

import structlog

from cabochon.server import show
from cabochon.server.live.doorkeeper import Doorkeeper
from cabochon.server.live.errors import RequestError
from cabochon.server.live.guests import Guest, known_guest
from cabochon.server.logs import trouble
from cabochon.server.show import Shown
from cabochon.server.store import (
    DatabaseError,
    Store,
    Transfer,
    put_transfer,
    rename_transfer,
    sweep_transfers,
    take_transfer,
    transfer_waits,
)

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look like others."""
LENGTH = 8
"""So many letters make 850,000,000,000 codes; how many may be tried is limited."""
SECONDS = 600
_log = structlog.get_logger("cabochon.transfers")


class Transfers:
    """Makes codes and takes them. Each works once and for ten minutes; a guest has one at a time."""

    def __init__(self, store: Store, doorkeeper: Doorkeeper, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._doorkeeper = doorkeeper
        self._clock = clock
        self._last: float | None = clock() + SECONDS
        """When the last code that is known here has ended, those from before the start included; or None."""

    async def begin(self, guest: Guest) -> Shown:
        """A code for a guest."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        now = self._clock()
        transfer = Transfer(_digest(code), guest.id, guest.name, now + SECONDS)
        await self._store.do(lambda connection: put_transfer(connection, transfer, now))
        self._last = transfer.until
        _log.info("a transfer code was made", guest=guest.handle)
        return show.transfer_code(code, SECONDS)

    async def look(self, guest: Guest) -> Shown:
        """Whether the code that a guest has made is still to be used."""
        now = self._clock()
        waiting = await self._store.ask(lambda connection: transfer_waits(connection, guest.id, now))
        return show.transfer_state(waiting=waiting)

    async def rename(self, guest: Guest) -> None:
        """A guest is called otherwise now; so are they on the device for which they have made a code."""
        try:
            await self._store.do(lambda connection: rename_transfer(connection, guest.id, guest.name))
        except DatabaseError as error:
            # The name itself needs no database.
            _log.warning("a transfer code keeps the name from before", guest=guest.handle, **trouble(error))

    async def complete(self, entered: str) -> Guest:
        """The guest of a code, which is used up; raises a RequestError if it is worth nothing."""
        code = "".join(letter for letter in entered.upper() if letter not in " -")
        now = self._clock()
        found = await self._store.do(lambda connection: take_transfer(connection, _digest(code), now))
        # Whoever has a stolen cookie could have made a code before it was revoked.
        if found is None or self._doorkeeper.is_kept_out(found.guest):
            raise RequestError(404, "error-transfer")
        guest = known_guest(found.guest, found.name)
        _log.info("a guest came to another device", guest=guest.handle)
        return guest

    async def sweep(self) -> None:
        """Delete codes that have ended."""
        now = self._clock()
        if self._last is not None and self._last <= now:
            # A code that is made meanwhile is not forgotten, nor are these if the database is away.
            last, self._last = self._last, None
            try:
                await self._store.do(lambda connection: sweep_transfers(connection, now))
            except DatabaseError:
                self._last = self._last or last
                raise


def _digest(code: str) -> bytes:
    return hashlib.sha256(b"cabochon transfer " + code.encode()).digest()
