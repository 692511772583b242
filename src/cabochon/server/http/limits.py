"""How much one guest and one address may ask for. Generous for people, narrow for loops."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from cabochon.server.http.problems import RequestError


class TooFastError(RequestError):
    """More than a limit allows; `seconds` is how long to wait."""

    def __init__(self, wait: float) -> None:
        self.seconds = math.ceil(wait)
        super().__init__(429, "error-too-fast", seconds=self.seconds)


class BusyError(RequestError):
    """The server has its hands full; `seconds` is how long to wait."""

    def __init__(self) -> None:
        self.seconds = 5
        super().__init__(429, "error-busy")


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
    connections_of_address: int = 500
    body: int = 16 * 1024
    """Bytes of a request."""
    record_body: int = 64 * 1024
    """Bytes of a request that may bring a record."""
    hints_of_address: int = 8
    """Hints that may be thought about at once for guests of one address; for a guest it is one."""
    hints_in_line: int = 24
    """How many may wait for a thread when somebody asks for a hint."""
    analyses_of_address: int = 2
    """Analyses at once for guests of one address; for a guest it is one."""
    analyses: int = 4
    """Analyses at once in this process."""
    analysis_seconds: int = 1800
    """The longest analysis, by the time that it is given for its decisions."""
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
            connections_of_address=int(self.connections_of_address * factor),
            hints_of_address=int(self.hints_of_address * factor),
            hints_in_line=int(self.hints_in_line * factor),
            analyses_of_address=int(self.analyses_of_address * factor),
            analyses=int(self.analyses * factor),
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


def address_of(host: str | None) -> str:
    """What counts as one address: an IPv6 customer has a whole /64."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
