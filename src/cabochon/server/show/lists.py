"""Lists of tables, for a guest."""

from collections.abc import Sequence
from typing import NamedTuple

from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.tables import outcome, time_control
from cabochon.server.table.standing import Status, Summary, mark


class Listed(NamedTuple):
    """A table of a list. `updated` is when something last happened, `awaited` who is to say something there.

    `based`: its game goes on from a position of a record.
    `online` is who is connected to it; None where nobody asks, and then nobody is missing.
    """

    table: str
    created: float
    updated: float
    status: Status
    awaited: Sequence[str]
    summary: Summary
    based: bool
    online: frozenset[str] | None = None


def lobby(waiting: Sequence[Listed], playing: Sequence[Listed], guest: str) -> Shown:
    """Listed tables with open seats, and listed games to watch."""
    message: wire.Lobby = {
        "open": [summary_of(listed, guest) for listed in waiting],
        "playing": [summary_of(listed, guest) for listed in playing],
    }
    return encoded(message)


def tables_of(found: Sequence[Listed], guest: str) -> Shown:
    """The tables of a guest."""
    return encoded([summary_of(listed, guest) for listed in found])


def summary_of(listed: Listed, guest: str) -> wire.TableSummary:
    """A table as lists tell of it."""
    summary, own = listed.summary, mark(listed.table, guest)
    connected = None if listed.online is None else {mark(listed.table, other) for other in listed.online}
    return {
        "id": listed.table,
        "game": summary.game,
        "settings": summary.settings,
        "status": listed.status,
        "created": listed.created,
        "updated": listed.updated,
        "clock": time_control(summary.clock),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "yours": seat.mark == own,
                "away": seat.away,
                "online": seat.kind == "bot" or connected is None or seat.mark in connected,
                "replaceable": None,
            }
            for seat in summary.seats
        ],
        "your_turn": guest in listed.awaited,
        "outcome": outcome(summary.outcome),
        "based": listed.based,
    }
