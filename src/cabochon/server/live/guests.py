"""Guests: people without an account."""

import secrets
from typing import NamedTuple

from cabochon.server.table.handles import handle
from cabochon.server.table.seating import checked_name

NAMELESS = "Guest"
"""What others read until a guest gives a name."""


class Guest(NamedTuple):
    """`id` is a secret between the guest and the server; others know the name only."""

    id: str
    name: str = ""

    @property
    def shown(self) -> str:
        """The name that others read."""
        return self.name or NAMELESS

    @property
    def handle(self) -> str:
        """What whoever runs the server calls the guest by."""
        return handle(self.id)

    def called(self, name: str) -> "Guest":
        """The same guest under another name; raises a TableError for one that can't be read."""
        return self._replace(name=checked_name(name))

    def __repr__(self) -> str:
        return "Guest(…)"


def new_guest() -> Guest:
    """Somebody who was never here."""
    return Guest(secrets.token_hex(16))
