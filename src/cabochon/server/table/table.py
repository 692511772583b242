"""A table: what guests may do there. Every command is a question to the table, and the answer is events.

A command checks everything, changes nothing and returns the `Change` that carries it out (without events, if
there is nothing to do); otherwise it raises a TableError. Whoever calls stores the events, and the table
`after` them takes the place of this one.
"""

from collections.abc import Container, Mapping, Sequence
from math import ceil
from typing import Literal

from cabochon.match import Match, Move, MoveError, notation
from cabochon.server.table import seating
from cabochon.server.table.bots import BOTS, SUBSTITUTE, Kinds, checked_bot, plays, unfit
from cabochon.server.table.bounds import MOST_ASIDE, MOST_MOVES, MOST_SHUFFLES
from cabochon.server.table.changes import NOTHING, Change
from cabochon.server.table.clock import Downtime
from cabochon.server.table.course import Attempt, Course
from cabochon.server.table.errors import ForbiddenError, TableError, refused_move
from cabochon.server.table.events import (
    CLOSED,
    Agreed,
    Arrived,
    BotSeated,
    Declined,
    Ending,
    Event,
    Followed,
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
    TakenBack,
    TimedOut,
)
from cabochon.server.table.fold import Fold
from cabochon.server.table.names import checked_name
from cabochon.server.table.plan import TableRow
from cabochon.server.table.proposals import Proposal
from cabochon.server.table.seating import Seat, seats_of
from cabochon.server.table.standing import Standing, standing
from cabochon.server.table.takeback import Takeback, takeback


