"""Evaluations by any Python function, asked about many leaves at a time: slow, but free."""

from typing import Any

import numpy as np

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.native import native
from cabochon.games.state import State
from cabochon.search import leaves, unasked
from cabochon.search.evaluation import Evaluation
from cabochon.search.leaf_batch import Ask, LeafBatch
from cabochon.search.tree import LONGEST_PATH, Tree


def asking(function: Ask, batch: int = 16) -> Evaluation:
    """An evaluation that asks a function about up to `batch` leaves at a time.

    Many at a time are quicker to evaluate, but each was chosen without knowing what the others are worth. A
    searcher with several threads calls the function from all of them.
    """
    if not callable(function):
        raise CabochonError(f"an evaluation asks a function, not {function!r}")
    if batch < 1:
        raise CabochonError(f"a function is asked about at least one leaf at a time, not {batch}")
    return Evaluation(unasked, np.zeros(1), ask=function, batch=batch)


class AskingTree(Tree):
    """A tree whose leaves are evaluated by a function."""

    def __init__(
        self, game: Game, evaluation: Evaluation, options: Any, rng: Any, room: int, noise: float = 0.0
    ) -> None:
        super().__init__(game, evaluation, options, rng, room, noise)
        assert evaluation.ask is not None
        self._ask = evaluation.ask
        self._leaves = leaves.Leaves(
            states=np.zeros(evaluation.batch, game.state_type),
            masks=np.zeros((evaluation.batch, game.mask_words), np.int64),
            paths=np.zeros((evaluation.batch, LONGEST_PATH), np.int64),
            depths=np.zeros(evaluation.batch, np.int64),
        )

    def _expand_root(self, seat: int) -> None:
        """As any tree; for the priors of new decisions, the function is asked beforehand."""
        super()._expand_root(seat)
        if native(leaves.gather_root, self._bound)(self.buffers, self._leaves, seat):
            priors, _ = self._answers(1)
            native(leaves.take_priors, self._bound)(self.buffers, self._leaves, 0, priors[0])

    def grow(self, seat: int, simulations: int) -> None:
        """Make simulations, at least one, until they are made or somebody stops them."""
        made = 0
        while made < max(1, simulations) and not (made and (self.buffers.stop[0] or self.buffers.end[0])):
            wanted = min(max(1, simulations) - made, len(self._leaves.depths))
            waiting = native(leaves.gather, self._bound)(self.buffers, self._leaves, seat, wanted)
            if waiting:
                priors, values = self._answers(waiting)
                for leaf in range(waiting):
                    native(leaves.settle, self._bound)(
                        self.buffers, self._leaves, leaf, values[leaf], priors[leaf]
                    )
            made += wanted

    def _answers(self, waiting: int) -> tuple[Any, Any]:
        """Priors and values of the leaves that wait."""
        try:
            states = tuple(State.trusted(self._game, record) for record in self._leaves.states[:waiting])
            batch = LeafBatch(states)
            # As they are now: the function may play on in the states, which are its own.
            seats, masks, players = batch.seats.tolist(), batch.masks.copy(), batch.players
            return _checked(self._ask(batch), seats, masks, players)
        except BaseException:
            self.clear()  # what waits would count as visited for ever
            raise


def _checked(answer: Any, seats: list[int], masks: Any, players: int) -> tuple[Any, Any]:
    """Priors by action and values by seat, from what a function has answered."""
    if not isinstance(answer, tuple) or len(answer) != 2:
        raise CabochonError("an evaluation answers with two arrays: weights of actions, weights of players")
    actions = _weights(answer[0], "actions", masks.shape)
    chances = _weights(answer[1], "players", (len(seats), players))
    priors = _shares(actions * masks, masks)
    values = _shares(chances, np.ones_like(chances, np.bool_))
    for leaf, seat in enumerate(seats):
        values[leaf] = np.roll(values[leaf], seat)
    return priors, values


def _weights(given: Any, what: str, shape: tuple[int, int]) -> Any:
    try:
        weights = np.asarray(given, np.float64)
    except (TypeError, ValueError) as error:
        raise CabochonError(f"the weights of {what} are no array of numbers: {error}") from None
    if weights.shape != shape:
        raise CabochonError(f"the weights of {what} must have the shape {shape}, not {weights.shape}")
    if not (np.isfinite(weights).all() and (weights >= 0).all()):
        raise CabochonError(f"the weights of {what} must be finite and not negative")
    return weights


def _shares(weights: Any, possible: Any) -> Any:
    """In proportion; where all are 0, all that is possible is equally likely."""
    largest = weights.max(axis=1, keepdims=True)
    even = np.where(largest > 0, weights / np.where(largest > 0, largest, 1), possible)
    return even / even.sum(axis=1, keepdims=True)
