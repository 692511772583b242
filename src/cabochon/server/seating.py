"""Who sits where: people, bots, and seats that wait for somebody."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from cabochon.players import NAMES as BOTS
from cabochon.server.errors import TableError

LONGEST_NAME = 24
SUBSTITUTE = "level-4"
"""The bot that plays on for somebody who resigned or whose time is up; events keep the one of their day."""


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
    """The seats on which a person plays who is none of these guests."""
    left_out = set(guests)
    return tuple(number for number, seat in enumerate(seats) if seat.present and seat.guest not in left_out)


def told_apart(seats: Seats) -> Seats:
    """The seats with a name each that no other seat has: Ann, Ann 2, Ann 3."""
    taken: set[str] = set()
    found = []
    for seat in seats:
        name, number = seat.name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{seat.name} {number}"
        taken.add(name.casefold())
        found.append(replace(seat, name=name))
    return tuple(found)


def sides(players: int, teams: bool) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The two sides of a game for two players or two teams; None where everybody plays for themselves."""
    if teams:
        return (0, 2), (1, 3)
    return ((0,), (1,)) if players == 2 else None


def checked_name(name: str) -> str:
    """A name as the table shows it; it must have letters that can be seen, and not too many."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise TableError(code="error-name", most=LONGEST_NAME)
    return name


def checked_bot(kind: str | None, known: Sequence[str]) -> str:
    """A kind of bot that is known here."""
    if kind is None or kind not in known:
        raise TableError(code="error-bot", name=kind or "?", known=", ".join(known))
    return kind


def stored(seats: Seats) -> list[dict[str, Any]]:
    """The seats as an event holds them."""
    return [{"kind": seat.kind, "name": seat.name, "guest": seat.guest, "bot": seat.bot} for seat in seats]


def restored(content: Sequence[dict[str, Any]]) -> Seats:
    """The seats that an event holds."""
    return tuple(Seat(**seat) for seat in content)
