"""The last page: who won, by what, and how to check the shuffle."""

from pathlib import Path

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabochon.match import Match, Outcome
from cabochon.terminal.commands import verify_command
from cabochon.terminal.grid import flow
from cabochon.terminal.own import own
from cabochon.terminal.screen import Screen

_WIDTH = 72
_FRAME = 4
_GAP = 2


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


def _ranking(screen: Screen, match: Match, outcome: Outcome) -> Group | Table:
    players = match.position()["players"]
    order = sorted(
        range(match.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])
    )
    rows = []
    for seat in order:
        won = seat in outcome.winners
        mark = Text(("*" if screen.ascii_only else "★") if won else " ", "bold yellow")
        name = Text(match.names[seat], "bold" if won else "")
        points = Text(screen.text("points-count", count=outcome.scores[seat]))
        cards = Text(screen.text("cards-count", count=len(players[seat]["cards"])), "dim")
        rows.append((mark, name, points, cards))
    room = min(screen.width, _WIDTH) - _FRAME
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    if sum(widths) + _GAP * (len(widths) - 1) > room:  # what belongs to a player takes several lines
        blocks = [flow(Text.assemble(mark, " " * _GAP), facts, _GAP, room) for mark, *facts in rows]
        return Group(*(line for block in blocks for line in block))
    table = Table.grid(padding=(0, _GAP))
    for row in rows:
        table.add_row(*row)
    return table
