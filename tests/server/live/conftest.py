"""Two houses on one database."""

from collections.abc import AsyncIterator

import pytest

from cabochon.server.live import House
from cabochon.server.options import Options
from cabochon.server.store import Store


@pytest.fixture
async def houses(postgres_url: str) -> AsyncIterator[tuple[House, House]]:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    here, there = (House(store, Options(postgres_url, bot_pause=0).unlimited()) for store in stores)
    yield here, there
    for house, store in zip((here, there), stores, strict=True):
        await house.close()
        await store.close()
