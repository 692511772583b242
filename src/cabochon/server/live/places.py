"""How much of something one guest, and one address, may have at once."""

from collections import Counter


class Places:
    """How many of something each guest, and each address, holds at once."""

    def __init__(self, of_guest: int, of_address: int) -> None:
        self._most = (of_guest, of_address)
        self._held: Counter[str] = Counter()

    def hold(self, guest: str, address: str) -> bool:
        """One more, if there is room; every success needs its `free`."""
        if any(self._held[key] >= most for key, most in zip((guest, address), self._most, strict=True)):
            return False
        self._held.update((guest, address))
        return True

    def holds(self, guest: str) -> int:
        """How many a guest holds."""
        return self._held[guest]

    def free(self, guest: str, address: str) -> None:
        """One less."""
        for key in (guest, address):
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
