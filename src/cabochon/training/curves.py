"""The course of a training as a picture: one small chart for each of its numbers, over the time."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 360, 150
COLUMNS = 2
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 26, 24


def draw_curves(metrics: Sequence[dict[str, Any]]) -> str:
    """An SVG picture of what `metrics.jsonl` holds; numbers that are not there all the time have gaps."""
    names = [name for name in dict.fromkeys(key for line in metrics for key in line) if name != "seconds"]
    series = {
        name: [(line["seconds"], line[name]) for line in metrics if isinstance(line.get(name), (int, float))]
        for name in names
    }
    charts = [(name, points) for name, points in series.items() if points]
    width, height = COLUMNS * WIDTH, max(-(-len(charts) // COLUMNS), 1) * HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
        'font-family="system-ui, sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#fdfbf7"/>',
    ]
    for number, (name, points) in enumerate(charts):
        parts.append(_chart(name, points, WIDTH * (number % COLUMNS), HEIGHT * (number // COLUMNS)))
    return "\n".join([*parts, "</svg>"])


def _chart(name: str, points: Sequence[tuple[float, float]], x: int, y: int) -> str:
    last = max(time for time, _ in points) or 1.0
    low = min(value for _, value in points)
    high = max(value for _, value in points)
    span = (high - low) or 1.0
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(time: float, value: float) -> str:
        return f"{x + LEFT + across * time / last:.1f},{y + TOP + down * (1 - (value - low) / span):.1f}"

    line = " ".join(place(time, value) for time, value in points)
    bottom = y + TOP + down
    return (
        f'<text x="{x + LEFT}" y="{y + 16}" font-weight="600" fill="#2b2118">{escape(name)}</text>'
        f'<path d="M{x + LEFT} {y + TOP}V{bottom}H{x + LEFT + across}" fill="none" stroke="#b9a88f"/>'
        f'<text x="{x + LEFT - 4}" y="{y + TOP + 4}" text-anchor="end" fill="#6b5d4d">{short(high)}</text>'
        f'<text x="{x + LEFT - 4}" y="{bottom}" text-anchor="end" fill="#6b5d4d">{short(low)}</text>'
        f'<text x="{x + LEFT + across}" y="{bottom + 14}" text-anchor="end" fill="#6b5d4d">'
        f"{last:.0f} s</text>"
        f'<polyline points="{line}" fill="none" stroke="#8a3b2e" stroke-width="1.6"/>'
    )


def short(value: float) -> str:
    """A number in three digits."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def read_metrics(path: Path) -> list[dict[str, Any]]:
    """What was written so far; a last line that was cut off is left out."""
    lines = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                lines.append(json.loads(line))
            except ValueError:
                continue
    return lines
