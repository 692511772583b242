"""What a search is allowed, and what it found."""

from dataclasses import dataclass

from cabochon.games.errors import CabochonError
from cabochon.match import Move


@dataclass(frozen=True)
class Budget:
    """How long a search may take: simulations, seconds, or whichever comes first."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise CabochonError("a budget needs simulations or seconds")
        if self.simulations is not None and self.simulations < 1:
            raise CabochonError(f"a budget needs at least one simulation, not {self.simulations}")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise CabochonError(f"a budget needs some seconds, not {self.seconds}")


@dataclass(frozen=True)
class Candidate:
    """A legal move and what the search thinks of it."""

    move: Move
    visits: int
    share: float
    """Of all visits."""
    value: float
    """The expected share of the victory for the seat that moves."""
    line: tuple[Move, ...]
    """The principal variation: how it would probably go on, beginning with the move."""


@dataclass(frozen=True)
class SearchResult:
    """What a search found for the seat that moves: its legal moves, best first, and everybody's prospects."""

    seat: int
    candidates: tuple[Candidate, ...]
    values: tuple[float, ...]
    """Every seat's expected share of the victory; they add up to 1."""
    simulations: int
    seconds: float

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.candidates[0].move

    @property
    def line(self) -> tuple[Move, ...]:
        """The principal variation of the best move."""
        return self.candidates[0].line
