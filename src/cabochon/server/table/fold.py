"""A table as its events made it."""

import datetime
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Self, cast

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.match import Match, Move
from cabochon.match.deeds import Deed, deeds
from cabochon.match.move import all_moves
from cabochon.server.show import wire
from cabochon.server.store.types import NewEvent, StoredEvent, TableRow
from cabochon.server.table import seating
from cabochon.server.table.bases import base_of, based
from cabochon.server.table.clock import Clock
from cabochon.server.table.errors import TableError
from cabochon.server.table.proposals import Proposal
from cabochon.server.table.seating import Seats, seated
from cabochon.server.table.takeback import Made, kept


class Fold:
    """What the events of a table add up to; `apply` adds the next one.

    Nothing here reads a clock or draws chance: the same row and events always make the same table.
    """

    game: Game

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = find_game(row.plan["game"])
        self.settings: dict[str, Any] = row.plan["settings"]
        self.listed: bool = row.plan["listed"]
        self.base: Match | None = base_of(row)
        """The match from which the game goes on; None if it begins at the beginning."""
        self.seats: Seats = seating.restored(row.plan["seats"])
        self.line_up: Seats = ()
        """Who sat there when the game started, whoever plays on their seats later."""
        self.host = row.host
        self.status: wire.Status = "waiting"
        self.number = 0
        self.keys: dict[str, int] = {}
        """The last event of each request that was carried out."""
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.proposal: Proposal | None = None
        self.outcome: wire.Outcome | None = None
        self.next: str | None = None
        self.events: list[wire.Event] = []
        """Everything that happened, as everybody may see it."""
        self.made: list[Made] = []
        """The decisions that stand, as they were made."""
        self.shown: dict[Any, Any] = {}
        """What `show` has built for this position."""
        self.public: dict[str, Any] = {}
        """The position as everybody may see it; empty before the game."""

    def copy(self) -> Self:
        """A table of its own that stands as this one does."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.keys = dict(self.keys)
        other.events = list(self.events)
        other.made = list(self.made)
        other.shown = dict(self.shown)
        if self.match is not None:
            other.match = self.match.copy()
        return other

    def after(self, events: Sequence[NewEvent], now: float) -> Self:
        """The table as it will stand when these events are stored; this one does not change."""
        table = self.copy()
        for event in events:
            table.apply(StoredEvent(table.number + 1, now, event.kind, event.content, event.key))
        return table

    def apply(self, event: StoredEvent) -> None:
        """Take the next event in."""
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} can't follow event {self.number}")
        happened = _APPLY[event.kind](self, event)
        self.number = event.number
        if event.key is not None:
            self.keys[event.key] = event.number
        self.events.append(happened)

    @property
    def decisions(self) -> int:
        """How many decisions of the game stand."""
        if self.made:
            return self.made[-1].decisions
        return 0 if self.base is None else len(self.base.moves)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None before and after the game."""
        return self.public["to_move"] if self.status == "playing" else None

    @property
    def phase(self) -> str:
        """What is to be decided now, during the game."""
        return str(self.public["phase"])

    # --- Before the game ---

    def _created(self, event: StoredEvent) -> wire.Event:
        return self._told(event)

    def _joined(self, event: StoredEvent) -> wire.Event:
        content = event.content
        self.seats = seated(self.seats, content["seat"], seating.person(content["guest"], content["name"]))
        return self._told(event)

    def _left(self, event: StoredEvent) -> wire.Event:
        told = self._told(event)
        self.seats = seated(self.seats, event.content["seat"], seating.Seat())
        people = [seat.guest for seat in self.seats if seat.guest is not None]
        if event.content["guest"] == self.host and self.host not in people and people:
            self.host = people[0]
        return told

    def _bot(self, event: StoredEvent) -> wire.Event:
        self.seats = seated(self.seats, event.content["seat"], seating.bot(event.content["bot"]))
        return self._told(event)

    def _started(self, event: StoredEvent) -> wire.Event:
        if self.row.rules_version != self.game.rules_version:
            raise TableError(code="error-table-version")
        self.status = "playing"
        self.seats = self.line_up = seating.told_apart(self.seats)
        self.match = self._new_match(datetime.datetime.fromtimestamp(event.time, datetime.UTC).date())
        self.public = self.match.position(None)
        if plan := self.row.plan["clock"]:
            clock = Clock.new(plan["initial"], plan["increment"], len(self.seats))
            self.clock = clock.set(clock.left, self.to_move, event.time)
        self.shown.clear()
        return self._told(event)

    def _new_match(self, day: datetime.date) -> Match:
        names = [seat.name for seat in self.seats]
        if self.base is not None:
            return based(self.base, names, day)
        return Match(
            self.game, settings=self.settings, names=names, secret=self.row.secret, date=day.isoformat()
        )

    # --- The game ---

    def _move(self, event: StoredEvent) -> wire.Event:
        match, content = self._match, event.content
        seat: int = content["seat"]
        known = _moves_by_text(self.game)
        moves = tuple(known[text] for text in content["moves"])
        turn, first = int(self.public["turn"]), self.decisions
        done: list[wire.Deed] = []
        for move in moves:
            before = self.public
            match.play(move)
            self.public = match.position(None)
            done += [_wire_deed(deed) for deed in deeds(self.game, move, before, self.public)]
        self.made.append(Made(seat, content["guest"], first, moves))
        if self.proposal is not None and self.proposal.lapses_with_move(seat):
            self.proposal = None
        self._went_on(event)
        return {
            "number": event.number,
            "time": event.time,
            "kind": "move",
            "seat": seat,
            "moves": ", ".join(content["moves"]),
            "deeds": done,
            "decisions": first + len(moves),
            "turn": turn,
        }

    def _undo(self, event: StoredEvent) -> wire.Event:
        match, decisions = self._match, int(event.content["decisions"])
        for _ in range(self.decisions - decisions):
            match.undo()
        self.public = match.position(None)
        self.made = kept(self.made, decisions)
        if self.proposal is not None and self.proposal.kind == "undo":
            self.proposal = None
        self._went_on(event)
        return {
            "number": event.number,
            "time": event.time,
            "kind": "undo",
            "seat": event.content["seat"],
            "decisions": decisions,
        }

    def _went_on(self, event: StoredEvent) -> None:
        """Another position: what was shown of the last one is old, and the clock goes to who decides now."""
        self.shown.clear()
        if self.clock is not None:
            self.clock = self.clock.set(event.content["left"], self.to_move, event.time)

    def _gave_up(self, event: StoredEvent) -> wire.Event:
        """Somebody resigned, or their time is up: the game ends with the next event, or a bot plays on."""
        seat, bot = event.content["seat"], event.content["bot"]
        if bot is not None:
            self.seats = seated(self.seats, seat, self.seats[seat].handed_to(bot))
            self._forget_asking(seat)
        return self._told(event)

    def _over(self, event: StoredEvent) -> wire.Event:
        self.status = "over"
        self.proposal = None
        self.outcome = event.content["outcome"]
        if self.outcome is not None and self.outcome["reason"] in _ENDINGS:
            # By the rules such a game has no result, so its record says why nobody plays on.
            name = self.seats[event.content["outcome"]["seat"]].name
            self._match.headers["Ended"] = f"{name} {_ENDINGS[self.outcome['reason']]}"
        self.shown.clear()
        if self.clock is not None:
            self.clock = self.clock.set(event.content["left"], None, event.time)
        return self._told(event)

    # --- Proposals ---

    def _proposed(self, event: StoredEvent) -> wire.Event:
        self.proposal = Proposal.restored(event.content["proposal"])
        return self._told(event)

    def _agreed(self, event: StoredEvent) -> wire.Event:
        assert self.proposal is not None
        self.proposal = self.proposal.agreed_by(event.content["seats"])
        return self._told(event)

    def _declined(self, event: StoredEvent) -> wire.Event:
        self.proposal = None
        return self._told(event)

    def _replaced(self, event: StoredEvent) -> wire.Event:
        seat, bot = event.content["seat"], event.content["bot"]
        self._sit(seat, bot)
        self._forget_asking(seat)
        return self._told(event)

    def _returned(self, event: StoredEvent) -> wire.Event:
        self._sit(event.content["seat"], None)
        return self._told(event)

    def _rematch(self, event: StoredEvent) -> wire.Event:
        self.next = event.content["table"]
        return self._told(event)

    # --- Common to several ---

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _sit(self, seat: int, bot: str | None) -> None:
        sitting = self.seats[seat]
        self.seats = seated(self.seats, seat, seating.Seat("person", sitting.name, sitting.guest, bot))

    def _forget_asking(self, seat: int) -> None:
        """A proposal about, by or to somebody who plays no longer makes no sense; it must be made anew."""
        proposal = self.proposal
        if proposal is not None and seat in (proposal.seat, proposal.by, *proposal.waiting, *proposal.agreed):
            self.proposal = None

    def _told(self, event: StoredEvent) -> wire.Event:
        seat: int | None = event.content.get("seat")
        name: str = event.content.get("name") or ("" if seat is None else self.seats[seat].name)
        return {
            "number": event.number,
            "time": event.time,
            "kind": cast(Any, event.kind),
            "seat": seat,
            "name": name,
            "bot": event.content.get("bot"),
        }


