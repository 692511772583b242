"""The second look at what was found: deep searches with two seeds, and how hard it is."""

from hashlib import sha256
from statistics import fmean

from cabochon.match import View
from cabochon.puzzles.finding import Find
from cabochon.puzzles.grading import grade
from cabochon.puzzles.puzzle import Fault, Kind, Puzzle
from cabochon.puzzles.steps import Step, steps
from cabochon.puzzles.weighing import DEEP, MARGIN, SEEDS, Weighed, weigh
from cabochon.search import Budget

HOPE = 0.25
"""What a defence must leave of the victory: nobody cares how a lost game is lost later."""
CLOSEST = 0.03
"""By how much the reserved card itself must be better than any other."""


def check(found: Find, budget: Budget = DEEP) -> Puzzle | None:
    """The puzzle, if the solution is the best by far whatever the seed; else None."""
    draft = Puzzle(
        name=name_of(found.kind, found.view),
        kind=found.kind,
        level=0,
        position=found.view.position(),
        solutions=found.solutions,
        value=0.0,
        others=0.0,
        threat=found.threat,
    )
    way = steps(draft)
    weighed = weigh_all(way, budget)
    if weighed is None or not holds(draft, way, weighed, budget):
        return None
    return Puzzle(
        name=draft.name,
        kind=draft.kind,
        level=grade(way),
        position=draft.position,
        solutions=draft.solutions,
        # A win is exact, whatever a search expects of it.
        value=1.0 if draft.kind == "win" else fmean(each.value for each in weighed),
        others=fmean(each.others for each in weighed),
        faults=_faults(found, weighed[0]),
        threat=draft.threat,
    )


def name_of(kind: Kind, view: View) -> str:
    """A name that is always the same for a position, so that browsers know which they have solved."""
    return f"{kind}-{sha256(view.state.tobytes()).hexdigest()[:8]}"


def weigh_all(way: tuple[Step, ...], budget: Budget) -> list[Weighed] | None:
    """The first decision with every seed; None where the solution is not the better choice by the margin."""
    found = []
    for seed in SEEDS:
        weighed = weigh(way[0].view, way[0].right, budget, seed)
        if weighed is None or weighed.margin < MARGIN:
            return None
        found.append(weighed)
    return found


def holds(puzzle: Puzzle, way: tuple[Step, ...], weighed: list[Weighed], budget: Budget) -> bool:
    """What the kind asks for beyond the margin."""
    if puzzle.kind == "defence":
        return min(each.value for each in weighed) >= HOPE
    if puzzle.kind == "reserve" and len(way) > 1:
        # The card is chosen after the gold.
        cards = [weigh(way[1].view, way[1].right, budget, seed) for seed in SEEDS]
        return all(each is None or each.margin >= CLOSEST for each in cards)
    return True


def _faults(found: Find, weighed: Weighed) -> tuple[Fault, ...]:
    """What tempts and is wrong; after a wrong defence, every way in which the opponent wins."""
    if found.kind == "defence":
        return tuple(Fault((move, *reply), 0.0) for move, reply in found.replies.items())
    return tuple(
        Fault(tuple(move.text for move in each.line), min(each.value, weighed.others))
        for each in weighed.wrong
    )
