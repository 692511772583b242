"""What one seat, or a spectator, may know of a match."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from cabochon.games.base import Game, Outcome
from cabochon.games.errors import shown
from cabochon.games.positions import Position
from cabochon.games.settings import Settings
from cabochon.games.state import State
from cabochon.match.errors import IllegalMoveError, SetupError
from cabochon.match.move import Move, all_moves
from cabochon.match.names import default_names

UNFINISHED = "*"


def result_text(outcome: Outcome | None) -> str:
    """A result as the header of a record has it: `0+2 16-9-16-10 target`, or `*` for an unfinished game."""
    return UNFINISHED if outcome is None else str(outcome)


def _are_names(names: Sequence[str], players: int) -> bool:
    return isinstance(names, Sequence) and not isinstance(names, str) and len(names) == players


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
    settings: Settings = field(repr=False)
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
        settings: Settings | None = None,
        moves: Sequence[Move] = (),
        refills: Sequence[tuple[int, ...]] = (),
        legal_moves: tuple[Move, ...] | None = None,
    ) -> Self:
        """What a seat sees of a state; whoever knows the history may add it."""
        if not isinstance(state, State):
            raise TypeError(f"a view is of a State, not of {shown(state)}")
        if names is not None and not _are_names(names, state.players):
            raise SetupError(f"{state.players} players need a list of {state.players} names, not {names!r}")
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

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def result(self) -> str:
        """The outcome in short, as a record has it; `*` while the game goes on."""
        return result_text(self.outcome)

    def card_of(self, move: Move) -> int | None:
        """The number of the card that a move of the player to move buys or reserves.

        None if it is about none, or if this seat can't know it.
        """
        return self.state.card_of(self._checked(move).action)

    def words(self, move: Move, language: str = "en") -> str:
        """What one of the legal moves would do, in words of a language."""
        from cabochon.match.speech import offered

        if self._checked(move) not in self.legal_moves:
            raise IllegalMoveError(
                f"{move} is none of the legal moves of this view",
                text=move.text,
                legal=tuple(legal.text for legal in self.legal_moves),
            )
        return offered(self.game, move, self.position(), language)

    def _checked(self, move: Move) -> Move:
        if not isinstance(move, Move):
            raise TypeError(f"expected a Move, such as one of legal_moves, not {shown(move)}")
        return move

    def position(self) -> Position:
        """The position for JSON; unknown cards are None."""
        return self.state.position()

    def position_text(self) -> str:
        """The position as one line of text, with `?` for what is unknown."""
        return self.state.position_text()

    def position_hash(self) -> int:
        """64 bits that are the same for all positions that look alike to this seat: `State.position_hash`."""
        return self.state.position_hash()

    def __str__(self) -> str:
        """The table as this seat sees it."""
        from cabochon.match import table

        return table.render(self.position(), self.game, self.names)

    def svg(self, language: str = "en") -> str:
        """A picture of the table as this seat sees it."""
        from cabochon.match import picture

        return picture.svg(self.position(), self.game, self.names, language)

    def _repr_html_(self) -> str:
        from cabochon.match.picture.notebook import html

        return html(self.svg(), self._summary(), self.legal_moves, self.position_text())

    def _summary(self) -> str:
        who = "a spectator" if self.seat is None else self.names[self.seat]
        return f"<View of {self.game.name} for {who}: {len(self.moves)} moves, phase {self.phase}>"

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
