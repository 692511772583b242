"""What stands in place of the features of a game that has none."""

from typing import Any


def encode(state: Any, seat: int, out: Any) -> None:
    """Write nothing."""
