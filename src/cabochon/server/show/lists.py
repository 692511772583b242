"""Lists of tables, for a guest."""

from collections.abc import Sequence
from typing import NamedTuple

from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.tables import outcome, time_control
from cabochon.server.table import Standing
from cabochon.server.table.standing import mark


class Listed(NamedTuple):
    """A table of a list; `online` is who is connected to it, and `updated` when something last happened."""

    table: str
    created: float
    standing: Standing
    updated: float
    online: frozenset[str] = frozenset()


def lobby(waiting: Sequence[Listed], playing: Sequence[Listed], guest: str) -> Shown:
    """Listed tables with open seats, and listed games to watch."""
    message: wire.Lobby = {
        "open": [_summary(listed, guest) for listed in waiting],
        "playing": [_summary(listed, guest) for listed in playing],
    }
    return encoded(message)


def tables_of(found: Sequence[Listed], guest: str) -> Shown:
    """The tables of a guest."""
    return encoded([_summary(listed, guest) for listed in found])


def _summary(listed: Listed, guest: str) -> wire.TableSummary:
    standing, summary = listed.standing, listed.standing.summary
    own = mark(listed.table, guest)
    connected = {mark(listed.table, other) for other in listed.online}
    return {
        "id": listed.table,
        "game": summary.game,
        "settings": summary.settings,
        "status": standing.status,
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
                "online": seat.kind == "bot" or seat.mark in connected,
                "replaceable": None,
            }
            for seat in summary.seats
        ],
        "your_turn": guest in standing.to_move,
        "outcome": outcome(summary.outcome),
    }