_APPLY = {
    "created": Fold._created,
    "joined": Fold._joined,
    "left": Fold._left,
    "bot": Fold._bot,
    "started": Fold._started,
    "move": Fold._move,
    "undo": Fold._undo,
    "resigned": Fold._gave_up,
    "timeout": Fold._gave_up,
    "over": Fold._over,
    "proposed": Fold._proposed,
    "agreed": Fold._agreed,
    "declined": Fold._declined,
    "replaced": Fold._replaced,
    "returned": Fold._returned,
    "rematch": Fold._rematch,
}


_ENDINGS = {"resigned": "resigned", "timeout": "ran out of time"}
"""How a game can end beside the rules, as records say it."""


@lru_cache(maxsize=8)
def _moves_by_text(game: Game) -> dict[str, Move]:
    return {move.text: move for move in all_moves(game)}


def _wire_deed(deed: Deed) -> wire.Deed:
    """A deed without what it does not carry."""
    found: dict[str, Any] = {"kind": deed.kind, "seat": deed.seat}
    if deed.tokens:
        found["tokens"] = list(deed.tokens)
    if deed.cells:
        found["cells"] = list(deed.cells)
    if deed.place:
        found["place"] = deed.place
    if deed.card is not None:
        found["card"] = deed.card
    if deed.number is not None:
        found["number"] = deed.number
    if deed.colour:
        found["colour"] = deed.colour
    return cast(wire.Deed, found)
