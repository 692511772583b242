"""Games that are played on from a position of a record: what is stored of it, and the match that goes on."""

import datetime
from collections.abc import Sequence
from dataclasses import replace

from cabochon.games import game as find_game
from cabochon.match import CabochonError, Match, Record
from cabochon.match.errors import RecordError
from cabochon.match.names import default_names
from cabochon.server.table.errors import TableError
from cabochon.server.table.plan import TableRow
from cabochon.server.table.wishes import BaseWish

LONGEST = 1000
"""Decisions of the longest record that is read. Four who play at random make some 700."""


def read_record(text: str) -> Match:
    """The match of a complete record. It may take a tenth of a second: not for the event loop."""
    try:
        record = Record.parse(text)
        if sum(len(turn.decisions) for turn in record.turns) > LONGEST:
            raise TableError(code="error-record-long", most=LONGEST)
        if not record.is_complete:
            raise TableError(code="error-record-hidden")
        return record.match()
    except TableError:
        raise
    except RecordError as error:
        reason = error.args[0].rstrip(".")
        if error.line is None or error.column is None:
            raise TableError(code="error-record", reason=reason) from None
        raise TableError(
            code="error-record-line", line=error.line, column=error.column, reason=reason
        ) from None
    except CabochonError as error:
        raise TableError(code="error-record", reason=str(error)) from None


def checked_base(base: BaseWish, game: str, players: int) -> Match:
    """The match of a record, up to the position from which it is to go on."""
    match = read_record(base.record)
    if (match.game.name, match.players) != (game, players):
        raise TableError(code="error-base-unfit")
    if base.moves > len(match.moves):
        raise TableError(code="error-base-moves", count=len(match.moves), moves=base.moves)
    for _ in range(len(match.moves) - base.moves):
        match.undo()
    if match.to_move is None:
        raise TableError(code="error-base-over")
    return match


def stored(match: Match) -> str:
    """What a table keeps of it: its record, without what does not count any more, such as who played."""
    nameless = match.copy()
    nameless.names = default_names(match.players)
    return str(replace(nameless.record(), secret=None, headers={}))


def base_of(row: TableRow) -> Match | None:
    """The match from which a table's game goes on, its future shuffled with the table's secret."""
    text = row.plan.base
    if text is None or row.rules_version != find_game(row.plan.game).rules_version:
        return None
    return Record.parse(text).match().branch(secret=row.secret)


def based(base: Match, names: Sequence[str], day: datetime.date) -> Match:
    """A match of its own that goes on from there, under the names of those who play now."""
    match = base.copy()
    match.names = tuple(names)
    match.headers["Date"] = day.isoformat()
    return match
