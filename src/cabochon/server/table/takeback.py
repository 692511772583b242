"""Taking back: which decisions a person may undo, and whether the others must agree."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cabochon.match import Move


@dataclass(frozen=True)
class Made:
    """Decisions that were made together: by a guest (None: a bot) on a seat, after `first` others."""

    seat: int
    guest: str | None
    first: int
    moves: tuple[Move, ...]

    @property
    def decisions(self) -> int:
        """How many decisions the game had afterwards."""
        return self.first + len(self.moves)


@dataclass(frozen=True)
class Takeback:
    """The game goes back to its first `decisions` decisions, at once or when the others agree."""

    seat: int
    decisions: int
    at_once: bool


def takeback(
    made: Sequence[Made],
    guest: str,
    *,
    free: int,
    can_forget: Callable[[int], bool],
    others: bool,
    clock: bool,
) -> Takeback | None:
    """What a guest can take back now, `made` being all decisions that stand; None if nothing.

    `free` is how many of the last decisions have revealed nothing to whoever is still deciding; what has come
    to light can be taken back only if everybody `can_forget` it. `others`: other people play too, or will
    again. With a clock nothing goes back unless they agree, and what somebody decided who does not play any
    more never does at once.
    """
    last = next((entry for entry in reversed(made) if entry.guest == guest), None)
    if last is None:
        return None
    if not clock:
        alone = not others and all(entry.guest in (guest, None) for entry in made[made.index(last) :])
        if alone and can_forget(last.first):
            return Takeback(last.seat, last.first, at_once=True)
        if last is made[-1] and free:
            return Takeback(last.seat, last.decisions - min(free, len(last.moves)), at_once=True)
    return Takeback(last.seat, last.first, at_once=False) if others and can_forget(last.first) else None


def kept(made: Sequence[Made], decisions: int) -> list[Made]:
    """What stands of the decisions when only the first `decisions` are kept."""
    return [
        entry
        if entry.decisions <= decisions
        else replace(entry, moves=entry.moves[: decisions - entry.first])
        for entry in made
        if entry.first < decisions
    ]
