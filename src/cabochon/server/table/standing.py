"""How a table stands, for those who look for tables without folding their events."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from cabochon.server.table.plan import Settings, TimeControl

if TYPE_CHECKING:
    from cabochon.server.table.table import Table

Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class SeatSummary:
    """A seat in a list of tables; `mark` stands for the guest on it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    away: bool
    mark: str | None


@dataclass(frozen=True)
class Summary:
    """What a list tells everybody of a table."""

    game: str
    settings: Settings
    clock: TimeControl | None
    seats: tuple[SeatSummary, ...]


@dataclass(frozen=True)
class Standing:
    """`to_move` are the guests whose turn it is, none if it is a bot's; `deadline` is when the running clock
    ends."""

    status: Status
    listed: bool
    guests: tuple[str, ...]
    to_move: tuple[str, ...]
    deadline: float | None
    summary: Summary


def standing(table: "Table") -> Standing:
    """Who plays, who is to move, and what a list of tables tells everybody."""
    seats = [*table.seats, *table.line_up]
    mover = None if table.to_move is None or table.bot_to_move is not None else table.seats[table.to_move]
    return Standing(
        status=table.status,
        listed=table.plan.listed,
        guests=tuple(dict.fromkeys(seat.guest for seat in seats if seat.guest is not None)),
        to_move=() if mover is None else (str(mover.guest),),
        deadline=table.deadline,
        summary=_summary(table),
    )


def _summary(table: "Table") -> Summary:
    return Summary(
        game=table.game.name,
        settings=table.plan.settings,
        clock=table.plan.clock,
        seats=tuple(
            SeatSummary(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                away=seat.away,
                mark=None if seat.guest is None else mark(table.row.id, seat.guest),
            )
            for seat in table.seats
        ),
    )


@lru_cache(maxsize=10_000)
def mark(table: str, guest: str) -> str:
    """A sign by which a guest's own seats are found again, and from which nobody learns the guest's id."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16]
