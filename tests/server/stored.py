"""Rows and standings for tests of the store: what is in them does not matter there."""

from dataclasses import replace
from typing import Any

from cabochon.server.store import NewEvent, Standing, Store, TableRow

STANDING = Standing(
    status="playing",
    listed=False,
    guests=("ann", "ben"),
    to_move=("ann",),
    bot_to_move=False,
    deadline=None,
    summary={"seats": ["Ann", "Ben"]},
)


def row_of(table: str, host: str = "ann") -> TableRow:
    return TableRow(
        id=table,
        plan={"game": "splendor", "settings": {"target": 15}},
        host=host,
        secret=bytes(range(224, 256)),
        created=1000.25,
        rules_version=3,
    )


async def open_table(
    store: Store, table: str, *, host: str = "ann", now: float = 1000.0, **changes: Any
) -> Standing:
    """A table with one event, standing as STANDING but for the changes."""
    standing = replace(STANDING, **changes)
    await store.create(row_of(table, host), [NewEvent("created", {})], standing, now)
    return standing
