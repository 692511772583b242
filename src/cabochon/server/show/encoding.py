"""The last step of everything that is shown: from a type of the wire to its text."""

from typing import NewType

from pydantic_core import to_json

Shown = NewType("Shown", str)
"""A text that may leave the server. Only this room makes them."""


def encoded(message: object) -> Shown:
    """A type of the wire as JSON. They are checked by mypy and need no second check."""
    return Shown(to_json(message).decode())
