"""Handles: what whoever runs the server calls a guest by.

A guest's id is a secret, since it is all that the cookie proves. Its handle is a hash of it: always the same,
fit for logs and command lines, and nobody gets from there to the id, which has 128 random bits.
"""

import hashlib
import re
from functools import lru_cache

LENGTH = 12
"""Hexadecimal digits: among a million guests, two share a handle once in five hundred such servers."""


@lru_cache(maxsize=10_000)
def handle(guest: str) -> str:
    """The handle of the guest with this id."""
    return hashlib.sha256(f"handle {guest}".encode()).hexdigest()[:LENGTH]


def is_handle(text: str) -> bool:
    """Whether a guest could have this handle."""
    return re.fullmatch(f"[0-9a-f]{{{LENGTH}}}", text) is not None
