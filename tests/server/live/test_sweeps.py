"""What is done every few seconds, whatever goes wrong in between."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from cabochon.server.live import House
from cabochon.server.live.rubbish import Rubbish
from cabochon.server.live.sweeps import Sweeps
from cabochon.server.options import Options
from cabochon.server.store import Store
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_chore_that_fails_keeps_no_other_from_being_done(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    twice = asyncio.Event()

    def fails() -> None:
        done.append("fails")
        raise LookupError("a hidden card")

    async def works() -> None:
        done.append("works")
        if len(done) == 4:
            twice.set()

    sweeps = Sweeps((fails, works), 0)
    sweeps.start()
    async with asyncio.timeout(PATIENCE):
        await twice.wait()
    await sweeps.stop()
    assert done[:4] == ["fails", "works"] * 2
    logged = "".join(capsys.readouterr())
    assert "LookupError" in logged
    assert "hidden card" not in logged


@pytest.fixture
def collections() -> Iterator[list[str]]:
    """Every collection from now on; nobody else collects."""
    found: list[str] = []

    def note(phase: str, _info: object) -> None:
        if phase == "stop":
            found.append(phase)

    gc.disable()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.enable()


async def test_rubbish_is_collected_when_nobody_plays(sqlite_url: str, collections: list[str]) -> None:
    store = await Store.open(sqlite_url)
    house = House(store, Options(sqlite_url))
    rubbish = Rubbish(house.clerk)
    rubbish.collect()
    assert collections == []
    for _ in range(3):
        house.clerk.stored += 1
        rubbish.collect()
    assert collections == []
    rubbish.collect()
    rubbish.collect()
    assert len(collections) == 1
    await house.close()
    await store.close()


async def test_rubbish_is_not_left_for_ever(
    sqlite_url: str, collections: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(sqlite_url)
    house = House(store, Options(sqlite_url))
    rubbish = Rubbish(house.clerk)
    monkeypatch.setattr("cabochon.server.live.rubbish._LONGEST_WITHOUT_COLLECTION", -1.0)
    house.clerk.stored += 1
    rubbish.collect()
    assert len(collections) == 1
    await house.close()
    await store.close()
