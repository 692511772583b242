"""What an arena has found, in words and a table."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from cabochon.language import Language

if TYPE_CHECKING:
    from cabochon.arena import Report, Result, Standing, TestState

Anchor = tuple[str, float] | None

FAULTS_SHOWN = 5
RESULTS = "+ = −"
"""Victories, shared victories and defeats, in any language."""
COLUMNS = ("arena-rating", "arena-games", RESULTS, "arena-score", "arena-superiority", "arena-time")


def table(language: Language, report: "Report", anchor: Anchor) -> Table:
    """The standings, best first."""
    standings = report.standings(anchor)
    shown = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    shown.add_column("", justify="right")
    shown.add_column(language.text("arena-contestant"), overflow="fold", min_width=10)
    for heading in COLUMNS:
        title = heading if heading == RESULTS else language.text(heading)
        shown.add_column(title, justify="right")
    for place, standing in enumerate(standings, 1):
        shown.add_row(str(place), standing.label, *_cells(standing))
    return shown


def _cells(standing: "Standing") -> Iterator[str]:
    yield f"{standing.rating:.0f} ±{(standing.rating_high - standing.rating_low) / 2:.0f}"
    yield str(standing.games)
    yield f"+{standing.wins} ={standing.draws} −{standing.losses}"
    yield f"{standing.score:.1%} ({standing.score_low * 100:.0f}–{standing.score_high * 100:.0f})"
    yield "" if standing.superiority is None else f"{standing.superiority:.1%}"
    yield time_text(standing.seconds)


def time_text(seconds: float | None) -> str:
    """A time for a decision, short; a dash where none was made."""
    if seconds is None:
        return "–"
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1000:.2g} ms"


def lines_below(language: Language, report: "Report", anchor: Anchor, folder: Path | None) -> Iterator[Text]:
    """What the table does not say: how much was played, what the test decided, what went wrong."""
    tournament = report.tournament
    yield Text(
        language.text(
            "arena-played",
            games=len(report.results),
            deals=len({result.group for result in report.results}),
            par=f"{1 / len(tournament.sides):.0%}",
        )
    )
    if anchor is not None:
        yield Text(language.text("arena-anchored", label=anchor[0], rating=f"{anchor[1]:.0f}"))
    if report.test is not None:
        yield Text(verdict(language, report.test, *tournament.labels), "bold")
        yield Text(evidence(language, report.test), "dim")
    yield from fault_lines(language, report.results)
    if folder is not None:
        yield Text(language.text("arena-kept", folder=str(folder)))
    if not report.is_complete:
        again = "arena-interrupted" if folder is None else "arena-go-on"
        yield Text(language.text(again, games=len(report.results)))


def fault_lines(language: Language, results: "Sequence[Result]") -> Iterator[Text]:
    """Who lost games by a fault, and why: the first ones, and how many more."""
    faults = [(result, result.fault) for result in results if result.fault is not None]
    for result, fault in faults[:FAULTS_SHOWN]:
        yield Text(
            language.text(
                "arena-fault",
                label=result.seats[fault.seat],
                game=result.key,
                kind=language.text(f"arena-fault-{fault.kind}"),
                reason=fault.message,
            ),
            "yellow",
        )
    if len(faults) > FAULTS_SHOWN:
        yield Text(language.text("arena-more-faults", count=len(faults) - FAULTS_SHOWN), "yellow")


def verdict(language: Language, test: "TestState", first: str, second: str) -> str:
    """What the sequential test decided, with its error rate."""
    rates = {"stronger": test.bounds.alpha, "not-stronger": test.bounds.beta}
    return language.text(
        f"arena-decision-{test.decision}",
        first=first,
        second=second,
        low=f"{test.bounds.low:g}",
        high=f"{test.bounds.high:g}",
        rate=f"{rates.get(test.decision, 0):.3g}",
        groups=test.groups,
    )


def evidence(language: Language, test: "TestState") -> str:
    """How far the test is in both directions."""
    (up, down), (enough_up, enough_down) = test.evidence, test.needed
    return language.text(
        "arena-evidence",
        up=f"{up:.2f}",
        down=f"{down:.2f}",
        needed=f"{enough_up:.2f}",
        opposed=f"{enough_down:.2f}",
        low=f"{test.bounds.low:g}",
        high=f"{test.bounds.high:g}",
    )
