"""The doors: how many may be connected at all, and what those are told who are turned away there."""

import ipaddress
import sys
from collections import Counter
from collections.abc import Mapping
from http import HTTPStatus

from cabochon.server import show
from cabochon.server.http.meters import address_of
from cabochon.server.http.security import HEADERS
from cabochon.server.live import RequestError
from cabochon.server.options import Options

_KEPT_FREE = 100
"""Open files that are no connections of clients: the database, bots, logs."""
_TRY_AGAIN = {"retry-after": "5"}


class Doors:
    """Counts TCP connections. A proxy brings everybody, so its address has no limit of its own."""

    def __init__(self, options: Options) -> None:
        limits = self.limits = options.limits
        self._most = max(1, min(limits.tcp_connections, _open_files() - _KEPT_FREE))
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in options.proxies]
        self.held = 0
        """How many are connected."""
        self._held_by: Counter[str] = Counter()
        self._full = plain(RequestError(503, "error-doors-full"), _TRY_AGAIN)
        self._full_of_one = plain(RequestError(429, "error-doors-full"), _TRY_AGAIN)
        self.malformed = plain(RequestError(400, "error-http"))
        self.elsewhere = plain(RequestError(400, "error-host"))
        self.head_too_long = plain(RequestError(431, "error-head-too-long", most=limits.head))
        self.too_slow = plain(RequestError(408, "error-too-slow", seconds=int(limits.arriving)))

    def enter(self, host: str | None) -> bytes | None:
        """Let a connection in, which needs its `leave` then; or the answer with which it is turned away."""
        address = address_of(host)
        if self.held >= self._most:
            return self._full
        if self._held_by[address] >= self.limits.tcp_connections_of_address and not self._is_proxy(host):
            return self._full_of_one
        self.held += 1
        self._held_by[address] += 1
        return None

    def leave(self, host: str | None) -> None:
        """A connection that was let in has ended."""
        address = address_of(host)
        self.held -= 1
        self._held_by[address] -= 1
        if not self._held_by[address]:
            del self._held_by[address]

    def _is_proxy(self, host: str | None) -> bool:
        try:
            address = ipaddress.ip_address(host or "")
        except ValueError:
            return False
        return any(address in proxy for proxy in self._proxies)


def plain(error: RequestError, headers: Mapping[str, str] | None = None) -> bytes:
    """An answer to what is no request, or not yet; the connection ends with it."""
    body = show.problem(error).encode()
    lines = {
        **HEADERS,
        **(headers or {}),
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}\r\n{head}\r\n".encode() + body


def _open_files() -> int:
    """How many files this process may have open."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
