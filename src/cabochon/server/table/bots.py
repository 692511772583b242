"""The bots that can sit at a table."""

from collections.abc import Mapping

from cabochon.players import LEVELS, NAMES
from cabochon.server.table.errors import TableError

Kinds = Mapping[str, tuple[str, ...] | None]
"""Kinds of bots by name, each with the games that it is for, if it can't play all."""

BOTS: Kinds = dict.fromkeys(NAMES)
"""Those of the package."""

SUBSTITUTE = "level-4"
BEST = LEVELS[-1].name
"""The bot that plays on for somebody who resigned or whose time is up; events keep the one of their day."""


def plays(kind: str, known: Kinds, game: str) -> bool:
    """Whether a kind of bot that is known here plays a game."""
    games = known[kind]
    return games is None or game in games


def checked_bot(kind: str | None, known: Kinds, game: str) -> str:
    """A kind of bot that is known here and plays this game."""
    if kind is None or kind not in known:
        raise TableError(code="error-bot", name=kind or "?", known=", ".join(known))
    if not plays(kind, known, game):
        raise unfit(kind)
    return kind


def unfit(kind: str) -> TableError:
    """The error for a bot that does not play the game of the table."""
    return TableError(code="error-bot-game", name=kind)
