"""A table as somebody would like it: in the right types, but not checked yet."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol


class SeatWish(Protocol):
    """`local` is another person on the same screen; `open` is for whoever joins."""

    @property
    def kind(self) -> Literal["me", "local", "open", "bot"]: ...
    @property
    def name(self) -> str | None: ...
    @property
    def bot(self) -> str | None: ...


class ClockWish(Protocol):
    """Seconds."""

    @property
    def initial(self) -> int: ...
    @property
    def increment(self) -> int: ...


class BaseWish(Protocol):
    """The position of a complete record after its first `moves` decisions."""

    @property
    def record(self) -> str: ...
    @property
    def moves(self) -> int: ...


class Wish(Protocol):
    """A table as somebody would like it."""

    @property
    def game(self) -> str: ...
    @property
    def settings(self) -> Mapping[str, bool | int | str]: ...
    @property
    def seats(self) -> Sequence[SeatWish]: ...
    @property
    def listed(self) -> bool: ...
    @property
    def clock(self) -> ClockWish | None: ...
    @property
    def hints(self) -> bool | None: ...
    @property
    def base(self) -> BaseWish | None: ...
