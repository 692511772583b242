"""How fast one guest, and one address, may ask."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from cabochon.server import gauges
from cabochon.server.live import RequestError
from cabochon.server.options import Limits, Rate


class TooFastError(RequestError):
    """More than a limit allows, which is counted; `seconds` is how long to wait."""

    def __init__(self, wait: float, limit: str) -> None:
        gauges.LIMITED.labels(limit).inc()
        super().__init__(429, "error-too-fast", seconds=math.ceil(wait))
        self.seconds = math.ceil(wait)


class Bucket:
    """Token buckets of one rate, one for each key; those not used for longest are forgotten first."""

    _MOST = 20_000

    def __init__(self, limit: str, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
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
            raise TooFastError((1 - level) / self._rate.per_second, self._limit)


class Meter:
    """The same thing counted twice, for the guest and for the address."""

    def __init__(self, what: str, of_guest: Rate, of_address: Rate) -> None:
        self._guests = Bucket(f"{what}_of_guest", of_guest)
        self._addresses = Bucket(f"{what}_of_address", of_address)

    def count(self, guest: str, address: str) -> None:
        """Count one, or raise TooFastError. A request without a guest counts for the address alone."""
        self._addresses.take(address)
        if guest:
            self._guests.take(guest)


class Meters:
    """What is counted: requests, files, tables opened, messages, going through all one's tables."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Meter("requests", limits.requests_of_guest, limits.requests_of_address)
        self.files = Meter("files", limits.files_of_guest, limits.files_of_address)
        self.tables = Meter("tables", limits.tables_of_guest, limits.tables_of_address)
        self.messages = Meter("messages", limits.messages_of_guest, limits.messages_of_address)
        self.inventories = Meter("inventories", limits.inventories_of_guest, limits.inventories_of_address)


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
