"""Commands in tests: how they are run, and how they end."""

from collections.abc import Callable
from typing import NamedTuple


class Ended(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def is_refusal(self) -> bool:
        """Whether it ended as it should on bad input: code 2, a message, no trace."""
        assert "Traceback" not in self.err + self.out
        return self.code == 2 and bool(self.err)


Run = Callable[..., Ended]
"""The fixture `run`: the words of a command, and what is `typed` meanwhile."""
