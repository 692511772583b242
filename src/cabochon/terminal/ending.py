"""The last page: who won, by what, and how to check the shuffle."""

from pathlib import Path

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabochon.match import Match, Outcome
from cabochon.terminal.commands import verify_command
from cabochon.terminal.own import own
from cabochon.terminal.screen import Screen

_WIDTH = 72


def show_ending(screen: Screen, match: Match, file: Path) -> None:
    """Ranking, reason, and where the record lies."""
    outcome = match.outcome
    assert outcome is not None
    verdict = Text(_verdict(screen, match, outcome), "bold")
    parts = Group(verdict, _reason(screen, match, outcome), Text(), _ranking(screen, match, outcome))
    screen.show(Panel(parts, title=screen.text("game-over"), width=min(screen.width, _WIDTH)))
    screen.say_whole("record-in", file=str(file))
    if match.secret is not None:
        screen.say_whole("shuffle-secret", "dim", secret=match.secret.hex())
        screen.say_whole("verify-with", "dim", command=verify_command(file))


def _verdict(screen: Screen, match: Match, outcome: Outcome) -> str:
    names = screen.language.join([match.names[seat] for seat in outcome.winners])
    return screen.text("winners", names=names, count=len(outcome.winners))


def _reason(screen: Screen, match: Match, outcome: Outcome) -> Text:
    target = own(match.game).target(match.settings) or 0
    return Text(screen.language.text_or(f"reason-{outcome.reason}", outcome.reason, count=target), "dim")


def _ranking(screen: Screen, match: Match, outcome: Outcome) -> Table:
    players = match.position()["players"]
    order = sorted(
        range(match.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])
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
