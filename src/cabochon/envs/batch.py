"""Thousands of games at once, in arrays with a row for each: dealt, stepped, masked and observed by compiled
code on all cores."""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.envs import playing
from cabochon.envs.options import Options, check_games, check_which, kind, put_back, sow
from cabochon.envs.playing import ALL_LEGAL
from cabochon.games.base import Game
from cabochon.games.check import LONGEST_GAME
from cabochon.games.errors import CabochonError, IllegalActionError, shown, whole
from cabochon.games.native import native
from cabochon.games.state import State

FEW = 64
"""So many games in a thread are worth waking it up for."""


class Batch:
    """Many games of one kind.

    The arrays are written in place by `reset` and `step`, and can't be written to; copy what is to be kept.

    >>> batch = Batch("splendor", 1000, seed=7)
    >>> batch.step(batch.random_actions())
    >>> batch.mask.shape, batch.observations.shape
    ((1000, 84), (1000, 1052))
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = "win",
        observe: bool = True,
        longest: int = LONGEST_GAME,
        auto_reset: bool = True,
        threads: int | None = None,
        seed: int | Sequence[int] = 0,
    ) -> None:
        """So many games, dealt.

        `opponents`, "random" or "greedy", play all seats but one: `seat`, or one that is drawn for each game.
        Without them every decision comes from outside, and whoever decides is observed. A game of `longest`
        decisions is truncated. What has ended is dealt anew at once, unless `auto_reset` says otherwise.
        """
        self.options = Options.checked(
            game, players, settings, bot=opponents, seat=seat, reward=reward, observe=observe, longest=longest
        )
        self.games = check_games(games)
        self._asked = {
            "players": players,
            "settings": settings,
            "opponents": opponents,
            "seat": seat,
            "reward": reward,
            "observe": observe,
            "longest": longest,
            "threads": threads,
        }
        self.auto_reset = bool(auto_reset)
        self._threads = (os.cpu_count() or 1) if threads is None else whole(threads, "the number of threads")
        if self._threads < 1:
            raise CabochonError(f"a batch needs at least one thread, not {shown(threads)}")
        self._rows = rows = self.options.rows(self.games, again=self.auto_reset)
        parts = max(1, min(self._threads, self.games // FEW))
        ends = np.linspace(0, self.games, parts + 1).astype(int).tolist()
        self._parts = [(self.options.room(), *part) for part in pairwise(ends)]
        self.states = _read_only(rows.states)
        """[games]: the records, with everything that is hidden; `state(g)` is one to hold."""
        self.mask: npt.NDArray[np.bool_] = _read_only(rows.mask)
        """[games, actions]: what is legal; nothing where a game has ended and is not dealt anew."""
        self.observations: npt.NDArray[np.float32] = _read_only(rows.observations)
        """[games, features]: what the learner's seat knows, or who decides."""
        self.final_observations: npt.NDArray[np.float32] = _read_only(rows.finals)
        """[games, features]: with `auto_reset`, how a game looked when it ended, where one has."""
        self.to_move: npt.NDArray[np.int8] = _read_only(rows.movers)
        """[games]: the seat that decides; -1 where a game has ended and is not dealt anew."""
        self.decided: npt.NDArray[np.int8] = _read_only(rows.actors)
        """[games]: the seat whose decision the last step carried out; -1 after a reset."""
        self.seats: npt.NDArray[np.int8] = _read_only(rows.seats)
        """[games]: the seat that learns in the present game; -1 without opponents."""
        self.rewards: npt.NDArray[np.float32] = _read_only(rows.rewards)
        """[games, seats]: of the last step; 0 unless the game ended."""
        self.ended: npt.NDArray[np.bool_] = _read_only(rows.ended)
        """[games]: whether the last step ended the game."""
        self.truncated: npt.NDArray[np.bool_] = _read_only(rows.truncated)
        """[games]: whether the last step made it too long."""
        self.lengths: npt.NDArray[np.int32] = _read_only(rows.lengths)
        """[games]: the decisions of the present game, those of bots included."""
        self.reset(seed)

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
            sow(seed, chosen, self._rows.deals, self._rows.choices)
        self._each(playing.begin_some, chosen)

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one action in each game; an IllegalActionError changes nothing.

        In a game that has ended and was not dealt anew, any action does nothing.
        """
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise CabochonError(
                f"the actions are {self.games} whole numbers, one for each game, not {kind(given)}"
            )
        numbers = given if given.dtype == np.int64 else given.astype(np.int64)
        refused = native(playing.refused, self.options.bound())(self._rows, numbers)
        if refused != ALL_LEGAL:
            raise self._refused(refused, int(given[refused]))
        self._each(playing.step_some, numbers)

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, each equally likely; an array of its own."""
        return self._chosen("random")

    def greedy_actions(self) -> npt.NDArray[np.int64]:
        """What the player `greedy` would do in each game; an array of its own."""
        return self._chosen("greedy")

    def _chosen(self, bot: str) -> npt.NDArray[np.int64]:
        actions = np.zeros(self.games, np.int64)
        self._each(playing.choose_some, actions, bot=bot)
        return actions

    def _refused(self, g: int, action: int) -> IllegalActionError:
        try:
            self.state(g).apply(action)
        except IllegalActionError as error:
            return IllegalActionError(f"game {g}, seat {self.to_move[g]}: {error}")
        raise AssertionError("it is legal")

    # --- One game of many ---

    def state(self, g: int) -> State:
        """One of the games, as a state of its own."""
        return State.trusted(self.game, self._rows.states[self._checked(g)])

    def place(self, g: int, state: State) -> None:
        """Let a game go on from a state; against bots, whoever decides in it learns."""
        number = self._checked(g)
        self.options.check_state(state)
        self._rows.states[number] = state.record
        native(playing.show_again, self.options.bound())(self._rows, number)

    def _checked(self, g: int) -> int:
        number = whole(g, "a game's number")
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {shown(g)}; the games are 0 to {self.games - 1}")
        return number

    # --- Threads ---

    def _each(self, function: Callable[..., None], *arguments: Any, bot: str | None = None) -> None:
        """Call a compiled loop for the games of each thread."""
        ready = native(function, self.options.bound(bot))
        others = [self._pool.submit(ready, self._rows, *part, *arguments) for part in self._parts[1:]]
        ready(self._rows, *self._parts[0], *arguments)
        for other in others:
            other.result()

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._parts) - 1, "cabochon-batch")

    def __reduce__(self) -> tuple[Any, ...]:
        # Copies and pickles: what is looked at must belong to the arrays of the new one.
        asked = {**self._asked, "auto_reset": self.auto_reset}
        return _restored, (self.game.name, self.games, asked, tuple(self._rows))

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        against = "" if self.options.bot is None else f" against {self.options.bot}"
        return f"<Batch of {self.games} games of {self.game.name} with {self.players} players{against}>"


def _restored(game: str, games: int, asked: dict[str, Any], rows: tuple[Any, ...]) -> Batch:
    batch = Batch(game, games, **asked)
    put_back(batch._rows, rows)
    return batch


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
