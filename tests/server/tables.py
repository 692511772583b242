"""Tables for tests: who sits there, what they do, and everything that was stored of it."""

import json
from collections.abc import Callable, Collection
from typing import Any

from cabochon.server.show import wire
from cabochon.server.store import forms
from cabochon.server.table import Change, Entry, Table, TableRow, open_table

SECRET = bytes(range(32))
GUESTS = ("guest-ann", "guest-bob", "guest-cid", "guest-dee")
NAMES = ("Ann", "Bob", "Cid", "Dee")
STRANGER = "guest-eve"
OPENED = 1_700_000_000.0

Clock = tuple[int, int]
Command = Callable[[], Change]


class Sitting:
    """A table with the events that were stored for it; `do` stores what a command answers."""

    def __init__(self, row: TableRow, change: Change, now: float = OPENED) -> None:
        self.row = row
        self.now = now
        self.stored: list[Entry] = []
        self.table = Table(row)
        self.do(change)

    def do(self, change: Change) -> list[str]:
        """Store events and let them happen; returns their kinds."""
        self.table = self.table.after(change, self.now)
        for event, key in change.keyed():
            self.stored.append(Entry(len(self.stored) + 1, self.now, event, key))
        return [event.kind for event in change.events]

    def folded(self) -> Table:
        """The table made again from what a database keeps of it."""
        table = Table(self.row)
        for entry in self.stored:
            text = json.dumps(forms.write_event(entry.event))
            event = forms.read_event(entry.event.kind, forms.VERSION, text)
            table.apply(Entry(entry.number, entry.time, event, entry.key))
        return table

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds

    def play(self, text: str | None = None, seat: int | None = None) -> list[str]:
        """Whoever is to move plays a text, or the first legal move."""
        match = self.table.match
        assert match is not None
        seat = match.to_move if seat is None else seat
        assert seat is not None
        guest = self.table.seats[seat].guest
        assert guest is not None
        return self.do(self.table.play(guest, seat, text or match.legal_moves[0].text, None, self.now))

    def bot_plays(self) -> list[str]:
        """The bot to move plays its first legal move."""
        match, table = self.table.match, self.table
        assert match is not None
        assert table.to_move is not None
        return self.do(table.bot_play(table.to_move, match.legal_moves[:1], match.moves, self.now))


def plan(
    seats: str,
    game: str = "splendor",
    settings: dict[str, Any] | None = None,
    clock: Clock | None = None,
    listed: bool = False,
    hints: bool | None = None,
) -> wire.NewTable:
    """A plan whose seats are written as letters: m me, l local, o open, g greedy, r random."""
    kinds: dict[str, dict[str, Any]] = {
        "m": {"kind": "me"},
        "l": {"kind": "local", "name": "Lou"},
        "o": {"kind": "open"},
        "g": {"kind": "bot", "bot": "greedy"},
        "r": {"kind": "bot", "bot": "random"},
    }
    return wire.NewTable.model_validate(
        {
            "game": game,
            "settings": settings or {"start": 0},
            "seats": [kinds[letter] for letter in seats],
            "listed": listed,
            "clock": None if clock is None else {"initial": clock[0], "increment": clock[1]},
            "hints": hints,
        }
    )


class Anybody:
    """Whoever is asked for."""

    def __contains__(self, _: object) -> bool:
        return True


ANYBODY = Anybody()


def missing(online: Collection[str], since: float = 0.0) -> dict[str, float]:
    """Everybody who is not online, as `Table.replace` takes it: a bot may play for them from a time on."""
    return {guest: since for guest in (*GUESTS, STRANGER) if guest not in online}


def opened(seats: str, **options: Any) -> Sitting:
    """A table that Ann opened; open seats are still open."""
    secret = options.pop("secret", SECRET)
    return Sitting(*open_table("table22222", GUESTS[0], NAMES[0], plan(seats, **options), secret, OPENED))


def begun(seats: str, **options: Any) -> Sitting:
    """A table that Ann opened, with Bob, Cid and Dee on the open seats, in this order."""
    sitting = opened(seats, **options)
    people = iter(zip(GUESTS[1:], NAMES[1:], strict=True))
    for number, seat in enumerate(sitting.table.seats):
        if seat.kind == "open":
            guest, name = next(people)
            sitting.do(sitting.table.join(guest, name, number))
    assert sitting.table.status == "playing"
    for guest in GUESTS:
        sitting.do(sitting.table.arrive(guest))
    return sitting
