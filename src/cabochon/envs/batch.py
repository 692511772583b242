"""Thousands of games at once, in arrays with a row for each: dealt, stepped, masked and observed by compiled
code on all cores."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from cabochon.envs import playing
from cabochon.envs.many import ManyGames
from cabochon.envs.options import Asked, any_seed, kind, put_back, sow
from cabochon.envs.playing import ALL_LEGAL, Rows
from cabochon.games.base import Game, StateRecord
from cabochon.games.errors import CabochonError, shown, whole
from cabochon.games.native import native

FEW = 64
"""So many games in a thread are worth waking it up for."""
FEW_LOOKS = 8192
"""The same where each game is only looked at."""


class Batch(ManyGames[npt.NDArray[np.int64], npt.NDArray[np.generic]]):
    """Many games of one kind.

    The arrays are written in place by `reset` and `step`, and can't be written to; copy what is to be kept.

    >>> batch = Batch("splendor", 1000, seed=7)
    >>> batch.step(batch.random_actions())
    >>> batch.mask.shape, batch.observations.shape
    ((1000, 84), (1000, 1052))
    """

    states: npt.NDArray[np.void]
    mask: npt.NDArray[np.bool_]
    observations: npt.NDArray[np.float32]
    final_observations: npt.NDArray[np.float32]
    to_move: npt.NDArray[np.int8]
    decided: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    lengths: npt.NDArray[np.int32]

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        auto_reset: bool = True,
        threads: int | None = None,
        seed: int | Sequence[int] | None = 0,
        **asked: Unpack[Asked],
    ) -> None:
        """So many games, dealt: see `Asked` for `players`, `settings`, `reward`, `observe` and the others.

        `opponents`, "random" or "greedy", play all seats but one: `seat`, or one that is drawn for each game.
        Without them every decision comes from outside, and whoever decides is observed. A game of `longest`
        decisions is truncated. What has ended is dealt anew at once, unless `auto_reset` says otherwise. The
        seed None is one that nobody knows.
        """
        super().__init__(game, games, auto_reset=auto_reset, **asked)
        self._threads = (os.cpu_count() or 1) if threads is None else whole(threads, "the number of threads")
        if self._threads < 1:
            raise CabochonError(f"a batch needs at least one thread, not {shown(threads)}")
        self._rows = self.options.rows(self.games, again=self.auto_reset)
        self._pools: dict[int, ThreadPoolExecutor] = {}
        self._parts = {few: self._divided(few) for few in (FEW, FEW_LOOKS)}
        self._hold(Rows(*map(_read_only, self._rows)))
        self.reset(any_seed() if seed is None else seed)

    # --- Playing ---

    def step(self, actions: npt.NDArray[np.integer] | Sequence[int]) -> None:
        """Carry out one action in each game; an IllegalActionError changes nothing.

        In a game that has ended and was not dealt anew, any action does nothing.
        """
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise CabochonError(
                f"the actions are {self.games} whole numbers, one for each game, not {kind(given)}"
            )
        # Ours alone: another thread might write to what was given after it was found legal.
        numbers = np.array(given, np.int64)
        for refused in self._each(playing.refused_of, numbers, few=FEW_LOOKS):
            if refused != ALL_LEGAL:
                raise self._refusal(refused, int(numbers[refused]))
        self._each(playing.step_some, numbers)

    def _sow(self, seed: int | Sequence[int], chosen: npt.NDArray[np.bool_]) -> None:
        sow(seed, chosen, self._rows.deals, self._rows.choices)

    def _begin(self, chosen: npt.NDArray[np.bool_]) -> None:
        self._each(playing.begin_some, chosen)

    def _chosen(self, bot: str) -> npt.NDArray[np.int64]:
        actions = np.zeros(self.games, np.int64)
        self._each(playing.choose_some, actions, bot=bot, few=FEW_LOOKS if bot == "random" else FEW)
        return actions

    def _record(self, g: int) -> StateRecord:
        return self._rows.states[g]

    def _put(self, g: int, record: StateRecord) -> None:
        self._rows.states[g] = record
        native(playing.show_again, self.options.bound())(self._rows, g)

    # --- Threads ---

    def _divided(self, few: int) -> list[tuple[Any, int, int]]:
        """Room for a bot, and the games, of each thread."""
        parts = max(1, min(self._threads, self.games // few))
        ends = np.linspace(0, self.games, parts + 1).astype(int).tolist()
        return [(self.options.room(), *part) for part in pairwise(ends)]

    def _each(
        self, function: Callable[..., Any], *arguments: Any, bot: str | None = None, few: int = FEW
    ) -> list[Any]:
        """What a compiled loop answers for the games of each thread, in their order."""
        ready = native(function, self.options.bound(bot))
        own, *parts = self._parts[few]
        others = [self._pool(os.getpid()).submit(ready, self._rows, *part, *arguments) for part in parts]
        answer = ready(self._rows, *own, *arguments)
        return [answer, *(other.result() for other in others)]

    def _pool(self, process: int) -> ThreadPoolExecutor:
        """The threads of a process: one that was forked has none of those before it."""
        if process not in self._pools:
            self._pools = {process: ThreadPoolExecutor(self._threads - 1, "cabochon-batch")}
        return self._pools[process]

    def __reduce__(self) -> tuple[Any, ...]:
        # Copies and pickles: what is looked at must belong to the arrays of the new one.
        asked = {**self.options.asked, "auto_reset": self.auto_reset, "threads": self._threads}
        return _restored, (self.game.name, self.games, asked, tuple(self._rows))


def _restored(game: str, games: int, asked: dict[str, Any], rows: tuple[Any, ...]) -> Batch:
    batch = Batch(game, games, **asked)
    put_back(batch._rows, rows)
    return batch


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
