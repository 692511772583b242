"""Who plays each seat, in the header `Seats` of a record, so that a saved game can go on.

It holds `person` and what comes with the package. What would run code is written as `program` alone: its
command is nobody else's business, and a file that was handed in must not start anything. Who goes on with
such a game says once more who plays.
"""

from collections.abc import Sequence

from cabochon.games.errors import CabochonError
from cabochon.match import Match
from cabochon.players.names import NAMES
from cabochon.players.spec import PlayerSpec, split_list

HEADER = "Seats"
PERSON = "person"
SOME_PROGRAM = "program"


def write_seats(match: Match, seats: Sequence[PlayerSpec | None]) -> None:
    """Note in the match, and so in its record, who plays; None is a person."""
    match.headers[HEADER] = ", ".join(_written(spec) for spec in seats)


def _written(spec: PlayerSpec | None) -> str:
    if spec is None:
        return PERSON
    return SOME_PROGRAM if spec.runs_code else spec.text


def read_seats(match: Match) -> list[PlayerSpec | None]:
    """Who plays in a match; a record that does not say so is a game of people."""
    entries = [entry for entry in split_list(match.headers.get(HEADER, "")) if entry]
    entries = entries or [PERSON] * match.players
    if len(entries) != match.players:
        raise CabochonError(
            f"the header {HEADER} must name {match.players} seats; it names {len(entries)}",
            code="error-header-seats",
            players=match.players,
            named=len(entries),
        )
    return [_read(entry, number) for number, entry in enumerate(entries, 1)]


def _read(entry: str, number: int) -> PlayerSpec | None:
    if entry == PERSON:
        return None
    if entry != SOME_PROGRAM:
        try:
            spec = PlayerSpec.parse(entry)
        except CabochonError:
            known = ", ".join([PERSON, *NAMES])
            raise CabochonError(
                f"the header {HEADER} names an unknown player, {entry!r}; known are: {known}",
                code="error-header-player",
                kind=entry,
                known=known,
            ) from None
        if not spec.runs_code:
            return spec
    raise CabochonError(
        f"a program plays on seat {number}, and a file does not start programs; "
        "say with --seats who plays on each seat",
        code="error-header-program",
        number=number,
    )
