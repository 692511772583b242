"""What can go wrong, in words for people; the attributes say the same to programs."""

from cabochon.games.errors import CabochonError, PositionError, SettingsError, SetupError

__all__ = [
    "AmbiguousMoveError",
    "CabochonError",
    "IllegalMoveError",
    "MalformedMoveError",
    "MoveError",
    "PositionError",
    "RecordError",
    "SettingsError",
    "SetupError",
]


class MoveError(CabochonError):
    """A text or a move that was not played; the match has not changed.

    `text` is what was given, as far as it concerns this error.
    """

    def __init__(self, message: str, *, text: str = "") -> None:
        super().__init__(message)
        self.text = text


class MalformedMoveError(MoveError):
    """No move of the game reads like this; `expected` says what would.

    `verbs` are those that the text may have begun with; empty if it begins like none.
    """

    def __init__(
        self, message: str, *, text: str = "", expected: str = "", verbs: tuple[str, ...] = ()
    ) -> None:
        super().__init__(message, text=text)
        self.expected = expected
        self.verbs = verbs


class AmbiguousMoveError(MoveError):
    """Several legal moves fit; `candidates` are their notations."""

    def __init__(self, message: str, *, text: str = "", candidates: tuple[str, ...] = ()) -> None:
        super().__init__(message, text=text)
        self.candidates = candidates


class IllegalMoveError(MoveError):
    """A move of the game, but not now.

    `legal` are the notations of the moves that are legal now. `reason` is "over" (the game has ended),
    "turn" (the text goes on after the player's turn), "chance" (it goes on after a refill that nobody has
    seen), "phase" (another kind of decision is asked for), "order" (covers, returns and privileges come in a
    fixed order) or "rules" (the rules forbid it here).
    """

    def __init__(
        self, message: str, *, text: str = "", legal: tuple[str, ...] = (), reason: str = "rules"
    ) -> None:
        super().__init__(message, text=text)
        self.legal = legal
        self.reason = reason


class RecordError(CabochonError):
    """A record that can't be read or replayed.

    `line` and `column` count from 1; None where the record did not come from a text.
    """

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        message = super().__str__()
        return message if self.line is None else f"line {self.line}, column {self.column}: {message}"
