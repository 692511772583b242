"""What leaves a table, always as its recipient may see it.

Positions come from `Course.seen_by(seat)` alone; no guest's id is ever in here.
"""

from collections.abc import Mapping, Set
from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

from cabochon.match import Match, shuffles
from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.happenings import event
from cabochon.server.show.positions import seen
from cabochon.server.show.replays import file_name
from cabochon.server.table import Table, TableError
from cabochon.server.table.course import Course
from cabochon.server.table.events import Ending
from cabochon.server.table.plan import TimeControl
from cabochon.server.table.seating import Seat

PAGE = 200
"""Events that one message has at most: more is told page by page."""


class Present(NamedTuple):
    """Who is connected to a table: guests, and how many others watch; and who is `missing`, and from when
    a bot may play for them."""

    online: Set[str] = frozenset()
    spectators: int = 0
    missing: Mapping[str, float] = {}


def update(table: Table, guest: str, look: int | None, present: Present, now: float, after: int) -> Shown:
    """What happened after a number, and the table and the game as they stand, for a guest.

    `look` is the seat, of several own ones, whose cards the guest's screen shows. What is more than a page
    must be told by `history` first.
    """
    message: wire.Update = {
        "type": "update",
        "after": after,
        "events": [event(happening) for happening in table.history[after:]],
        "table": _state(table, guest, present, now),
        "view": _view(table, seat_shown(table, guest, look)),
    }
    return encoded(message)


def history(table: Table, after: int) -> Shown:
    """A page of what happened after a number."""
    page = table.history[after : after + PAGE]
    message: wire.History = {
        "type": "history",
        "after": after,
        "events": [event(happening) for happening in page],
    }
    return encoded(message)


def state(table: Table, guest: str, present: Present, now: float) -> Shown:
    """Everything about the table but the game and its history, for a guest."""
    return encoded(_state(table, guest, present, now))


def presence(table: Table, present: Present, now: float) -> Shown:
    """Who is connected, seat by seat."""
    message: wire.Presence = {
        "type": "presence",
        "online": [_is_online(seat, present.online) for seat in table.seats],
        "replaceable": [_replaceable(seat, present, now) for seat in table.seats],
        "spectators": present.spectators,
    }
    return encoded(message)


def record(table: Table, form: Literal["text", "json"]) -> Shown:
    """The game so far, for everybody: complete when it is over, without anything hidden while it goes on."""
    match, over = _begun(table), table.status == "over"
    return Shown(match.to_json(reveal=over) if form == "json" else str(match.record(reveal=over)))


def record_file(table: Table) -> str:
    """What the file of a record is called."""
    return f"{file_name(_begun(table))}.txt"


def _begun(table: Table) -> Match:
    if table.match is None:
        raise TableError(code="error-table-not-started")
    return table.match


def seat_shown(table: Table, guest: str, look: int | None = None) -> int | None:
    """Whose view a guest gets: their only seat's; of several, the one they look at while it decides."""
    own = table.seats_of(guest)
    if len(own) == 1:
        return own[0]
    return look if look in own and look == table.to_move else None


# --- The game ---

_VIEWS: WeakKeyDictionary[Course, dict[int | None, wire.View]] = WeakKeyDictionary()
"""What each seat sees of a position, built once for all who see the same."""


def _view(table: Table, seat: int | None) -> wire.View | None:
    """The game as a seat sees it; None before it starts."""
    if table.course is None:
        return None
    views = _VIEWS.setdefault(table.course, {})
    if seat not in views:
        match, decides = table.course.match, seat is not None and seat == table.course.to_move
        views[seat] = {
            "seat": seat,
            "position": seen(table.course.seen_by(seat)),
            "legal_moves": [move.text for move in match.legal_moves] if decides else [],
        }
    return views[seat] if table.status == "playing" else {**views[seat], "legal_moves": []}


# --- The table ---


def _state(table: Table, guest: str, present: Present, now: float) -> wire.TableState:
    row, plan = table.row, table.plan
    over = table.status == "over" and table.match is not None
    return {
        "id": row.id,
        "game": plan.game,
        "settings": plan.settings,
        "listed": plan.listed,
        "host": guest == table.host,
        "status": table.status,
        "created": row.created,
        "seats": [_seat(seat, guest, present, now) for seat in table.seats],
        "spectators": present.spectators,
        "clock": time_control(plan.clock),
        "clocks": _clocks(table, now),
        "commitment": shuffles.commitment_to(row.secret),
        "secret": row.secret.hex() if over else None,
        "hints": table.hints,
        "base": None if table.base is None else len(table.base.moves),
        "outcome": outcome(table.outcome),
        "proposal": _proposal(table),
        "undo": table.may_undo(guest),
        "rematch": table.may_rematch(guest),
        "next": table.next,
    }


def time_control(control: TimeControl | None) -> wire.Clock | None:
    """How long everybody may think."""
    return None if control is None else {"initial": control.initial, "increment": control.increment}


def outcome(ending: Ending | None) -> wire.Outcome | None:
    """How a game ended."""
    if ending is None:
        return None
    return {
        "winners": list(ending.winners),
        "scores": list(ending.scores),
        "reason": ending.reason,
        "seat": ending.seat,
    }


def _seat(seat: Seat, guest: str, present: Present, now: float) -> wire.Seat:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "yours": seat.guest == guest,
        "away": seat.away,
        "online": _is_online(seat, present.online),
        "replaceable": _replaceable(seat, present, now),
    }


def _is_online(seat: Seat, online: Set[str]) -> bool:
    return seat.kind == "bot" or seat.guest in online


def _replaceable(seat: Seat, present: Present, now: float) -> int | None:
    """In how many milliseconds a bot may play for somebody who is missing; None if nobody is."""
    if not seat.present or seat.guest in present.online:
        return None
    return max(0, round(1000 * (present.missing.get(str(seat.guest), now) - now)))


def _clocks(table: Table, now: float) -> wire.Clocks | None:
    """What is left to everybody at this moment."""
    if table.clock is None:
        return None
    return {
        "left": list(table.clock.left_at(now)),
        "running": table.clock.running,
        "waiting": list(table.awaited),
    }


def _proposal(table: Table) -> wire.Proposal | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return {
        "kind": proposal.kind,
        "by": proposal.by,
        "seat": proposal.seat,
        "bot": proposal.bot,
        "decisions": proposal.decisions if proposal.kind == "undo" else None,
        "agreed": list(proposal.agreed),
        "waiting": list(proposal.waiting),
    }
