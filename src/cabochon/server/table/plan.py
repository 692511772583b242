"""What is settled when a table is opened."""

from dataclasses import dataclass, field

from cabochon.server.table.seating import Seats

Settings = dict[str, bool | int | str]


@dataclass(frozen=True)
class TimeControl:
    """Thinking time for each player: `initial` seconds, and `increment` more after every turn."""

    initial: int
    increment: int


@dataclass(frozen=True)
class Plan:
    """What is played, and by whom. `base` is the record from whose end the game goes on.

    `hints`: whether hints are allowed; None allows them where one guest plays against bots alone.
    """

    game: str
    settings: Settings
    listed: bool
    clock: TimeControl | None
    seats: Seats
    hints: bool | None = None
    base: str | None = None


@dataclass(frozen=True)
class TableRow:
    """A table before anything happened at it. `secret` decides every shuffle: it stays in here."""

    id: str
    plan: Plan
    host: str
    secret: bytes = field(repr=False)
    created: float
    rules_version: int
