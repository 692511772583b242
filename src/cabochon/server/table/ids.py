"""The ids of tables: short enough for a link on paper, and nobody can guess one."""

import re

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look like others."""
LENGTH = 10
PATTERN = f"^[{LETTERS}]{{{LENGTH}}}$"


def derived_id(digest: bytes) -> str:
    """The id that belongs to a digest, or to chance, of at least 16 bytes."""
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def is_table_id(text: str) -> bool:
    """Whether a table could have this id."""
    return re.fullmatch(PATTERN, text) is not None
