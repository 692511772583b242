"""What players are called in a match."""

from collections.abc import Sequence

from cabochon.match.errors import SetupError

LONGEST_NAME = 40


def default_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names."""
    return tuple(f"Player {seat + 1}" for seat in range(players))


def checked_names(players: int | None, names: Sequence[str] | None) -> tuple[str, ...]:
    """The names of so many players (None: as many as there are names), or a SetupError."""
    if names is None:
        return default_names(players or 0)
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != (players or len(names)):
        number = "as many" if players is None else players
        raise SetupError(f"{players or 'the'} players need a list of {number} names, not {names!r}")
    for name in names:
        if not isinstance(name, str) or not name or name != name.strip() or not name.isprintable():
            raise SetupError(f"a name is a line of printable text without spaces around it, not {name!r}")
        if len(name) > LONGEST_NAME:
            raise SetupError(f"a name has at most {LONGEST_NAME} characters; {name!r} has {len(name)}")
    return tuple(names)
