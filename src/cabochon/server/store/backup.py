"""Backing a database up, while servers use it: one consistent moment of everything, in a file."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, MetaData, Select, Table, func, select, types

from cabochon.server.store.archive import ArchiveWriter, Begun, ColumnKind, Header, new_file
from cabochon.server.store.engine import existing, opening
from cabochon.server.store.migrate import revision_of, strange
from cabochon.server.store.models import METADATA

Progress = Callable[[int, int], None]
"""Called with how many rows are done, and how many there are."""

_AT_ONCE = 500
"""Rows in memory."""
_KINDS: tuple[tuple[type[types.TypeEngine[Any]], ColumnKind], ...] = (
    (types.JSON, "json"),
    (types.LargeBinary, "bytes"),
    (types.Boolean, "switch"),
    (types.Integer, "whole"),
    (types.Double, "number"),
    (types.String, "text"),
)


def back_up(address: str, path: Path, progress: Progress) -> Header:
    """Write the database at an address into a new file.

    It may be of an earlier form than this version's, so that it can be backed up before it is upgraded.
    """
    engine = existing(address)
    try:
        with opening(address), _moment(engine) as connection, new_file(path) as file:
            now, revision, tables = time.time(), _revision(connection), _tables(connection)
            header = Header(revision, now, {table.name: _count(connection, table) for table in tables})
            archive = ArchiveWriter(file, header)
            done = 0
            for table in tables:
                archive.begin(Begun(table.name, [(column.name, _kind(column.type)) for column in table.c]))
                for row in connection.execute(_all_of(table), execution_options={"yield_per": _AT_ONCE}):
                    archive.row(row)
                    done += 1
                    if done % _AT_ONCE == 0:
                        progress(done, header.rows)
            archive.end()
            progress(header.rows, header.rows)
        return header
    finally:
        engine.dispose()


def _moment(engine: Engine) -> Connection:
    """A connection that sees one moment, whatever is written meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return connection


def _revision(connection: Connection) -> str:
    revision = revision_of(connection)
    if revision is None:
        raise strange()
    return revision


def _tables(connection: Connection) -> list[Table]:
    """What is there of ours, as it is there: those that others refer to first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return found.sorted_tables


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _all_of(table: Table) -> Select[Any]:
    return select(table).order_by(*table.primary_key)


def _kind(of: types.TypeEngine[Any]) -> ColumnKind:
    for known, kind in _KINDS:
        if isinstance(of, known):
            return kind
    raise TypeError(f"there is no form for columns of type {of!r}")
