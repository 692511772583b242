"""What came out of a series of games, in two small tables."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cabochon.arena import Report
from cabochon.arena.intervals import wilson
from cabochon.arena.result import UNFINISHED, Result
from cabochon.cli.arena_table import fault_lines
from cabochon.terminal import Screen


def summary(screen: Screen, report: Report, folder: Path | None) -> list[RenderableType]:
    """Wins by bot, then length and endings, then what went wrong."""
    games = report.results
    finished = [game for game in games if game.ending != UNFINISHED]
    start_share = sum(game.shares[game.start] for game in finished)
    endings = Counter(game.ending for game in games)
    lines = [
        screen.text(
            "simulate-length", count=len(games), decisions=_mean([sum(game.decisions) for game in games])
        ),
        screen.text("simulate-start", share=_percent(start_share, len(finished))),
        screen.text(
            "simulate-endings",
            endings=screen.language.join(
                [
                    f"{screen.language.text_or(f'ending-{name}', name)} {n}"
                    for name, n in endings.most_common()
                ]
            ),
        ),
    ]
    if folder is not None:
        lines.append(screen.text("simulate-records", folder=str(folder)))
    if not report.is_complete:
        lines.append(screen.text("arena-interrupted", games=len(games)))
    table = _table(screen, report.tournament.labels, finished)
    return [table, *(Text(line) for line in lines), *fault_lines(screen.language, games)]


def _table(screen: Screen, labels: Sequence[str], finished: Sequence[Result]) -> Table:
    """A line for each bot: seats, wins, share with its interval, points."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(screen.text("simulate-bot"))
    for heading in ("seats", "wins", "share", "interval", "points"):
        table.add_column(screen.text(f"simulate-{heading}"), justify="right")
    for label in labels:
        seats = [(game, seat) for game in finished for seat, name in enumerate(game.seats) if name == label]
        wins = sum(game.shares[seat] for game, seat in seats)
        low, high = wilson(wins, len(seats))
        table.add_row(
            label,
            str(len(seats)),
            f"{wins:g}" if wins == int(wins) else f"{wins:.1f}",
            _percent(wins, len(seats)),
            f"{low:.1%} – {high:.1%}",
            _mean([game.points[seat] for game, seat in seats]),
        )
    return table


def _percent(part: float, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _mean(values: Sequence[float]) -> str:
    return f"{sum(values) / len(values):.1f}" if values else "–"
