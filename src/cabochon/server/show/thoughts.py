"""What was thought about: hints and analyses."""

from collections.abc import Iterable
from typing import cast

from cabochon.analysis import Analysis, Hint, Reason, Study
from cabochon.games.errors import CabochonError
from cabochon.match import Match
from cabochon.server.show import wire
from cabochon.server.show.answers import as_problem
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.replays import gone_through, texts

_DIGITS = 4
"""More would not be true."""

# --- Hints ---


def hint(number: int, found: Hint) -> Shown:
    """The best moves of a seat after event `number`."""
    message: wire.Hint = {
        "number": number,
        "seat": found.seat,
        "candidates": [
            {
                "moves": texts(suggestion.moves),
                "share": round(suggestion.share, _DIGITS),
                "value": round(suggestion.value, _DIGITS),
                "line": texts(suggestion.line),
                "reasons": facts(suggestion.reasons),
            }
            for suggestion in found.suggestions
        ],
        "simulations": found.simulations,
        "seconds": found.seconds,
    }
    return encoded(message)


# --- Analyses, line by line ---


def analysis_start(match: Match) -> Shown:
    """The game that is analysed, from a complete record: nothing in it is hidden from whoever sent it."""
    message: wire.AnalysisStart = {"type": "start", **gone_through(match)}
    return encoded(message)


def analysis_study(study: Study) -> Shown:
    """A decision that was studied."""
    message: wire.AnalysisStudy = {
        "type": "study",
        "number": study.number,
        "seat": study.seat,
        "move": study.move.text,
        "grade": cast(wire.Grade, study.grade),
        "loss": round(study.loss, _DIGITS),
        "before": [round(value, _DIGITS) for value in study.before],
        "after": [round(value, _DIGITS) for value in study.after],
        "candidates": [
            {
                "move": candidate.move.text,
                "share": round(candidate.share, _DIGITS),
                "value": round(candidate.value, _DIGITS),
                "line": texts(candidate.line),
            }
            for candidate in study.candidates
        ],
        "reasons": facts(study.reasons),
    }
    return encoded(message)


def analysis_end(match: Match, found: list[Study]) -> Shown:
    """All decisions were studied."""
    analysis = Analysis.of(match, found)
    message: wire.AnalysisEnd = {
        "type": "end",
        "accuracy": [analysis.accuracy(seat) for seat in range(match.players)],
    }
    return encoded(message)


def analysis_problem(error: CabochonError) -> Shown:
    """The analysis broke off."""
    message: wire.AnalysisProblem = {"type": "problem", **as_problem(error)}
    return encoded(message)


def facts(found: Iterable[Reason]) -> list[wire.Reason]:
    """Reasons as facts; the page has the words."""
    return [{"code": reason.code, "values": dict(reason.values)} for reason in found]
