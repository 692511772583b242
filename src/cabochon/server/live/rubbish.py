"""Objects that nobody needs, and that refer to each other."""

import gc
import time

from cabochon.server.live.clerk import Clerk

_LONGEST_WITHOUT_COLLECTION = 600.0


class Rubbish:
    """Cycles of objects, which the server collects itself.

    With a thousand tables it takes half a second, in which nobody's move is heard; nearly everything goes
    without it, as soon as nothing refers to it. So the server has switched the automatism off.
    """

    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk
        self._stored = self._tidied = 0
        """How much had been stored at the last sweep, and when objects were last collected."""
        self._collected = time.monotonic()

    def collect(self) -> None:
        """At a moment when nobody plays, if there is one within ten minutes."""
        if gc.isenabled():
            return
        now, stored = time.monotonic(), self._clerk.stored
        quiet, self._stored = stored == self._stored, stored
        if now > self._collected + _LONGEST_WITHOUT_COLLECTION or (quiet and stored != self._tidied):
            gc.collect()
            self._collected, self._tidied = now, stored
