"""The keys that sign cookies, as this process knows them."""

import time
from collections.abc import Callable, Sequence


class Keys:
    """All keys are believed as soon as they are known, but a new one signs only after `patience` seconds.

    By then every process knows it: nobody gets a cookie from one that another takes for a stranger's.
    """

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._patience = patience
        self._clock = clock
        self._keys: tuple[bytes, ...] = ()
        self._before: bytes | None = None
        """The key that signed before the latest one was learnt."""
        self._since = 0.0

    def learn(self, keys: Sequence[bytes]) -> bool:
        """Take in the keys, the one that signs first; whether one that was believed is no longer."""
        dropped = not set(self._keys) <= set(keys)
        if self._keys and keys[0] != self._keys[0]:
            self._before, self._since = self.signing, self._clock() + self._patience
        self._keys = tuple(keys)
        return dropped

    @property
    def believed(self) -> tuple[bytes, ...]:
        """The keys of cookies that count, the latest first."""
        return self._keys

    @property
    def signing(self) -> bytes:
        """The key that signs now."""
        if self._before in self._keys and self._clock() < self._since:
            assert self._before is not None
            return self._before
        return self._keys[0]
