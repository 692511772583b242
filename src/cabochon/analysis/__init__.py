"""Why moves are good, and how well a game was played."""

from cabochon.analysis.analysis import Analysis
from cabochon.analysis.chart import chart
from cabochon.analysis.compact import pack, unpack
from cabochon.analysis.grades import GRADES
from cabochon.analysis.hint import Hint, Suggestion, hint
from cabochon.analysis.reason import Reason
from cabochon.analysis.reasons import reasons
from cabochon.analysis.study import Study, studies
from cabochon.analysis.variation import foreseen

__all__ = [
    "GRADES",
    "Analysis",
    "Hint",
    "Reason",
    "Study",
    "Suggestion",
    "chart",
    "foreseen",
    "hint",
    "pack",
    "reasons",
    "studies",
    "unpack",
]
