"""What was thought about: hints and analyses."""

from collections.abc import Iterable, Sequence
from typing import cast

from cabochon.analysis import Analysis, Hint, Reason, Study, foreseen
from cabochon.games.errors import CabochonError
from cabochon.match import Match
from cabochon.search import Candidate
from cabochon.server.show import wire
from cabochon.server.show.answers import as_problem
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.happenings import deed
from cabochon.server.show.replays import gone_through, texts

_DIGITS = 4
"""More would not be true."""
_LONGEST_LINE = 10
"""Decisions; what comes later is hardly more than a guess."""

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


def analysis_start(match: Match, seconds: float, kept: float | None = None) -> Shown:
    """The game that is analysed, from a complete record: nothing in it is hidden from whoever sent it.

    `kept` is when it was, if what follows was kept.
    """
    message: wire.AnalysisStart = {
        "type": "start",
        **gone_through(match),
        "seconds": seconds,
        "kept": kept,
    }
    return encoded(message)


def analysis_study(match: Match, study: Study) -> Shown:
    """A decision that was studied. To foresee what follows takes some milliseconds."""
    return encoded(_study(match, study))


def analysis_kept(match: Match, found: Sequence[Study], seconds: float, time: float) -> Shown:
    """All of an analysis in one piece, for whoever takes it along."""
    message: wire.KeptAnalysis = {
        "seconds": seconds,
        "time": time,
        "studies": [_study(match, study) for study in found],
    }
    return encoded(message)


def _study(match: Match, study: Study) -> wire.AnalysisStudy:
    return {
        "type": "study",
        "number": study.number,
        "seat": study.seat,
        "move": study.move.text,
        "grade": cast(wire.Grade, study.grade),
        "loss": round(study.loss, _DIGITS),
        "before": [round(value, _DIGITS) for value in study.before],
        "after": [round(value, _DIGITS) for value in study.after],
        "candidates": [
            _studied(candidate, match, study, wanted=index == 0 or candidate.move == study.move)
            for index, candidate in enumerate(study.candidates)
        ],
        "reasons": facts(study.reasons),
    }


def _studied(candidate: Candidate, match: Match, study: Study, *, wanted: bool) -> wire.StudiedMove:
    line = candidate.line[:_LONGEST_LINE] if wanted else ()
    return {
        "move": candidate.move.text,
        "share": round(candidate.share, _DIGITS),
        "value": round(candidate.value, _DIGITS),
        "line": texts(candidate.line),
        "deeds": [deed(each) for each in foreseen(match.state_after(study.number), line)],
    }


def analysis_end(match: Match, found: Sequence[Study]) -> Shown:
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
