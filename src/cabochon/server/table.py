"""A table: what guests may do there. Every command is a question to the table and its answer is events.

A command checks everything, changes nothing and returns the events that carry it out (none, if there is
nothing to do); otherwise it raises a TableError. Whoever calls stores the events and then lets the table
`apply` them. A `key` marks the last event of a request, so that it is carried out once.
"""

from collections.abc import Sequence, Set
from typing import Any, Literal

from cabochon.match import Match, Move, MoveError, notation
from cabochon.players import NAMES
from cabochon.server import seating, wire
from cabochon.server.errors import ForbiddenError, TableError, refused_move
from cabochon.server.fold import Fold
from cabochon.server.proposals import Proposal
from cabochon.server.seating import SUBSTITUTE, Seat, seats_of
from cabochon.server.standing import Standing, standing
from cabochon.server.store.types import NewEvent, TableRow
from cabochon.server.takeback import Takeback, takeback


class Table(Fold):
    """A table with its seats, its game and its proposals; `show.py` says who may see what of it.

    `bots` are the kinds that may sit down here.
    """

    def __init__(self, row: TableRow, bots: Sequence[str] = NAMES) -> None:
        super().__init__(row)
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
        if found is None or (self.proposal is not None and not found.at_once):
            return "no"
        return "yes" if found.at_once else "ask"

    @property
    def hints(self) -> bool:
        """Whether whoever decides may ask for a hint; unless agreed otherwise, not among several guests."""
        wished: bool | None = self.row.plan.get("hints")
        if wished is not None:
            return wished
        seats = self.line_up or self.seats
        return len({seat.guest for seat in seats if seat.kind != "bot"}) <= 1

    def hinted(self, guest: str, now: float) -> tuple[Match, int]:
        """The match and the seat for which a guest may have a hint now."""
        match = self._playing(now)
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
        return match, self.to_move

    def standing(self) -> Standing:
        """How the table stands, for lists of tables."""
        return standing(self)

    # --- Before the game ---

    def join(self, guest: str, name: str, seat: int, key: str | None = None) -> list[NewEvent]:
        """Sit down on an open seat. When no seat is open any more, the game starts."""
        self._check_seat(seat)
        if self.seats[seat].guest == guest:
            return []
        self._check_waiting()
        if self.seats[seat].kind != "open":
            raise TableError(code="error-table-seat-taken", number=seat + 1)
        if self.seats_of(guest):
            raise TableError(code="error-table-seated")
        name = seating.checked_name(name)
        event = NewEvent("joined", {"seat": seat, "guest": guest, "name": name})
        return _keyed([event, *self._starting()], key)

    def leave(self, guest: str, seat: int, key: str | None = None) -> list[NewEvent]:
        """Get up. After the start the seat stays theirs: then this changes nothing."""
        self._check_own(guest, seat)
        if self.status != "waiting":
            return []
        events = [NewEvent("left", {"seat": seat, "guest": guest, "name": self.seats[seat].name})]
        alone = not any(other.kind == "person" for number, other in enumerate(self.seats) if number != seat)
        if guest == self.host and alone:
            events.append(NewEvent("over", {"outcome": None}))
        return _keyed(events, key)

    def seat_bot(self, guest: str, seat: int, bot: str, key: str | None = None) -> list[NewEvent]:
        """The host fills an open seat with a bot."""
        if guest != self.host:
            raise ForbiddenError(code="error-table-host")
        self._check_seat(seat)
        self._check_waiting()
        if self.seats[seat].kind != "open":
            raise TableError(code="error-table-seat-taken", number=seat + 1)
        event = NewEvent("bot", {"seat": seat, "bot": seating.checked_bot(bot, self.bots)})
        return _keyed([event, *self._starting()], key)

    def _starting(self) -> list[NewEvent]:
        """The start, if only one seat was open until now."""
        return [NewEvent("started", {})] if sum(seat.kind == "open" for seat in self.seats) == 1 else []

    # --- Moves ---

    def play(self, guest: str, seat: int, text: str, key: str | None, now: float) -> list[NewEvent]:
        """Decisions in notation for one's own seat, whole or not at all."""
        match = self._playing(now)
        self._check_own(guest, seat)
        if self.seats[seat].away:
            raise TableError(code="error-table-away")
        if self.to_move is not None and self.to_move != seat:
            raise TableError(code="error-table-turn", name=self.seats[self.to_move].name)
        trial = match.copy()
        try:
            moves = notation.parse(trial, text)
        except MoveError as error:
            raise refused_move(error) from None
        return _keyed(self._moved(seat, guest, moves, trial, now), key)

    def bot_play(self, seat: int, moves: Sequence[Move], after: Sequence[Move], now: float) -> list[NewEvent]:
        """What a bot decided after these decisions; nothing if the game has taken another course since."""
        if self.to_move != seat or self.bot_to_move is None or self._match.moves != tuple(after):
            return []
        trial = self._match.copy()
        for move in moves:
            if trial.to_move != seat:
                raise ValueError(f"{move} comes after the bot's turn")
            trial.play(move)
        return self._moved(seat, None, moves, trial, now)

    def _moved(
        self, seat: int, guest: str | None, moves: Sequence[Move], after: Match, now: float
    ) -> list[NewEvent]:
        content = {"seat": seat, "guest": guest, "moves": [move.text for move in moves]}
        events = [NewEvent("move", {**content, **self._time(after.to_move, now)})]
        if (outcome := after.outcome) is not None:
            events.append(self._ending(outcome.winners, outcome.scores, outcome.reason, None, now))
        return events

    # --- Taking back ---

    def undo(self, guest: str, seat: int, key: str | None, now: float) -> list[NewEvent]:
        """Take one's last decision back, on whichever own seat, or ask the others to agree to it."""
        self._playing(now)
        self._check_own(guest, seat)
        found = self._takeback(guest)
        if found is None:
            raise TableError(code="error-table-undo")
        if found.at_once:
            return _keyed([self._undone(found.seat, found.decisions, now)], key)
        asked = seating.others(self.seats, [guest])
        return self._asked(Proposal("undo", found.seat, found.seat, asked, decisions=found.decisions), key)

    def _takeback(self, guest: str) -> Takeback | None:
        own = self.seats_of(guest)
        if self.status != "playing" or not own or any(self.seats[seat].away for seat in own):
            return None
        return takeback(
            self.made,
            guest,
            phase=self.phase,
            others=bool(seating.others(self.seats, [guest])),
            clock=self.clock is not None,
        )

    def _undone(self, seat: int, decisions: int, now: float) -> NewEvent:
        left = {} if self.clock is None else {"left": list(self.clock.left_at(now))}
        return NewEvent("undo", {"seat": seat, "decisions": decisions, **left})

    # --- Giving up ---

    def resign(self, guest: str, seat: int, key: str | None, now: float) -> list[NewEvent]:
        """Give the game up: the other side wins, or a bot plays on among several."""
        self._playing(now)
        self._check_own(guest, seat)
        return _keyed(self._given_up("resigned", seat, now), key)

    def flag(self, now: float) -> list[NewEvent]:
        """What follows from the time of the person to move being up; nothing if it is not."""
        if self.deadline is None or self.clock is None or not self.clock.is_up(now):
            return []
        assert self.to_move is not None
        return self._given_up("timeout", self.to_move, now)

    def _given_up(self, reason: Literal["resigned", "timeout"], seat: int, now: float) -> list[NewEvent]:
        both = seating.sides(len(self.seats), bool(self.settings.get("teams")))
        if both is None:
            return [NewEvent(reason, {"seat": seat, "bot": SUBSTITUTE})]
        winners = both[1] if seat in both[0] else both[0]
        scores = [player["points"] for player in self.public["players"]]
        return [
            NewEvent(reason, {"seat": seat, "bot": None}),
            self._ending(winners, scores, reason, seat, now),
        ]

    def _ending(
        self, winners: Sequence[int], scores: Sequence[int], reason: str, seat: int | None, now: float
    ) -> NewEvent:
        outcome: wire.Outcome = {
            "winners": list(winners),
            "scores": list(scores),
            "reason": reason,
            "seat": seat,
        }
        return NewEvent("over", {"outcome": outcome, **self._time(None, now)})

    # --- Somebody is missing ---

    def replace(
        self, guest: str, seat: int, bot: str, online: Set[str], key: str | None, now: float
    ) -> list[NewEvent]:
        """Propose a bot for the seat of somebody who is not `online`; those who are must agree."""
        self._playing(now)
        self._check_seat(seat)
        by = self._check_seated(guest)
        bot = seating.checked_bot(bot, self.bots)
        missing = self.seats[seat]
        if missing.kind != "person":
            raise TableError(code="error-table-no-person", number=seat + 1)
        if missing.guest == guest:
            raise TableError(code="error-table-own-seat")
        if missing.away:
            raise TableError(code="error-table-replaced", name=missing.name)
        if missing.guest in online:
            raise TableError(code="error-table-online", name=missing.name)
        asked = tuple(
            other
            for other in seating.others(self.seats, [guest, missing.guest])
            if self.seats[other].guest in online
        )
        if not asked and self.proposal is None:
            return _keyed([NewEvent("replaced", {"seat": seat, "bot": bot})], key)
        return self._asked(Proposal("bot", by, seat, asked, bot=bot), key)

    def come_back(self, guest: str, seat: int, key: str | None, now: float) -> list[NewEvent]:
        """Take one's own seat back from the bot."""
        self._playing(now)
        self._check_own(guest, seat)
        if not self.seats[seat].away:
            raise TableError(code="error-table-not-away")
        return _keyed([NewEvent("returned", {"seat": seat})], key)

    # --- Proposals ---

    def _asked(self, proposal: Proposal, key: str | None) -> list[NewEvent]:
        if self.proposal is not None:
            raise TableError(code="error-table-proposal")
        content = {"proposal": proposal.stored(), "bot": proposal.bot, "seat": proposal.seat}
        return _keyed([NewEvent("proposed", {**content, "name": self.seats[proposal.by].name})], key)

    def answer(self, guest: str, agree: bool, key: str | None, now: float) -> list[NewEvent]:
        """Agree to the proposal, or decline it; whoever made it may withdraw it."""
        self._playing(now)
        proposal = self.proposal
        if proposal is None:
            raise TableError(code="error-table-no-proposal")
        own = self.seats_of(guest)
        asked = [seat for seat in own if seat in proposal.waiting]
        if not asked and (agree or proposal.by not in own):
            raise ForbiddenError(code="error-table-not-asked")
        if not agree:
            return _keyed([NewEvent("declined", {"seat": asked[0] if asked else proposal.by})], key)
        events = [NewEvent("agreed", {"seat": asked[0], "seats": asked})]
        if not proposal.agreed_by(asked).waiting:
            if proposal.kind == "undo":
                events.append(self._undone(proposal.seat, proposal.decisions, now))
            else:
                events.append(NewEvent("replaced", {"seat": proposal.seat, "bot": proposal.bot}))
        return _keyed(events, key)

    # --- Afterwards ---

    def rematch(self, guest: str, table: str, key: str | None = None) -> list[NewEvent]:
        """Name the table of the next game (see `opening.again`); nothing if there is one already."""
        if self.status != "over":
            raise TableError(code="error-table-not-over")
        if self.match is None:
            raise TableError(code="error-table-closed")
        own = seats_of(self.line_up, guest)
        if not own:
            raise ForbiddenError(code="error-table-not-seated")
        if self.next is not None:
            return []
        return _keyed([NewEvent("rematch", {"table": table, "seat": own[0]})], key)

    # --- Checks ---

    def _playing(self, now: float) -> Match:
        """The match, while somebody can decide something: it goes on and nobody's time is up."""
        if self.match is None:
            raise TableError(code="error-table-over" if self.status == "over" else "error-table-not-started")
        if self.status == "over":
            raise TableError(code="error-table-over")
        if self.deadline is not None and self.clock is not None and self.clock.is_up(now):
            raise TableError(code="error-table-time-up")
        return self.match

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

    def _time(self, following: int | None, now: float) -> dict[str, Any]:
        """What is left to everybody when the decision goes to a seat; nothing without a clock."""
        return {} if self.clock is None else {"left": list(self.clock.passed_on(following, now))}


def _keyed(events: list[NewEvent], key: str | None) -> list[NewEvent]:
    """The events of one request, whose last carries its key."""
    return [*events[:-1], NewEvent(events[-1].kind, events[-1].content, key)]
