"""Tree search over any game: what to play, what it is worth, how it goes on."""

from cabochon.search.asking import asking
from cabochon.search.evaluation import Evaluation, evaluation
from cabochon.search.leaf_batch import LeafBatch
from cabochon.search.result import Budget, Candidate, SearchResult
from cabochon.search.searcher import Progress, Searcher
from cabochon.search.stopping import Stop

__all__ = [
    "Budget",
    "Candidate",
    "Evaluation",
    "LeafBatch",
    "Progress",
    "SearchResult",
    "Searcher",
    "Stop",
    "asking",
    "evaluation",
]
