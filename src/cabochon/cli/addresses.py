"""What a server is told about addresses, its own and others': as people type them, checked."""

import ipaddress
import re
from contextlib import suppress
from urllib.parse import urlsplit

from cabochon.games.errors import CabochonError

_LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME = re.compile(rf"{_LABEL}(?:\.{_LABEL})*\.?")
_LONGEST_NAME = 253


def checked_host(given: str) -> str:
    """A name as browsers write it, or an address; one of IPv6 may stand in brackets."""
    name = given.lower()
    if name.startswith("[") and name.endswith("]"):
        name = name[1:-1]
    if _is_host(name):
        return name
    raise CabochonError(
        "--allow-host takes a name such as play.example.org, or an address, without https://, port or path, "
        f"not {given!r}",
        code="error-allow-host-option",
        given=given,
    )


def checked_origin(given: str) -> str:
    """An origin as browsers write it."""
    with suppress(ValueError):
        parts = urlsplit(given)
        origin = f"{parts.scheme}://{parts.netloc}"
        if (
            parts.scheme in ("http", "https")
            and given.lower() in (origin.lower(), f"{origin}/".lower())
            and "@" not in origin
            and parts.port != 0
            and _is_host(parts.hostname or "")
        ):
            return origin.lower()
    raise CabochonError(
        f"--origin takes an address such as https://example.org, not {given!r}",
        code="error-origin-option",
        given=given,
    )


def checked_proxy(given: str) -> str:
    """An address, or a network."""
    try:
        return str(ipaddress.ip_network(given))
    except ValueError:
        raise CabochonError(
            f"--proxy takes an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not {given!r}",
            code="error-proxy-option",
            given=given,
        ) from None


def checked_listener(given: str) -> tuple[str, int]:
    """An address and a port; an IPv6 address stands in brackets."""
    with suppress(ValueError):
        parts = urlsplit(f"//{given}")
        if parts.hostname and parts.port and "@" not in given and parts.netloc == given:
            return str(ipaddress.ip_address(parts.hostname)), parts.port
    raise CabochonError(
        f"--metrics takes an address and a port such as 127.0.0.1:9464, not {given!r}",
        code="error-metrics-option",
        given=given,
    )


def _is_host(name: str) -> bool:
    with suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return len(name) <= _LONGEST_NAME and _NAME.fullmatch(name) is not None
