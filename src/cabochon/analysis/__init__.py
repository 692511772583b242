"""Why moves are good, and how well a game was played."""

from cabochon.analysis.analysis import Analysis
from cabochon.analysis.chart import chart
from cabochon.analysis.grades import GRADES
from cabochon.analysis.reason import Reason
from cabochon.analysis.reasons import reasons
from cabochon.analysis.study import Study, studies

__all__ = ["GRADES", "Analysis", "Reason", "Study", "chart", "reasons", "studies"]
