"""What a guest takes along, or leaves behind: everything that the server holds about them."""

import datetime
from collections.abc import Sequence
from typing import NamedTuple

import cabochon
from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.tables import record
from cabochon.server.table import Table


class Keepsake(NamedTuple):
    """A file for a guest."""

    path: str
    content: Shown


def game_kept(table: Table) -> Keepsake | None:
    """The record of a game so far, as everybody may know it; None before it began."""
    if table.match is None:
        return None
    day = datetime.datetime.fromtimestamp(table.row.created, datetime.UTC).date()
    return Keepsake(f"games/{day}-{table.game.name}-{table.row.id}.txt", record(table, "text"))


def analysis_file(game: Keepsake) -> str:
    """Where the analysis of a game goes, beside its record."""
    return game.path.removesuffix(".txt") + "-analysis.json"


def table_kept(
    table: Table, guest: str, keepsake: Keepsake | None, analysis: Keepsake | None
) -> wire.KeptTable:
    """What is kept of a guest at a table, with the files of the game, if there are any."""
    return {
        "id": table.row.id,
        "game": table.game.name,
        "status": table.status,
        "created": table.row.created,
        "names": [seat.name for seat in table.line_up or table.seats],
        "yours": [number for number, seat in enumerate(table.line_up or table.seats) if seat.guest == guest],
        "file": None if keepsake is None else keepsake.path,
        "analysis": None if analysis is None else analysis.path,
    }


def unreadable_kept(table: str) -> wire.KeptTable:
    """A table that this server can't read."""
    return {
        "id": table,
        "game": None,
        "status": None,
        "created": None,
        "names": [],
        "yours": [],
        "file": None,
        "analysis": None,
    }


def about_kept(name: str, tables: Sequence[wire.KeptTable], now: float) -> Keepsake:
    """What else there is: the name, and a list of the tables."""
    about: wire.Kept = {"version": cabochon.__version__, "time": now, "name": name, "tables": list(tables)}
    return Keepsake("about.json", encoded(about))


def farewell(deleted: int, nameless: int) -> Shown:
    """A guest was forgotten."""
    message: wire.Farewell = {"deleted": deleted, "nameless": nameless}
    return encoded(message)
