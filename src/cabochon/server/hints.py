"""Hints: what somebody who is to move could do, and why, thought about from their own view alone."""

import time
from functools import partial

from cabochon.analysis import reasons
from cabochon.match import View
from cabochon.search import Budget, Candidate, Searcher, Stop
from cabochon.server import wire
from cabochon.server.errors import TableError
from cabochon.server.hall import Hall
from cabochon.server.limits import BusyError, Places
from cabochon.server.problems import RequestError
from cabochon.server.studies import DIGITS, shown_reasons
from cabochon.server.thinkers import HINT

_SHOWN = 3
_LONGEST_WAIT = 20.0
_PAYING = ("cover", "pay")


class Hints:
    """Hints for the guests of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = hall.options.limits
        self._places = Places(1, self._limits.hints_of_address)

    async def hint(self, guest: str, address: str, table: str) -> wire.Hint:
        """The best moves of the guest's seat that decides now."""
        thinkers = self._hall.bots.thinkers
        live = await self._hall.live(table)
        match, seat = live.table.hinted(guest, time.time())
        number = live.table.number
        if self._places.holds(guest):
            raise RequestError(409, "error-hint-busy")
        if thinkers.waiting > self._limits.hints_in_line or not self._places.hold(guest, address):
            raise BusyError
        stop = Stop()
        thinking = partial(advise, match.view(seat), Budget(seconds=self._hall.options.hint), stop)
        try:
            # Only waiting in line has an end: the first hint on a machine waits for the compiler, too.
            work = thinkers.run(HINT, thinking, stop, _LONGEST_WAIT)
            found = await self._hall.ponder(live, work)
        except TimeoutError:
            raise BusyError from None
        finally:
            self._places.free(guest, address)
        if found is None:
            raise TableError(code="error-hint-late")
        candidates, simulations, seconds = found
        return {
            "number": number,
            "seat": seat,
            "candidates": candidates,
            "simulations": simulations,
            "seconds": seconds,
        }


def advise(view: View, budget: Budget, stop: Stop, seed: int = 0) -> tuple[list[wire.HintMove], int, float]:
    """The best moves of the seat that decides, with reasons; the simulations and seconds that it took."""
    with Searcher(view.game, seed=seed) as searcher:
        result = searcher.search(view, budget, stop=stop)
    # A move that was looked at less than the best may seem to be worth more, by chance.
    most = result.candidates[0].value
    shown = [_shown(view, candidate, most) for candidate in result.candidates[:_SHOWN]]
    return shown, result.simulations, result.seconds


def _shown(view: View, candidate: Candidate, most: float) -> wire.HintMove:
    moves = [candidate.move]
    for move in candidate.line[1:]:
        if move.verb not in _PAYING:
            break
        moves.append(move)
    return {
        "moves": [move.text for move in moves],
        "share": round(candidate.share, DIGITS),
        "value": round(min(candidate.value, most), DIGITS),
        "line": [move.text for move in candidate.line],
        "reasons": shown_reasons(reasons(view, candidate.move)),
    }
