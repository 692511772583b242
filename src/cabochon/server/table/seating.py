"""Who sits where: people, bots, and seats that wait for somebody."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from cabochon.server.table.bots import BOTS
from cabochon.server.table.likeness import likeness


@dataclass(frozen=True)
class Seat:
    """A place at the table. A bot may play for the person who sits there, who is then `away`."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str | None = None
    bot: str | None = None

    @property
    def away(self) -> bool:
        """Whether a bot plays until the person comes back."""
        return self.kind == "person" and self.bot is not None

    @property
    def present(self) -> bool:
        """Whether a person plays here."""
        return self.kind == "person" and self.bot is None

    def handed_to(self, bot: str) -> "Seat":
        """The seat when the person has gone for good; what they did stays under their name."""
        return Seat("bot", self.name, None, bot)


Seats = tuple[Seat, ...]


def person(guest: str, name: str) -> Seat:
    """A seat with a person on it."""
    return Seat("person", name, guest)


def bot(kind: str) -> Seat:
    """A seat with a bot on it."""
    return Seat("bot", kind.capitalize() if kind in BOTS else kind, None, kind)


def seated(seats: Seats, number: int, seat: Seat) -> Seats:
    """The seats with somebody else on one of them."""
    return (*seats[:number], seat, *seats[number + 1 :])


def seats_of(seats: Seats, guest: str) -> tuple[int, ...]:
    """The numbers of the seats that a guest sits on."""
    return tuple(number for number, seat in enumerate(seats) if seat.guest == guest)


def others(seats: Seats, guests: Iterable[str | None]) -> tuple[int, ...]:
    """The seats of people who are none of these guests; some of them may be away."""
    left_out = set(guests)
    return tuple(
        number for number, seat in enumerate(seats) if seat.kind == "person" and seat.guest not in left_out
    )


def told_apart(seats: Seats) -> Seats:
    """The seats with a name each that looks like no other's: Ann, Ann 2, Ann 3."""
    taken: frozenset[str] = frozenset()
    found = []
    for seat in seats:
        name, number = seat.name, 1
        while not taken.isdisjoint(likeness(name)):
            number += 1
            name = f"{seat.name} {number}"
        taken |= likeness(name)
        found.append(replace(seat, name=name))
    return tuple(found)
