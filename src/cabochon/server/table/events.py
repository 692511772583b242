"""What can happen at a table. These are kept for good: a table is its row and its events, nothing else.

Only who did something can be taken out of them afterwards: see `Forgotten`. A change of what an event holds
is a new form of it in the store (`store/forms.py`), which goes on reading the old one.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from cabochon.server.table.proposals import Proposal

CLOSED = "closed"
"""Why a game, or a table that waited for people, ended when the server's operator closed it."""

Left = tuple[int, ...] | None
"""The milliseconds left to each seat afterwards; None without a clock."""


@dataclass(frozen=True)
class Ending:
    """How the game ended: `reason` is that of the rules, or "resigned" or "timeout" by a `seat`.

    Where whoever runs the server ended it (`CLOSED`), nobody has won.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    seat: int | None = None


# --- Before the game ---


@dataclass(frozen=True)
class Created:
    """Somebody opened the table, who sits on `seat` (None: nowhere)."""

    kind: ClassVar[Literal["created"]] = "created"
    seat: int | None
    name: str


@dataclass(frozen=True)
class Joined:
    """A guest sat down."""

    kind: ClassVar[Literal["joined"]] = "joined"
    seat: int
    guest: str
    name: str


@dataclass(frozen=True)
class GotUp:
    """A guest got up before the game."""

    kind: ClassVar[Literal["left"]] = "left"
    seat: int
    guest: str
    name: str


@dataclass(frozen=True)
class BotSeated:
    """The host filled a seat with a bot."""

    kind: ClassVar[Literal["bot"]] = "bot"
    seat: int
    bot: str


@dataclass(frozen=True)
class Started:
    """The game began. `waits`: its clock stands until everybody who plays has it before them."""

    kind: ClassVar[Literal["started"]] = "started"
    waits: bool = False


@dataclass(frozen=True)
class Arrived:
    """A guest, who sits on these seats, has the game before them; the clock waited for that."""

    kind: ClassVar[Literal["arrived"]] = "arrived"
    seats: tuple[int, ...]


# --- The game ---


@dataclass(frozen=True)
class Moved:
    """Decisions of one seat in their one notation, made together by a guest (None: by a bot)."""

    kind: ClassVar[Literal["move"]] = "move"
    seat: int
    guest: str | None
    moves: tuple[str, ...]
    left: Left = None


@dataclass(frozen=True)
class TakenBack:
    """The game went back to its first `decisions` decisions; `seat` had asked for it.

    `again`: something had come to light since, so everything unseen was shuffled again.
    """

    kind: ClassVar[Literal["undo"]] = "undo"
    seat: int
    decisions: int
    left: Left = None
    again: bool = False


@dataclass(frozen=True)
class Resigned:
    """Somebody gave up: the game is over with the next event, or a `bot` plays on."""

    kind: ClassVar[Literal["resigned"]] = "resigned"
    seat: int
    bot: str | None


@dataclass(frozen=True)
class TimedOut:
    """Somebody's time was up: the game is over with the next event, or a `bot` plays on."""

    kind: ClassVar[Literal["timeout"]] = "timeout"
    seat: int
    bot: str | None


@dataclass(frozen=True)
class Over:
    """The game ended; without an `outcome` everybody left before it began."""

    kind: ClassVar[Literal["over"]] = "over"
    outcome: Ending | None
    left: Left = None


# --- What needs others ---


@dataclass(frozen=True)
class Proposed:
    """Somebody of this name asked the others for something."""

    kind: ClassVar[Literal["proposed"]] = "proposed"
    proposal: Proposal
    name: str


@dataclass(frozen=True)
class Agreed:
    """A guest agreed to the proposal, for all own seats."""

    kind: ClassVar[Literal["agreed"]] = "agreed"
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Declined:
    """Somebody declined the proposal, or withdrew it."""

    kind: ClassVar[Literal["declined"]] = "declined"
    seat: int


@dataclass(frozen=True)
class Replaced:
    """A bot plays for somebody who has left, until they come back."""

    kind: ClassVar[Literal["replaced"]] = "replaced"
    seat: int
    bot: str


@dataclass(frozen=True)
class Returned:
    """Somebody took their seat back from the bot."""

    kind: ClassVar[Literal["returned"]] = "returned"
    seat: int


# --- Afterwards ---


@dataclass(frozen=True)
class Followed:
    """The next game, asked for by a seat, has a table of its own."""

    kind: ClassVar[Literal["rematch"]] = "rematch"
    table: str
    seat: int


@dataclass(frozen=True)
class Forgotten:
    """Somebody who had to do with the table, on these seats or none, is a nameless stranger now.

    Row and earlier events were changed with this one, so a table that was made from them is made anew.
    """

    kind: ClassVar[Literal["forgotten"]] = "forgotten"
    seats: tuple[int, ...]


TableEvent = (
    Created
    | Joined
    | GotUp
    | BotSeated
    | Started
    | Arrived
    | Resigned
    | TimedOut
    | Over
    | Proposed
    | Agreed
    | Declined
    | Replaced
    | Returned
    | Followed
    | Forgotten
)
Event = Moved | TakenBack | TableEvent


@dataclass(frozen=True)
class Entry:
    """An event in its place: a table's numbers are 1, 2, 3 … without a gap.

    A `key` ("guest:request id") marks the last event of a request, so that it is carried out once.
    """

    number: int
    time: float
    event: Event
    key: str | None = None
