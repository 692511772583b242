"""How much one guest and one address may ask for. Generous for people, narrow for loops."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from cabochon.server.problems import RequestError


class TooFastError(RequestError):
    """More than a limit allows; `seconds` is how long to wait."""

    def __init__(self, wait: float) -> None:
        self.seconds = math.ceil(wait)
        super().__init__(429, "error-too-fast", seconds=self.seconds)


@dataclass(frozen=True)
class Rate:
    """`burst` at once, and `per_second` more of them for every second that passes."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """The same rate, so many times as high."""
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True)
class Limits:
    """Everything that is limited. One address may be a school or a family behind one router."""

    requests_of_guest: Rate = Rate(80, 10)
    requests_of_address: Rate = Rate(400, 50)
    tables_of_guest: Rate = Rate(12, 0.1)
    tables_of_address: Rate = Rate(60, 0.5)
    messages_of_guest: Rate = Rate(80, 10)
    messages_of_address: Rate = Rate(800, 200)
    open_tables: int = 40
    """Unfinished tables that one guest may host."""
    connections: int = 20
    """Sockets that one guest may hold."""
    body: int = 16 * 1024
    """Bytes of a request."""
    message: int = 4 * 1024
    """Bytes of a message on a socket."""
    backlog: int = 64
    """Messages that may wait for one client that reads slowly."""

    def times(self, factor: float) -> "Limits":
        """Every rate and number so many times as high; the sizes stay."""
        return replace(
            self,
            requests_of_guest=self.requests_of_guest.times(factor),
            requests_of_address=self.requests_of_address.times(factor),
            tables_of_guest=self.tables_of_guest.times(factor),
            tables_of_address=self.tables_of_address.times(factor),
            messages_of_guest=self.messages_of_guest.times(factor),
            messages_of_address=self.messages_of_address.times(factor),
            open_tables=int(self.open_tables * factor),
            connections=int(self.connections * factor),
        )


class Bucket:
    """Token buckets of one rate, one for each key; those not used for longest are forgotten first."""

    _MOST = 20_000

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take one token, or raise TooFastError."""
        now = self._clock()
        level, then = self._levels.pop(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - then) * self._rate.per_second)
        enough = level >= 1
        self._levels[key] = (level - 1 if enough else level, now)
        if len(self._levels) > self._MOST:
            self._levels.popitem(last=False)
        if not enough:
            raise TooFastError((1 - level) / self._rate.per_second)


class Meter:
    """The same thing counted twice, for the guest and for the address."""

    def __init__(self, of_guest: Rate, of_address: Rate) -> None:
        self._guests = Bucket(of_guest)
        self._addresses = Bucket(of_address)

    def count(self, guest: str, address: str) -> None:
        """Count one, or raise TooFastError. A request without a guest counts for the address alone."""
        self._addresses.take(address)
        if guest:
            self._guests.take(guest)


class Meters:
    """What is counted: requests, tables opened, messages on sockets."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Meter(limits.requests_of_guest, limits.requests_of_address)
        self.tables = Meter(limits.tables_of_guest, limits.tables_of_address)
        self.messages = Meter(limits.messages_of_guest, limits.messages_of_address)


class Places:
    """How many of something each guest holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def hold(self, guest: str) -> bool:
        """One more, if there is room; every success needs its `free`."""
        held = self._held.get(guest, 0)
        if held >= self._most:
            return False
        self._held[guest] = held + 1
        return True

    def free(self, guest: str) -> None:
        """One less."""
        held = self._held.pop(guest)
        if held > 1:
            self._held[guest] = held - 1

    def __len__(self) -> int:
        return sum(self._held.values())


def address_of(host: str | None) -> str:
    """What counts as one address: an IPv6 customer has a whole /64."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
