"""Opening a table: the plan that somebody has for it, checked; and the table of a rematch."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cabochon.games import game as find_game
from cabochon.match import CabochonError
from cabochon.players import NAMES
from cabochon.server import ids, seating
from cabochon.server.bases import checked_base, stored
from cabochon.server.errors import TableError, refused
from cabochon.server.fold import Fold
from cabochon.server.seating import Seat, Seats
from cabochon.server.store.types import NewEvent, TableRow
from cabochon.server.wire import NewTable, SeatPlan


def opening(
    table: str,
    guest: str,
    name: str,
    plan: NewTable,
    secret: bytes,
    now: float,
    bots: Sequence[str] = NAMES,
) -> tuple[TableRow, list[NewEvent]]:
    """A table as a guest wishes it, and its first events; the game starts at once if no seat is open.

    `bots` are the kinds that are known here. To read a base takes some milliseconds.
    """
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise TableError(code="error-table-me")
    seats = tuple(_seat(seat, guest, name, bots) for seat in plan.seats)
    base = None if plan.base is None else checked_base(plan.base, plan.game, len(seats))
    settings = _checked_settings(plan.game, len(seats), plan.settings)
    if base is not None:
        if plan.settings and settings != base.settings:
            raise TableError(code="error-base-unfit")
        settings = base.settings
    clock = None if plan.clock is None else plan.clock.model_dump()
    return _opened(
        TableRow(
            id=table,
            plan={
                "game": plan.game,
                "settings": settings,
                "listed": plan.listed,
                "clock": clock,
                "hints": plan.hints,
                "base": None if base is None else stored(base),
                "seats": seating.stored(seats),
            },
            host=guest,
            secret=secret,
            created=now,
            rules_version=find_game(plan.game).rules_version,
        ),
        seats,
        name,
    )


def again(old: Fold, table: str, guest: str, secret: bytes, now: float) -> tuple[TableRow, list[NewEvent]]:
    """The table of a rematch: the same people and bots, each one seat further on, so that another begins.

    A game that was played on from a position of a record is followed by one from the beginning.
    """
    line_up = tuple(replace(seat, bot=None) if seat.kind == "person" else seat for seat in old.line_up)
    seats = (*line_up[1:], line_up[0])
    host = next((seat for seat in seats if seat.guest == guest), seats[0])
    row = TableRow(
        id=table,
        plan={**old.row.plan, "base": None, "seats": seating.stored(seats)},
        host=guest,
        secret=secret,
        created=now,
        rules_version=old.game.rules_version,
    )
    return _opened(row, seats, host.name)


def next_id(old: Fold) -> str:
    """The id of the table of a rematch: always the same, and nobody knows it while the game goes on."""
    return ids.derived_id(hashlib.sha256(b"rematch " + old.row.secret).digest())


def _opened(row: TableRow, seats: Seats, name: str) -> tuple[TableRow, list[NewEvent]]:
    own = seating.seats_of(seats, row.host)
    events = [NewEvent("created", {"seat": own[0] if own else None, "name": name})]
    if all(seat.kind != "open" for seat in seats):
        events.append(NewEvent("started", {}))
    return row, events


def _seat(plan: SeatPlan, guest: str, name: str, bots: Sequence[str]) -> Seat:
    match plan.kind:
        case "open":
            return Seat()
        case "bot":
            return seating.bot(seating.checked_bot(plan.bot, bots))
        case "me":
            return seating.person(guest, seating.checked_name(plan.name or name))
        case "local":
            return seating.person(guest, seating.checked_name(plan.name or ""))


def _checked_settings(game: str, players: int, settings: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return find_game(game).check_settings(players, settings)
    except CabochonError as error:
        raise refused(error) from None
