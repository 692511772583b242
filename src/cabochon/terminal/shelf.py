"""The saved games that can be gone on with: found, listed, chosen, deleted."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from cabochon.folders import games_folder
from cabochon.games.errors import CabochonError
from cabochon.match import Record, RecordError
from cabochon.match.faces import printable
from cabochon.match.speech import game_name
from cabochon.terminal.saves import SUFFIX, read_record
from cabochon.terminal.screen import InputEndedError, Screen

LEAVING = ("quit", "exit", "q")
MOST_SHOWN = 20
_DELETING = ("delete", "d")


@dataclass(frozen=True)
class Saved:
    """A game that was left before its end; `turn` is None where the rules refuse what is in the file."""

    file: Path
    game: str
    names: Sequence[str]
    turn: int | None
    left: datetime


def unfinished(folder: Path | None = None) -> Iterator[tuple[Path, Record]]:
    """The records of games without an end, those first that were played last; what is none is left out."""
    for file in sorted((folder or games_folder()).glob(f"*{SUFFIX}"), key=_last_played, reverse=True):
        with suppress(CabochonError, OSError, UnicodeDecodeError):
            record = read_record(file)
            if record.outcome is None:
                yield file, record


def _last_played(file: Path) -> float:
    with suppress(OSError):  # somebody may be deleting it
        return file.stat().st_mtime
    return 0.0


def choose_saved(screen: Screen) -> Path | None:
    """The file of the game that somebody chooses; None if there is none to choose from."""
    while True:
        found = list(unfinished())
        if not found:
            screen.say("shelf-empty")
            return None
        saved = [_saved(file, record) for file, record in found[:MOST_SHOWN]]
        screen.show(_listing(screen, saved))
        if len(found) > MOST_SHOWN:
            screen.say_whole(
                "shelf-more", "dim", count=len(found) - MOST_SHOWN, folder=str(found[0][0].parent)
            )
        if (chosen := _ask(screen, saved)) is not None:
            return chosen.file


def _saved(file: Path, record: Record) -> Saved:
    try:
        turn = record.match().position()["turn"]
    except RecordError:
        turn = None
    left = datetime.fromtimestamp(_last_played(file)).astimezone()
    return Saved(file, record.game.name, record.names, turn, left)


def _listing(screen: Screen, saved: Sequence[Saved]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(screen.text("games-number"), justify="right", no_wrap=True)
    table.add_column(screen.text("games-game"), overflow="fold")
    table.add_column(screen.text("shelf-turn"), justify="right", no_wrap=True)
    table.add_column(screen.text("games-date"), overflow="fold")
    table.add_column(screen.text("games-players"), overflow="fold")
    for number, each in enumerate(saved, 1):
        table.add_row(
            Text(str(number), "bold cyan"),
            game_name(screen.language, each.game),
            "?" if each.turn is None else str(each.turn),
            each.left.strftime("%Y-%m-%d %H:%M"),
            Text(screen.language.join([printable(name) for name in each.names])),
        )
    return table


def _ask(screen: Screen, saved: Sequence[Saved]) -> Saved | None:
    """The one that is chosen; None if one was deleted, so that the list is another."""
    while True:
        answer = screen.ask(screen.text("shelf-choose") + " ").casefold()
        if answer in LEAVING:
            raise InputEndedError
        word, _, number = answer.rpartition(" ")
        chosen = _numbered(saved, number or "1")
        if chosen is None or word.strip() not in ("", *_DELETING):
            screen.complain("shelf-which", last=len(saved))
        elif not word:
            return chosen
        elif _delete(screen, chosen):
            return None


def _numbered(saved: Sequence[Saved], number: str) -> Saved | None:
    if not (number.isascii() and number.isdigit()) or len(number) > len(str(len(saved))):
        return None
    return saved[int(number) - 1] if 1 <= int(number) <= len(saved) else None


def _delete(screen: Screen, saved: Saved) -> bool:
    names = screen.language.join([printable(name) for name in saved.names])
    if not screen.agreed("shelf-delete", default=False, names=names, file=saved.file.name):
        return False
    try:
        saved.file.unlink(missing_ok=True)
    except OSError as error:
        screen.complain("shelf-kept", file=str(saved.file), reason=error.strerror or str(error))
        return False
    screen.say("quit-dropped")
    return True
