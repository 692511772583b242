"""Searching: the Python face of the compiled simulations."""

import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from types import TracebackType
from typing import Any, Self

import numpy as np

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError, shown
from cabochon.games.native import native
from cabochon.games.positions import known_cards
from cabochon.games.state import State
from cabochon.match import Move, View
from cabochon.match.move import all_moves
from cabochon.search import nodes
from cabochon.search.asking import AskingTree
from cabochon.search.evaluation import LEARNED, USUAL, Evaluation
from cabochon.search.result import Budget, Candidate, SearchResult
from cabochon.search.shipped import evaluation_for
from cabochon.search.stopping import PULSE, Background, Stop
from cabochon.search.tree import Tree

ROOM = 1_500_000
"""The usual room of a tree in nodes: 72 MB, of which the machine gives only what is used."""
LONGEST_LINE = 12
LINES = 5  # candidates that get a line
REVEALED = 0.25  # what statistics count for after chance has shown a card: they hold for other draws too
ENDLESS = 1 << 40
UNHEARD = 20_000
"""Simulations that the calling thread may make itself, half a second's: meanwhile it hears no Ctrl-C."""

Progress = Callable[[SearchResult], None]
"""Hears what a search has found so far."""


class Searcher:
    """Searches the positions of one game being played, one after the other.

    Each thread grows a tree of its own; their statistics are added up. With a budget in simulations the
    result depends on the seed and on what was searched before, on nothing else. A searcher belongs to one
    thread; a `Stop` that it was given may be set by any. `close`, or the end of a `with`, ends pondering.
    """

    def __init__(
        self,
        game: Game | str,
        *,
        seed: int = 0,
        threads: int = 1,
        evaluation: str | Evaluation = USUAL,
        explore: float | None = None,
        threshold: float = 0.01,
        caution: float = 0.1,
        noise: float = 0.0,
        nodes: int = ROOM,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        if threads < 1:
            raise CabochonError(f"a search needs at least one thread, not {threads}")
        if nodes < 1:
            raise CabochonError(f"a tree needs room for at least one node, not {nodes}")
        if not 0 <= noise <= 1:
            raise CabochonError(f"noise is a part of the probability, from 0 to 1, not {noise}")
        self._options = explore, threshold, caution
        self._chance = seed, threads
        self._room = nodes, noise
        self._learned_for: int | None = 0 if evaluation == LEARNED else None
        """The number of players that the trees' network is for; 0: there are no trees yet."""
        self._trees: list[Tree] = []
        if isinstance(evaluation, Evaluation):
            self._trees = self._new_trees(evaluation)
        elif evaluation != LEARNED:
            self._trees = self._new_trees(evaluation_for(self.game, 0, evaluation))
        self._pondering: Background[None] | None = None
        self._root: View | None = None
        self._ready = False

    def _new_trees(self, judge: Evaluation) -> list[Tree]:
        """A tree for each thread."""
        judge.check(self.game)
        explore, threshold, caution = self._options
        options = np.array([judge.explore if explore is None else explore, threshold, caution])
        kind = Tree if judge.ask is None else AskingTree
        seed, threads = self._chance
        return [
            kind(self.game, judge, options, generator(seed, stream), *self._room) for stream in range(threads)
        ]

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles. A tree that grows can't be copied: pondering ends, here too."""
        self.close()
        return vars(self).copy()

    # --- Searching ---

    def search(
        self,
        view: View,
        budget: Budget,
        *,
        moves: Collection[Move] | None = None,
        decided: bool = False,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> SearchResult:
        """What to play in a view of the seat that decides; `moves` restricts what is considered.

        With `decided`, the search ends as soon as no other move can overtake the best one in the seconds that
        are left. Once `stop` is set it ends within milliseconds; if it was set before, after one simulation
        of each thread. `progress` gets a result about ten times a second.
        """
        self._check(view)
        if not isinstance(budget, Budget):
            raise CabochonError(
                f"a search needs a Budget, such as Budget(simulations=1000), not {shown(budget)}"
            )
        if view.seat is None or view.seat != view.to_move:
            raise CabochonError("a search needs the view of the seat that decides")
        legal = view.legal_moves if moves is None else [move for move in view.legal_moves if move in moves]
        if not legal:
            raise CabochonError("none of the moves to be searched is legal")
        self.close()
        self._prepare(view, view.seat)
        started = time.perf_counter()
        end = Stop()
        self._stand_at(view, view.seat, legal, stop or Stop(), end)
        simulations = budget.simulations or 1
        if len(self._trees) == 1 and budget.seconds is None and progress is None and simulations <= UNHEARD:
            self._trees[0].grow(view.seat, simulations)
        else:
            with self._growing(view.seat, budget.simulations, end) as growing:
                while not growing.is_done(_pause(budget, started)):
                    if not self._has_values():
                        continue
                    if progress is not None:
                        progress(self._result(view, legal, started))
                    if budget.seconds is not None:
                        spent = (time.perf_counter() - started) / budget.seconds
                        if spent >= 1 or (decided and self._is_decided(spent)):
                            break
            growing.results()
        return self._result(view, legal, started)

    def ponder(self, view: View, *, stop: Stop | None = None) -> None:
        """Think in the background, also while others decide, until the next search, `close` or `stop`."""
        self._check(view)
        self.close()
        if view.seat is None or view.to_move is None:
            return
        self._prepare(view, view.seat)
        end = Stop()
        self._stand_at(view, view.seat, None, stop or Stop(), end)
        self._pondering = self._growing(view.seat, None, end)

    def forget(self) -> None:
        """Begin anew: another game follows."""
        self.close()
        self._root = None

    def close(self) -> None:
        """End pondering. Twice does no harm, and one may search on."""
        if self._pondering is not None:
            self._pondering.end()
            self._pondering = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check(self, view: View) -> None:
        if not isinstance(view, View):
            raise CabochonError(
                f"a search needs a View, such as match.view(match.to_move), not {shown(view)}"
            )
        if view.game is not self.game:
            raise CabochonError(f"this searcher is for {self.game.name}, not for {view.game.name}")

    def _prepare(self, view: View, seat: int) -> None:
        """Compile before the clock runs; what was learned may be for another number of players."""
        if self._learned_for not in (None, view.players):
            self._trees = self._new_trees(evaluation_for(self.game, view.players, LEARNED))
            self._learned_for, self._root, self._ready = view.players, None, False
        if not self._ready:
            self._trees[0].prepare(view, seat)
            self._ready = True

    def _growing(self, seat: int, simulations: int | None, end: Stop) -> Background[None]:
        """All trees being grown, each in a thread, until `end` is set."""
        number = len(self._trees)
        parts = [ENDLESS if simulations is None else (simulations + rest) // number for rest in range(number)]
        works = [partial(tree.grow, seat, part) for tree, part in zip(self._trees, parts, strict=True)]
        return Background(end, *works)

    def _is_decided(self, spent: float) -> bool:
        """Whether the second best move stays behind even if all that is left of the time goes to it."""
        visits, _ = self._visits()
        second, first = np.sort(visits)[-2:].tolist()
        simulations = sum(tree.simulations for tree in self._trees)
        return bool(first - second > simulations * (1 - spent) / spent)

    def _visits(self) -> tuple[Any, Any]:
        """The visits of the root's actions, and the shares they brought."""
        visits = np.zeros(self.game.action_count, np.int64)
        totals = np.zeros(self.game.action_count)
        for tree in self._trees:
            native(nodes.count_visits)(tree.buffers.nodes, nodes.ROOT, visits, totals)
        return visits, totals

    def _has_values(self) -> bool:
        return any(tree.simulations for tree in self._trees)

    # --- The tree between moves ---

    def _stand_at(self, view: View, seat: int, legal: Sequence[Move] | None, stop: Stop, end: Stop) -> None:
        """Make the view the root; of earlier searches of the same game, what lies below it is kept."""
        allowed = np.full(self.game.mask_words, -1 if legal is None else 0, np.int64)
        for move in legal or ():
            word = min(move.action // self.game.rules.WORD, self.game.mask_words - 1)
            allowed[word] |= 1 << (move.action - word * self.game.rules.WORD)
        before, self._root = self._root, view
        for tree in self._trees:
            if before is not None and _follows(before, view):
                moves = view.moves[len(before.moves) :]
                tree.go_down(moves, _gone(view.state), REVEALED if _revealed(before, view) else 1.0)
            else:
                tree.clear()
            tree.stand_at(view, seat, allowed, stop, end)

    # --- The result ---

    def _result(self, view: View, legal: Sequence[Move], started: float) -> SearchResult:
        visits, totals = self._visits()
        sums = sum(tree.buffers.sums[: view.players] for tree in self._trees)
        simulations = sum(tree.simulations for tree in self._trees)
        values = tuple((sums / sums.sum()).tolist()) if sums.sum() > 0 else (1 / view.players,) * view.players
        assert view.to_move is not None
        everything = max(1, sum(int(visits[move.action]) for move in legal))
        candidates = []
        for move in legal:
            made = int(visits[move.action])
            value = float(totals[move.action]) / made if made else values[view.to_move]
            candidates.append((made, value, move))
        candidates.sort(key=lambda candidate: (-candidate[0], -candidate[1], candidate[2].action))
        return SearchResult(
            seat=view.to_move,
            candidates=tuple(
                Candidate(move, made, made / everything, value, self._line(move) if rank < LINES else (move,))
                for rank, (made, value, move) in enumerate(candidates)
            ),
            values=values,
            simulations=simulations,
            seconds=time.perf_counter() - started,
        )

    def _line(self, move: Move) -> tuple[Move, ...]:
        """The principal variation after a move, by the tree that has looked at it most."""
        moves = all_moves(self.game)
        any_card = np.ones(len(self.game.cards), np.bool_)
        best, root = 0, None
        for tree in self._trees:
            child = native(nodes.child_of)(tree.buffers.nodes, nodes.ROOT, move.action, any_card)
            if child != nodes.NONE and tree.buffers.nodes[child].visits > best:
                best, root = int(tree.buffers.nodes[child].visits), (tree, child)
        if root is None:
            return (move,)
        line = np.zeros(LONGEST_LINE - 1, np.int64)
        length = native(nodes.principal_variation)(root[0].buffers.nodes, root[1], max(4, best // 64), line)
        return (move, *(moves[action] for action in line[:length].tolist()))


def _pause(budget: Budget, started: float) -> float:
    """Until the next look at a search, in seconds."""
    if budget.seconds is None:
        return PULSE
    return min(PULSE, max(0.0, started + budget.seconds - time.perf_counter()))


def _follows(before: View, after: View) -> bool:
    """Whether a view is a later position of the same game."""
    number = len(before.moves)
    return (
        before.game is after.game
        and before.seat == after.seat
        and before.names == after.names
        and before.settings == after.settings
        and before.moves == after.moves[:number]
        and (len(after.moves) > number or before.state.tobytes() == after.state.tobytes())
        # Another deal can begin with the same moves, but not with the same cards.
        and known_cards(before.position()) <= known_cards(after.position())
    )


def _gone(state: State) -> Any:
    """Of each card, whether it lies in somebody's hand or possession."""
    record = state.record
    gone = record.owner >= 0
    gone[record.reserved[record.reserved >= 0]] = True
    return gone


def _revealed(before: View, after: View) -> bool:
    """Whether chance has had its say since: a card was drawn, or a bag emptied."""
    return before.state.reveals(after.state) or before.refills != after.refills
