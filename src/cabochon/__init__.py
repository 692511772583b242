"""Splendor and Splendor Duel, complete: for people who play, build bots or do research.

>>> import cabochon
>>> match = cabochon.Match("splendor", players=2, seed=7)
>>> match.play("take wbg")
(Move(game='splendor', action=0, text='take wbg'),)

Everything is imported when it is first used, so `import cabochon` itself costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cabochon.games.state import State
    from cabochon.match import (
        AmbiguousMoveError,
        CabochonError,
        Check,
        IllegalMoveError,
        MalformedMoveError,
        Match,
        Move,
        MoveError,
        Outcome,
        PositionError,
        Record,
        RecordError,
        RecordReader,
        SettingsError,
        SetupError,
        View,
    )

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
    "State",
    "View",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("cabochon")
    if name not in __all__:
        raise AttributeError(f"module 'cabochon' has no attribute {name!r}")
    value = getattr(import_module("cabochon.games.state" if name == "State" else "cabochon.match"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
