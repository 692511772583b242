"""`kill -9` in the middle of many appends: all that was acknowledged is there, nothing in part."""

import subprocess
import sys
from pathlib import Path

import pytest

from cabochon.server.store import Store
from cabochon.server.table.events import Moved
from tests.server.appending import TABLES
from tests.server.stored import moved

pytestmark = pytest.mark.anyio

PROJECT = Path(__file__).parents[3]


def acknowledged_until_killed(url: str, lines: int) -> list[tuple[str, int, str]]:
    """What a process acknowledged before it was killed, which happens after so many lines."""
    command = [sys.executable, "-m", "tests.server.appending", url]
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        heard = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        heard += process.stdout.readlines()
    assert process.returncode == -9
    # The last line may have been cut.
    whole = [line.split() for line in heard if line.endswith("\n")]
    return [(table, int(number), says) for table, number, says in whole]


@pytest.mark.parametrize("lines", [1, 500])
async def test_everything_acknowledged_survives_a_kill(database_url: str, lines: int) -> None:
    acknowledged = acknowledged_until_killed(database_url, lines)
    assert len(acknowledged) >= lines
    store = await Store.open(database_url)
    stored = {table: await store.entries(table) for table in (f"t{number}" for number in range(TABLES))}
    for table, number, says in acknowledged:
        entry = stored[table][number - 1]
        assert (entry.number, entry.event) == (number, Moved(0, "ann", (says,)))
    for table, events in stored.items():
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        # What was appended together is there together: the next append would begin after it.
        following = 2
        while following <= len(events):
            following += 1 + following % 3
        assert following == len(events) + 1
        # And play goes on; PostgreSQL may just be finishing what the process asked for last.
        while events and not await store.append(table, following, moved(), None, 1.0):
            following = len(await store.entries(table)) + 1
    await store.close()
