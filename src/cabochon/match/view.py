"""What one seat, or a spectator, may know of a match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from cabochon.games.base import Game, Result
from cabochon.games.positions import Position
from cabochon.games.state import State
from cabochon.match.move import Move, all_moves

Outcome = Result
"""How a match ended: the winning seats (several share the victory), every seat's score, and the reason."""


def default_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names."""
    return tuple(f"Player {seat + 1}" for seat in range(players))


@dataclass(frozen=True, eq=False)
class View:
    """A match as one seat sees it: what is hidden from that seat is not in here.

    `seat` is None for a spectator. `state` is the game's state with unknown cards masked. `moves`
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

    @classmethod
    def of(
        cls,
        state: State,
        seat: int | None,
        *,
        names: Sequence[str] | None = None,
        settings: Mapping[str, Any] | None = None,
        moves: Sequence[Move] = (),
        refills: Sequence[tuple[int, ...]] = (),
        legal_moves: tuple[Move, ...] | None = None,
    ) -> Self:
        """What a seat sees of a state; whoever knows the history may add it."""
        if legal_moves is None:
            known = all_moves(state.game)
            legal_moves = tuple(known[action] for action in state.legal_actions())
        return cls(
            game=state.game,
            seat=seat,
            state=state.view(seat),
            names=default_names(state.players) if names is None else tuple(names),
            settings=dict(state.settings if settings is None else settings),
            moves=tuple(moves),
            refills=tuple(refills),
            legal_moves=legal_moves if seat is not None and seat == state.to_move else (),
        )

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.state.to_move

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        return self.state.phase

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    def position(self) -> Position:
        """The position for JSON; unknown cards are None."""
        return self.state.position()

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
