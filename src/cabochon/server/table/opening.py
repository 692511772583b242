"""Opening a table: the wish that somebody has for it, checked; and the table of a rematch."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace

from cabochon.games import game as find_game
from cabochon.match import CabochonError
from cabochon.server.table import ids, seating
from cabochon.server.table.bases import checked_base, stored
from cabochon.server.table.bots import BOTS, Kinds, checked_bot
from cabochon.server.table.changes import Change
from cabochon.server.table.errors import TableError, refused
from cabochon.server.table.events import Created, Started
from cabochon.server.table.fold import Fold
from cabochon.server.table.names import checked_name
from cabochon.server.table.plan import Plan, Settings, TableRow, TimeControl
from cabochon.server.table.seating import Seat
from cabochon.server.table.wishes import SeatWish, Wish


def open_table(
    table: str,
    guest: str,
    name: str,
    wish: Wish,
    secret: bytes,
    now: float,
    bots: Kinds = BOTS,
) -> tuple[TableRow, Change]:
    """A table as a guest wishes it, and its first events; the game starts at once if no seat is open.

    `bots` are the kinds that are known here. To read a base takes some milliseconds.
    """
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise TableError(code="error-table-me")
    name = checked_name(name, bots)
    seats = tuple(_seat(seat, wish.game, guest, name, bots) for seat in wish.seats)
    if all(seat.kind == "bot" for seat in seats):
        raise TableError(code="error-table-nobody")
    base = None if wish.base is None else checked_base(wish.base, wish.game, len(seats))
    settings = _checked_settings(wish.game, len(seats), wish.settings)
    if base is not None:
        if wish.settings and settings != base.settings:
            raise TableError(code="error-base-unfit")
        settings = base.settings
    plan = Plan(
        game=wish.game,
        settings=settings,
        listed=wish.listed,
        clock=None if wish.clock is None else TimeControl(wish.clock.initial, wish.clock.increment),
        seats=seats,
        hints=wish.hints,
        base=None if base is None else stored(base),
    )
    row = TableRow(
        id=table,
        plan=plan,
        host=guest,
        secret=secret,
        created=now,
        rules_version=find_game(wish.game).rules_version,
    )
    return row, _opened(row, name)


def again(old: Fold, table: str, by: int, secret: bytes, now: float) -> tuple[TableRow, Change]:
    """The table of a rematch: the same people and bots, each one seat further on, so that another begins.

    `by` is the seat of who asked for it. A game that was played on from a position of a record is followed by
    one from the beginning.
    """
    line_up = tuple(replace(seat, bot=None) if seat.kind == "person" else seat for seat in old.line_up)
    seats = (*line_up[1:], line_up[0])
    host = line_up[by]
    if host.guest is None:
        raise ValueError(f"a bot on seat {by} asks for nothing")
    if old.match is None:
        raise ValueError("there is no game that this could follow")
    # Chance chose the first time; from then on it goes round.
    settings = {**old.plan.settings, "start": old.match.state.settings_and_start["start"]}
    row = TableRow(
        id=table,
        plan=replace(old.plan, base=None, seats=seats, settings=settings),
        host=host.guest,
        secret=secret,
        created=now,
        rules_version=old.game.rules_version,
    )
    return row, _opened(row, host.name)


def next_id(old: Fold) -> str:
    """The id of the table of a rematch: always the same, and nobody knows it while the game goes on."""
    return ids.derived_id(hashlib.sha256(b"rematch " + old.row.secret).digest())


def _opened(row: TableRow, name: str) -> Change:
    seats = row.plan.seats
    own = seating.seats_of(seats, row.host)
    created = Created(own[0] if own else None, name)
    if any(seat.kind == "open" for seat in seats):
        return Change((created,))
    return Change((created, Started(waits=row.plan.clock is not None)))


def _seat(wish: SeatWish, game: str, guest: str, name: str, bots: Kinds) -> Seat:
    match wish.kind:
        case "open":
            return Seat()
        case "bot":
            return seating.bot(checked_bot(wish.bot, bots, game))
        case "me":
            return seating.person(guest, checked_name(wish.name or name, bots))
        case "local":
            return seating.person(guest, checked_name(wish.name or "", bots))


def _checked_settings(game: str, players: int, settings: Mapping[str, object]) -> Settings:
    try:
        return find_game(game).check_settings(players, settings)
    except CabochonError as error:
        raise refused(error) from None
