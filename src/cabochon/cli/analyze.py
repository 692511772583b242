"""`cabochon analyze`: how well a recorded game was played."""

import errno
import json
import os
import queue
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.completing import complete_grades
from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import NumberOption

if TYPE_CHECKING:
    from cabochon.analysis import Study
    from cabochon.match import Match
    from cabochon.search import Budget

SECONDS = 1.0
LONGEST = 3600
_MOST_THREADS = 8


def analyze(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="analyze-file")],
    which: NumberOption = None,
    seconds: Annotated[float | None, number("--seconds", "-t", metavar="S", help="analyze-seconds")] = None,
    simulations: Annotated[
        int | None, whole_number("--simulations", "-n", metavar="N", least=1, help="analyze-simulations")
    ] = None,
    threads: Annotated[
        int | None, whole_number("--threads", metavar="N", least=1, most=256, help="analyze-threads")
    ] = None,
    seed: Annotated[int, whole_number("--seed", "-s", metavar="N", help="analyze-seed")] = 0,
    first: Annotated[int | None, whole_number("--from", metavar="N", help="analyze-from")] = None,
    last: Annotated[int | None, whole_number("--to", metavar="N", help="analyze-to")] = None,
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="GRADE", help="analyze-only", autocompletion=complete_grades),
    ] = None,
    json_file: Annotated[str | None, typer.Option("--json", metavar="FILE", help="analyze-json")] = None,
    chart_file: Annotated[Path | None, typer.Option("--chart", metavar="FILE", help="analyze-chart")] = None,
) -> None:
    """Study the decisions, and show what came of it; Ctrl-C shows what is there so far."""
    budget = _budget(seconds, simulations)
    _check_outputs(only, json_file, chart_file)
    match = _match(file, which)
    begin, end = _range(first, last, len(match.moves))

    from cabochon.analysis import Analysis, chart
    from cabochon.cli.analysis_table import Report
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    if threads is None:
        # More threads think more in the same time; with simulations the result should not vary by machine.
        threads = 1 if simulations is not None else min(os.cpu_count() or 1, _MOST_THREADS)
    work = _Work(match, budget, seed, threads, begin, end)
    found = list(_with_progress(work, end - begin + 1, screen.text("analyze-progress")))
    analysis = Analysis.of(match, found)
    report = Report(screen, match, analysis)
    if json_file is not None:
        text = json.dumps(analysis.to_json(), ensure_ascii=False, indent=1)
        if json_file == "-":
            print(text)
        else:
            Path(json_file).write_text(text + "\n", encoding="utf-8")
    if chart_file is not None and found:
        drawn = chart(analysis, report.grade_names(), report.title())
        chart_file.write_text(drawn, encoding="utf-8")
    if json_file != "-":
        report.show(only, budget, work.interrupted)
        for written in (json_file, chart_file if found else None):
            if written is not None:
                screen.say_whole("analyze-written", "dim", file=str(written))
    if work.interrupted:
        raise typer.Exit(130)


def _budget(seconds: float | None, simulations: int | None) -> "Budget":
    from cabochon.match import CabochonError
    from cabochon.search import Budget

    if seconds is not None and simulations is not None:
        raise CabochonError("--seconds and --simulations exclude each other", code="error-analyze-budget")
    if simulations is not None:
        return Budget(simulations=simulations)
    seconds = SECONDS if seconds is None else seconds
    if not 0 < seconds <= LONGEST:
        raise CabochonError(
            f"--seconds must be from 0 to {LONGEST}, not {seconds:g}",
            code="error-analyze-seconds",
            given=f"{seconds:g}",
        )
    return Budget(seconds=seconds)


def _check_outputs(only: str | None, json_file: str | None, chart_file: Path | None) -> None:
    """Wrong options are found before the long work, not after it."""
    from cabochon.analysis import GRADES
    from cabochon.match import CabochonError

    if only is not None and only not in GRADES[1:]:
        known = ", ".join(GRADES[1:])
        raise CabochonError(
            f"--only must be one of {known}, not {only}", code="error-analyze-grade", known=known, given=only
        )
    if chart_file is not None and chart_file.suffix.lower() != ".svg":
        raise CabochonError(
            f"--chart draws SVG, not {chart_file}", code="error-analyze-chart", given=str(chart_file)
        )
    for file in (None if json_file in (None, "-") else Path(json_file or ""), chart_file):
        if file is not None and file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
        if file is not None and not file.parent.is_dir():
            raise CabochonError(
                f"{file.parent}: there is no such folder", code="error-no-folder", folder=str(file.parent)
            )


def _match(file: Path, which: int | None) -> "Match":
    from cabochon.match import CabochonError, RecordError
    from cabochon.terminal.saves import read_record

    record = read_record(file, which)
    if not record.is_complete:
        raise CabochonError(f"{file}: the record hides cards", code="error-analyze-hidden", file=str(file))
    try:
        match = record.match()
    except RecordError as error:
        raise CabochonError(f"{file}: {error}") from None
    if not match.moves:
        raise CabochonError(f"{file}: nothing was decided", code="error-analyze-empty", file=str(file))
    return match


def _range(first: int | None, last: int | None, decisions: int) -> tuple[int, int]:
    """The numbers of the first and the last decision to study, from 0."""
    from cabochon.match import CabochonError

    begin = 1 if first is None else first
    end = decisions if last is None else last
    if not 1 <= begin <= end <= decisions:
        raise CabochonError(
            f"--from and --to must lie from 1 to {decisions}", code="error-analyze-range", last=decisions
        )
    return begin - 1, end - 1


class _Work:
    """The studies, made in a thread, so that Ctrl-C is heard while native code runs."""

    def __init__(
        self, match: "Match", budget: "Budget", seed: int, threads: int, first: int, last: int
    ) -> None:
        from cabochon.analysis import studies
        from cabochon.search import Stop

        self.interrupted = False
        self._stop = Stop()
        self._found: queue.SimpleQueue[Study | None] = queue.SimpleQueue()
        self._studies = studies(
            match, budget, seed=seed, threads=threads, stop=self._stop, first=first, last=last
        )

    def __iter__(self) -> Iterator["Study"]:
        from cabochon.search.stopping import Background

        # An exception that may come at any moment could lose what has been found already.
        before = signal.signal(signal.SIGINT, self._interrupt)
        try:
            with Background(self._stop, self._run) as working:
                while (found := self._found.get()) is not None:
                    yield found
                working.results()
        finally:
            signal.signal(signal.SIGINT, before)

    def _interrupt(self, *_: object) -> None:
        """The first Ctrl-C ends the work; the second one, whatever goes on."""
        self.interrupted = True
        self._stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def _run(self) -> None:
        try:
            for study in self._studies:
                self._found.put(study)
        finally:
            self._found.put(None)


def _with_progress(studies: "_Work", count: int, label: str) -> Iterator["Study"]:
    """Shows a bar on the error stream, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(label, total=count)
        for study in studies:
            bar.advance(task)
            yield study
