"""Commands of the shell that people are told to type: they work as they stand."""

import csv
import io
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.terminal.seats import PERSON_PREFIX, Seat, seat_of


def resume_command(file: Path, seats: Sequence[Seat], language: Language) -> str:
    """What goes on with a saved game. Programs are not in its record, so the command names who plays."""
    command = f"{_program()} play --resume {shlex.quote(str(file))}"
    if any(seat.bot is not None and seat.bot.runs_code for seat in seats):
        command += f" --seats {shlex.quote(_listed(seats, language))}"
    return command


def verify_command(file: Path) -> str:
    """What checks the shuffles of a record."""
    return f"{_program()} verify {shlex.quote(str(file))}"


def _listed(seats: Sequence[Seat], language: Language) -> str:
    """The seats as --seats takes them; an entry with a comma in it gets its quotes."""
    line = io.StringIO()
    entries = [_entry(seat, language) if seat.bot is None else seat.bot.text for seat in seats]
    csv.writer(line, lineterminator="").writerow(entries)
    return line.getvalue()


def _entry(person: Seat, language: Language) -> str:
    """A person's name, marked as one where it looks like something else."""
    try:
        is_clear = seat_of(person.name, 0, language) == person
    except CabochonError:
        is_clear = False
    return person.name if is_clear else f"{PERSON_PREFIX}:{person.name}"


def _program() -> str:
    """What to type to start this program again, also where it is not on the path."""
    started = Path(sys.argv[0])
    if started.name != "cabochon" or shutil.which("cabochon"):
        return "cabochon"
    return shlex.quote(str(started))
