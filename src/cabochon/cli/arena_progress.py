"""Shows how a tournament gets on: a bar, the rate, what is left, and the standings so far."""

import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from cabochon.cli.arena_table import Anchor, evidence, table
from cabochon.language import Language

if TYPE_CHECKING:
    from cabochon.arena import Report, Result, Tournament
    from cabochon.arena.playing import Played
    from cabochon.arena.workers import Runner

INTERRUPTED = 130
PAUSE = 1.0
"""Seconds between two looks at the standings: fitting ratings takes a moment."""
PARTS = 10
"""How many lines a transcript gets, where there is no terminal."""


class _Rate(ProgressColumn):
    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        slow = speed < 1
        return Text(
            self._language.text(
                "arena-per-minute" if slow else "arena-per-second", rate=f"{speed * (60 if slow else 1):.3g}"
            )
        )


class Progress:
    """Written to the error stream: live on a terminal, else as a line now and then."""

    def __init__(self, language: Language, tournament: "Tournament", anchor: Anchor) -> None:
        self._language = language
        self._anchor = anchor
        self._total = tournament.games
        self._sequential = tournament.bounds is not None
        self._rated = tournament.is_rated
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar = Bar(
            BarColumn(), MofNCompleteColumn(), _Rate(language), TimeRemainingColumn(), console=self._console
        )
        self._task = self._bar.add_task("", total=tournament.games)
        self._live = Live(self._bar, console=self._console, transient=True, refresh_per_second=4)
        self._looked = 0.0
        self._done = 0
        self.report: Callable[[], Report] | None = None
        """What the tournament has come to; None before its first game."""

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._live.stop()

    def see(self, _result: "Result", report: "Callable[[], Report]") -> None:
        """Take notice of a game that has ended."""
        if self.report is None:
            self.report = report
            # Games of an earlier run are no speed of this one.
            self._done = len(report().results) - 1
            self._bar.reset(self._task, completed=self._done)
        self._done += 1
        if not self._console.is_terminal:
            self._write(report)
            return
        self._bar.advance(self._task)
        if time.monotonic() - self._looked >= PAUSE:
            self._look(report())
            self._looked = time.monotonic()

    def _look(self, report: "Report") -> None:
        if not self._rated:
            return
        below = [] if report.test is None else [Text(evidence(self._language, report.test))]
        self._live.update(Group(table(self._language, report, self._anchor), *below, self._bar))

    def _write(self, report: "Callable[[], Report]") -> None:
        """A line at every tenth of the games; nobody knows how many a test takes, so there at 1, 2, 4, 8 …"""
        done = self._done
        if self._sequential:
            due = done & (done - 1) == 0
        else:
            due = PARTS * done // self._total > PARTS * (done - 1) // self._total
        if due:
            test = report().test
            more = "" if test is None else f"; {evidence(self._language, test)}"
            line = self._language.text("arena-progress", done=done, total=self._total)
            self._console.print(line + more, soft_wrap=True)


def run_with_progress(
    language: Language,
    tournament: "Tournament",
    anchor: Anchor = None,
    *,
    folder: Path | None = None,
    workers: int = 1,
    runner: "Runner | None" = None,
    keep: "Callable[[Played], None] | None" = None,
) -> "tuple[Report, bool]":
    """The report of a tournament, and whether somebody pressed Ctrl-C before its end."""
    from cabochon.arena import run

    with Progress(language, tournament, anchor) as progress:
        try:
            report = run(
                tournament, folder=folder, workers=workers, runner=runner, keep=keep, on_result=progress.see
            )
        except KeyboardInterrupt:
            if progress.report is None:
                raise typer.Exit(INTERRUPTED) from None
            return progress.report(), True
    return report, False
