"""What happened at a table, as everybody may know it: no guest's id is in here."""

from dataclasses import dataclass
from typing import Literal

from cabochon.match.deeds import Deed


@dataclass(frozen=True)
class MoveMade:
    """Decisions of one seat, and what they did.

    `decisions` is how many had been made in the game afterwards, `turn` the turn in which these were made.
    """

    number: int
    time: float
    seat: int
    moves: tuple[str, ...]
    deeds: tuple[Deed, ...]
    decisions: int
    turn: int


@dataclass(frozen=True)
class MoveTakenBack:
    """The game went back to its first `decisions` decisions; `again`: all unseen was shuffled again."""

    number: int
    time: float
    seat: int
    decisions: int
    again: bool


IncidentKind = Literal[
    "created",
    "joined",
    "left",
    "bot",
    "started",
    "arrived",
    "resigned",
    "timeout",
    "proposed",
    "agreed",
    "declined",
    "replaced",
    "returned",
    "over",
    "invited",
    "rematch",
    "forgotten",
]


@dataclass(frozen=True)
class Incident:
    """Anything else: who came, left, asked, agreed … `name` is the person's, `bot` the kind of bot."""

    number: int
    time: float
    kind: IncidentKind
    seat: int | None = None
    name: str = ""
    bot: str | None = None


Happening = MoveMade | MoveTakenBack | Incident
