"""A move on its way: from its arrival until everybody at its table has been sent what it led to."""

import time
from contextvars import ContextVar, Token
from types import TracebackType

from cabochon.server import gauges


class Delivery:
    """Measures one move, from when its message was `heard` (as `time.monotonic` has it).

    Within its block all that is said, on whichever connection, belongs to it. A move that is refused is not
    measured, and whoever can't be sent anything any more is not waited for.
    """

    def __init__(self, heard: float) -> None:
        self._heard = self._last = heard
        self._open = 1
        """What is still to be sent, and the block itself."""
        self._before: Token[Delivery | None] | None = None

    def __enter__(self) -> None:
        self._before = _UNDER_WAY.set(self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._before is not None
        _UNDER_WAY.reset(self._before)
        if kind is None:
            self.end(sent=False)

    def expect(self) -> None:
        """Something is to be sent."""
        self._open += 1

    def end(self, *, sent: bool) -> None:
        """A socket took it, or never will."""
        if sent:
            self._last = time.monotonic()
        self._open -= 1
        if not self._open:
            gauges.MOVE_SECONDS.observe(self._last - self._heard)


def under_way() -> Delivery | None:
    """The move that is being carried out just now."""
    return _UNDER_WAY.get()


_UNDER_WAY: ContextVar[Delivery | None] = ContextVar("delivery", default=None)
