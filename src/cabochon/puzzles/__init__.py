"""Puzzles: positions of the engine's own games in which there is something to find.

`turns.py` says exactly what can be reached within a turn, `finding.py` looks for positions, `checking.py`
searches them deeply, `making.py` does all of it; `sets.py` reads those that come with the package.
"""

from cabochon.puzzles.explaining import Explanation, explain, other_way
from cabochon.puzzles.making import Progress, make
from cabochon.puzzles.puzzle import HARDEST, KINDS, Fault, Kind, Puzzle, PuzzleError
from cabochon.puzzles.sets import read, shipped, text_of
from cabochon.puzzles.steps import Step, steps
from cabochon.puzzles.trying import Fate, Tries, Verdict

__all__ = [
    "HARDEST",
    "KINDS",
    "Explanation",
    "Fate",
    "Fault",
    "Kind",
    "Progress",
    "Puzzle",
    "PuzzleError",
    "Step",
    "Tries",
    "Verdict",
    "explain",
    "make",
    "other_way",
    "read",
    "shipped",
    "steps",
    "text_of",
]
