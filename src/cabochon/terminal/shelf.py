"""The saved games that can be gone on with: found, listed, chosen, deleted."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text

from cabochon.folders import games_folder
from cabochon.games.errors import CabochonError
from cabochon.match import Record, RecordError
from cabochon.match.faces import printable
from cabochon.match.speech import game_name
from cabochon.terminal.breaking import broken
from cabochon.terminal.grid import flow
from cabochon.terminal.saves import SUFFIX, read_record
from cabochon.terminal.screen import InputEndedError, Screen

LEAVING = ("quit", "exit", "q")
MOST_SHOWN = 20
MOST_BYTES = 4 * 1024 * 1024
"""A game has some thousand."""
_DELETING = ("delete", "d")
_HEADING = ("games-number", "games-game", "shelf-turn", "games-date", "games-players")
_GAP = 2


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
            # What is no plain file could be read for ever.
            if not file.is_file() or file.stat().st_size > MOST_BYTES:
                continue
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


def _listing(screen: Screen, saved: Sequence[Saved]) -> Group | Table:
    """The games as a table; where a date or a name would be broken in it, each has lines of its own."""
    heading = [screen.text(message) for message in _HEADING]
    rows = [
        [
            str(number),
            game_name(screen.language, each.game),
            "?" if each.turn is None else str(each.turn),
            _date(each),
        ]
        for number, each in enumerate(saved, 1)
    ]
    widths = [max(map(cell_len, column)) for column in zip(heading, *rows, strict=False)]
    room = screen.width - sum(width + _GAP for width in widths) - _GAP
    if room < max(cell_len(f"{printable(name)}、") for each in saved for name in each.names):
        return Group(*(line for number, each in enumerate(saved, 1) for line in _entry(screen, number, each)))
    table = Table(box=None, padding=(0, _GAP, 0, 0), header_style="dim")
    for message, title in zip(_HEADING, heading, strict=True):
        is_number = message in ("games-number", "shelf-turn")
        table.add_column(title, justify="right" if is_number else "left", no_wrap=True)
    for (number, *facts), each in zip(rows, saved, strict=True):
        names = Text("\n".join(broken(_names(screen, each), room)))
        table.add_row(Text(number, "bold cyan"), *facts, names)
    return table


def _entry(screen: Screen, number: int, saved: Saved) -> list[Text]:
    """A game for narrow windows."""
    label = Text(f"{number:>2}  ", "bold cyan")
    turn = screen.text("turn-number", number="?" if saved.turn is None else saved.turn)
    facts = [Text(game_name(screen.language, saved.game)), Text(turn, "dim"), Text(_date(saved), "dim")]
    indent = " " * label.cell_len
    names = broken(_names(screen, saved), screen.width - label.cell_len)
    return [*flow(label, facts, _GAP, screen.width), *(Text(indent + line) for line in names)]


def _date(saved: Saved) -> str:
    return saved.left.strftime("%Y-%m-%d %H:%M")


def _names(screen: Screen, saved: Saved) -> str:
    return screen.language.join([printable(name) for name in saved.names])


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
    names, name = _names(screen, saved), saved.file.name
    if not screen.agreed("shelf-delete", default=False, names=names, file=name):
        return False
    try:
        saved.file.unlink(missing_ok=True)
    except OSError as error:
        screen.complain("shelf-kept", file=str(saved.file), reason=error.strerror or str(error))
        return False
    screen.say("quit-dropped")
    return True
