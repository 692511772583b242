"""Analyses of games from records, decision by decision, for whoever sends one.

Their threads stand back behind everything else that this process does, so that games at tables go on.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import structlog
from pydantic_core import to_json

from cabochon.analysis import Analysis, Reason, Study, studies
from cabochon.games.errors import CabochonError
from cabochon.match import Match, Move
from cabochon.search import Budget, Stop
from cabochon.server import show, wire
from cabochon.server.bases import read_record
from cabochon.server.errors import TableError
from cabochon.server.limits import BusyError, Limits, Places
from cabochon.server.logs import trouble
from cabochon.server.problems import RequestError, problem
from cabochon.server.thinkers import cores, step_back

_KINDNESS = 10
DIGITS = 4
"""More would not be true."""
_log = structlog.get_logger("cabochon.studies")


class Studies:
    """The analyses that are under way in this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._places = Places(1, limits.analyses_of_address)
        self._under_way: set[Studying] = set()
        self._threads = ThreadPoolExecutor(
            max(1, cores() - 1), thread_name_prefix="study", initializer=step_back, initargs=(_KINDNESS,)
        )

    async def begin(self, guest: str, address: str, plan: wire.NewAnalysis) -> "Studying":
        """An analysis that somebody must `close`; a RequestError or a TableError refuses it."""
        if self._places.holds(guest):
            raise RequestError(409, "error-analysis-busy")
        if len(self._under_way) >= self._limits.analyses or not self._places.hold(guest, address):
            raise BusyError

        def end() -> None:
            self._under_way.discard(study)
            self._places.free(guest, address)

        study = Studying(self._threads, plan.seconds, end)
        self._under_way.add(study)
        try:
            study.match = await asyncio.to_thread(read_record, plan.record)
            if len(study.match.moves) * plan.seconds > self._limits.analysis_seconds:
                raise TableError(code="error-analysis-long", minutes=self._limits.analysis_seconds // 60)
        except BaseException:
            study.close()
            raise
        return study

    def break_off(self) -> None:
        """Stop everything that is under way."""
        for study in self._under_way:
            study.break_off()

    def close(self) -> None:
        """Stop everything and begin nothing any more."""
        self.break_off()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Studying:
    """One analysis under way."""

    match: Match

    def __init__(self, threads: ThreadPoolExecutor, seconds: float, end: Callable[[], None]) -> None:
        self._stop = Stop()
        self._broken = asyncio.Event()
        self._threads = threads
        self._seconds = seconds
        self._end: Callable[[], None] | None = end

    def close(self) -> None:
        """Study nothing any more, and make room for others."""
        self._stop.set()
        if self._end is not None:
            self._end()
            self._end = None

    def break_off(self) -> None:
        """Tell the client that no more will come."""
        self._stop.set()
        self._broken.set()

    async def lines(self) -> AsyncGenerator[bytes]:
        """What the client gets, line by line."""
        try:
            yield await asyncio.to_thread(_start, self.match)
            found: list[Study] = []
            coming = studies(self.match, Budget(seconds=self._seconds), stop=self._stop)
            while study := await self._next(coming):
                found.append(study)
                yield to_json(shown_study(study))
            yield to_json(_finish(self.match, found))
        except CabochonError as error:
            yield to_json(_broken_off(error))
        except Exception as error:
            _log.error("an analysis failed", **trouble(error))
            yield to_json(_broken_off(RequestError(500, "error-server")))

    async def _next(self, coming: Iterator[Study]) -> Study | None:
        """The next study; after each of them another analysis may have the thread."""
        loop = asyncio.get_running_loop()
        study: asyncio.Future[Study | None] = loop.run_in_executor(self._threads, next, coming, None)
        broken = asyncio.create_task(self._broken.wait())
        waited: set[asyncio.Future[Any]] = {study, broken}
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            broken.cancel()
        if self._broken.is_set():
            raise RequestError(503, "error-server")
        return await study


# --- What leaves ---


def _start(match: Match) -> bytes:
    game, steps = match.game, match.steps
    outcome = match.outcome
    start: wire.AnalysisStart = {
        "type": "start",
        "game": cast(wire.GameName, game.name),
        "names": list(match.names),
        "settings": dict(match.settings),
        "players": match.players,
        "decisions": len(steps),
        "moves": _texts(step.move for step in steps),
        "seats": [game.to_move(step.before) for step in steps],
        "positions": [
            show.position(game.position(state)) for state in [*(step.before for step in steps), match.state]
        ],
        "outcome": None
        if outcome is None
        else {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "reason": outcome.reason,
            "seat": None,
        },
    }
    return to_json(start)


def shown_study(study: Study) -> wire.AnalysisStudy:
    """A study as the wire has it."""
    return {
        "type": "study",
        "number": study.number,
        "seat": study.seat,
        "move": study.move.text,
        "grade": cast(wire.Grade, study.grade),
        "loss": round(study.loss, DIGITS),
        "before": [round(value, DIGITS) for value in study.before],
        "after": [round(value, DIGITS) for value in study.after],
        "candidates": [
            {
                "move": candidate.move.text,
                "share": round(candidate.share, DIGITS),
                "value": round(candidate.value, DIGITS),
                "line": _texts(candidate.line),
            }
            for candidate in study.candidates
        ],
        "reasons": shown_reasons(study.reasons),
    }


def shown_reasons(found: Iterable[Reason]) -> list[wire.Reason]:
    """Reasons as the wire has them."""
    return [{"code": reason.code, "values": dict(reason.values)} for reason in found]


def _finish(match: Match, found: list[Study]) -> wire.AnalysisEnd:
    analysis = Analysis.of(match, found)
    return {"type": "end", "accuracy": [analysis.accuracy(seat) for seat in range(match.players)]}


def _broken_off(error: CabochonError) -> wire.AnalysisProblem:
    return {"type": "problem", **problem(error)}


def _texts(moves: Iterable[Move]) -> list[str]:
    return [move.text for move in moves]
