"""Short answers, and what went wrong."""

import cabochon
from cabochon.games.errors import CabochonError
from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded


def health(database: str, tables: int, connections: int) -> Shown:
    """That the server and its database work."""
    message: wire.Health = {
        "status": "ok",
        "version": cabochon.__version__,
        "database": database,
        "tables": tables,
        "connections": connections,
    }
    return encoded(message)


def me(name: str) -> Shown:
    """The guest who asks."""
    message: wire.Me = {"name": name}
    return encoded(message)


def reach(address: str | None, *, is_for_network: bool) -> Shown:
    """Where the server is found."""
    message: wire.Reach = {"is_for_network": is_for_network, "address": address}
    return encoded(message)


def transfer_code(code: str, seconds: int) -> Shown:
    """What lets a guest in on another device, for so long."""
    message: wire.TransferCode = {"code": code, "seconds": seconds}
    return encoded(message)


def transfer_state(*, waiting: bool) -> Shown:
    """Whether a transfer code is still to be used."""
    message: wire.TransferState = {"waiting": waiting}
    return encoded(message)


def table_id(table: str) -> Shown:
    """A table that was opened."""
    message: wire.TableId = {"id": table}
    return encoded(message)


def said(seat: int, phrase: wire.Phrase) -> Shown:
    """Somebody says something."""
    message: wire.Said = {"type": "said", "seat": seat, "phrase": phrase}
    return encoded(message)


def pong() -> Shown:
    """The answer to a sign of life."""
    message: wire.Pong = {"type": "pong"}
    return encoded(message)


def done(request: str, number: int) -> Shown:
    """A request was carried out and stored; `number` is its last event."""
    message: wire.Done = {"type": "done", "id": request, "number": number}
    return encoded(message)


def refused(request: str | None, error: CabochonError) -> Shown:
    """A request changed nothing; None where it had no id."""
    message: wire.Refused = {"type": "refused", "id": request, "problem": as_problem(error)}
    return encoded(message)


def problem(error: CabochonError) -> Shown:
    """An error about what somebody handed in."""
    return encoded(as_problem(error))


def as_problem(error: CabochonError) -> wire.Problem:
    """An error as a part of other messages."""
    return {"code": error.code, "values": dict(error.values), "message": str(error)}
