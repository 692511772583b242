"""How a table stands, for those who look for tables without folding their events."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from cabochon.server.table.events import Ending
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
class Opening:
    """How a game was opened: which seat began, and the first card that each seat bought (None: none)."""

    starter: int
    cards: tuple[int | None, ...]


@dataclass(frozen=True)
class Summary:
    """What a list tells everybody of a table; `opening` where a game from the beginning is over."""

    game: str
    settings: Settings
    clock: TimeControl | None
    seats: tuple[SeatSummary, ...]
    outcome: Ending | None = None
    opening: Opening | None = None


@dataclass(frozen=True)
class Standing:
    """`to_move` are the guests whose turn it is (none if it is a bot's), or who are asked for the next game.

    `deadline` is when the running clock ends.
    """

    status: Status
    listed: bool
    guests: tuple[str, ...]
    to_move: tuple[str, ...]
    deadline: float | None
    summary: Summary


def standing(table: "Table") -> Standing:
    """Who plays, who is to move, and what a list of tables tells everybody."""
    seats = [*table.seats, *table.line_up]
    return Standing(
        status=table.status,
        listed=table.plan.listed,
        guests=tuple(dict.fromkeys(seat.guest for seat in seats if seat.guest is not None)),
        to_move=_awaited(table),
        deadline=table.deadline,
        summary=_summary(table),
    )


def _awaited(table: "Table") -> tuple[str, ...]:
    """The guests who are to say something: by a move, or to the one who wants a rematch."""
    if table.status == "over":
        waiting = () if table.proposal is None else table.proposal.waiting
        return tuple(dict.fromkeys(str(table.line_up[seat].guest) for seat in waiting))
    if table.to_move is None or table.bot_to_move is not None:
        return ()
    return (str(table.seats[table.to_move].guest),)


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
        outcome=table.outcome,
        opening=_opening(table),
    )


def _opening(table: "Table") -> Opening | None:
    match = table.match
    if table.status != "over" or match is None or not match.moves or table.base is not None:
        return None
    cards: dict[int, int | None] = {}
    for step in match.steps:
        if step.move.verb == "buy":
            cards.setdefault(step.seat, step.before.card_of(step.move.action))
    return Opening(match.steps[0].seat, tuple(cards.get(seat) for seat in range(match.players)))


@lru_cache(maxsize=10_000)
def mark(table: str, guest: str) -> str:
    """A sign by which a guest's own seats are found again, and from which nobody learns the guest's id."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16]
