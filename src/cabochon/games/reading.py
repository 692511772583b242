"""Reads JSON that somebody handed in: every value is checked, every error says where it is."""

from collections.abc import Iterable
from typing import Any

from cabochon.games.errors import PositionError, shown

FOLLOWS: Any = object()
"""Stands for a value that follows from the others: the text of a position leaves it out."""


def field(value: Any, key: str, path: str = "position") -> Any:
    """The value of a key that must be there."""
    if not isinstance(value, dict) or key not in value:
        raise PositionError(f"{path} must be an object with the key {key!r}")
    return value[key]


def listing(value: Any, length: int | None, path: str) -> list[Any]:
    """A list, of a given length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        wanted = "a list" if length is None else f"a list of {length}"
        raise PositionError(f"{path} must be {wanted}")
    return value


def integer(value: Any, low: int, high: int, path: str) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{path} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def integers(value: Any, length: int | None, low: int, high: int, path: str) -> list[int]:
    """A list of whole numbers in a range."""
    return [integer(v, low, high, f"{path}[{i}]") for i, v in enumerate(listing(value, length, path))]


def word(value: Any, allowed: Iterable[str], path: str) -> str:
    """One of several words."""
    words = list(allowed)
    if not isinstance(value, str) or value not in words:
        raise PositionError(f"{path} must be one of {', '.join(words)}, not {shown(value)}")
    return value


def require(condition: bool, complaint: str) -> None:
    """Refuse the position unless the condition holds."""
    if not condition:
        raise PositionError(complaint)


def require_value(value: Any, expected: Any, complaint: str) -> None:
    """Refuse a value that is not what follows from the others."""
    require(value is FOLLOWS or value == expected, complaint)


def flag(value: Any, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(f"{path} must be true or false, not {shown(value)}")
    return value
