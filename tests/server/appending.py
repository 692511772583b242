"""A process that appends to many tables, and says what was acknowledged, until it is killed."""

import asyncio
import os
import sys

from cabochon.server.store import Store
from cabochon.server.table import Change
from cabochon.server.table.events import Moved
from tests.server.stored import STANDING, open_table

TABLES = 20


async def append(store: Store, table: str) -> None:
    """One to three events at a time; each acknowledged one is a line: table, number, what it says."""
    await open_table(store, table)
    number = 2
    while True:
        says = [f"{table}/{number + k}" for k in range(1 + number % 3)]
        change = Change(tuple(Moved(0, "ann", (text,)) for text in says), f"ann:{number}")
        if not await store.append(table, number, change, STANDING, float(number)):
            raise AssertionError(f"nobody else appends to {table}")
        lines = [f"{table} {number + k} {text}\n" for k, text in enumerate(says)]
        # Past every buffer: what is acknowledged must be heard, whatever happens next.
        os.write(sys.stdout.fileno(), "".join(lines).encode())
        number += len(says)


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
