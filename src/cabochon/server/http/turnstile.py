"""The turnstile: everybody who asks for something is counted, once, and known from then on."""

from starlette.requests import HTTPConnection
from starlette.types import Scope

from cabochon.server.http.cookies import Desk
from cabochon.server.http.meters import Meters, address_of
from cabochon.server.live import Guest


def count(scope: Scope) -> None:
    """Count a request, or a socket that is opened; raises a TooFastError if there were too many."""
    connection = HTTPConnection(scope)
    desk: Desk = connection.app.state.desk
    meters: Meters = connection.app.state.meters
    guest = desk.known(connection)
    connection.state.guest = guest
    meter = meters.requests if scope["path"].startswith("/api") else meters.files
    meter.count("" if guest is None else guest.id, sender_address(connection))


def guest_of(connection: HTTPConnection) -> Guest | None:
    """Who asks; None for a stranger."""
    guest: Guest | None = connection.state.guest
    return guest


def sender_address(connection: HTTPConnection) -> str:
    """From where, as it counts for limits."""
    return address_of(connection.client.host if connection.client else None)
