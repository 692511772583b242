"""Restoring a backup into a database, of the same kind or of the other."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Connection, MetaData, TableClause, column, func, select, table, types

from cabochon.server.store.alone import alone
from cabochon.server.store.archive import Begun, ColumnKind, Header, Row, later, read
from cabochon.server.store.backup import Progress
from cabochon.server.store.migrate import migrate, migrate_to, revision_of, revisions
from cabochon.server.store.models import METADATA, TABLES
from cabochon.server.store.types import DatabaseError

_AT_ONCE = 500
"""Rows in one statement."""
_VERSIONS = "alembic_version"
_TYPES: dict[ColumnKind, types.TypeEngine[Any]] = {
    "text": types.String(),
    "whole": types.Integer(),
    "number": types.Double(),
    "switch": types.Boolean(),
    "bytes": types.LargeBinary(),
    "json": types.JSON(none_as_null=True),
}


def restore(path: Path, address: str, progress: Progress, *, replace: bool = False) -> Header:
    """Put everything of a backup into a database without tables, or in place of what is there.

    All of it or nothing: the file is read to its end before anything is touched, and everything is one
    transaction. A backup of an earlier form is upgraded.
    """
    with path.open("rb") as file:
        header = _checked(file, path.name)
        with alone(address, new=True) as connection:
            _make_room(connection, replace=replace)
            migrate_to(connection, header.revision)
            _fill(connection, file, path.name, header, progress)
            migrate(connection)
    return header


def _checked(file: BinaryIO, name: str) -> Header:
    """The header of a file that is whole."""
    header = None
    for part in read(file, name):
        if isinstance(part, Header):
            header = part
            if header.revision not in revisions():
                raise later(name)
    assert header is not None
    return header


def _make_room(connection: Connection, *, replace: bool) -> None:
    """Take away what is there of ours; refuse if that is somebody's tables."""
    if revision_of(connection) is None:
        return
    held = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    if held and not replace:
        raise DatabaseError(
            f"The database holds {held} tables already. Restore into an empty one, or replace all of it "
            "with --replace.",
            code="error-database-full",
            count=held,
        )
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables or name == _VERSIONS)
    found.drop_all(connection)


def _fill(connection: Connection, file: BinaryIO, name: str, header: Header, progress: Progress) -> None:
    done = 0
    into: TableClause | None = None
    for rows in _together(read(file, name)):
        if isinstance(rows, Begun):
            into = table(rows.table, *(column(called, _TYPES[kind]) for called, kind in rows.columns))
            continue
        assert into is not None
        names = [each.name for each in into.columns]
        connection.execute(into.insert(), [dict(zip(names, row, strict=True)) for row in rows])
        done += len(rows)
        progress(done, header.rows)


def _together(parts: Iterator[Header | Begun | Row]) -> Iterator[Begun | Sequence[Row]]:
    """The tables, each followed by its rows, as many together as fit into one statement."""
    waiting: list[Row] = []
    for part in parts:
        if isinstance(part, list):
            waiting.append(part)
        if waiting and (not isinstance(part, list) or len(waiting) == _AT_ONCE):
            yield waiting
            waiting = []
        if isinstance(part, Begun):
            yield part
    if waiting:
        yield waiting
