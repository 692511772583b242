"""Players that search."""

import random
from collections.abc import Sequence
from typing import TypedDict, Unpack

from cabochon.match import Move, View
from cabochon.players.attention import noticed
from cabochon.players.player import ThinkingPlayer
from cabochon.search import Budget, Evaluation, Progress, Searcher, SearchResult, Stop, network_evaluation
from cabochon.search.evaluation import LEARNED
from cabochon.search.shipped import has_network

SETTLED = 0.999
"""The share of the victory from which on a network sees no difference between decisions any more."""
LONG = 300
"""More decisions than the games had that networks have learned from."""
NEARLY = 0.05
"""How much less than the best a decision may be worth that gets on in such a game."""
FINISHING = 500
"""The simulations at most, by hand, that then find a decision that gets on."""


class SearchOptions(TypedDict, total=False):
    """What a Searcher can be given, beside its game and its seed."""

    threads: int
    evaluation: str | Evaluation
    explore: float | None
    threshold: float
    caution: float
    noise: float
    nodes: int


class SearchPlayer(ThinkingPlayer):
    """Searches with a budget for each decision, and keeps its tree from one decision to the next.

    `attention` and `ease` make it err as people do (see levels.py). With `spread` it plays moves at random,
    by their visits to the power of 1 / spread (the temperature of self-play). `by_hand` is its budget where
    it would judge by a network, and there is none: then it overlooks nothing. `options` are the Searcher's.

    To a network all ways look the same that win for certain, and so it would go on taking tokens and giving
    them back for ever. So a short search by hand chooses among what wins for certain, and in a game that does
    not end; but not with `spread`, which is for games to learn from.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        *,
        attention: float = 1.0,
        ease: float = 0.0,
        spread: float = 0.0,
        by_hand: Budget | None = None,
        **options: Unpack[SearchOptions],
    ) -> None:
        self.name = name
        self.budget = budget
        self.attention = attention
        self.ease = ease
        self.spread = spread
        self.by_hand = by_hand
        self._seed = seed
        self._chance = random.Random(seed)
        self._options = options
        self._searcher: Searcher | None = None
        self._finisher: Searcher | None = None

    def decide(
        self,
        view: View,
        *,
        budget: Budget | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Move:
        """The move that seems best; what is forced needs no search.

        `progress` hears the end of the search, too; what is finished by hand may be another move.
        """
        attention, ease = (1.0, 0.0) if self._is_by_hand(view) else (self.attention, self.ease)
        moves = noticed(view, attention, self._chance)
        if len(moves) == 1:
            return moves[0]
        result = self._search(view).search(
            view, budget or self._usual(view), moves=moves, decided=True, stop=stop, progress=progress
        )
        if progress is not None:
            progress(result)
        best = result.candidates[0]
        hurried = stop is not None and stop.is_set()
        if self._finishes(view) and not hurried and (among := self._to_finish_with(view, result)):
            return self._finish(view, among, result.simulations, stop)
        if ease == 0.0 and self.spread == 0.0:
            return best.move
        content = [
            candidate
            for candidate in result.candidates
            if candidate.visits and (self.spread or candidate.value >= best.value - ease)
        ]
        power = 1 / self.spread if self.spread else 1.0
        weights = [(candidate.visits / best.visits) ** power for candidate in content]
        return self._chance.choices(content, weights)[0].move if content else best.move

    def think(
        self,
        view: View,
        *,
        budget: Budget | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> SearchResult:
        """What a search finds with full attention."""
        return self._search(view).search(view, budget or self._usual(view), stop=stop, progress=progress)

    def ponder(self, view: View, *, stop: Stop | None = None) -> None:
        """Search in the background; the next decision goes on from what was found."""
        self._search(view).ponder(view, stop=stop)

    def get_ready(self, view: View) -> None:
        """Have all compiled, or loaded, that decisions may need; `view` has one to make."""
        self.decide(view, budget=Budget(simulations=1))
        if self._finishes(view):
            self._finish(view, view.legal_moves, 1)

    def new_game(self, view: View) -> None:  # noqa: ARG002
        """Forget what was learned of the game before."""
        if self._searcher is not None:
            self._searcher.forget()

    def close(self) -> None:
        """End pondering, and give the tree back."""
        for searcher in (self._searcher, self._finisher):
            if searcher is not None:
                searcher.close()
        self._searcher = self._finisher = None

    def _usual(self, view: View) -> Budget:
        return self.by_hand if self.by_hand and self._is_by_hand(view) else self.budget

    def _is_by_hand(self, view: View) -> bool:
        """Whether it judges by hand, where it should by a network."""
        return self.by_hand is not None and not has_network(view.game, view.players)

    def _finishes(self, view: View) -> bool:
        """Whether a network judges, which may not see how to get to the end."""
        judge = self._options.get("evaluation")
        if isinstance(judge, Evaluation):
            learned = judge.functions is network_evaluation
        else:
            learned = judge == LEARNED and has_network(view.game, view.players)
        return learned and self.spread == 0.0

    def _to_finish_with(self, view: View, result: SearchResult) -> list[Move]:
        """What is chosen among by hand: what wins for certain, or about the best where no end is in sight."""
        (side,) = (side for side in view.state.sides if result.seat in side)
        best = result.candidates[0].value
        least = SETTLED / len(side)  # partners share their victory
        if best < least:
            if len(view.moves) < LONG:
                return []
            least = best - NEARLY
        return [one.move for one in result.candidates if one.visits and one.value >= least]

    def _finish(self, view: View, moves: Sequence[Move], simulations: int, stop: Stop | None = None) -> Move:
        """What seems best by hand, with no more simulations than those of the network."""
        if len(moves) == 1:
            return moves[0]
        if self._finisher is None or self._finisher.game is not view.game:
            self._finisher = Searcher(view.game, seed=self._seed)
        self._finisher.forget()
        budget = Budget(simulations=min(FINISHING, simulations))
        return self._finisher.search(view, budget, moves=moves, stop=stop).best

    def _search(self, view: View) -> Searcher:
        if self._searcher is None or self._searcher.game is not view.game:
            self.close()
            self._searcher = Searcher(view.game, seed=self._seed, **self._options)
        return self._searcher
