"""The doorkeeper: knows who may not come in."""

import ipaddress
import time
from collections import defaultdict
from collections.abc import Sequence

from cabochon.server.live.errors import RequestError
from cabochon.server.store import Block
from cabochon.server.table.handles import handle

Prefix = tuple[int, int]
"""The version of an address, and how many of its bits make a network."""


class Doorkeeper:
    """Everybody may come in until `learn` says otherwise."""

    def __init__(self) -> None:
        self._guests: dict[str, float] = {}
        """The handles of those who are blocked, and until when."""
        self._strangers: dict[str, float] = {}
        """The handles of guests whose cookies are worth nothing, and until when."""
        self._networks: dict[Prefix, dict[int, float]] = {}

    def learn(self, blocks: Sequence[Block]) -> None:
        """Take in who is blocked now."""
        guests: dict[str, float] = {}
        strangers: dict[str, float] = {}
        networks: dict[Prefix, dict[int, float]] = defaultdict(dict)
        for block in blocks:
            until = float("inf") if block.until is None else block.until
            if block.kind == "guest":
                guests[block.subject] = until
            elif block.kind == "cookie":
                strangers[block.subject] = until
            elif block.kind == "address":
                network = ipaddress.ip_network(block.subject)
                networks[network.version, network.prefixlen][int(network.network_address)] = until
        self._guests, self._strangers, self._networks = guests, strangers, dict(networks)

    @property
    def turns_away(self) -> bool:
        """Whether anybody at all is kept out."""
        return bool(self._guests or self._networks or self._strangers)

    def check(self, guest: str | None, host: str | None) -> None:
        """Raise a RequestError if a guest (None: somebody unknown), or an address, is blocked."""
        if self._is_blocked(guest, host):
            raise RequestError(403, "error-blocked")

    def sends_off(self, guest: str, host: str | None) -> str | None:
        """Why a guest at an address is to be sent off, as a reason for closing a socket; None if not."""
        if self._is_blocked(guest, host):
            return "blocked"
        return "no-guest" if self.is_stranger(guest) else None

    def is_stranger(self, guest: str) -> bool:
        """Whether the cookies of a guest are worth nothing any more."""
        return bool(self._strangers) and self._strangers.get(handle(guest), 0.0) > time.time()

    def is_kept_out(self, guest: str) -> bool:
        """Whether a guest may not come in, or their cookies are worth nothing, wherever they come from."""
        return self._is_blocked(guest, None) or self.is_stranger(guest)

    def _is_blocked(self, guest: str | None, host: str | None) -> bool:
        now = time.time()
        if self._guests and guest is not None and self._guests.get(handle(guest), 0.0) > now:
            return True
        return bool(self._networks) and self._is_in_network(host, now)

    def _is_in_network(self, host: str | None, now: float) -> bool:
        try:
            address = ipaddress.ip_address(host or "")
        except ValueError:  # a socket of the file system has none
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        number, bits = int(address), address.max_prefixlen
        return any(
            blocked.get(number >> (bits - prefix) << (bits - prefix), 0.0) > now
            for (version, prefix), blocked in self._networks.items()
            if version == address.version
        )
