"""A process that appends to many tables, and says what was acknowledged, until it is killed."""

import asyncio
import os
import sys

from cabochon.server.store import NewEvent, Store
from tests.server.stored import STANDING, open_table

TABLES = 20


async def append(store: Store, table: str) -> None:
    """One to three events at a time; each acknowledged one is a line: table, number, what it says."""
    await open_table(store, table)
    number = 2
    while True:
        events = [
            NewEvent("move", {"says": f"{table}/{number + k}"}, f"ann:{number + k}")
            for k in range(1 + number % 3)
        ]
        if not await store.append(table, number, events, STANDING, float(number)):
            raise AssertionError(f"nobody else appends to {table}")
        lines = [f"{table} {number + k} {event.content['says']}\n" for k, event in enumerate(events)]
        # Past every buffer: what is acknowledged must be heard, whatever happens next.
        os.write(sys.stdout.fileno(), "".join(lines).encode())
        number += len(events)


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
