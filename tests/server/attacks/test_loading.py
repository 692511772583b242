"""One address has as many tables read as it can, none of which comes to an end: nobody else waits for it."""

import asyncio
import math
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cabochon.server.live import House, hall
from cabochon.server.options import Options
from cabochon.server.table import Entry, Table, TableRow
from tests.server.serving import PATIENCE, Threaded, threaded, until

pytestmark = pytest.mark.anyio

HONEST, EVIL = "127.0.0.7", "127.0.0.66"
TABLES = 44
"""More than a process has threads to spare, on whatever machine."""
HOSTS = 4


class Swamp:
    """Tables of which none is ever read to its end, until it dries up."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.dry = threading.Event()
        self._folded = hall._folded

    def folded(self, new: Callable[[TableRow], Table], row: TableRow, entries: Sequence[Entry]) -> Table:
        if row.id in self.tables:
            assert self.dry.wait(3 * PATIENCE)
        return self._folded(new, row, entries)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Threaded]:
    """A server with its usual limits, which sees everybody at an address of their own."""
    with threaded(Options(f"sqlite:///{tmp_path}/tables.sqlite")) as running:
        yield running


@pytest.fixture
def swamp(monkeypatch: pytest.MonkeyPatch) -> Iterator[Swamp]:
    made = Swamp()
    monkeypatch.setattr(hall, "_folded", made.folded)
    yield made
    made.dry.set()


async def test_tables_of_one_address_keep_nobody_else_waiting(server: Threaded, swamp: Swamp) -> None:
    house: House = server.app.state.house
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(server.guest("Ann", comes_from=HONEST))
        hers = [await ann.open_table("splendor", "me", "local:Ben") for _ in range(3)]
        hosts = [await stack.enter_async_context(server.guest(comes_from=EVIL)) for _ in range(HOSTS)]
        for number in range(TABLES):
            swamp.tables.append(await hosts[number % HOSTS].open_table("splendor", "me", "local:Ben"))

        async def forget() -> None:
            house.hall.forget_idle(math.inf)

        await server.call(forget())
        # One of Ann's as well, behind all the others: whoever waits for it does not hold it.
        wanted = [*swamp.tables, hers[0]]
        asked = [
            asyncio.create_task(hosts[number % HOSTS].http.get(f"/api/tables/{table}", timeout=3 * PATIENCE))
            for number, table in enumerate(wanted)
        ]
        await until(lambda: set(house.hall.tables) == set(wanted))
        for table in hers:
            async with ann.socket(table) as client:
                assert client.number > 0
        assert not any(answer.done() for answer in asked)
        swamp.dry.set()
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
