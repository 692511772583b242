"""Runs a tournament from where it stands to its end."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, SupportsIndex

from cabochon.arena.folder import Folder, read_folder
from cabochon.arena.playing import Played
from cabochon.arena.ratings import Ratings, check_installed
from cabochon.arena.result import Result
from cabochon.arena.schedule import Job
from cabochon.arena.sequential import Decision, SequentialTest, State
from cabochon.arena.standings import Pairing, Standing, fitted, pairings, standings
from cabochon.arena.tournament import Tournament, at_least_one
from cabochon.arena.workers import Runner, in_processes, in_this_process
from cabochon.players import warm_up


@dataclass(frozen=True)
class Report:
    """What a tournament has come to, after its last game or in between."""

    tournament: Tournament
    results: tuple[Result, ...]
    """In the order of the schedule; in a head-to-head, up to the group that decided it."""
    test: State | None = None

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to be played."""
        decided = self.test is not None and self.test.decision is not Decision.OPEN
        return decided or len(self.results) >= self.tournament.games

    def after(self, rounds: int) -> "Report":
        """What the tournament had come to after so many rounds; without the test, which counts in groups."""
        return Report(self.tournament, tuple(each for each in self.results if each.round <= rounds))

    def standings(self, anchor: tuple[str, float] | None = None) -> tuple[Standing, ...]:
        """The table, best first; an anchor is a label and the rating that it is given."""
        number = None if anchor is None else (self.tournament.number_of(anchor[0]), anchor[1])
        return standings(self.tournament, self.results, self._ratings.measured_from(number))

    def pairings(self) -> tuple[tuple[Pairing, ...], ...]:
        """What everybody has scored against everybody, in the order of the tournament's contestants."""
        return pairings(self.tournament, self.results)

    def superiority(self) -> tuple[tuple[float, ...], ...]:
        """How likely everybody is stronger than everybody, in the order of the tournament's contestants."""
        numbers = range(len(self.tournament.contestants))
        return tuple(tuple(self._ratings.superiority(one, other) for other in numbers) for one in numbers)

    @cached_property
    def _ratings(self) -> Ratings:
        return fitted(self.tournament, self.results)

    def to_json(self, anchor: tuple[str, float] | None = None) -> dict[str, Any]:
        """Everything for other programs."""
        table = self.standings(anchor)
        superiority = self.superiority()
        numbers = [self.tournament.number_of(standing.label) for standing in table]
        return {
            "tournament": {**self.tournament.configuration(), "rounds": self.tournament.rounds},
            "games": len(self.results),
            "complete": self.is_complete,
            "anchor": None if anchor is None else {"label": anchor[0], "rating": anchor[1]},
            "standings": [asdict(standing) for standing in table],
            "superiority": [[superiority[one][other] for other in numbers] for one in numbers],
            "test": None if self.test is None else _test_json(self.test),
            "faults": [
                {
                    "game": result.key,
                    "label": result.seats[result.fault.seat],
                    "kind": result.fault.kind,
                    "message": result.fault.message,
                    "seconds": result.fault.seconds,
                }
                for result in self.results
                if result.fault is not None
            ],
        }


def _test_json(test: State) -> dict[str, Any]:
    return {**test._asdict(), "bounds": test.bounds._asdict(), "decision": str(test.decision)}


def run(
    tournament: Tournament,
    *,
    folder: Path | str | None = None,
    workers: SupportsIndex = 1,
    runner: Runner | None = None,
    keep: Callable[[Played], None] | None = None,
    on_result: Callable[[Result, Callable[[], Report]], None] | None = None,
) -> Report:
    """Play all games that are not in `folder` yet, and keep them there; without a folder, all games.

    `workers` games are played at a time, in processes of this machine if there are several; `runner` plays
    them elsewhere instead (see `on_ray`). The report does not depend on either. After every game `keep` is
    given the result with its record, and `on_result` the result with a function that reports what the
    tournament has come to so far.
    """
    workers = at_least_one(workers, "the number of workers")
    if tournament.is_rated:
        check_installed()
    with ExitStack() as stack:
        kept = None if folder is None else stack.enter_context(Folder(Path(folder), tournament))
        course = _Course(tournament, kept.results if kept else ())
        if course.is_over:
            return course.report()
        warm_up(
            tournament.game,
            [contestant.spec for contestant in tournament.contestants],
            seats=tournament.players,
            settings=tournament.settings,
        )
        play_all = runner or (in_this_process if workers == 1 else in_processes(workers))
        records = kept is not None or keep is not None
        # What is still being played when a test is decided, or somebody interrupts, is abandoned.
        games = stack.enter_context(closing(play_all(tournament, course.jobs_left(), records)))
        for played in games:
            if kept is not None:
                kept.add(played)
            if keep is not None:
                keep(played)
            course.add(played.result)
            if on_result is not None:
                on_result(played.result, course.report)
            if course.is_over:
                break
        return course.report()


def read(folder: Path | str) -> Report:
    """What the tournament in a folder has come to. Nothing is played, nobody at work there is disturbed."""
    tournament, results = read_folder(Path(folder))
    return _Course(tournament, results).report()


class _Course:
    """How far a tournament is. The test takes the groups in the order of the schedule, however they end."""

    def __init__(self, tournament: Tournament, results: Sequence[Result]) -> None:
        self._tournament = tournament
        self._results = {result.key: result for result in results if result.round <= tournament.rounds}
        self.test = (
            None if tournament.bounds is None else SequentialTest(tournament.bounds, len(tournament.sides))
        )
        self._continue_test()

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.decision is not Decision.OPEN

    @property
    def is_over(self) -> bool:
        return self.is_decided or len(self._results) >= self._tournament.games

    def jobs_left(self) -> Iterator[Job]:
        done = frozenset(self._results)
        return (job for job in self._tournament.jobs() if job.key not in done)

    def add(self, result: Result) -> None:
        self._results[result.key] = result
        self._continue_test()

    def report(self) -> Report:
        last = self.test.groups if self.test is not None and self.is_decided else self._tournament.rounds
        results = sorted(self._results.values(), key=lambda result: result.place)
        return Report(
            self._tournament,
            tuple(result for result in results if result.round <= last),
            None if self.test is None else self.test.state,
        )

    def _continue_test(self) -> None:
        """Give the test every group that is complete, up to the first one that isn't."""
        if self.test is None:
            return
        lone = self._tournament.labels[0]
        rotations = range(self._tournament.games_per_round)
        while not self.is_decided:
            keys = [Job(self.test.groups + 1, 0, rotation, ()).key for rotation in rotations]
            group = [self._results[key] for key in keys if key in self._results]
            if len(group) < len(keys):
                return
            shares = [
                sum(share for label, share in zip(result.seats, result.shares, strict=True) if label == lone)
                for result in group
            ]
            self.test.add(sum(shares) / len(shares))
