"""One game being played: moves, undo, notation, record, views, pictures."""

from cabochon.games.base import Outcome
from cabochon.match.errors import (
    AmbiguousMoveError,
    CabochonError,
    IllegalMoveError,
    MalformedMoveError,
    MoveError,
    PositionError,
    RecordError,
    SettingsError,
    SetupError,
)
from cabochon.match.match import Match
from cabochon.match.move import Move
from cabochon.match.record import Check, Record
from cabochon.match.record_file import RecordReader
from cabochon.match.view import View

__all__ = [
    "AmbiguousMoveError",
    "CabochonError",
    "Check",
    "IllegalMoveError",
    "MalformedMoveError",
    "Match",
    "Move",
    "MoveError",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "RecordReader",
    "SettingsError",
    "SetupError",
    "View",
]
