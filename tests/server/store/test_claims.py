"""Claims: one process of several does what it has claimed, until it lets it go or dies."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest

from cabochon.server.store import DatabaseError, Store
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    stores = await Store.open(postgres_url), await Store.open(postgres_url)
    yield stores
    for store in stores:
        await store.close()


async def test_a_claim_is_granted_once_at_a_time(store: Store) -> None:
    assert await store.claim("t")
    assert not await store.claim("t")
    assert await store.claim("u")
    await store.release("t")
    assert await store.claim("t")
    await store.release("no claim")


async def test_one_of_two_processes_has_it(pair: tuple[Store, Store]) -> None:
    here, there = pair
    tables = [f"t{number}" for number in range(40)]
    mine, theirs = (
        await asyncio.gather(*(store.claim(table) for store in (here,) for table in tables)),
        await asyncio.gather(*(there.claim(table) for table in tables)),
    )
    assert all(mine)
    assert not any(theirs)
    await there.release("t0")  # not theirs to give
    assert not await there.claim("t0")
    await here.release("t0")
    assert await there.claim("t0")


async def test_both_at_once(pair: tuple[Store, Store]) -> None:
    here, there = pair
    for number in range(20):
        both = await asyncio.gather(here.claim(f"t{number}"), there.claim(f"t{number}"))
        assert sorted(both) == [False, True]


CLAIMING = """
import asyncio, sys
from cabochon.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    print(await store.claim("t"), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_process_that_is_killed_claims_nothing(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    with subprocess.Popen(
        [sys.executable, "-c", CLAIMING, postgres_url], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert await asyncio.to_thread(other.stdout.readline) == "True\n"
        assert not await store.claim("t")
        other.kill()
    async with asyncio.timeout(PATIENCE):
        while not await store.claim("t"):
            await asyncio.sleep(0.01)
    await store.close()


async def test_a_new_connection_claims_again(
    postgres: Postgres, postgres_url: str, pair: tuple[Store, Store]
) -> None:
    here, there = pair
    assert await here.claim("t")
    postgres.disconnect(postgres_url)
    assert await here.claim("u")
    assert not await here.claim("t")
    assert not await there.claim("t")


async def test_who_was_faster_after_a_lost_connection_keeps_it(
    postgres: Postgres, postgres_url: str, pair: tuple[Store, Store]
) -> None:
    here, there = pair
    assert await here.claim("t")
    postgres.disconnect(postgres_url)
    async with asyncio.timeout(PATIENCE):
        while not await there.claim("t"):  # PostgreSQL may just be ending the session
            await asyncio.sleep(0.01)
    assert await here.claim("u")
    await here.release("t")
    assert not await here.claim("t")
    await there.release("t")
    assert await here.claim("t")


async def test_nothing_is_claimed_where_the_database_is_gone(postgres: Postgres) -> None:
    with postgres.database() as url:
        store = await Store.open(url)
        assert await store.claim("t")
    await store.release("t")
    with pytest.raises(DatabaseError) as caught:
        await store.claim("t")
    assert caught.value.code == "error-database-lost"
    await store.close()
