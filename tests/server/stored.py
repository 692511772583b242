"""Rows and standings for tests of the store: what is in them does not matter there."""

from dataclasses import replace
from typing import Any

from cabochon.server.store import Store
from cabochon.server.table import Change, Plan, Standing, TableRow
from cabochon.server.table.events import Created, Moved
from cabochon.server.table.plan import TimeControl
from cabochon.server.table.seating import Seat
from cabochon.server.table.standing import SeatSummary, Summary

PLAN = Plan(
    game="splendor",
    settings={"target": 15, "teams": False, "start": "random"},
    listed=True,
    clock=TimeControl(600, 5),
    seats=(Seat("person", "Ann", "ann"), Seat("bot", "Greedy", None, "greedy"), Seat()),
)
SUMMARY = Summary(
    game="splendor",
    settings=PLAN.settings,
    clock=PLAN.clock,
    seats=(
        SeatSummary("person", "Ann", None, False, "0123"),
        SeatSummary("person", "Ben", "greedy", True, None),
    ),
)
STANDING = Standing(
    status="playing",
    listed=False,
    guests=("ann", "ben"),
    to_move=("ann",),
    deadline=None,
    summary=SUMMARY,
)


def row_of(table: str, host: str = "ann") -> TableRow:
    return TableRow(
        id=table,
        plan=PLAN,
        host=host,
        secret=bytes(range(224, 256)),
        created=1000.25,
        rules_version=3,
    )


def moved(text: str = "take wbg", key: str | None = None, count: int = 1) -> Change:
    """So many moves, the last of them under a key."""
    return Change((Moved(0, "ann", (text,)),) * count, key)


async def open_table(
    store: Store, table: str, *, host: str = "ann", now: float = 1000.0, **changes: Any
) -> Standing:
    """A table with one event, standing as STANDING but for the changes."""
    standing = replace(STANDING, **changes)
    await store.create(row_of(table, host), Change((Created(0, "Ann"),)), standing, now)
    return standing
