"""What was found out about finished games: the most thorough analysis of each table, until the table goes."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from cabochon.server.store.batch import Statements
from cabochon.server.store.models import ANALYSES, OVER, TABLES

LARGEST = 256 * 1024
"""Bytes; more is not kept. A long game has a tenth of it."""


@dataclass(frozen=True)
class KeptAnalysis:
    """`seconds` went into each decision, `time` is when that was; `content` is in the form `version`."""

    seconds: float
    time: float
    version: int
    content: bytes


def keep(connection: Connection, statements: Statements, table: str, found: KeptAnalysis) -> bool:
    """Keep an analysis; False if the table is gone, or not over, or has one that is as thorough."""
    if len(found.content) > LARGEST:
        return False
    # Whoever deletes the table waits for this, or has done it.
    there = select(TABLES.c.id).where(TABLES.c.id == table, OVER).with_for_update()
    if connection.execute(there).first() is None:
        return False
    row = {
        "table": table,
        "seconds": found.seconds,
        "time": found.time,
        "version": found.version,
        "content": found.content,
    }
    return connection.execute(statements.keep_analysis, row).first() is not None


def kept(connection: Connection, table: str) -> KeptAnalysis | None:
    """The analysis of a table, if there is one."""
    columns = (ANALYSES.c.seconds, ANALYSES.c.time, ANALYSES.c.version, ANALYSES.c.content)
    found = connection.execute(select(*columns).where(ANALYSES.c["table"] == table)).first()
    return None if found is None else KeptAnalysis(found[0], found[1], found[2], bytes(found[3]))