class Table(Fold):
    """A table with its seats, its game and its proposals; `show` says who may see what of it.

    `bots` are the kinds that may sit down here, each at tables of its games; `downtimes` says when nobody
    could decide anything.
    """

    def __init__(self, row: TableRow, bots: Kinds = BOTS, downtimes: tuple[Downtime, ...] = ()) -> None:
        super().__init__(row, downtimes)
        self.bots = bots

    # --- Reading ---

    @property
    def bot_to_move(self) -> str | None:
        """The kind of bot that decides now; None if a person does, or nobody."""
        return None if self.to_move is None else self.seats[self.to_move].bot

    @property
    def deadline(self) -> float | None:
        """When the time of the person who decides will be up. Bots are never out of time."""
        if self.clock is None or self.to_move is None or self.bot_to_move is not None:
            return None
        return self.clock.deadline

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return seats_of(self.seats, guest)

    def may_undo(self, guest: str) -> Literal["no", "yes", "ask"]:
        """What taking back would mean for a guest now: impossible, done at once, or a question."""
        found = self._takeback(guest)
        if found is None or self._is_exhausted:
            return "no"
        if found.at_once:
            return "yes"
        away = any(self.seats[other].away for other in seating.others(self.seats, [guest]))
        return "no" if away or self.proposal is not None else "ask"

    @property
    def hints(self) -> bool:
        """Whether whoever decides may ask for a hint; unless agreed otherwise, not among several guests."""
        if self.plan.hints is not None:
            return self.plan.hints
        seats = self.line_up or self.seats
        return len({seat.guest for seat in seats if seat.kind != "bot"}) <= 1

    def hinted(self, guest: str, now: float) -> tuple[Match, int]:
        """The match and the seat for which a guest may have a hint now."""
        course = self._check_playing(now)
        own = self.seats_of(guest)
        if not own:
            raise ForbiddenError(code="error-table-not-seated")
        if not self.hints:
            raise ForbiddenError(code="error-hint-forbidden")
        assert self.to_move is not None
        if self.to_move not in own:
            raise TableError(code="error-table-turn", name=self.seats[self.to_move].name)
        if self.seats[self.to_move].away:
            raise TableError(code="error-table-away")
        return course.match, self.to_move

    def standing(self) -> Standing:
        """How the table stands, for lists of tables."""
        return standing(self)

    # --- Before the game ---

    def join(self, guest: str, name: str, seat: int) -> Change:
        """Sit down on an open seat. When no seat is open any more, the game starts."""
        self._check_seat(seat)
        if self.seats[seat].guest == guest:
            return NOTHING
        self._check_waiting()
        if self.seats[seat].kind != "open":
            raise TableError(code="error-table-seat-taken", number=seat + 1)
        if self.seats_of(guest):
            raise TableError(code="error-table-seated")
        self._check_bounds()
        joined = Joined(seat, guest, checked_name(name, self.bots))
        return Change((joined, *self._starting()))

    def leave(self, guest: str, seat: int) -> Change:
        """Get up. After the start the seat stays theirs: then this changes nothing."""
        self._check_own(guest, seat)
        if self.status != "waiting":
            return NOTHING
        return self._getting_up(guest, [seat])

    def _getting_up(self, guest: str, seats: Sequence[int]) -> Change:
        """Seats become free; where no person is left, the table goes with its host."""
        got_up = tuple(GotUp(seat, guest, self.seats[seat].name) for seat in seats)
        left = any(seat.kind == "person" for number, seat in enumerate(self.seats) if number not in seats)
        return Change(got_up if left or guest != self.host else (*got_up, Over(None)))

    def seat_bot(self, guest: str, seat: int, bot: str) -> Change:
        """The host fills an open seat with a bot, but not the last one where nobody sits."""
        if guest != self.host:
            raise ForbiddenError(code="error-table-host")
        self._check_seat(seat)
        self._check_waiting()
        if self.seats[seat].kind != "open":
            raise TableError(code="error-table-seat-taken", number=seat + 1)
        if all(other.kind == "bot" for number, other in enumerate(self.seats) if number != seat):
            raise TableError(code="error-table-nobody")
        return Change((BotSeated(seat, checked_bot(bot, self.bots, self.game.name)), *self._starting()))

    def _starting(self) -> tuple[Started, ...]:
        """The start, if only one seat was open until now."""
        full = sum(seat.kind == "open" for seat in self.seats) == 1
        return (Started(waits=self.plan.clock is not None),) if full else ()

    def arrive(self, guest: str) -> Change:
        """A guest has the game before them; nothing unless the clock waits for that."""
        own = tuple(seat for seat in self.seats_of(guest) if seat in self.awaited)
        return Change((Arrived(own),)) if own else NOTHING

    # --- Moves ---

    def play(self, guest: str, seat: int, text: str, key: str | None, now: float) -> Change:
        """Decisions in notation for one's own seat, whole or not at all."""
        attempt = Attempt(self._check_playing(now))
        self._check_own(guest, seat)
        if self.seats[seat].away:
            raise TableError(code="error-table-away")
        if self.to_move is not None and self.to_move != seat:
            raise TableError(code="error-table-turn", name=self.seats[self.to_move].name)
        if len(self.made) >= MOST_MOVES:
            raise TableError(code="error-table-endless", most=MOST_MOVES)
        try:
            notation.parse(attempt, text)
        except MoveError as error:
            raise refused_move(error) from None
        return self._played(seat, guest, attempt, key, now)

    def bot_play(self, seat: int, moves: Sequence[Move], after: Sequence[Move], now: float) -> Change:
        """What a bot decided after these decisions; nothing if the game has taken another course since."""
        if self.to_move != seat or self.bot_to_move is None or self._playing.match.moves != tuple(after):
            return NOTHING
        attempt = Attempt(self._playing)
        for move in moves:
            if attempt.course.to_move != seat:
                raise ValueError(f"{move} comes after the bot's turn")
            attempt.play(move)
        return self._played(seat, None, attempt, None, now)

    def _played(self, seat: int, guest: str | None, attempt: Attempt, key: str | None, now: float) -> Change:
        events: list[Event] = [
            Moved(seat, guest, attempt.texts, self._left_to_all(attempt.course.to_move, now))
        ]
        if (result := attempt.course.match.outcome) is not None:
            ending = Ending(tuple(result.winners), tuple(result.scores), result.reason)
            events.append(Over(ending, self._left_to_all(None, now)))
        return Change(tuple(events), key, attempt)

    # --- Taking back ---

    def undo(self, guest: str, seat: int, key: str | None, now: float) -> Change:
        """Take one's last decision back, on whichever own seat, or ask the others to agree to it."""
        self._check_playing(now)
        self._check_own(guest, seat)
        self._check_bounds()
        found = self._takeback(guest)
        if found is None:
            raise TableError(code="error-table-undo")
        if found.at_once:
            return Change((self._taking_back(found.seat, found.decisions, now),), key)
        asked = seating.others(self.seats, [guest])
        if away := next((self.seats[other] for other in asked if self.seats[other].away), None):
            raise TableError(code="error-table-undo-away", name=away.name)
        return self._asked(Proposal("undo", found.seat, found.seat, asked, decisions=found.decisions), key)

    def _takeback(self, guest: str) -> Takeback | None:
        own = self.seats_of(guest)
        if self.status != "playing" or not own or any(self.seats[seat].away for seat in own):
            return None
        course, others = self._playing, seating.others(self.seats, [guest])
        return takeback(
            self.made,
            guest,
            free=course.retractable,
            can_forget=lambda decisions: (
                self._may_shuffle(decisions) and course.match.can_forget(decisions, () if others else own)
            ),
            others=bool(others),
            clock=self.clock is not None,
        )

    def _may_shuffle(self, decisions: int) -> bool:
        """Whether the game may go back so far; where cards have come to light since, not for ever."""
        return self.shuffles < MOST_SHUFFLES or not self._playing.match.reveals_since(decisions)

    def _taking_back(self, seat: int, decisions: int, now: float) -> TakenBack:
        left = None if self.clock is None else self.clock.left_at(now)
        return TakenBack(seat, decisions, left, again=self._playing.match.reveals_since(decisions))

    # --- Giving up ---

    def resign(self, guest: str, seat: int, key: str | None, now: float) -> Change:
        """Give the game up: the other side wins, or a bot plays on among several."""
        self._check_playing(now)
        self._check_own(guest, seat)
        return self._giving_up(Resigned, seat, key, now)

    def depart(self, guest: str, now: float) -> Change:
        """Go for good: get up, or give up on one seat; nothing if the guest has no seat any more."""
        own = self.seats_of(guest)
        if self.status == "over" or not own:
            return NOTHING
        if self.status == "waiting":
            return self._getting_up(guest, own)
        flagged = self.flag(now)
        return flagged if flagged.events else self._giving_up(Resigned, own[0], None, now)

    def flag(self, now: float) -> Change:
        """What follows from the time of the person to move being up; nothing if it is not."""
        if self.deadline is None or self.clock is None or not self.clock.is_up(now):
            return NOTHING
        assert self.to_move is not None
        return self._giving_up(TimedOut, self.to_move, None, now)

    def _giving_up(
        self, how: type[Resigned] | type[TimedOut], seat: int, key: str | None, now: float
    ) -> Change:
        others = [side for side in self._playing.public["sides"] if seat not in side]
        if len(others) != 1:
            return Change((how(seat, SUBSTITUTE),), key)
        winners = tuple(others[0])
        ending = Ending(winners, self._playing.scores, how.kind, seat)
        return Change((how(seat, None), Over(ending, self._left_to_all(None, now))), key)

    def close(self, now: float) -> Change:
        """What whoever runs the server does to a table: it ends, and nobody wins. Nothing if it is over."""
        if self.status == "over":
            return NOTHING
        scores = () if self.course is None else self.course.scores
        return Change((Over(Ending((), scores, CLOSED), self._left_to_all(None, now)),))

    # --- Somebody is missing ---

    def replace(
        self, guest: str, seat: int, missing: Mapping[str, float], key: str | None, now: float
    ) -> Change:
        """Propose the usual bot for the seat of somebody who has been missing for a while.

        `missing` has the guests of this table who are not connected, and from when a bot may play for them.
        Those who are there must agree, unless the clock still waits for whoever is missing.
        """
        self._check_playing(now)
        self._check_seat(seat)
        by = self._check_seated(guest)
        absent = self.seats[seat]
        if absent.kind != "person":
            raise TableError(code="error-table-no-person", number=seat + 1)
        if absent.guest == guest:
            raise TableError(code="error-table-own-seat")
        if absent.away:
            raise TableError(code="error-table-replaced", name=absent.name)
        if absent.guest is None or absent.guest not in missing:
            raise TableError(code="error-table-online", name=absent.name)
        if (wait := missing[absent.guest] - now) > 0:
            raise TableError(code="error-table-grace", name=absent.name, seconds=ceil(wait))
        if seat in self.awaited:
            # The clock stands as long as nobody replaces them, so that nobody else may prevent it.
            return Change((Replaced(seat, SUBSTITUTE),), key)
        self._check_bounds()
        asked = tuple(
            other
            for other in seating.others(self.seats, [guest, absent.guest])
            if self.seats[other].guest not in missing and self.seats[other].present
        )
        if not asked and self.proposal is None:
            return Change((Replaced(seat, SUBSTITUTE),), key)
        return self._asked(Proposal("bot", by, seat, asked, bot=SUBSTITUTE), key)

    def come_back(self, guest: str, seat: int, key: str | None, now: float) -> Change:
        """Take one's own seat back from the bot."""
        self._check_playing(now)
        self._check_own(guest, seat)
        if not self.seats[seat].away:
            raise TableError(code="error-table-not-away")
        return Change((Returned(seat),), key)

    # --- Proposals ---

    def _asked(self, proposal: Proposal, key: str | None) -> Change:
        if self.proposal is not None:
            raise TableError(code="error-table-proposal")
        return Change((Proposed(proposal, self.seats[proposal.by].name),), key)

    def answer(
        self, guest: str, agree: bool, key: str | None, now: float, *, missing: Container[str]
    ) -> Change:
        """Agree to the proposal, or decline it; whoever made it may withdraw it.

        So may whoever is to be replaced by a bot, and nobody is who is not `missing` any more.
        """
        self._check_playing(now)
        proposal = self.proposal
        if proposal is None:
            raise TableError(code="error-table-no-proposal")
        own = self.seats_of(guest)
        asked = [seat for seat in own if seat in proposal.waiting]
        concerned = {proposal.by, proposal.seat}
        if not asked and (agree or concerned.isdisjoint(own)):
            raise ForbiddenError(code="error-table-not-asked")
        if not agree:
            return Change((Declined((asked or [seat for seat in own if seat in concerned])[0]),), key)
        absent = self.seats[proposal.seat]
        if proposal.kind == "bot" and absent.guest not in missing:
            raise TableError(code="error-table-online", name=absent.name)
        agreed = Agreed(tuple(asked))
        if proposal.agreed_by(asked).waiting:
            return Change((agreed,), key)
        if proposal.kind == "undo":
            return Change((agreed, self._taking_back(proposal.seat, proposal.decisions, now)), key)
        bot = checked_bot(proposal.bot, self.bots, self.game.name)
        return Change((agreed, Replaced(proposal.seat, bot)), key)

    # --- Afterwards ---

    def may_rematch(self, guest: str) -> Literal["no", "ask", "asked", "agreed"]:
        """What the next game is to a guest: impossible, theirs to ask for, asked of them, or agreed to."""
        own = seats_of(self.line_up, guest)
        if self.status != "over" or not own or self.next is not None:
            return "no"
        if self.proposal is None:
            return "no" if self.gone or self._is_exhausted or self._unfit is not None else "ask"
        return "agreed" if set(own).isdisjoint(self.proposal.waiting) else "asked"

    def rematch(self, guest: str, agree: bool, key: str | None = None) -> Change:
        """Ask everybody for the next game, or agree to it; or decline it, or withdraw what one has said.

        Who asks while somebody else has asked already agrees. What all have agreed to stands.
        """
        own = self._check_played(guest)
        proposal = self.proposal
        if self.next is not None or self.is_rematch_due:
            return NOTHING
        if not agree:
            return NOTHING if proposal is None else Change((Declined(own[0]),), key)
        if self._unfit is not None:
            raise unfit(self._unfit)
        if proposal is not None:
            asked = tuple(seat for seat in own if seat in proposal.waiting)
            return Change((Agreed(asked),), key) if asked else NOTHING
        if self.gone:
            raise TableError(code="error-table-gone")
        self._check_bounds()
        others = seating.others(self.line_up, [guest])
        return self._asked(Proposal("rematch", own[0], own[0], others), key)

    @property
    def _unfit(self) -> str | None:
        """A bot that began the game and can't play another one: under its name the server has got a new one.

        Whoever is not here at all any more has a substitute.
        """
        for bot in [seat.bot for seat in self.line_up if seat.kind == "bot"]:
            if bot is not None and bot in self.bots and not plays(bot, self.bots, self.game.name):
                return bot
        return None

    @property
    def is_rematch_due(self) -> bool:
        """Whether everybody has agreed to the next game, which has no table yet."""
        return self.proposal is not None and self.proposal.kind == "rematch" and not self.proposal.waiting

    def follow(self, table: str) -> Change:
        """Name the table of the next game (see `opening.again`), to which everybody has agreed."""
        if self.proposal is None or not self.is_rematch_due:
            return NOTHING
        return Change((Followed(table, self.proposal.by),))

    def _check_played(self, guest: str) -> tuple[int, ...]:
        """The seats on which a guest began the game, which is over."""
        if self.status != "over":
            raise TableError(code="error-table-not-over")
        if self.course is None:
            raise TableError(code="error-table-closed")
        own = seats_of(self.line_up, guest)
        if not own:
            raise ForbiddenError(code="error-table-not-seated")
        return own

    # --- Checks ---

    def _check_playing(self, now: float) -> Course:
        """The game, while somebody can decide something: it goes on and nobody's time is up."""
        if self.course is None:
            raise TableError(code="error-table-over" if self.status == "over" else "error-table-not-started")
        if self.status == "over":
            raise TableError(code="error-table-over")
        if self.deadline is not None and self.clock is not None and self.clock.is_up(now):
            raise TableError(code="error-table-time-up")
        return self.course

    @property
    def _is_exhausted(self) -> bool:
        """Whether too much has happened beside the game."""
        return self.number - len(self.made) >= MOST_ASIDE

    def _check_bounds(self) -> None:
        """For everything that could be done in circles."""
        if self._is_exhausted:
            raise TableError(code="error-table-exhausted")

    def _check_waiting(self) -> None:
        if self.status != "waiting":
            raise TableError(code="error-table-over" if self.status == "over" else "error-table-started")

    def _check_seat(self, seat: int) -> Seat:
        if seat not in range(len(self.seats)):
            raise TableError(code="error-table-seat-unknown", number=seat + 1, count=len(self.seats))
        return self.seats[seat]

    def _check_own(self, guest: str, seat: int) -> None:
        if self._check_seat(seat).guest != guest:
            raise ForbiddenError(code="error-table-not-yours", number=seat + 1)

    def _check_seated(self, guest: str) -> int:
        """The first seat on which the guest plays."""
        playing = [seat for seat in self.seats_of(guest) if self.seats[seat].present]
        if not playing:
            raise ForbiddenError(code="error-table-not-seated")
        return playing[0]

    def _left_to_all(self, following: int | None, now: float) -> Left:
        """What is left to everybody when the decision goes to a seat."""
        return None if self.clock is None else self.clock.passed_on(following, now)
