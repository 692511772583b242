"""What came out of a simulation, in two small tables."""

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cabochon.arena.intervals import wilson
from cabochon.cli.simulation import UNFINISHED, Played, Simulation
from cabochon.terminal import Screen


def summary(screen: Screen, simulation: Simulation, games: Sequence[Played]) -> list[RenderableType]:
    """Wins by bot, then length and endings."""
    finished = [game for game in games if game.ending != UNFINISHED]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(screen.text("simulate-bot"))
    for heading in (
        "simulate-seats",
        "simulate-wins",
        "simulate-share",
        "simulate-interval",
        "simulate-points",
    ):
        table.add_column(screen.text(heading), justify="right")
    for bot in dict.fromkeys(simulation.bots):
        seats = [(game, seat) for game in finished for seat, kind in enumerate(game.bots) if kind == bot]
        wins = sum(game.shares[seat] for game, seat in seats)
        low, high = wilson(wins, len(seats))
        table.add_row(
            bot,
            str(len(seats)),
            f"{wins:g}" if wins == int(wins) else f"{wins:.1f}",
            _percent(wins, len(seats)),
            f"{low:.1%} – {high:.1%}",
            _mean([game.points[seat] for game, seat in seats]),
        )
    endings = Counter(game.ending for game in games)
    lines = [
        screen.text("simulate-length", count=len(games), decisions=_mean([game.decisions for game in games])),
        screen.text(
            "simulate-start", share=_percent(sum(game.shares[game.start] for game in finished), len(finished))
        ),
        screen.text(
            "simulate-endings",
            endings=screen.language.join(
                [f"{screen.text('ending-' + name)} {n}" for name, n in endings.most_common()]
            ),
        ),
    ]
    if simulation.folder is not None:
        lines.append(screen.text("simulate-records", folder=str(simulation.folder)))
    return [table, *(Text(line) for line in lines)]


def _percent(part: float, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _mean(values: Sequence[float]) -> str:
    return f"{sum(values) / len(values):.1f}" if values else "–"
