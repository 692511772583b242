"""How a table stands, for those who look for tables without folding their events."""

import hashlib
from typing import TYPE_CHECKING, Any

from cabochon.server.store.types import Standing

if TYPE_CHECKING:
    from cabochon.server.table.table import Table

__all__ = ["Standing", "mark", "standing"]


def standing(table: "Table") -> Standing:
    """Who plays, who is to move, and what a list of tables tells everybody."""
    seats = [*table.seats, *table.line_up]
    bot_to_move = table.bot_to_move is not None
    return Standing(
        status=table.status,
        listed=table.listed,
        guests=tuple(dict.fromkeys(seat.guest for seat in seats if seat.guest is not None)),
        to_move=() if table.to_move is None or bot_to_move else (str(table.seats[table.to_move].guest),),
        bot_to_move=bot_to_move,
        deadline=table.deadline,
        summary=_summary(table),
    )


def _summary(table: "Table") -> dict[str, Any]:
    return {
        "game": table.game.name,
        "settings": table.settings,
        "clock": table.row.plan["clock"],
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "away": seat.away,
                "mark": None if seat.guest is None else mark(table.row.id, seat.guest),
            }
            for seat in table.seats
        ],
    }


def mark(table: str, guest: str) -> str:
    """A sign by which a guest's own seats are found again, and from which nobody learns the guest's id."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16]
