"""A fair line in front of few places: whoever has least of them, and was served longest ago, goes first.

First addresses are told apart, then the guests of an address, then what one guest waits for. The last free
place is for an address that has none, so that nobody can keep all others waiting.
"""

import asyncio
import itertools
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

BOT, HINT, STUDY = 0, 1, 2
"""What goes first of all that one guest waits for: for a bot, others at the table wait, too."""

_REMEMBERED = 20_000


class Party(NamedTuple):
    """For whom something is done."""

    address: str
    guest: str


@dataclass(frozen=True, eq=False)
class _Ticket:
    party: Party
    rank: int
    number: int
    turn: asyncio.Future[None]


class Line:
    """So many places. Whoever has entered must `leave`. All methods are for the event loop."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: dict[int, _Ticket] = {}
        self._taken: Counter[str] = Counter()
        """The places of each address, and of each guest."""
        self._served: OrderedDict[str, int] = OrderedDict()
        """When an address, or a guest, last got a place; those long ago are forgotten."""
        self._tickets = itertools.count(1)
        self.running = 0
        """How many places are taken."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def waiting_of(self, address: str) -> int:
        """How many wait for guests of one address."""
        return sum(ticket.party.address == address for ticket in self._waiting.values())

    def first_of(self, parties: Iterable[Party]) -> Party:
        """Which of several for whom the same thing is done would get a place soonest."""
        return min(parties, key=lambda party: (self.waiting_of(party.address), self._merit(party)))

    async def enter(self, party: Party, rank: int, patience: float | None = None) -> None:
        """Wait for a place; a TimeoutError says that there was none within `patience` seconds."""
        ticket = _Ticket(party, rank, next(self._tickets), asyncio.get_running_loop().create_future())
        self._waiting[ticket.number] = ticket
        self._call()
        try:
            async with asyncio.timeout(patience):
                await ticket.turn
        except BaseException:
            if self._waiting.pop(ticket.number, None) is None:
                self.leave(party)  # called in the same moment: the place goes to the next
            raise

    def leave(self, party: Party) -> None:
        """Make room for the next."""
        self.running -= 1
        self._taken.subtract(party)
        for key in party:
            if not self._taken[key]:
                del self._taken[key]
        self._call()

    def _call(self) -> None:
        """Give places to whoever may have one."""
        while self.running < self._places:
            # Who has just gone away has yet to take their ticket back.
            here = (ticket for ticket in self._waiting.values() if not ticket.turn.done())
            able = [ticket for ticket in here if self._may_enter(ticket)]
            if not able:
                return
            ticket = min(able, key=lambda each: (*self._merit(each.party), each.rank, each.number))
            del self._waiting[ticket.number]
            self.running += 1
            self._taken.update(ticket.party)
            for key in ticket.party:
                self._served[key] = ticket.number
                self._served.move_to_end(key)
            while len(self._served) > _REMEMBERED:
                self._served.popitem(last=False)
            ticket.turn.set_result(None)

    def _may_enter(self, ticket: _Ticket) -> bool:
        if self._places == 1 or self.running < self._places - 1:
            return True
        # Nobody is kept waiting by an analysis, nor by somebody else's many bots.
        return ticket.rank != STUDY and not self._taken[ticket.party.address]

    def _merit(self, party: Party) -> tuple[int, int, int, int]:
        return (
            self._taken[party.address],
            self._served.get(party.address, 0),
            self._taken[party.guest],
            self._served.get(party.guest, 0),
        )
