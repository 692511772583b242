"""The last page: who won, by what, and how to check the shuffle."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabochon.match import Match, Outcome
from cabochon.terminal.screen import Screen


def ending(screen: Screen, match: Match, file: Path) -> Group:
    """Ranking, reason, and where the record lies."""
    outcome = match.outcome
    assert outcome is not None
    parts: list[RenderableType] = [
        Panel(
            Group(Text(_verdict(screen, match, outcome), "bold"), _reason(screen, match, outcome), _ranking(screen, match, outcome)),
            title=screen.text("game-over"),
            width=min(screen.width, 72),
        )
    ]
    parts.append(Text(screen.text("record-in", file=str(file))))
    if match.secret is not None:
        parts.append(Text(screen.text("shuffle-secret", secret=match.secret.hex()), "dim"))
        parts.append(Text(screen.text("verify-with", command=f"cabochon verify {file}"), "dim"))
    return Group(*parts)


def _verdict(screen: Screen, match: Match, outcome: Outcome) -> str:
    names = screen.language.join([match.names[seat] for seat in outcome.winners])
    return screen.text("winners", names=names, count=len(outcome.winners))


def _reason(screen: Screen, match: Match, outcome: Outcome) -> Text:
    return Text(screen.text(f"reason-{outcome.reason}", count=int(match.settings.get("target", 0))), "dim")


def _ranking(screen: Screen, match: Match, outcome: Outcome) -> Table:
    players = match.game.position(match.state)["players"]
    order = sorted(
        range(match.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], len(players[seat]["cards"]))
    )
    table = Table.grid(padding=(0, 2))
    for seat in order:
        won = seat in outcome.winners
        table.add_row(
            Text(("*" if screen.ascii_only else "★") if won else " ", "bold yellow"),
            Text(match.names[seat], "bold" if won else ""),
            screen.text("points-count", count=outcome.scores[seat]),
            Text(screen.text("cards-count", count=len(players[seat]["cards"])), "dim"),
        )
    return table
