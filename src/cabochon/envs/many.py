"""What a batch is, wherever its rows are worked on: games of one kind, and arrays with a row for each."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar, Unpack

import numpy as np
import numpy.typing as npt

from cabochon.envs.options import Asked, Options, check_games, check_which
from cabochon.envs.playing import Rows
from cabochon.games.base import Game, StateRecord
from cabochon.games.errors import IllegalActionError, shown, whole
from cabochon.games.state import State

Actions = TypeVar("Actions")
"""The actions of all games."""
Array = TypeVar("Array")
"""Whatever has a row for each game."""


class ManyGames(ABC, Generic[Actions, Array]):
    """Many games of one kind. `reset` and `step` write the arrays in place: copy what is to be kept."""

    states: Array
    """The records, with everything that is hidden; `state(g)` is one to hold."""
    mask: Array
    """[games, actions]: what is legal; nothing where a game has ended and is not dealt anew."""
    observations: Array
    """[games, features]: what the learner's seat knows, or who decides."""
    final_observations: Array
    """[games, features]: with `auto_reset`, how a game looked when it ended, where one has."""
    to_move: Array
    """[games]: the seat that decides; -1 where a game has ended and is not dealt anew."""
    decided: Array
    """[games]: the seat whose decision the last step carried out; -1 after a reset."""
    seats: Array
    """[games]: the seat that learns in the present game; -1 without opponents."""
    rewards: Array
    """[games, seats]: of the last step; 0 unless the game ended."""
    ended: Array
    """[games]: whether the last step ended the game."""
    truncated: Array
    """[games]: whether the last step made it too long."""
    lengths: Array
    """[games]: the decisions of the present game, those of bots included."""

    def __init__(self, game: Game | str, games: int, *, auto_reset: bool, **asked: Unpack[Asked]) -> None:
        self.options = Options.checked(game, **asked)
        self.games = check_games(games)
        self.auto_reset = bool(auto_reset)

    def _hold(self, rows: Rows) -> None:
        """Offer these arrays to whoever looks."""
        self.states, self.mask, self.lengths = rows.states, rows.mask, rows.lengths
        self.observations, self.final_observations = rows.observations, rows.finals
        self.to_move, self.decided, self.seats = rows.movers, rows.actors, rows.seats
        self.rewards, self.ended, self.truncated = rows.rewards, rows.ended, rows.truncated

    @property
    def game(self) -> Game:
        """What is played."""
        return self.options.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.game.action_count

    # --- Playing ---

    def reset(
        self, seed: int | Sequence[int] | None = None, *, which: npt.NDArray[np.bool_] | None = None
    ) -> None:
        """Deal all games, or those of `which`; without a seed, chance goes on from where it is.

        The seed deals row g from its stream g; a sequence has a seed for each row.
        """
        chosen = check_which(which, self.games)
        if seed is not None:
            self._sow(seed, chosen)
        self._begin(chosen)

    def random_actions(self) -> Actions:
        """A legal action for each game, each equally likely; an array of its own."""
        return self._chosen("random")

    def greedy_actions(self) -> Actions:
        """What the player `greedy` would do in each game; an array of its own."""
        return self._chosen("greedy")

    def _refusal(self, g: int, action: int) -> IllegalActionError:
        """What is wrong with the action of a game."""
        state = self.state(g)
        seat = state.to_move
        try:
            state.apply(action)
        except IllegalActionError as error:
            return IllegalActionError(f"game {g}, seat {seat}: {error}")
        raise AssertionError("it is legal")

    # --- One game of many ---

    def state(self, g: int) -> State:
        """One of the games, as a state of its own."""
        return State.trusted(self.game, self._record(self._checked(g)))

    def place(self, g: int, state: State) -> None:
        """Let a game go on from a state; against bots, whoever decides in it learns."""
        number = self._checked(g)
        self.options.check_state(state)
        self._put(number, state.record)

    def _checked(self, g: int) -> int:
        number = whole(g, "a game's number")
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {shown(g)}; the games are 0 to {self.games - 1}")
        return number

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        against = "" if self.options.bot is None else f" against {self.options.bot}"
        played = f"{self.game.name} with {self.players} players{against}"
        return f"<{type(self).__name__} of {self.games} games of {played}>"

    # --- Where the rows are ---

    @abstractmethod
    def _sow(self, seed: int | Sequence[int], chosen: npt.NDArray[np.bool_]) -> None:
        """Write the generators of the games that are meant."""

    @abstractmethod
    def _begin(self, chosen: npt.NDArray[np.bool_]) -> None:
        """Deal the games that are meant."""

    @abstractmethod
    def _chosen(self, bot: str) -> Actions:
        """What a bot would do in each game."""

    @abstractmethod
    def _record(self, g: int) -> StateRecord:
        """The record of a game."""

    @abstractmethod
    def _put(self, g: int, record: StateRecord) -> None:
        """Let a game go on from a record."""
