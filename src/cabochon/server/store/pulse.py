"""The pulse of a database: when somebody last served its tables, and so when nobody did.

Every process notes the time every few seconds. Whoever finds that nobody has for long writes a downtime down,
and the clocks that ran meanwhile get their time back.
"""

import time

from sqlalchemy import Connection, delete, exists, extract, func, insert, select, update

from cabochon.server.store.models import CLOCK_RUNS, DOWNTIMES, PULSE, TABLES
from cabochon.server.table import Downtime

LONGEST_PAUSE = 15.0
"""Seconds without a pulse after which nobody has been there; some sweeps may be late."""

_KEPT = 24 * 3600.0  # seconds; no longer than clocks need it
_LAST = select(PULSE.c.time).with_for_update()
_LAST_DOWNTIME = select(func.max(DOWNTIMES.c.ended))
_CLOCK = select(extract("epoch", func.clock_timestamp()))
_ALL = select(DOWNTIMES.c.began, DOWNTIMES.c.ended).order_by(DOWNTIMES.c.began)


def beat(connection: Connection) -> tuple[Downtime, ...]:
    """Note that somebody serves the tables now; all downtimes that may matter to a clock, in their order."""
    last = connection.execute(_LAST).scalar()
    now = _now(connection)
    if last is None:
        connection.execute(insert(PULSE).values(id=1, time=now))
    else:
        connection.execute(update(PULSE).values(time=now))
        if now - last > LONGEST_PAUSE:
            _note_downtime(connection, last, now)
    return downtimes(connection)


def downtimes(connection: Connection) -> tuple[Downtime, ...]:
    """When nobody served the tables, as far as it is known."""
    return tuple(Downtime(began, ended) for began, ended in connection.execute(_ALL))


def _now(connection: Connection) -> float:
    """The time of the database's own clock, where several machines use it."""
    if connection.dialect.name == "postgresql":
        return float(connection.execute(_CLOCK).scalar_one())
    return time.time()


def _note_downtime(connection: Connection, began: float, ended: float) -> None:
    # The clocks of machines differ a little, but downtimes must not overlap.
    began = max(began, connection.execute(_LAST_DOWNTIME).scalar() or began)
    if began >= ended:
        return
    _prune(connection, ended)
    connection.execute(insert(DOWNTIMES).values(began=began, ended=ended))
    # A move after the last pulse makes this late by a sweep at most, which only delays whoever looks for
    # games that nobody minds; a table that is read knows its clock exactly.
    longer = TABLES.c.deadline + (ended - began)
    connection.execute(update(TABLES).where(CLOCK_RUNS, TABLES.c.deadline > began).values(deadline=longer))


def _prune(connection: Connection, now: float) -> None:
    """Forget downtimes before which no clock that runs can have begun."""
    older = exists().where(CLOCK_RUNS, TABLES.c.created < DOWNTIMES.c.ended)
    connection.execute(delete(DOWNTIMES).where(DOWNTIMES.c.ended < now - _KEPT, ~older))
