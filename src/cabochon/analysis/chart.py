"""The expected shares of the victory over a game, drawn as SVG, with the mistakes marked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from xml.sax.saxutils import escape, quoteattr

from cabochon.analysis.analysis import Analysis
from cabochon.analysis.study import Study
from cabochon.match.faces import columns, printable, shorten

_WIDTH, _HEIGHT = 960, 440
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 170, 64, 44
_MARGIN = 14  # between the scale and the first decision
_SPACING = 19  # between two names
_ROOM = 17  # columns for a name

# Told apart without colour too: each line has its own dashes.
_LINES = (("#1f5fa8", ""), ("#c8501e", "9 4"), ("#1b7f5c", "3 3"), ("#8a4fa3", "12 4 3 4"))
SIGNS = {"inaccuracy": ("?!", "#b58900"), "mistake": ("?", "#d9730d"), "blunder": ("??", "#c0262d")}
"""The grades that are marked: sign and colour."""

_STYLE = (
    "text{font-family:system-ui,'Noto Sans','Noto Sans CJK SC',sans-serif;fill:#4a4a55;font-size:12px}"
    ".title{font-size:17px;font-weight:600;fill:#22222a}.name{font-size:14px}"
    ".won{font-weight:700}.sign{font-size:11px;font-weight:700;fill:#fff;text-anchor:middle}"
    ".grid{stroke:#e6e3dc}.middle{stroke:#c9c4b8}.line{fill:none;stroke-width:2.4;stroke-linejoin:round}"
)


@dataclass(frozen=True)
class _Curve:
    """The line of one side: a player, or the partners of a team."""

    seats: tuple[int, ...]
    name: str
    colour: str
    dashes: str
    won: bool

    def share(self, shares: Sequence[float]) -> float:
        return sum(shares[seat] for seat in self.seats)


def chart(analysis: Analysis, words: Mapping[str, str] | None = None, title: str | None = None) -> str:
    """The chart as the text of an SVG file.

    A program that speaks a language passes the names of the grades in it (`words`), and a title.
    """
    words = words or {}
    curves = _curves(analysis)
    title = title or f"{analysis.game}: {', '.join(curve.name for curve in curves)}"
    studies = analysis.studies
    first = studies[0].number if studies else 0
    last = studies[-1].number + 1 if studies else 1
    frame = _Frame(first, max(last, first + 1))
    body = [
        *_frame_lines(frame),
        *(_line(curve, studies, frame) for curve in curves if studies),
        *(_mark(study, curves, frame, words) for study in studies if study.grade in SIGNS),
        *(_end_names(curves, studies, frame) if studies else ()),
        *_legend(words),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}"',
        f' viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label={quoteattr(printable(title))}>',
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="10" fill="#fbfaf7"/>',
        f'<text class="title" x="{_LEFT}" y="30">{escape(shorten(printable(title), 70))}</text>',
    )
    return "\n".join([*head, *body, "</svg>", ""])


class _Frame:
    """Where decisions and shares lie on the sheet."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.last = first, last

    def x(self, number: float) -> float:
        width = _WIDTH - _LEFT - _MARGIN - _RIGHT
        return round(_LEFT + _MARGIN + width * (number - self.first) / (self.last - self.first), 1)

    def y(self, share: float) -> float:
        height = _HEIGHT - _TOP - _BOTTOM
        return round(_TOP + height * (1 - min(max(share, 0.0), 1.0)), 1)


def _curves(analysis: Analysis) -> list[_Curve]:
    winners = analysis.outcome.winners if analysis.outcome else ()
    return [
        _Curve(
            seats=side,
            name=" + ".join(printable(analysis.names[seat]) for seat in side),
            colour=colour,
            dashes=dashes,
            won=any(seat in winners for seat in side),
        )
        for side, (colour, dashes) in zip(analysis.sides, cycle(_LINES), strict=False)
    ]


