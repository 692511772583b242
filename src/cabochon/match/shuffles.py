"""Shuffles that anyone can verify: see docs/shuffles.md for the procedure in words.

All chance of a match comes from a secret of 32 bytes. Its SHA-256, the commitment, is published when the
game starts, the secret when it has ended. Each thing that is shuffled has a label and its own stream of
numbers, so that the order of the level 1 deck does not depend on what else was drawn, or when.
"""

import hashlib
import hmac
import operator
import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

SECRET_BYTES = 32
_WORDS = 2**32


def new_secret() -> bytes:
    """A secret that nobody can guess, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: int) -> bytes:
    """The secret of a repeatable match. Whoever can guess the seed knows the whole shuffle."""
    return hashlib.sha256(b"cabochon seed " + str(seed).encode("ascii")).digest()


def commitment_to(secret: bytes) -> str:
    """What is published before the game: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def words(secret: bytes, label: str) -> Iterator[int]:
    """The stream of 32-bit numbers of a label, without end."""
    block = 0
    while True:
        digest = hmac.digest(secret, f"cabochon/1/{label}/{block}".encode("ascii"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def number_below(limit: int, stream: Iterator[int]) -> int:
    """A number from 0 to limit - 1, all equally likely."""
    # Words above the largest multiple of the limit would favour small numbers: they are skipped.
    usable = _WORDS - _WORDS % limit
    return next(word for word in stream if word < usable) % limit


def shuffled(secret: bytes, label: str, pool: Sequence[int]) -> list[int]:
    """The pool in the order that the secret gives it under this label."""
    order = list(pool)
    stream = words(secret, label)
    for last in range(len(order) - 1, 0, -1):
        other = number_below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return order


class Again(NamedTuple):
    """A time when everything unseen was shuffled again, after a decision had been taken back.

    `left` is how many cards were left of each deck, `refills` how many refills had been drawn.
    """

    number: int
    left: tuple[int, ...]
    refills: int

    def covers(self, other: "Again") -> bool:
        """Whether nothing is left of what was shuffled at another time, before."""
        return self.refills <= other.refills and all(map(operator.ge, self.left, other.left))


def label(name: str, again: int | None) -> str:
    """The label of what is shuffled, at the first time or again."""
    return name if again is None else f"again/{again}/{name}"


def reshuffled(
    secret: bytes, name: str, order: Sequence[int], left: int, again: int | None = None
) -> list[int]:
    """The order of a deck when its last `left` cards have been shuffled anew."""
    drawn = len(order) - left
    return [*order[:drawn], *shuffled(secret, label(name, again), sorted(order[drawn:]))]


def refill_order(secret: bytes, number: int, bag: Sequence[int], times: Sequence[Again] = ()) -> list[int]:
    """The order in which the bag is drawn at the game's refill of this number, counted from 1."""
    again = [time.number for time in times if time.refills < number]
    return shuffled(secret, label(f"refill/{number}", again[-1] if again else None), sorted(bag))
