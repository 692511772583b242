"""Guests: people without an account."""

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from cabochon.server.table.handles import handle
from cabochon.server.table.names import NAMELESS, checked_name, known_name


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

    def called(self, name: str, bots: Iterable[str] = ()) -> "Guest":
        """The same guest under another name; raises a TableError for one that can't be theirs."""
        return self._replace(name=checked_name(name, bots))

    def __repr__(self) -> str:
        return "Guest(…)"


def known_guest(guest: str, name: str) -> Guest:
    """Somebody who was here before, perhaps under a name that could be taken then."""
    return Guest(guest, known_name(name) if name else "")


def new_guest() -> Guest:
    """Somebody who was never here."""
    return Guest(secrets.token_hex(16))
