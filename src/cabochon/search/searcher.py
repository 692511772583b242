"""Searching: the Python face of the compiled simulations."""

import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError
from cabochon.games.native import native
from cabochon.games.positions import known_cards
from cabochon.games.state import State
from cabochon.match import Move, View
from cabochon.match.move import all_moves
from cabochon.search import simulation, tree
from cabochon.search.evaluation import Evaluation
from cabochon.search.evaluation import evaluation as named
from cabochon.search.growing import Tree
from cabochon.search.verdict import Budget, Candidate, Verdict

NODES = 1_500_000
"""The usual room of a tree: 72 MB, of which the machine gives only what is used."""
LONGEST_LINE = 12
LINES = 5  # candidates that get a line
REVEALED = 0.25  # what statistics count for after chance has shown a card: they hold for other draws too
PULSE = 0.1  # seconds between two looks at a search, and two reports of its progress
ENDLESS = 1 << 40
UNHEARD = 20_000
"""Simulations that the calling thread may make itself, half a second's: meanwhile it hears no Ctrl-C."""


class Searcher:
    """Searches the positions of one game being played, one after the other.

    Each thread grows a tree of its own; their statistics are added up. With a budget in simulations the
    verdict depends on the seed and on what was searched before, on nothing else. `search` and `ponder` belong
    to one thread; `stop` may be called from any.
    """

    def __init__(
        self,
        game: Game | str,
        *,
        seed: int = 0,
        threads: int = 1,
        evaluation: str | Evaluation = "mixed",
        explore: float = 1.0,
        threshold: float = 0.01,
        caution: float = 0.1,
        nodes: int = NODES,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        if threads < 1:
            raise CabochonError(f"a search needs at least one thread, not {threads}")
        if nodes < 1:
            raise CabochonError(f"a tree needs room for at least one node, not {nodes}")
        chosen = named(evaluation) if isinstance(evaluation, str) else evaluation
        options = np.array([explore, threshold, caution])
        self._trees = [
            Tree(self.game, chosen, options, generator(seed, stream), nodes) for stream in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._pondering: list[Future[None]] = []
        self._root: View | None = None
        self._ready = False

    # --- Searching ---

    def search(
        self,
        view: View,
        budget: Budget,
        progress: Callable[[Verdict], None] | None = None,
        moves: Collection[Move] | None = None,
        decided: bool = False,
    ) -> Verdict:
        """What to play in a view of the seat that decides; `moves` restricts what is considered.

        `progress` gets a verdict about ten times a second. With `decided`, the search ends as soon as no
        other move can overtake the best one in the seconds that are left.
        """
        if view.seat is None or view.seat != view.to_move:
            raise CabochonError("a search needs the view of the seat that decides")
        legal = view.legal_moves if moves is None else [move for move in view.legal_moves if move in moves]
        if not legal:
            raise CabochonError("none of the moves to be searched is legal")
        self._halt()
        self._prepare(view, view.seat)
        started = time.perf_counter()
        self._stand_at(view, view.seat, legal)
        simulations = budget.simulations or 1
        if len(self._trees) == 1 and budget.seconds is None and progress is None and simulations <= UNHEARD:
            self._trees[0].grow(view.seat, simulations)
        else:
            self._grow_all(view, view.seat, legal, budget, progress, decided, started)
        return self._verdict(view, legal, started)

    def ponder(self, view: View) -> None:
        """Think in the background, also while somebody else decides, until the next search or `stop`."""
        if view.seat is None or view.to_move is None:
            return
        self._halt()
        self._prepare(view, view.seat)
        self._stand_at(view, view.seat, None)
        self._pondering = [self._pool.submit(grown.grow, view.seat, ENDLESS) for grown in self._trees]

    def stop(self) -> None:
        """Let the search that is under way return what it has."""
        for grown in self._trees:
            grown.shop.control[simulation.STOP] = 1

    def close(self) -> None:
        """End pondering and the threads."""
        self._halt()
        self._pool.shutdown()

    def _prepare(self, view: View, seat: int) -> None:
        """Compile before the clock runs."""
        if not self._ready:
            self._trees[0].prepare(view, seat)
            self._ready = True

    def _halt(self) -> None:
        """End pondering; from here on `stop` means the search that begins."""
        if self._pondering:
            self.stop()
            wait(self._pondering)
            self._pondering = []
        for grown in self._trees:
            grown.shop.control[simulation.STOP] = 0

    def _grow_all(
        self,
        view: View,
        seat: int,
        legal: Sequence[Move],
        budget: Budget,
        progress: Callable[[Verdict], None] | None,
        decided: bool,
        started: float,
    ) -> None:
        number = len(self._trees)
        simulations = [
            ENDLESS if budget.simulations is None else (budget.simulations + rest) // number
            for rest in range(number)
        ]
        growing = [
            self._pool.submit(grown.grow, seat, most)
            for grown, most in zip(self._trees, simulations, strict=True)
        ]
        try:
            unfinished: Any = growing
            while unfinished:
                pause = PULSE  # waiting in turns lets Ctrl-C through, whichever thread it came to
                if budget.seconds is not None:
                    pause = min(pause, max(0.0, started + budget.seconds - time.perf_counter()))
                unfinished = wait(unfinished, pause).not_done
                if not unfinished or not self._has_values():
                    continue
                if progress is not None:
                    progress(self._verdict(view, legal, started))
                if budget.seconds is not None:
                    spent = time.perf_counter() - started
                    if spent >= budget.seconds or (decided and self._is_decided(spent / budget.seconds)):
                        break
        finally:
            self.stop()
            wait(growing)
        for future in growing:
            future.result()

    def _is_decided(self, spent: float) -> bool:
        """Whether the second best move stays behind even if all that is left of the time goes to it."""
        visits, _ = self._visits()
        second, first = np.sort(visits)[-2:].tolist()
        simulations = sum(grown.simulations for grown in self._trees)
        return bool(first - second > simulations * (1 - spent) / spent)

    def _visits(self) -> tuple[Any, Any]:
        """The visits of the root's actions, and the shares they brought."""
        visits = np.zeros(self.game.action_count, np.int64)
        totals = np.zeros(self.game.action_count)
        for grown in self._trees:
            native(tree.count_visits)(grown.shop.nodes, tree.ROOT, visits, totals)
        return visits, totals

    def _has_values(self) -> bool:
        return any(grown.simulations for grown in self._trees)

    # --- The tree between moves ---

    def _stand_at(self, view: View, seat: int, legal: Sequence[Move] | None) -> None:
        """Make the view the root; of earlier searches of the same game, what lies below it is kept."""
        allowed = np.full(self.game.mask_words, -1 if legal is None else 0, np.int64)
        for move in legal or ():
            word = min(move.action // self.game.rules.WORD, self.game.mask_words - 1)
            allowed[word] |= 1 << (move.action - word * self.game.rules.WORD)
        before, self._root = self._root, view
        for grown in self._trees:
            if before is not None and _follows(before, view):
                moves = view.moves[len(before.moves) :]
                grown.go_down(moves, _gone(view.state), REVEALED if _revealed(before, view) else 1.0)
            else:
                grown.clear()
            grown.stand_at(view, seat, allowed)

    def _verdict(self, view: View, legal: Sequence[Move], started: float) -> Verdict:
        visits, totals = self._visits()
        sums = sum(grown.shop.sums[: view.players] for grown in self._trees)
        simulations = sum(grown.simulations for grown in self._trees)
        values = tuple((sums / sums.sum()).tolist()) if sums.sum() > 0 else (1 / view.players,) * view.players
        assert view.to_move is not None
        everything = max(1, sum(int(visits[move.action]) for move in legal))
        candidates = []
        for move in legal:
            made = int(visits[move.action])
            value = float(totals[move.action]) / made if made else values[view.to_move]
            candidates.append((made, value, move))
        candidates.sort(key=lambda candidate: (-candidate[0], -candidate[1], candidate[2].action))
        return Verdict(
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
        """How it goes on after a move, by the tree that has looked at it most."""
        moves = all_moves(self.game)
        any_card = np.ones(len(self.game.cards), np.bool_)
        best, root = 0, None
        for grown in self._trees:
            child = native(tree.child_of)(grown.shop.nodes, tree.ROOT, move.action, any_card)
            if child != tree.NONE and grown.shop.nodes[child].visits > best:
                best, root = int(grown.shop.nodes[child].visits), (grown, child)
        if root is None:
            return (move,)
        line = np.zeros(LONGEST_LINE - 1, np.int64)
        length = native(tree.trace)(root[0].shop.nodes, root[1], max(4, best // 64), line)
        return (move, *(moves[action] for action in line[:length].tolist()))


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
