"""The bots that can sit at a table."""

from cabochon.players import LEVELS
from cabochon.players import NAMES as BOTS
from cabochon.server.table.errors import TableError

__all__ = ["BOTS", "SUBSTITUTE", "checked_bot", "level_of", "seconds_of"]

SUBSTITUTE = "level-4"
"""The bot that plays on for somebody who resigned or whose time is up; events keep the one of their day."""
_LEVELS = {level.name: level for level in LEVELS}


def checked_bot(kind: str | None) -> str:
    """A kind of bot that exists."""
    if kind not in BOTS:
        raise TableError(code="error-bot", name=kind or "?", known=", ".join(BOTS))
    return kind


def seconds_of(kind: str) -> float:
    """What a decision takes a kind of bot at most, about."""
    return _LEVELS[kind].seconds if kind in _LEVELS else 0.0


def level_of(kind: str) -> int | None:
    """The number of a level; None for bots outside of that scale."""
    return _LEVELS[kind].number if kind in _LEVELS else None
