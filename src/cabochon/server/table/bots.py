"""The bots that can sit at a table."""

from collections.abc import Sequence

from cabochon.players import NAMES as BOTS
from cabochon.server.table.errors import TableError

__all__ = ["BOTS", "SUBSTITUTE", "checked_bot"]

SUBSTITUTE = "level-4"
"""The bot that plays on for somebody who resigned or whose time is up; events keep the one of their day."""


def checked_bot(kind: str | None, known: Sequence[str]) -> str:
    """A kind of bot that is known here."""
    if kind is None or kind not in known:
        raise TableError(code="error-bot", name=kind or "?", known=", ".join(known))
    return kind
