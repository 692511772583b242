"""How a game can end beside the rules: as its record says it, and read again from there."""

from collections.abc import Sequence

from cabochon.server.table.events import CLOSED, Ending

_ENDINGS = {"resigned": "resigned", "timeout": "ran out of time", CLOSED: "closed by the server"}


def ending_words(ending: Ending, names: Sequence[str]) -> str | None:
    """Why nobody plays on, for the record; None for a game that ended by its rules."""
    words = _ENDINGS.get(ending.reason)
    if words is None or ending.seat is None:
        return words
    return f"{names[ending.seat]} {words}"


def read_ending(words: str, names: Sequence[str]) -> tuple[str, int | None] | None:
    """The reason and the seat in what a record says; None where it says something else."""
    if words == _ENDINGS[CLOSED]:
        return CLOSED, None
    found = (
        (reason, seat)
        for reason, said in _ENDINGS.items()
        for seat, name in enumerate(names)
        if reason != CLOSED and words == f"{name} {said}"
    )
    return next(found, None)
