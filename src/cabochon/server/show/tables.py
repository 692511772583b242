"""What leaves a table: the only way out, and always as its recipient may see it.

Positions come from `Match.view(seat)` alone; no guest's id is ever in here. A view is built once for each
seat and position, so that all spectators get the same dictionary.
"""

from collections.abc import Sequence, Set
from typing import Any, NamedTuple, cast

from cabochon.match import shuffles
from cabochon.server.show import wire
from cabochon.server.store.types import Standing, TableRow
from cabochon.server.table.seating import Seat, Seats
from cabochon.server.table.standing import mark
from cabochon.server.table.table import Table


class Present(NamedTuple):
    """Who is connected to a table: guests, and how many others watch."""

    online: Set[str] = frozenset()
    spectators: int = 0


_POSITION = {
    "splendor": frozenset(wire.SplendorPosition.__annotations__),
    "duel": frozenset(wire.DuelPosition.__annotations__),
}


def update(
    table: Table, guest: str, look: int | None, present: Present, now: float, after: int
) -> wire.Update:
    """The events after a number, and the table and the game as they stand, for a guest."""
    return {
        "type": "update",
        "after": after,
        "events": events(table, after),
        "table": state(table, guest, present, now),
        "view": view(table, guest, look),
    }


def events(table: Table, after: int = 0) -> list[wire.Event]:
    """What happened after an event, the same for everybody."""
    return table.events[after:]


def view(table: Table, guest: str, look: int | None = None) -> wire.View | None:
    """The game as a guest's connection shows it; None before it starts."""
    if table.match is None:
        return None
    seat = seat_shown(table, guest, look)
    if seat not in table.shown:
        seen = table.match.view(seat)
        table.shown[seat] = {
            "seat": seat,
            "position": position(seen.position()),
            "legal_moves": [move.text for move in seen.legal_moves] if table.status == "playing" else [],
        }
    return cast(wire.View, table.shown[seat])


def seat_shown(table: Table, guest: str, look: int | None = None) -> int | None:
    """Whose view a guest gets: their only seat's; of several, the one they look at while it decides."""
    own = table.seats_of(guest)
    if len(own) == 1:
        return own[0]
    return look if look in own and look == table.to_move else None


def position(seen: dict[str, Any]) -> wire.SplendorPosition | wire.DuelPosition:
    """A position that was made from a view, as the wire has it: of the decks only the sizes."""
    kept = _POSITION[seen["game"]]
    found = {key: value for key, value in seen.items() if key in kept}
    found["decks"] = [len(deck) for deck in seen["decks"]]
    return cast(wire.SplendorPosition | wire.DuelPosition, found)


def state(table: Table, guest: str, present: Present, now: float) -> wire.TableState:
    """Everything about the table but the game and its history, for a guest."""
    proposal = table.proposal
    over = table.status == "over" and table.match is not None
    return {
        "id": table.row.id,
        "game": cast(wire.GameName, table.game.name),
        "settings": table.settings,
        "listed": table.listed,
        "host": guest == table.host,
        "status": table.status,
        "created": table.row.created,
        "seats": seats(table.seats, guest, present.online),
        "spectators": present.spectators,
        "clock": table.row.plan["clock"],
        "clocks": clocks(table, now),
        "commitment": shuffles.commitment_to(table.row.secret),
        "secret": table.row.secret.hex() if over else None,
        "hints": table.hints,
        "base": None if table.base is None else len(table.base.moves),
        "outcome": table.outcome,
        "proposal": None
        if proposal is None
        else {
            "kind": proposal.kind,
            "by": proposal.by,
            "seat": proposal.seat,
            "bot": proposal.bot,
            "agreed": list(proposal.agreed),
            "waiting": list(proposal.waiting),
        },
        "undo": table.may_undo(guest),
        "next": table.next,
    }


def seats(at_table: Seats, guest: str, online: Set[str]) -> list[wire.Seat]:
    """Who sits where, for a guest."""
    return [_seat(seat, guest, online) for seat in at_table]


def _seat(seat: Seat, guest: str, online: Set[str]) -> wire.Seat:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "yours": seat.guest == guest,
        "away": seat.away,
        "online": seat.kind == "bot" or seat.guest in online,
    }


def clocks(table: Table, now: float) -> wire.Clocks | None:
    """What is left to everybody at this moment."""
    if table.clock is None:
        return None
    return {"left": list(table.clock.left_at(now)), "running": table.clock.running}


def presence(table: Table, present: Present) -> wire.Presence:
    """Who is connected, seat by seat."""
    return {
        "type": "presence",
        "online": [seat.kind == "bot" or seat.guest in present.online for seat in table.seats],
        "spectators": present.spectators,
    }


def summary(
    row: TableRow, standing: Standing, updated: float, guest: str, online: Sequence[bool] | None = None
) -> wire.TableSummary:
    """A table in a list, for a guest; `online` is by seat, where it is known."""
    told = standing.summary
    own = mark(row.id, guest)
    return {
        "id": row.id,
        "game": told["game"],
        "settings": told["settings"],
        "status": standing.status,
        "created": row.created,
        "updated": updated,
        "clock": told["clock"],
        "seats": [
            {
                "kind": seat["kind"],
                "name": seat["name"],
                "bot": seat["bot"],
                "yours": seat["mark"] == own,
                "away": seat["away"],
                "online": seat["kind"] == "bot" if online is None else online[number],
            }
            for number, seat in enumerate(told["seats"])
        ],
        "your_turn": guest in standing.to_move,
    }
