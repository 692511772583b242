"""What a player is."""

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self

from cabochon.games.errors import shown
from cabochon.match import Move, MoveError, View
from cabochon.search import Budget, Progress, Stop


class Player(ABC):
    """Somebody, or a program, who decides. Gets what their seat may know, never the state.

    A player of your own needs a `name` and `decide`. Whoever makes a player calls `new_game` before each game
    and `close` in the end, which a `with` does, too.
    """

    name: str
    """What to call the player."""

    @abstractmethod
    def decide(self, view: View) -> Move:
        """One of `view.legal_moves`."""

    def new_game(self, view: View) -> None:  # noqa: B027 - most players have nothing to do
        """Another game begins, or goes on; this is how it looks from the player's seat."""

    def close(self) -> None:  # noqa: B027
        """Nothing more will be decided. Twice does no harm."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def objection(player: object) -> str | None:
    """Why something is no player; None if it is one."""
    if not isinstance(player, Player):
        return "a player's class must be derived from cabochon.players.Player"
    if not isinstance(getattr(player, "name", None), str):
        return "a player needs a name"
    return None if player.name else "a player's name must not be empty"


def checked_move(answer: object) -> Move:
    """What `decide` has returned, if it is a move at all; whether it is legal, the match says."""
    if not isinstance(answer, Move):
        raise MoveError(f"decide must return a Move, one of view.legal_moves, not {shown(answer)}")
    return answer


class ThinkingPlayer(Player):
    """A player that takes its time, which can be limited and cut short."""

    @abstractmethod
    def decide(
        self,
        view: View,
        *,
        budget: Budget | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Move:
        """One of `view.legal_moves`, within a `budget` in place of the player's own.

        Once `stop` is set, the answer comes at once. `progress` hears what was found so far, from players
        that can tell.
        """

    def ponder(self, view: View, *, stop: Stop | None = None) -> None:
        """Think in the background while others decide, until `stop`, the next decision or `close`."""