def _frame_lines(frame: _Frame) -> list[str]:
    """The grid: quarters of the victory upwards, numbers of decisions to the right."""
    parts = []
    right = _WIDTH - _RIGHT
    for percent in (0, 25, 50, 75, 100):
        y = frame.y(percent / 100)
        kind = "middle" if percent == 50 else "grid"
        parts.append(f'<line class="{kind}" x1="{_LEFT}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{percent}%</text>')
    length = frame.last - frame.first
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, length) if length / step <= 12)
    # People count decisions from 1.
    for number in range(frame.first + 1, frame.last + 1):
        if number % step == 0:
            x = frame.x(number - 1)
            low = _HEIGHT - _BOTTOM
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{low}" y2="{low + 5}"/>')
            parts.append(f'<text x="{x}" y="{low + 19}" text-anchor="middle">{number}</text>')
    return parts


def _line(curve: _Curve, studies: Sequence[Study], frame: _Frame) -> str:
    points = [(frame.x(study.number), frame.y(curve.share(study.before))) for study in studies]
    points.append((frame.x(studies[-1].number + 1), frame.y(curve.share(studies[-1].after))))
    dashes = f' stroke-dasharray="{curve.dashes}"' if curve.dashes else ""
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline class="line" stroke="{curve.colour}"{dashes} points="{path}"/>'


def _mark(study: Study, curves: Sequence[_Curve], frame: _Frame, words: Mapping[str, str]) -> str:
    """A mistake: from what was there to what was left."""
    sign, colour = SIGNS[study.grade]
    curve = next(curve for curve in curves if study.seat in curve.seats)
    x = frame.x(study.number)
    before, after = frame.y(curve.share(study.before)), frame.y(curve.share(study.after))
    label = (
        f"{study.number + 1}. {curve.name}: {study.move.text} ({words.get(study.grade, study.grade)}, "
        f"-{study.loss:.0%}; {study.best.move.text})"
    )
    return (
        f"<g><title>{escape(label)}</title>"
        f'<line x1="{x}" x2="{x}" y1="{before}" y2="{after}" stroke="{colour}" stroke-width="2"/>'
        f"{_badge(x, after, sign, colour)}</g>"
    )


def _badge(x: float, y: float, sign: str, colour: str) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="9" fill="{colour}" stroke="#fbfaf7" stroke-width="1.5"/>'
        f'<text class="sign" x="{x}" y="{round(y + 4, 1)}">{sign}</text>'
    )


def _end_names(curves: Sequence[_Curve], studies: Sequence[Study], frame: _Frame) -> list[str]:
    """The names at the ends of the lines, moved apart where they would overlap."""
    wanted = sorted((frame.y(curve.share(studies[-1].after)), number) for number, curve in enumerate(curves))
    heights = [y for y, _ in wanted]
    for i in range(1, len(heights)):
        heights[i] = max(heights[i], heights[i - 1] + _SPACING)
    heights[-1] = min(heights[-1], frame.y(0))
    for i in range(len(heights) - 2, -1, -1):
        heights[i] = min(heights[i], heights[i + 1] - _SPACING)
    parts = []
    x = _WIDTH - _RIGHT
    for (y, number), height in zip(wanted, heights, strict=True):
        curve = curves[number]
        place = round(height, 1)
        dashes = f' stroke-dasharray="{curve.dashes}"' if curve.dashes else ""
        won = " won" if curve.won else ""
        parts.append(
            f'<path d="M{x + 3},{y} L{x + 12},{place} H{x + 30}" fill="none" stroke="{curve.colour}" '
            f'stroke-width="2"{dashes}/>'
            f'<text class="name{won}" x="{x + 36}" y="{place + 5}" style="fill:{curve.colour}">'
            f"{escape(shorten(curve.name, _ROOM))}</text>"
        )
    return parts


def _legend(words: Mapping[str, str]) -> list[str]:
    """What the signs mean."""
    parts = []
    x = float(_WIDTH - _RIGHT)
    for grade, (sign, colour) in reversed(SIGNS.items()):
        name = words.get(grade, grade)
        x -= 7.2 * columns(name) + 34
        parts.append(
            _badge(round(x + 10, 1), 46, sign, colour)
            + f'<text x="{round(x + 23, 1)}" y="50">{escape(name)}</text>'
        )
    return parts
