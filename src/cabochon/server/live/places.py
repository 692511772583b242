"""How much of something one guest, and one address, may have at once."""

import time
from collections import Counter
from collections.abc import Mapping

_REMEMBERED = 15.0
"""Seconds for which it counts what another process has told; it tells it anew every few seconds."""
_WORTH_TELLING = 2


class Places:
    """How many of something each guest, and each address, holds at once, in all processes together."""

    def __init__(self, of_guest: int, of_address: int) -> None:
        self._most = (of_guest, of_address)
        self._held: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, Mapping[str, float]]] = {}
        """What each of the other processes has told, and when."""

    def hold(self, guest: str, address: str) -> bool:
        """One more, if there is room; every success needs its `free`."""
        if any(self.holds(key) >= most for key, most in zip((guest, address), self._most, strict=True)):
            return False
        self._held.update((guest, address))
        return True

    def holds(self, key: str) -> float:
        """How many a guest, or an address, holds."""
        since = time.monotonic() - _REMEMBERED
        others = (counts.get(key, 0) for heard, counts in self._elsewhere.values() if heard > since)
        return self._held[key] + sum(others)

    def free(self, guest: str, address: str) -> None:
        """One less."""
        for key in (guest, address):
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    # --- Several processes ---

    def told(self) -> Mapping[str, float]:
        """What is held here."""
        least = min(_WORTH_TELLING, *self._most)
        return {key: count for key, count in self._held.items() if count >= least}

    def hear(self, process: str, counts: Mapping[str, float]) -> None:
        """Another process holds this now."""
        now = time.monotonic()
        self._elsewhere = {
            name: told for name, told in self._elsewhere.items() if told[0] > now - _REMEMBERED
        }
        self._elsewhere[process] = (now, counts)
