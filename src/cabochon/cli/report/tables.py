"""The tables of the report."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from cabochon.cli.arena_table import time_text

if TYPE_CHECKING:
    from cabochon.arena import Report, Standing
    from cabochon.language import Language

SHADES = 10
"""Steps of the matrix's colours, from what always loses to what always wins."""
MOST_FAULTS = 50


def scrolling(label: str, content: str) -> str:
    """What may be wider than a phone: it can be reached by keys, and says what it is."""
    return f'<div class="wide" tabindex="0" role="group" aria-label="{escape(label)}">{content}</div>'


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], name: int = 0) -> str:
    """A table of cells that are HTML already; `name` is the column that names the row."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
    body = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{cell}</th>' if column == name else f"<td>{cell}</td>"
            for column, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    told = f'<caption class="heard">{escape(caption)}</caption>'
    return scrolling(caption, f"<table>{told}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def standings(language: "Language", report: "Report", table_of: "Sequence[Standing]") -> str:
    """Who stands where."""
    text = language.text
    heads = [
        text("report-place"),
        text("arena-contestant"),
        text("arena-rating"),
        text("arena-games"),
        "+ = −",
        text("arena-score"),
        text("arena-superiority"),
        text("arena-time"),
        text("report-faults"),
    ]
    rows = [
        [
            str(place),
            swatch(report.tournament.number_of(standing.label)) + escape(standing.label),
            f"{standing.rating:.0f} <small>±{(standing.rating_high - standing.rating_low) / 2:.0f}</small>",
            str(standing.games),
            f"+{standing.wins} ={standing.draws} −{standing.losses}",
            f"{standing.score:.1%} <small>{_span(standing)}</small>",
            "" if standing.superiority is None else f"{standing.superiority:.1%}",
            escape(time_text(standing.seconds)),
            str(standing.faults),
        ]
        for place, standing in enumerate(table_of, 1)
    ]
    return table(text("report-standings"), [escape(head) for head in heads], rows, name=1)


def _span(standing: "Standing") -> str:
    return f"({standing.score_low * 100:.0f}–{standing.score_high * 100:.0f})"


def swatch(number: int) -> str:
    """The colour of a contestant's line in the curves."""
    return f'<span class="swatch line-{number % 8}" aria-hidden="true"></span>'


def matrix(
    language: "Language",
    report: "Report",
    table_of: "Sequence[Standing]",
) -> str:
    """Everybody's score against everybody, with how likely it is that they are stronger."""
    labels = [standing.label for standing in table_of]
    numbers = [report.tournament.number_of(label) for label in labels]
    pairings, superiority = report.pairings(), report.superiority()
    heads = [escape(language.text("arena-contestant"))]
    heads += [f"<span>{place}</span>" for place in range(1, len(labels) + 1)]
    rows = []
    for place, (label, one) in enumerate(zip(labels, numbers, strict=True), 1):
        cells = [f"{place}. {escape(label)}"]
        for other in numbers:
            score, games = pairings[one][other]
            if not games:
                cells.append('<span class="none">–</span>')
                continue
            shade = min(SHADES, round(SHADES * score / games))
            stronger = superiority[one][other]
            cells.append(
                f'<span class="shade shade-{shade}">{score / games:.0%}<small>{stronger:.0%}</small></span>'
            )
        rows.append(cells)
    return table(language.text("report-matrix"), heads, rows).replace("<table>", '<table class="matrix">', 1)


def faults(language: "Language", report: "Report") -> str:
    """Which games were lost by a fault, and why."""
    text = language.text
    found = [(result, result.fault) for result in report.results if result.fault is not None]
    heads = ["arena-contestant", "report-game", "report-fault", "report-waited", "report-reason"]
    rows = [
        [
            escape(result.seats[fault.seat]),
            escape(result.key),
            escape(text(f"arena-fault-{fault.kind}")),
            escape(time_text(fault.seconds)),
            escape(fault.message),
        ]
        for result, fault in found[:MOST_FAULTS]
    ]
    shown = table(text("report-faults"), [escape(text(head)) for head in heads], rows)
    more = len(found) - MOST_FAULTS
    return shown + (f"<p>{escape(text('arena-more-faults', count=more))}</p>" if more > 0 else "")
