"""How fast one guest, and one address, may ask."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping

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
        self.limit = limit
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._taken: Counter[str] = Counter()
        """What was taken here since the other processes were told."""

    def take(self, key: str) -> None:
        """Take one token, or raise TooFastError."""
        level = self._level(key)
        enough = level >= 1
        self._set(key, level - 1 if enough else level)
        if not enough:
            raise TooFastError((1 - level) / self._rate.per_second, self.limit)
        self._taken[key] += 1
        if len(self._taken) > self._MOST:
            self._taken.clear()

    def _level(self, key: str) -> float:
        now = self._clock()
        level, then = self._levels.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - then) * self._rate.per_second)

    def _set(self, key: str, level: float) -> None:
        self._levels[key] = (level, self._clock())
        self._levels.move_to_end(key)
        if len(self._levels) > self._MOST:
            self._levels.popitem(last=False)

    # --- Several processes ---

    def told(self) -> Mapping[str, float]:
        """What was taken here since this was last asked."""
        taken, self._taken = self._taken, Counter()
        return taken

    def hear(self, process: str, counts: Mapping[str, float]) -> None:
        """So much was taken in another process. Nobody owes more than a bucket."""
        del process
        for key, count in counts.items():
            self._set(key, max(-self._rate.burst, self._level(key) - count))


class Meter:
    """The same thing counted twice, for the guest and for the address."""

    def __init__(self, what: str, of_guest: Rate, of_address: Rate) -> None:
        self.buckets = (Bucket(f"{what}_of_guest", of_guest), Bucket(f"{what}_of_address", of_address))

    def count(self, guest: str, address: str) -> None:
        """Count one, or raise TooFastError. A request without a guest counts for the address alone."""
        of_guest, of_address = self.buckets
        of_address.take(address)
        if guest:
            of_guest.take(guest)


class Meters:
    """What is counted: requests, files, previews, tables opened, messages, phrases, going through tables …"""

    def __init__(self, limits: Limits) -> None:
        self.requests = Meter("requests", limits.requests_of_guest, limits.requests_of_address)
        self.files = Meter("files", limits.files_of_guest, limits.files_of_address)
        self.previews = Meter("previews", limits.previews_of_guest, limits.previews_of_address)
        self.tables = Meter("tables", limits.tables_of_guest, limits.tables_of_address)
        self.messages = Meter("messages", limits.messages_of_guest, limits.messages_of_address)
        self.histories = Meter("histories", limits.histories_of_guest, limits.histories_of_address)
        self.studies = Meter("studies", limits.studies_of_guest, limits.studies_of_address)
        self.phrases = Meter("phrases", limits.phrases_of_guest, limits.phrases_of_address)
        self.inventories = Meter("inventories", limits.inventories_of_guest, limits.inventories_of_address)
        self.transfers = Meter("transfers", limits.transfers_of_guest, limits.transfers_of_address)
        self.tries = Meter("tries", limits.tries_of_guest, limits.tries_of_address)
        self.tries_of_all = Bucket("tries", limits.tries)

    @property
    def buckets(self) -> Iterator[Bucket]:
        """All of them."""
        for meter in (
            self.requests,
            self.files,
            self.previews,
            self.tables,
            self.messages,
            self.histories,
            self.studies,
            self.phrases,
            self.inventories,
            self.transfers,
            self.tries,
        ):
            yield from meter.buckets
        yield self.tries_of_all


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
