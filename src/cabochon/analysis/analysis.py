"""A whole game, studied."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cabochon.analysis import grades
from cabochon.analysis.grades import GRADES
from cabochon.analysis.study import Study
from cabochon.games.settings import Settings
from cabochon.match import Match, Outcome

FORMAT = 1
"""Changes whenever the JSON could be misread."""

DECISIVE = 0.1
"""What a decision must have lost to be called a turning point."""


@dataclass(frozen=True)
class Analysis:
    """The studies of a game and what follows from them."""

    game: str
    names: tuple[str, ...]
    settings: Settings
    sides: tuple[tuple[int, ...], ...]
    """The seats that win together, side by side."""
    decisions: int
    """How many decisions the game has; `studies` may cover fewer."""
    studies: tuple[Study, ...]
    outcome: Outcome | None
    """How the game ended by the rules; None if it is unfinished or somebody resigned."""
    headers: Mapping[str, str]
    """The free headers of the record, such as the date, or who resigned (`Ended`)."""

    @classmethod
    def of(cls, match: Match, studies: Sequence[Study]) -> "Analysis":
        """The analysis of a match from its studies."""
        return cls(
            game=match.game.name,
            names=match.names,
            settings=dict(match.settings),
            sides=match.state.sides,
            decisions=len(match.moves),
            studies=tuple(studies),
            outcome=match.outcome,
            headers=dict(match.headers),
        )

    def of_seat(self, seat: int) -> tuple[Study, ...]:
        """The studies of one seat's decisions."""
        return tuple(study for study in self.studies if study.seat == seat)

    def accuracy(self, seat: int) -> float | None:
        """How well a seat decided, 0 to 100; None without a decision that left a choice."""
        (side,) = (side for side in self.sides if seat in side)
        return grades.accuracy(
            [
                (sum(study.before[other] for other in side), study.loss)
                for study in self.of_seat(seat)
                if study.grade != "forced"
            ]
        )

    def counts(self, seat: int) -> dict[str, int]:
        """How many decisions of each grade a seat made."""
        made = [study.grade for study in self.of_seat(seat)]
        return {grade: made.count(grade) for grade in GRADES}

    def turning_points(self, most: int = 3) -> tuple[Study, ...]:
        """The decisions that gave most away, in the order of the game; none if nothing much was given."""
        worst = sorted((study for study in self.studies if study.loss >= DECISIVE), key=lambda s: -s.loss)
        return tuple(sorted(worst[:most], key=lambda study: study.number))

    def to_json(self) -> dict[str, Any]:
        """Everything, for `json.dumps`; docs/analysis.md has the schema."""
        outcome = self.outcome
        return {
            "format": FORMAT,
            "game": self.game,
            "names": list(self.names),
            "settings": dict(self.settings),
            "sides": [list(side) for side in self.sides],
            "headers": dict(self.headers),
            "decisions": self.decisions,
            "outcome": outcome
            and {
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
                "reason": outcome.reason,
            },
            "accuracy": [_rounded(self.accuracy(seat)) for seat in range(len(self.names))],
            "grades": [self.counts(seat) for seat in range(len(self.names))],
            "turning_points": [study.number for study in self.turning_points()],
            "studies": [_study(study) for study in self.studies],
        }


def _study(study: Study) -> dict[str, Any]:
    return {
        "number": study.number,
        "seat": study.seat,
        "move": study.move.text,
        "grade": study.grade,
        "loss": _rounded(study.loss),
        "before": [_rounded(share) for share in study.before],
        "after": [_rounded(share) for share in study.after],
        "candidates": [
            {
                "move": candidate.move.text,
                "visits": candidate.visits,
                "share": _rounded(candidate.share),
                "value": _rounded(candidate.value),
                "line": [move.text for move in candidate.line],
            }
            for candidate in study.candidates
        ],
        "reasons": [{"code": reason.code, "values": dict(reason.values)} for reason in study.reasons],
    }


def _rounded(number: float | None) -> float | None:
    """Six digits say more than any search knows."""
    return None if number is None else round(number, 6)
