"""Tree search over any game: what to play, what it is worth, how it goes on."""

from cabochon.search.evaluation import Evaluation, evaluation
from cabochon.search.searcher import Searcher
from cabochon.search.verdict import Budget, Candidate, Verdict

__all__ = ["Budget", "Candidate", "Evaluation", "Searcher", "Verdict", "evaluation"]
