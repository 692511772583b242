"""Players that search."""

from collections.abc import Callable

from cabochon.match import Move, View
from cabochon.search import Budget, Searcher, Verdict


class SearchPlayer:
    """Searches with a budget for each decision; keeps its tree from one decision to the next."""

    def __init__(self, name: str, seed: int, budget: Budget, threads: int = 1, evaluation: str = "rollout") -> None:
        self.name = name
        self.budget = budget
        self._seed = seed
        self._threads = threads
        self._evaluation = evaluation
        self._searcher: Searcher | None = None

    def decide(self, view: View) -> Move:
        """The move that the search likes best; what is forced needs none."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return self.think(view).best

    def think(
        self,
        view: View,
        budget: Budget | None = None,
        progress: Callable[[Verdict], None] | None = None,
    ) -> Verdict:
        """What the search finds."""
        if self._searcher is None or self._searcher.game is not view.game:
            self._searcher = Searcher(
                view.game, seed=self._seed, threads=self._threads, evaluation=self._evaluation
            )
        return self._searcher.search(view, budget or self.budget, progress)

    def stop(self) -> None:
        """Decide at once, from any thread."""
        if self._searcher is not None:
            self._searcher.stop()
