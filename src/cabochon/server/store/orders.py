"""Orders: how `cabochon admin`, beside a server, has it look at something again.

An order is a number and a subject: the id of a table, `BLOCKED` or `KEYS`. What is to be done is in the
database already; the order says where to look. Servers ask for new orders at every sweep, and on PostgreSQL
a notice tells them at once.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select, text

from cabochon.server.store.models import ORDERS
from cabochon.server.store.notices import ORDERED, notify
from cabochon.server.store.types import Notice

BLOCKED = "!blocks"
"""The subject of an order about who is blocked; no table has this id."""
KEYS = "!keys"
"""The subject of an order about the keys that sign cookies."""
_KEPT = 7 * 24 * 3600
"""Seconds for which an order is kept; a server looks every few seconds."""


class Ordered(NamedTuple):
    """The number of the last order, and what those after the one that was known are about."""

    number: int
    subjects: frozenset[str]


def give(connection: Connection, subjects: Sequence[str]) -> None:
    """Give orders, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        # One after the other: a number must not come to light after a higher one.
        connection.execute(text("LOCK TABLE orders IN EXCLUSIVE MODE"))
    now = time.time()
    last = connection.execute(select(func.coalesce(func.max(ORDERS.c.number), 0))).scalar_one()
    rows = [
        {"number": number, "time": now, "subject": subject}
        for number, subject in enumerate(subjects, last + 1)
    ]
    connection.execute(ORDERS.insert(), rows)
    # The last one stays, so that no number comes twice.
    connection.execute(ORDERS.delete().where(ORDERS.c.time < now - _KEPT, ORDERS.c.number <= last))
    if connection.dialect.name == "postgresql":
        notify(connection, [Notice("", ORDERED)])


def given(connection: Connection, after: int) -> Ordered:
    """The orders after a number."""
    rows = connection.execute(
        select(ORDERS.c.number, ORDERS.c.subject).where(ORDERS.c.number > after).order_by(ORDERS.c.number)
    ).all()
    return Ordered(rows[-1][0] if rows else after, frozenset(subject for _, subject in rows))
