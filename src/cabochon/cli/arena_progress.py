"""Shows how a tournament gets on: a bar, the rate, what is left, and the standings so far."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.text import Text

from cabochon.cli.arena_table import Anchor, evidence, table
from cabochon.cli.progress import INTERRUPTED, Progress
from cabochon.language import Language

if TYPE_CHECKING:
    from cabochon.arena import Report, Result, Tournament
    from cabochon.arena.playing import Played
    from cabochon.arena.workers import Runner

PAUSE = 1.0
"""Seconds between two looks at the standings: fitting ratings takes a moment."""


class _Watch:
    """Takes notice of every game that ends."""

    def __init__(
        self, language: Language, tournament: "Tournament", anchor: Anchor, progress: Progress
    ) -> None:
        self._language = language
        self._rated = tournament.is_rated
        self._anchor = anchor
        self._progress = progress
        self._done = 0
        self._looked = 0.0
        self.report: Callable[[], Report] | None = None
        """What the tournament has come to; None before its first game."""

    def see(self, _result: "Result", report: "Callable[[], Report]") -> None:
        """A game has ended."""
        if self.report is None:
            self.report = report
            self._done = len(report().results) - 1
            self._progress.reach(self._done)
        self._done += 1
        self._progress.reach(self._done, lambda: self._evidence(report()))
        if self._progress.is_live and self._rated and time.monotonic() - self._looked >= PAUSE:
            self._look(report())
            self._looked = time.monotonic()

    def _evidence(self, report: "Report") -> str:
        return "" if report.test is None else f"; {evidence(self._language, report.test)}"

    def _look(self, report: "Report") -> None:
        below = [] if report.test is None else [Text(evidence(self._language, report.test))]
        self._progress.show_above(table(self._language, report, self._anchor), *below)


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

    with Progress(language, tournament.games, may_end_early=tournament.bounds is not None) as progress:
        watch = _Watch(language, tournament, anchor, progress)
        try:
            report = run(
                tournament, folder=folder, workers=workers, runner=runner, keep=keep, on_result=watch.see
            )
        except KeyboardInterrupt:
            if watch.report is None:
                raise typer.Exit(INTERRUPTED) from None
            return watch.report(), True
    return report, False
