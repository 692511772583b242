"""Errors about what people hand in. Every one says what was wrong and what is allowed."""

import reprlib
from contextlib import suppress
from operator import index
from typing import SupportsIndex


class CabochonError(ValueError):
    """Something that was handed in is wrong; nothing has changed.

    Where a `code` is given, it is the id of the same message in the language files, and `values` are its
    variables.
    """

    def __init__(self, message: str, *, code: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class SettingsError(CabochonError):
    """A setting that does not exist, or a value outside its range."""


class SetupError(CabochonError):
    """Deck orders, nobles or a board fill that are no permutation of the components."""


class IllegalActionError(CabochonError):
    """An action that does not exist or that the rules forbid now."""


class PositionError(CabochonError):
    """A position that is malformed or that no game can reach.

    `column` counts from 1, where it was read from a text; None where the text as a whole is wrong, or there
    was none.
    """

    def __init__(self, message: str, *, column: int | None = None) -> None:
        super().__init__(message)
        self.column = column

    def __str__(self) -> str:
        message = super().__str__()
        return message if self.column is None else f"column {self.column}: {message}"


def shown(value: object) -> str:
    """A value as an error message shows it: in short, however large it is."""
    try:
        return reprlib.repr(value)
    except ValueError:  # a number with too many digits to write
        return "such a number"


def told(error: BaseException) -> str:
    """What an error of somebody else's code says, as text that can be written to any file."""
    try:
        text = str(error)
    except Exception:  # it may fail at that, too
        return "it can't say what is wrong"
    return text.encode("utf-8", "backslashreplace").decode()


def written(value: str, what: str) -> str:
    """A text; a TypeError says what must be one."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, not {shown(value)}")
    return value


def whole(number: SupportsIndex, what: str) -> int:
    """A whole number, of NumPy's kinds too; a TypeError says what must be one."""
    if not isinstance(number, bool):
        with suppress(TypeError):
            return index(number)
    raise TypeError(f"{what} is a whole number, not {shown(number)}")
