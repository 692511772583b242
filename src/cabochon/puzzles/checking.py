"""The second look at what was found: deep searches with two seeds, and how hard it is."""

from collections.abc import Iterator
from dataclasses import replace
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
CLOSEST = 0.05
"""By how much the card must be better than any other, where it is chosen after the gold."""


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
    weighed = weigh_all(way[0], budget, MARGIN)
    if weighed is None or (draft.kind == "defence" and min(each.value for each in weighed) < HOPE):
        return None
    # Where gold is taken first, the card is a second choice.
    later = weigh_all(way[1], budget, CLOSEST) if draft.kind == "reserve" and len(way) > 1 else []
    if later is None:
        return None
    return replace(
        draft,
        level=grade(way),
        # A win is exact, whatever a search expects of it.
        value=1.0 if draft.kind == "win" else fmean(each.value for each in weighed),
        others=fmean(each.others for each in weighed),
        faults=_faults(found, weighed[0], later[0] if later else None),
    )


def name_of(kind: Kind, view: View) -> str:
    """A name that is always the same for a position, so that browsers know which they have solved."""
    return f"{kind}-{sha256(view.state.tobytes()).hexdigest()[:8]}"


def weigh_all(step: Step, budget: Budget, margin: float) -> list[Weighed] | None:
    """A decision with every seed; None where the right moves are not better by the margin."""
    found = []
    for seed in SEEDS:
        weighed = weigh(step.view, step.right, budget, seed)
        if weighed is None or weighed.margin < margin:
            return None
        found.append(weighed)
    return found


def _faults(found: Find, first: Weighed, later: Weighed | None) -> tuple[Fault, ...]:
    """What tempts and is wrong; for a defence, every way in which the opponent wins otherwise."""
    if found.kind == "defence":
        return tuple(Fault((*path, *reply), 0.0) for path, reply in found.replies.items())
    return (*_tempting(first, ()), *(() if later is None else _tempting(later, found.solutions[0][:1])))


def _tempting(weighed: Weighed, path: tuple[str, ...]) -> Iterator[Fault]:
    for each in weighed.wrong:
        yield Fault((*path, *(move.text for move in each.line)), min(each.value, weighed.others))
