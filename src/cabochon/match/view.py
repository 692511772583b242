"""What one seat, or a spectator, may know of a match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cabochon.games.base import Game, Result, State
from cabochon.match.move import Move

Outcome = Result
"""How a match ended: the winning seats (several share the victory), every seat's score, and the reason."""


@dataclass(frozen=True, eq=False)
class View:
    """A match as one seat sees it: what is hidden from that seat is not in here.

    `seat` is None for a spectator. `state` is a record of the game whose unknown cards are masked. `moves`
    and `refills` (what Duel's refills drew, as token numbers) are what everyone saw happen. `legal_moves` is
    empty unless this seat decides now.
    """

    game: Game
    seat: int | None
    state: State = field(repr=False)
    names: tuple[str, ...]
    settings: Mapping[str, Any] = field(repr=False)
    moves: tuple[Move, ...] = field(repr=False)
    refills: tuple[tuple[int, ...], ...] = field(repr=False)
    legal_moves: tuple[Move, ...] = field(repr=False)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        seat = self.game.to_move(self.state)
        return None if seat < 0 else seat

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        return self.game.phase(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    def position(self) -> dict[str, Any]:
        """The position for JSON; unknown cards are None."""
        return self.game.position(self.state)

    def __str__(self) -> str:
        """The table as this seat sees it."""
        from cabochon.match import table

        return table.render(self.position(), self.game, self.names)

    def _repr_svg_(self) -> str:
        from cabochon.match import picture

        return picture.svg(self.position(), self.game, self.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seat, self.state.tobytes(), self.moves))

    def _content(self) -> tuple[object, ...]:
        return (
            self.game.name,
            self.seat,
            self.state.tobytes(),
            self.names,
            dict(self.settings),
            self.moves,
            self.refills,
            self.legal_moves,
        )
