"""Whom an order is about, and for how long: what people type, checked."""

import ipaddress
import re

from cabochon.server.admin.errors import AdminError
from cabochon.server.table import ids
from cabochon.server.table.handles import is_handle

_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
_LONGEST = 100 * 365 * 24 * 3600
_CUSTOMER = 64
"""The bits of the network that an IPv6 customer has for themselves: fewer addresses are no block."""


def checked_handle(text: str) -> str:
    """The handle of a guest."""
    if not is_handle(text.lower()):
        raise AdminError("error-admin-handle", given=text)
    return text.lower()


def checked_network(text: str) -> str:
    """An address as a network: a single one of IPv4, at least a /64 of IPv6."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise AdminError("error-admin-address", given=text) from None
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            return str(ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False))
        if network.prefixlen > _CUSTOMER:
            network = network.supernet(new_prefix=_CUSTOMER)
    return str(network)


def checked_table(text: str) -> str:
    """The id of a table, also out of its link."""
    table = text.rstrip("/").rpartition("/")[2]
    if not ids.is_table_id(table):
        raise AdminError("error-admin-table", given=text)
    return table


def checked_period(text: str) -> float:
    """Seconds, from a text such as 30m, 12h, 2d or 1w."""
    found = re.fullmatch(r"([0-9]{1,6})([smhdw])", text.strip().lower())
    seconds = 0 if found is None else int(found[1]) * _SECONDS[found[2]]
    if not 0 < seconds <= _LONGEST:
        raise AdminError("error-admin-period", given=text)
    return float(seconds)
