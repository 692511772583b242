"""This computer in its network."""

import ipaddress
import socket

_ELSEWHERE = ("192.0.2.1", 9)
"""Nobody has this address: it stands in documentation only."""


def own_address() -> str | None:
    """The address by which others in the local network reach this computer; nothing is sent to find it.

    It is another one after the computer was carried elsewhere, and None where there is no network.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            own = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(own) else own


def is_number(name: str) -> bool:
    """Whether a host is written as an address rather than as a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a host is this very computer, as only itself calls it."""
    return name == "localhost" or (is_number(name) and ipaddress.ip_address(name).is_loopback)
