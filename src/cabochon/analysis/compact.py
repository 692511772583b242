"""The studies of a game, small enough to be kept with it: numbers and moves, no words and no names."""

import json
import zlib
from collections.abc import Sequence
from typing import Any

from cabochon.analysis.grades import GRADES
from cabochon.analysis.reason import Reason
from cabochon.analysis.study import Study
from cabochon.match import CabochonError, Match, Move
from cabochon.match.notation import written_moves
from cabochon.search import Candidate

VERSION = 1
"""Grows when this form changes, or what is found out is not to be compared with what was."""
_DIGITS = 4
_LARGEST = 16 * 1024 * 1024
_SEPARATOR = ", "


def pack(found: Sequence[Study]) -> bytes:
    """The studies of all decisions of a game, as `unpack` reads them; figures are rounded."""
    written = json.dumps([_written(study) for study in found], separators=(",", ":"), ensure_ascii=False)
    return zlib.compress(written.encode())


def unpack(content: bytes, match: Match) -> list[Study]:
    """The studies of all decisions of a match; a CabochonError says that they are none of it."""
    try:
        inflated = zlib.decompressobj()
        rows = json.loads(inflated.decompress(content, _LARGEST))
        if not inflated.eof or inflated.unconsumed_tail or len(rows) != len(match.moves):
            raise ValueError
        known = written_moves(match.game)
        return [_read(number, row, match, known) for number, row in enumerate(rows)]
    except (zlib.error, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise CabochonError("these are no studies of this game") from None


def _written(study: Study) -> list[Any]:
    return [
        study.grade,
        _rounded(study.loss),
        [_rounded(value) for value in study.before],
        [_rounded(value) for value in study.after],
        [
            [each.visits, _rounded(each.share), _rounded(each.value), _SEPARATOR.join(map(_text, each.line))]
            for each in study.candidates
        ],
        [[reason.code, dict(reason.values)] for reason in study.reasons],
    ]


def _read(number: int, row: Any, match: Match, known: Any) -> Study:
    grade, loss, before, after, candidates, reasons = row
    if grade not in GRADES or len(before) != match.players or len(after) != match.players:
        raise ValueError
    found = tuple(_candidate(each, known) for each in candidates)
    move = match.moves[number]
    if move not in (each.move for each in found):
        raise ValueError
    return Study(
        number=number,
        seat=match.steps[number].seat,
        move=move,
        grade=grade,
        loss=float(loss),
        before=tuple(map(float, before)),
        after=tuple(map(float, after)),
        candidates=found,
        reasons=tuple(Reason(str(code), dict(values)) for code, values in reasons),
    )


def _candidate(row: Any, known: Any) -> Candidate:
    visits, share, value, texts = row
    line: tuple[Move, ...] = tuple(known[text] for text in texts.split(_SEPARATOR))
    return Candidate(line[0], int(visits), float(share), float(value), line)


def _rounded(value: float) -> float:
    return round(value, _DIGITS)


def _text(move: Move) -> str:
    return move.text
