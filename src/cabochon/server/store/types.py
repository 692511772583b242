"""What is stored: a table is a row and the numbered events that happened at it."""

from dataclasses import dataclass, field
from typing import Any, Literal

from cabochon.games.errors import CabochonError

Status = Literal["waiting", "playing", "over"]


class DatabaseError(CabochonError):
    """A database that can't be used: a wrong address, no connection, or one made by a later version."""


@dataclass(frozen=True)
class NewEvent:
    """Something that is about to happen at a table.

    `content` is anything that JSON can hold. A `key` ("guest:request id") happens once at a table.
    """

    kind: str
    content: dict[str, Any]
    key: str | None = None


@dataclass(frozen=True)
class StoredEvent:
    """Something that happened, for good. A table's numbers are 1, 2, 3 … without a gap."""

    number: int
    time: float
    kind: str
    content: dict[str, Any]
    key: str | None


@dataclass(frozen=True)
class TableRow:
    """What is settled when a table is opened. `secret` decides every shuffle: it stays in here."""

    id: str
    plan: dict[str, Any]
    host: str
    secret: bytes = field(repr=False)
    created: float
    rules_version: int


@dataclass(frozen=True)
class Standing:
    """How a table stands, for those who look for tables without folding their events.

    `to_move` are the guests whose turn it is, `deadline` is when the running clock ends, and `summary` is
    public: it goes into the lists of tables as it is.
    """

    status: Status
    listed: bool
    guests: tuple[str, ...]
    to_move: tuple[str, ...]
    bot_to_move: bool
    deadline: float | None
    summary: dict[str, Any]


@dataclass(frozen=True)
class Notice:
    """What another process has to say about a table: it stored events up to `number`, or who is there."""

    process: str
    table: str
    number: int | None = None
    presence: dict[str, Any] | None = None


Listing = tuple[TableRow, Standing, float]
"""A table in a list; the number is when it was last written to."""
