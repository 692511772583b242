"""A table as its events made it."""

import datetime
from dataclasses import replace
from typing import Self

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.match import Match
from cabochon.server.table import seating
from cabochon.server.table.bases import base_of, based
from cabochon.server.table.changes import Change
from cabochon.server.table.clock import Clock, Downtime
from cabochon.server.table.course import Attempt, Course
from cabochon.server.table.endings import ending_words
from cabochon.server.table.errors import TableError
from cabochon.server.table.events import (
    Agreed,
    Arrived,
    BotSeated,
    Created,
    Declined,
    Ending,
    Entry,
    Event,
    Followed,
    Forgotten,
    GotUp,
    Joined,
    Left,
    Moved,
    Over,
    Proposed,
    Replaced,
    Resigned,
    Returned,
    Started,
    TableEvent,
    TakenBack,
    TimedOut,
)
from cabochon.server.table.happenings import Happening, Incident, IncidentKind, MoveMade, MoveTakenBack
from cabochon.server.table.plan import TableRow
from cabochon.server.table.proposals import Proposal
from cabochon.server.table.seating import Seats, seated
from cabochon.server.table.standing import Status
from cabochon.server.table.takeback import Made, kept


class Fold:
    """What the events of a table add up to; `apply` adds the next one.

    Nothing here reads a clock or draws chance: the same row, events and downtimes always make the same table.
    """

    def __init__(self, row: TableRow, downtimes: tuple[Downtime, ...] = ()) -> None:
        self.row = row
        self.downtimes = downtimes
        """When nobody could decide anything, because no server ran."""
        self.plan = row.plan
        self.game: Game = find_game(row.plan.game)
        self.base: Match | None = base_of(row)
        """The match from which the game goes on; None if it begins at the beginning."""
        self.seats: Seats = row.plan.seats
        self.line_up: Seats = ()
        """Who sat there when the game started, whoever plays on their seats later."""
        self.host = row.host
        self.status: Status = "waiting"
        self.number = 0
        self.keys: dict[str, int] = {}
        """The last event of each request that was carried out."""
        self.course: Course | None = None
        """The game; None before it starts."""
        self.clock: Clock | None = None
        self.clock_waits = False
        """Whether the clock stands until everybody who plays has come."""
        self.arrived: frozenset[int] = frozenset()
        """The seats for which it need not wait any more."""
        self.proposal: Proposal | None = None
        self.outcome: Ending | None = None
        self.next: str | None = None
        self.history: list[Happening] = []
        """Everything that happened, as everybody may know it."""
        self.shuffles = 0
        """How often all that nobody had seen was shuffled again."""
        self.gone: frozenset[int] = frozenset()
        """The seats of those who have left the server for good, and can be asked for nothing more."""
        self.made: list[Made] = []
        """The decisions that stand, as they were made."""

    def copy(self) -> Self:
        """A table of its own that stands as this one does."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.keys = dict(self.keys)
        other.history = list(self.history)
        other.made = list(self.made)
        return other

    def knowing(self, downtimes: tuple[Downtime, ...]) -> Self:
        """The same table where these are the downtimes."""
        table = self.copy()
        table.downtimes = downtimes
        if table.clock is not None:
            table.clock = replace(table.clock, downtimes=downtimes)
        return table

    def after(self, change: Change, now: float) -> Self:
        """The table as it will stand when a change is stored; this one does not change."""
        table = self.copy()
        for event, key in change.keyed():
            table.apply(Entry(table.number + 1, now, event, key), change.attempt)
        return table

    def apply(self, entry: Entry, attempt: Attempt | None = None) -> None:
        """Take the next event in; the attempt at a move, if it was made already, need not be made again.

        Commands make no event that can't happen; a damaged database may hold one, which raises something.
        """
        event = entry.event
        if entry.number != self.number + 1:
            raise ValueError(f"event {entry.number} can't follow event {self.number}")
        if any(seat not in range(len(self.seats)) for seat in _named(event)):
            raise ValueError(f"event {entry.number} names a seat that there is not")
        if isinstance(event, Moved):
            happened: Happening = self._moved(entry, event, attempt)
        elif isinstance(event, TakenBack):
            happened = self._taken_back(entry, event)
        else:
            self._change(entry.time, event)
            self._start_clock(entry.time)
            happened = self._told(entry, event)
        self.number = entry.number
        if entry.key is not None:
            self.keys[entry.key] = entry.number
        self.history.append(happened)

    # --- What there is to know ---

    @property
    def match(self) -> Match | None:
        """The match, which must not be changed; None before the game."""
        return None if self.course is None else self.course.match

    @property
    def decisions(self) -> int:
        """How many decisions of the game stand."""
        if self.made:
            return self.made[-1].decisions
        return 0 if self.base is None else len(self.base.moves)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None before and after the game."""
        return self._playing.to_move if self.status == "playing" else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of people for whom the clock waits: nobody's time runs before they have seen the game."""
        if not self.clock_waits or self.status != "playing":
            return ()
        return tuple(
            number for number, seat in enumerate(self.seats) if seat.present and number not in self.arrived
        )

    @property
    def _playing(self) -> Course:
        assert self.course is not None
        return self.course

    # --- The game ---

    def _moved(self, entry: Entry, event: Moved, attempt: Attempt | None) -> MoveMade:
        course, first = self._playing, self.decisions
        if event.seat != self.to_move:
            raise ValueError(f"seat {event.seat} is not to move")
        if attempt is None or not attempt.is_of(course, event.moves):
            attempt = Attempt.of(course, event.moves)
        self.made.append(Made(event.seat, event.guest, first, attempt.moves))
        if self.proposal is not None and self.proposal.lapses_with_move(event.seat):
            self.proposal = None
        self._go_on(attempt.course, event.left, entry.time)
        return MoveMade(
            number=entry.number,
            time=entry.time,
            seat=event.seat,
            moves=event.moves,
            deeds=attempt.deeds,
            decisions=self.decisions,
            turn=course.turn,
        )

    def _taken_back(self, entry: Entry, event: TakenBack) -> MoveTakenBack:
        begun = 0 if self.base is None else len(self.base.moves)
        if not begun <= event.decisions <= self.decisions:
            raise ValueError(f"there is no way back to {event.decisions} decisions")
        self.made = kept(self.made, event.decisions)
        if self.proposal is not None and self.proposal.kind == "undo":
            self.proposal = None
        # The number of the event is higher than any at which all was shuffled before.
        again = entry.number if event.again else None
        self.shuffles += event.again
        self._go_on(self._playing.back_to(event.decisions, again), event.left, entry.time)
        return MoveTakenBack(entry.number, entry.time, event.seat, event.decisions, event.again)

    def _go_on(self, course: Course, left: Left, now: float) -> None:
        """From another position, with the clock of whoever decides there."""
        self.course = course
        self._set_clock(left, now)

    def _set_clock(self, left: Left, now: float) -> None:
        if self.clock is not None:
            if left is None or len(left) != len(self.seats):
                raise ValueError("the clock needs a time for each seat")
            self.clock = self.clock.set(left, None if self.clock_waits else self.to_move, now)

    def _start_clock(self, now: float) -> None:
        """As soon as there is nobody left to wait for: they have come, or a bot plays for them."""
        if self.clock is not None and self.clock_waits and not self.awaited:
            self.clock_waits = False
            self._set_clock(self.clock.left, now)

    def _start(self, now: float, *, waits: bool) -> None:
        if self.row.rules_version != self.game.rules_version:
            raise TableError(code="error-table-version")
        self.status = "playing"
        self.seats = self.line_up = seating.told_apart(self.seats)
        self.course = Course(self._new_match(datetime.datetime.fromtimestamp(now, datetime.UTC).date()))
        if control := self.plan.clock:
            self.clock = Clock.new(control.initial, control.increment, len(self.seats), self.downtimes)
            self.clock_waits = waits
            self._set_clock(self.clock.left, now)

    def _new_match(self, day: datetime.date) -> Match:
        names = [seat.name for seat in self.seats]
        if self.base is not None:
            return based(self.base, names, day)
        return Match(
            self.game, settings=self.plan.settings, names=names, secret=self.row.secret, date=day.isoformat()
        )

    def _end(self, outcome: Ending | None, left: Left, now: float) -> None:
        self.status = "over"
        self.proposal = None
        self.outcome = outcome
        if outcome is not None and self.course is not None:
            # By the rules such a game has no result.
            words = ending_words(outcome, [seat.name for seat in self.seats])
            self.course = self.course if words is None else self.course.ended(words)
        self._set_clock(left, now)

    # --- People and bots ---

    def _change(self, now: float, event: TableEvent) -> None:
        """Whatever is no move."""
        match event:
            case Joined():
                self.seats = seated(self.seats, event.seat, seating.person(event.guest, event.name))
            case GotUp():
                self._get_up(event)
            case BotSeated():
                self.seats = seated(self.seats, event.seat, seating.bot(event.bot))
            case Started():
                self._start(now, waits=event.waits)
            case Arrived():
                self.arrived |= set(event.seats)
            case Resigned() | TimedOut() if event.bot is not None:
                self.seats = seated(self.seats, event.seat, self.seats[event.seat].handed_to(event.bot))
                self._forget_asking(event.seat)
            case Over():
                self._end(event.outcome, event.left, now)
            case Proposed():
                self.proposal = event.proposal
            case Agreed():
                assert self.proposal is not None
                self.proposal = self.proposal.agreed_by(event.seats)
            case Declined():
                self.proposal = None
            case Replaced():
                self._sit(event.seat, event.bot)
                self._forget_asking(event.seat)
            case Returned():
                self._sit(event.seat, None)
            case Followed():
                self.next, self.proposal = event.table, None
            case Forgotten():
                self.gone |= set(event.seats)
                for seat in event.seats:
                    self._forget_asking(seat)

    def _get_up(self, event: GotUp) -> None:
        self.seats = seated(self.seats, event.seat, seating.Seat())
        people = [seat.guest for seat in self.seats if seat.guest is not None]
        if event.guest == self.host and self.host not in people and people:
            self.host = people[0]

    def _sit(self, seat: int, bot: str | None) -> None:
        sitting = self.seats[seat]
        self.seats = seated(self.seats, seat, seating.Seat("person", sitting.name, sitting.guest, bot))

    def _forget_asking(self, seat: int) -> None:
        """A proposal that concerns somebody who plays no longer makes no sense; it must be made anew."""
        if self.proposal is not None and self.proposal.concerns(seat):
            self.proposal = None

    def _told(self, entry: Entry, event: TableEvent) -> Incident:
        seat: int | None = None
        name, bot = "", None
        kind: IncidentKind = event.kind
        match event:
            case Proposed(Proposal(kind="rematch")):
                seat, name, kind = event.proposal.seat, event.name, "invited"
            case Created() | Joined() | GotUp():
                seat, name = event.seat, event.name
            case Proposed():
                seat, name, bot = event.proposal.seat, event.name, event.proposal.bot
            case BotSeated() | Resigned() | TimedOut() | Replaced():
                seat, bot = event.seat, event.bot
            case Agreed() | Arrived():
                seat = event.seats[0]
            case Forgotten():
                seat = event.seats[0] if event.seats else None
            case Declined() | Returned() | Followed():
                seat = event.seat
        if seat is not None:
            name = name or self.seats[seat].name
        return Incident(entry.number, entry.time, kind, seat, name, bot)


def _named(event: Event) -> tuple[int, ...]:
    """The seats of which an event tells."""
    match event:
        case Started():
            return ()
        case Proposed(proposal):
            return (proposal.seat, proposal.by, *proposal.waiting, *proposal.agreed)
        case Agreed(seats) | Arrived(seats) | Forgotten(seats):
            return seats
        case Over():
            ending = event.outcome
            return (
                () if ending is None else (*ending.winners, *(() if ending.seat is None else (ending.seat,)))
            )
    return () if event.seat is None else (event.seat,)
