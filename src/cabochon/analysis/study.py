"""The decisions of a game, each searched and graded."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cabochon.analysis.grades import grade
from cabochon.analysis.hint import capped
from cabochon.analysis.reason import Reason
from cabochon.analysis.reasons import reasons
from cabochon.match import Match, Move, View
from cabochon.search import Budget, Candidate, Searcher, SearchResult, Stop
from cabochon.search.evaluation import LEARNED

MOST_CANDIDATES = 5

Shares = tuple[float, ...]
"""Every seat's expected share of the victory; they add up to 1."""


@dataclass(frozen=True)
class Study:
    """One decision of a game, studied."""

    number: int
    """Of the decision, from 0."""
    seat: int
    move: Move
    grade: str
    loss: float
    """The share of the victory given away against the best move, 0 to 1; in a team game, the team's share."""
    before: Shares
    """Every seat's expected share of the victory before the decision, if it is made well."""
    after: Shares
    """Every seat's expected share after the move that was played."""
    candidates: tuple[Candidate, ...]
    """The best moves with their lines, best first, at most five; the one that was played is among them."""
    reasons: tuple[Reason, ...]
    """For the best move."""

    @property
    def best(self) -> Candidate:
        """What the search would have played."""
        return self.candidates[0]

    @property
    def played(self) -> Candidate:
        """The move that was played, as the search sees it."""
        return next(candidate for candidate in self.candidates if candidate.move == self.move)


def studies(
    match: Match,
    budget: Budget,
    *,
    seed: int = 0,
    threads: int = 1,
    stop: Stop | None = None,
    first: int = 0,
    last: int | None = None,
) -> Iterator[Study]:
    """Study the decisions of a match one after the other, each from what the seat that decided could know.

    With a budget in simulations a study depends on the match, the seed and the number of threads alone, not
    on what was studied before. `first` and `last` are the numbers (from 0) of the first and the last decision
    to study; all without them. Once `stop` is set the generator ends within milliseconds, with whole studies
    only.
    """
    last = len(match.moves) - 1 if last is None else min(last, len(match.moves) - 1)
    before: Shares | None = None
    for number in range(first, last + 1):
        if stop is not None and stop.is_set():
            return
        view = match.view(match.steps[number].seat, after=number)
        if len(view.legal_moves) == 1 and before is not None:
            study = _forced(match, number, view, before)
        else:
            chance = 100_003 * seed + number
            with Searcher(view.game, seed=chance, threads=threads, evaluation=LEARNED) as searcher:
                study = _studied(match, number, view, budget, searcher, stop)
        if stop is not None and stop.is_set():
            return
        before = study.after
        yield study


def _forced(match: Match, number: int, view: View, before: Shares) -> Study:
    """A decision without a choice changes nothing, unless it is the last."""
    move = match.moves[number]
    after = _result(match, number) or before
    assert view.seat is not None
    only = Candidate(move, 0, 1.0, before[view.seat], (move,))
    return Study(number, view.seat, move, "forced", 0.0, before, after, (only,), reasons(view, move))


def _studied(
    match: Match, number: int, view: View, budget: Budget, searcher: Searcher, stop: Stop | None
) -> Study:
    """Half of the budget finds the best move; the rest values it and the move that was played, alone.

    A search looks at bad moves hardly at all, and thinks too well of the one that came out best: what the
    two are worth can only be compared when both get the same attention. Sometimes the move that was played
    then turns out to be the better one.
    """
    move, seat = match.moves[number], view.seat
    assert seat is not None
    result = searcher.search(view, _part(budget, 2), stop=stop)
    best = result.best
    share = 2 if move == best else 4
    before = searcher.search(view, _part(budget, share), moves=[best], stop=stop).values
    after = before
    if move != best:
        alone = searcher.search(view, _part(budget, share), moves=[move], stop=stop)
        after = alone.values
        result = _with_line(result, alone.candidates[0])
    after = _result(match, number) or after
    values = {best: before[seat], move: after[seat]}
    if after[seat] > before[seat]:
        best = move
    if move == best:
        before = after
    forced = len(view.legal_moves) == 1
    (side,) = (side for side in view.state.sides if seat in side)
    loss = max(0.0, before[seat] - after[seat]) * len(side)
    return Study(
        number=number,
        seat=seat,
        move=move,
        grade="forced" if forced else "best" if move == best else grade(loss),
        loss=loss,
        before=before,
        after=after,
        candidates=_shown(result, values, best, move),
        reasons=reasons(view, best),
    )


def _part(budget: Budget, parts: int) -> Budget:
    return Budget(
        simulations=None if budget.simulations is None else max(1, budget.simulations // parts),
        seconds=None if budget.seconds is None else budget.seconds / parts,
    )


def _with_line(result: SearchResult, known: Candidate) -> SearchResult:
    """A result with what a search for one move alone has found out about how it goes on."""
    return replace(
        result,
        candidates=tuple(
            replace(each, line=known.line) if each.move == known.move else each for each in result.candidates
        ),
    )


def _shown(
    result: SearchResult, values: Mapping[Move, float], best: Move, played: Move
) -> tuple[Candidate, ...]:
    """The best candidates; the one that was played comes last if it is not among them."""
    known = (replace(each, value=values.get(each.move, each.value)) for each in result.candidates)
    valued = capped(known, values[best])
    valued.sort(key=lambda candidate: candidate.move != best)
    chosen = valued[:MOST_CANDIDATES]
    if all(candidate.move != played for candidate in chosen):
        chosen[-1] = next(candidate for candidate in valued if candidate.move == played)
    return tuple(chosen)


def _result(match: Match, number: int) -> Shares | None:
    """The shares after a decision that ended the game."""
    if number + 1 < len(match.moves) or match.outcome is None:
        return None
    return tuple(match.state.returns())
