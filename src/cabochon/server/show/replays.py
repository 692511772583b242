"""Recorded games to be gone through, without a thought about them."""

import re
from collections.abc import Iterable

from cabochon.match import Match, Move, Outcome
from cabochon.match.picture import svg
from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.positions import recorded
from cabochon.server.table.endings import read_ending

_LONGEST_FILE = 80


def replay(match: Match, seat: int | None) -> Shown:
    """A game from a complete record: as a seat saw it, or with nothing hidden from whoever sent it."""
    return encoded(gone_through(match, seat))


def picture(match: Match, moves: int, seat: int | None, language: str) -> Shown:
    """The position after the first `moves` decisions, drawn, with its words in a language."""
    state = match.state_after(moves)
    return Shown(svg(recorded(state, seat), match.game, match.names, language))


def gone_through(match: Match, seat: int | None = None) -> wire.Replay:
    """All positions of a game, and what led from each to the next."""
    steps = match.steps
    return {
        "game": match.game.name,
        "names": list(match.names),
        "settings": dict(match.settings),
        "players": match.players,
        "decisions": len(steps),
        "moves": texts(step.move for step in steps),
        "seats": [step.seat for step in steps],
        "positions": [recorded(state, seat) for state in [*(step.before for step in steps), match.state]],
        "outcome": ending(match.outcome),
        "ended": _ended(match),
        "file": file_name(match),
    }


def ending(outcome: Outcome | None) -> wire.Outcome | None:
    """How a game ended by its rules."""
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "seat": None,
    }


def _ended(match: Match) -> wire.Ended | None:
    """How it ended beside them, if its record says so."""
    found = read_ending(match.headers.get("Ended", ""), match.names)
    return None if found is None else {"reason": found[0], "seat": found[1]}


def file_name(match: Match) -> str:
    """What files about a game are called, without an ending: "splendor-2026-11-16-ann-bob"."""
    words = (match.game.name, match.headers.get("Date", ""), *match.names)
    parts = [re.sub(r"[\W_]+", "-", word.lower()).strip("-") for word in words]
    return "-".join(part for part in parts if part)[:_LONGEST_FILE].rstrip("-")


def texts(moves: Iterable[Move]) -> list[str]:
    """Decisions in notation."""
    return [move.text for move in moves]
