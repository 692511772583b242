"""The curves of the report, as SVG that takes its colours from the page."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from cabochon.cli.report.tables import swatch
from cabochon.match.faces import shorten

if TYPE_CHECKING:
    from cabochon.arena import Report, Standing
    from cabochon.language import Language

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 14, 46
ROW = 34
NAMES = 190
POINTS = 24
"""How often the ratings are taken over the games."""
BARS = 24
MARGIN = 60.0
"""Elo above and below the lines."""


class _Scale(NamedTuple):
    """Numbers along an axis."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        value = min(max(value, self.low), self.high)
        return round(self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low), 1)

    def ticks(self, most: int) -> list[float]:
        """Round numbers, so many at most."""
        step = _step((self.high - self.low) / most)
        first = ceil(self.low / step)
        return [step * number for number in range(first, floor(self.high / step) + 1)]


def _step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20 …"""
    power = 10.0 ** floor(log10(max(least, 1e-9)))
    return float(next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.999))


def _svg(label: str, height: float, *parts: str) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str = "grid") -> str:
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


# --- Ratings ---


def intervals(language: "Language", report: "Report", table_of: "Sequence[Standing]") -> str:
    """Everybody's rating as a point on its 95 % interval."""
    lows = [standing.rating_low for standing in table_of]
    highs = [standing.rating_high for standing in table_of]
    scale = _Scale(min(lows) - 20, max(highs) + 20, NAMES, WIDTH - RIGHT)
    bottom = TOP + ROW * len(table_of)
    parts = []
    for tick in scale.ticks(7):
        x = scale.at(tick)
        parts += [_line(x, TOP, x, bottom), _text(x, bottom + 24, f"{tick:.0f}")]
    for row, standing in enumerate(table_of):
        y = TOP + ROW * (row + 0.5)
        kind = report.tournament.number_of(standing.label) % 8
        told = (
            f"{standing.label}: {standing.rating:.0f} ({standing.rating_low:.0f}–{standing.rating_high:.0f})"
        )
        parts.append(
            f"<g><title>{escape(told)}</title>"
            + _text(NAMES - 14, y + 5, shorten(standing.label, 14), "end")
            + _line(scale.at(standing.rating_low), y, scale.at(standing.rating_high), y, f"span line-{kind}")
            + f'<circle class="dot line-{kind}" cx="{scale.at(standing.rating):g}" cy="{y:g}" r="6"/></g>'
        )
    return _svg(language.text("report-intervals"), bottom + 34, *parts)


class _Moment(NamedTuple):
    """Everybody's ratings after so many games, by number."""

    games: int
    ratings: list[tuple[float, float, float]]


def _moments(report: "Report", anchor: tuple[str, float] | None) -> list[_Moment]:
    rounds = sorted({result.round for result in report.results})
    count = min(POINTS, len(rounds))
    moments = []
    for part in range(1, count + 1):
        last = rounds[len(rounds) * part // count - 1]
        then = report.after(last)
        found = {standing.label: standing for standing in then.standings(anchor)}
        moments.append(
            _Moment(
                len(then.results),
                [
                    (found[label].rating, found[label].rating_low, found[label].rating_high)
                    for label in report.tournament.labels
                ],
            )
        )
    return moments


def curve(language: "Language", report: "Report", anchor: tuple[str, float] | None) -> str:
    """The ratings over the games, with their intervals as bands; nothing where there is one round alone."""
    moments = _moments(report, anchor)
    if len(moments) < 2:
        return ""
    ratings = [rating for moment in moments for rating, _, _ in moment.ratings]
    ends = [end for _, low, high in moments[-1].ratings for end in (low, high)]
    y = _Scale(min(ratings + ends) - MARGIN, max(ratings + ends) + MARGIN, HEIGHT - BOTTOM, TOP)
    x = _Scale(moments[0].games, moments[-1].games, LEFT, WIDTH - RIGHT)
    parts = []
    for tick in y.ticks(6):
        parts.append(_line(LEFT, y.at(tick), WIDTH - RIGHT, y.at(tick)))
        parts.append(_text(LEFT - 10, y.at(tick) + 5, f"{tick:.0f}", "end"))
    for tick in x.ticks(8):
        if tick == int(tick):
            parts.append(_text(x.at(tick), HEIGHT - BOTTOM + 22, f"{tick:.0f}"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 4, language.text("report-games-axis")))
    bands, lines = [], []
    for number in range(len(report.tournament.labels)):
        spans = [(x.at(moment.games), *moment.ratings[number]) for moment in moments]
        above = [f"{at:g},{y.at(high):g}" for at, _, _, high in spans]
        below = [f"{at:g},{y.at(low):g}" for at, _, low, _ in reversed(spans)]
        bands.append(f'<polygon class="band line-{number % 8}" points="{" ".join(above + below)}"/>')
        points = " ".join(f"{at:g},{y.at(rating):g}" for at, rating, _, _ in spans)
        lines.append(f'<polyline class="curve line-{number % 8}" points="{points}"/>')
    legend = "".join(
        f"<li>{swatch(number)}{escape(label)}</li>" for number, label in enumerate(report.tournament.labels)
    )
    drawn = _svg(language.text("report-curve"), HEIGHT, *parts, *bands, *lines)
    return f'{drawn}<ul class="legend">{legend}</ul>'


# --- Lengths ---


def lengths(language: "Language", report: "Report") -> str:
    """How many games were how long."""
    counts = [sum(result.decisions) for result in report.results]
    width = max(1, ceil(_step(max(1, max(counts) - min(counts)) / BARS)))
    first = min(counts) // width * width
    bins = [0] * ((max(counts) - first) // width + 1)
    for count in counts:
        bins[(count - first) // width] += 1
    y = _Scale(0, max(bins), HEIGHT - BOTTOM, TOP)
    x = _Scale(first, first + width * len(bins), LEFT, WIDTH - RIGHT)
    parts = []
    for tick in y.ticks(5):
        if tick == int(tick):
            parts.append(_line(LEFT, y.at(tick), WIDTH - RIGHT, y.at(tick)))
            parts.append(_text(LEFT - 10, y.at(tick) + 5, f"{tick:.0f}", "end"))
    for tick in x.ticks(10):
        if tick == int(tick):
            parts.append(_text(x.at(tick), HEIGHT - BOTTOM + 22, f"{tick:.0f}"))
    for number, games in enumerate(bins):
        low = first + width * number
        left, right = x.at(low), x.at(low + width)
        span = f"{low}" if width == 1 else f"{low}–{low + width - 1}"
        parts.append(
            f'<rect class="bar" x="{left + 1:g}" y="{y.at(games):g}" width="{max(1, right - left - 2):g}" '
            f'height="{HEIGHT - BOTTOM - y.at(games):g}"><title>{span}: {games}</title></rect>'
        )
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 4, language.text("report-decisions-axis")))
    told = language.text(
        "report-lengths-note", least=min(counts), median=f"{median(counts):g}", most=max(counts)
    )
    return _svg(f"{language.text('report-lengths')}. {told}", HEIGHT, *parts) + f"<p>{escape(told)}</p>"
