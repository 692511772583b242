"""Server processes on one PostgreSQL hear of each other's tables; with SQLite there is but one."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from cabochon.server.store import EVERYTHING, DatabaseError, Notice, Store, read_told
from cabochon.server.store.notices import _notices, _payloads
from tests.server.postgres import Postgres
from tests.server.stored import STANDING, moved, open_table

pytestmark = pytest.mark.anyio


class Ear:
    """A store, and the notices that it hears."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._heard: asyncio.Queue[Notice] = asyncio.Queue()
        store.listen(self._heard.put_nowait)

    async def next(self) -> Notice:
        """The next one, without the events that it brings."""
        return replace(await self.next_whole(), events=())

    async def next_whole(self) -> Notice:
        return await asyncio.wait_for(self._heard.get(), 60)

    async def until(self, last: Notice) -> list[Notice]:
        """Everything up to and with this notice."""
        heard = [await self.next()]
        while heard[-1] != last:
            heard.append(await self.next())
        return heard


@pytest.fixture
async def ears(postgres_url: str) -> AsyncIterator[tuple[Ear, Ear]]:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    yield Ear(stores[0]), Ear(stores[1])
    for store in stores:
        await store.close()


async def test_processes_hear_what_the_others_store(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    await open_table(here.store, "t")
    assert await there.next() == Notice(here.store.process, "t", 1)
    assert await there.store.append("t", 2, moved(count=2), STANDING, 1.0)
    assert await here.next() == Notice(there.store.process, "t", 3)
    # What a notice speaks of can be read.
    assert len(await here.store.entries("t")) == 3


async def test_events_come_with_their_notice_unless_they_are_long(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    await open_table(here.store, "t")
    await there.next()
    assert await here.store.append("t", 2, moved(key="ann:1", count=2), STANDING, 1001.5)
    assert read_told(await there.next_whole()) == (await there.store.entries("t"))[1:]
    assert await here.store.append("t", 4, moved(count=50), STANDING, 1002.0)
    long = await there.next_whole()
    assert (long.number, long.events) == (53, ())


async def test_nobody_hears_what_was_not_stored(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    await open_table(here.store, "t")
    assert not await here.store.append("t", 1, moved(), None, 1.0)
    assert await here.store.append("t", 2, moved(), None, 1.0)
    last = Notice(here.store.process, "t", 2)
    assert await there.until(last) == [Notice(here.store.process, "t", 1), last]


async def test_processes_hear_who_is_there(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    notice = Notice(here.store.process, "t", told={"guests": ["Ann", "寶石"], "spectators": 2})
    await here.store.tell(notice)
    assert await there.next() == notice


async def test_many_notices_at_once(ears: tuple[Ear, Ear]) -> None:
    here, there = ears
    tables = [f"table-with-a-long-name-{number:04}" for number in range(600)]
    await asyncio.gather(*(open_table(here.store, table) for table in tables))
    heard = [await there.next() for _ in tables]
    assert sorted(notice.table for notice in heard) == tables


async def test_who_lost_the_connection_is_told_to_look_at_everything(
    postgres: Postgres, postgres_url: str, ears: tuple[Ear, Ear]
) -> None:
    here, there = ears
    await open_table(here.store, "t")
    await there.next()
    postgres.disconnect(postgres_url)
    assert await there.next() == Notice("", EVERYTHING)
    # Reading and writing go on with new connections, and notices come again.
    assert len(await here.store.entries("t")) == 1
    assert await here.store.append("t", 2, moved(), None, 1.0)
    last = Notice(here.store.process, "t", 2)
    assert (await there.until(last))[-1] == last


async def test_a_database_that_is_gone_is_said_to_be(postgres: Postgres) -> None:
    with postgres.database() as url:
        store = await Store.open(url)
        await open_table(store, "t")
    for attempt in (store.append("t", 2, moved(), None, 1.0), store.entries("t"), store.ping()):
        with pytest.raises(DatabaseError, match="can’t be reached") as caught:
            await attempt
        assert caught.value.code == "error-database-lost"
    await store.close()
    with pytest.raises(DatabaseError, match="can’t be reached"):
        await store.append("t", 2, moved(), None, 1.0)


async def test_one_process_of_sqlite_hears_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    heard: list[Notice] = []
    store.listen(heard.append)
    await open_table(store, "t")
    await store.tell(Notice(store.process, "t", told={}))
    await store.close()
    assert heard == []


def test_notices_fit_into_payloads() -> None:
    notices = [Notice("p" * 16, f"t{number}", number) for number in range(2000)]
    payloads = list(_payloads(notices))
    assert len(payloads) > 1
    assert all(len(payload.encode()) < 8000 for payload in payloads)
    assert [notice for payload in payloads for notice in _notices(payload)] == notices
    assert list(_payloads([])) == []


@pytest.mark.parametrize(
    "payload", ["", "hello", "7", "[7]", "[[]]", "{}", "null", '[["p", "t", 1, null, 5]]']
)
def test_notices_of_others_are_ignored(payload: str) -> None:
    assert _notices(payload) == []
