"""What the store has to say beside the tables themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from cabochon.games.errors import CabochonError
from cabochon.server.table import Standing


class DatabaseError(CabochonError):
    """A database that can't be used: a wrong address, no connection, or one made by a later version."""


class NoTableError(CabochonError):
    """Something was to be stored of a table that is not there, or no longer."""


class Listing(NamedTuple):
    """A table in a list; `updated` is when it was last written to.

    `based`: its game goes on from a position of a record.
    """

    table: str
    created: float
    standing: Standing
    updated: float
    based: bool


Age = Literal["waiting", "abandoned", "stuck", "finished"]
"""How a table can grow old: nobody comes, nobody goes on, nobody can though the time is up, all is done."""


class Expired(NamedTuple):
    """A table that has grown old."""

    created: float
    table: str


@dataclass(frozen=True)
class Notice:
    """What another process has to say about a table: it stored events up to `number`, or something `told`.

    A table that was deleted has events up to `NO_EVENTS`. The events themselves may come with it, as they are
    stored (`rows.read_told`), so that whoever needs them need not ask.
    """

    process: str
    table: str
    number: int | None = None
    told: dict[str, Any] | None = None
    events: Sequence[Sequence[Any]] = ()
