"""The turnstile: everybody who asks for something is counted, once, and known from then on."""

from starlette.requests import HTTPConnection
from starlette.types import Scope

from cabochon.server.http.cookies import Desk
from cabochon.server.http.meters import Meters, address_of
from cabochon.server.live import Guest, House, Party, note_asking

_HEALTH = "/api/health"


def count(scope: Scope) -> None:
    """Count a request, or a socket that is opened.

    A TooFastError says that there were too many, another RequestError that whoever asks is blocked.
    """
    connection = HTTPConnection(scope)
    desk: Desk = connection.app.state.desk
    meters: Meters = connection.app.state.meters
    house: House = connection.app.state.house
    guest = desk.known(connection)
    meter = meters.requests if scope["path"].startswith("/api") else meters.files
    party = Party(sender_address(connection), "" if guest is None else guest.id)
    meter.count(party.guest, party.address)
    note_asking(party)
    if scope["path"].startswith("/api") and scope["path"] != _HEALTH:
        # The page itself may be had by everybody, so that it can say why nothing else may.
        host = connection.client.host if connection.client else None
        house.doorkeeper.check(None if guest is None else guest.id, host)
    known = guest is not None and not house.doorkeeper.is_stranger(guest.id)
    connection.state.guest = guest if known else None


def guest_of(connection: HTTPConnection) -> Guest | None:
    """Who asks; None for a stranger."""
    guest: Guest | None = connection.state.guest
    return guest


def sender_address(connection: HTTPConnection) -> str:
    """From where, as it counts for limits."""
    return address_of(connection.client.host if connection.client else None)
