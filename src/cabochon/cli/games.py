"""`cabochon games`: what is in a file of records."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from cabochon.match import Record
    from cabochon.terminal import Screen


def games(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="games-file")],
) -> None:
    """List the games of a file; exit code 1 if one of them can't be read."""
    from cabochon.match import RecordError, RecordReader
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    table = _table(screen)
    unread = 0
    with RecordReader(file) as found:
        while True:
            try:
                record = next(found, None)
            except RecordError as error:
                unread += 1
                table.add_row(str(found.number), "?", "", str(error), "")
                continue
            if record is None:
                break
            table.add_row(str(found.number), *_row(screen, record))
        count = found.number
    if count:
        screen.show(table)
    screen.say("games-count", "bold red" if unread else "bold", count=count, unread=unread)
    if unread:
        raise typer.Exit(1)


def _table(screen: "Screen") -> "Table":
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(screen.text("games-number"), justify="right")
    for heading in ("game", "date", "players", "result"):
        table.add_column(screen.text(f"games-{heading}"))
    return table


def _row(screen: "Screen", record: "Record") -> tuple[str, str, str, str]:
    """Game, date, players with their points, and who won."""
    language = screen.language
    outcome = record.outcome
    players = list(record.names)
    if outcome is not None:
        players = [f"{name} {score}" for name, score in zip(record.names, outcome.scores, strict=True)]
    if outcome is None:
        ended = record.headers.get("Ended", screen.text("games-unfinished"))
    else:
        winners = [record.names[seat] for seat in outcome.winners]
        ended = screen.text("winners", names=language.join(winners), count=len(winners))
    title = language.text_or(f"game-{record.game.name}", record.game.name)
    return title, record.headers.get("Date", ""), language.join(players), ended
