"""Who thinks when: as many at once as there are threads, in order, and stopped when nobody wants it."""

import asyncio
import threading

import pytest

from cabochon.search import Stop
from cabochon.server.live.line import BOT, HINT, Party
from cabochon.server.live.thinkers import Thinkers
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.anyio

ANN, BEN = Party("192.0.2.1", "ann"), Party("192.0.2.2", "ben")


class Work:
    """Something that lasts until it is finished or stopped."""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name = name
        self.stop = Stop()
        self.begun = threading.Event()
        self._over = threading.Event()
        self._told = told

    def __call__(self) -> str:
        self._told.append(self.name)
        self.begun.set()
        with self.stop.telling(self._over.set):
            assert self._over.wait(PATIENCE)
        return self.name

    def finish(self) -> None:
        self._over.set()


async def test_no_more_at_once_than_there_are_threads_and_bots_go_first() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    works = {name: Work(name, told) for name in ("first", "hint", "bot", "late hint", "late bot")}
    tasks = []
    for name, work in works.items():
        tasks.append(asyncio.create_task(thinkers.run(ANN, HINT if "hint" in name else BOT, work, work.stop)))
        await asyncio.sleep(0)
    assert thinkers.line.waiting == 4
    for name in ("first", "bot", "late bot", "hint", "late hint"):
        await asyncio.to_thread(works[name].begun.wait)
        assert told[-1] == name
        works[name].finish()
    assert await asyncio.gather(*tasks) == list(works)
    assert thinkers.line.waiting == 0
    await thinkers.close()


async def test_whoever_is_cancelled_in_line_gives_the_place_to_the_next() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    first, second, third = (Work(name, told) for name in ("first", "second", "third"))
    tasks = [asyncio.create_task(thinkers.run(ANN, BOT, work, work.stop)) for work in (first, second, third)]
    await asyncio.to_thread(first.begun.wait)
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    assert thinkers.line.waiting == 1
    first.finish()
    third.finish()
    assert await tasks[2] == "third"
    assert told == ["first", "third"]
    await thinkers.close()


async def test_a_place_that_comes_in_the_moment_of_cancelling_is_passed_on() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    first, second, third = (Work(name, told) for name in ("first", "second", "third"))
    tasks = [asyncio.create_task(thinkers.run(ANN, BOT, work, work.stop)) for work in (first, second, third)]
    await asyncio.to_thread(first.begun.wait)
    # The second is called and goes away before it hears of it.
    thinkers.line.leave(ANN)
    tasks[1].cancel()
    third.finish()
    first.finish()
    assert await tasks[0] == "first"
    assert await tasks[2] == "third"
    assert told == ["first", "third"]
    await thinkers.close()


async def test_the_cancelled_are_stopped_and_make_room() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    first, second = Work("first", told), Work("second", told)
    running = asyncio.create_task(thinkers.run(ANN, BOT, first, first.stop))
    following = asyncio.create_task(thinkers.run(ANN, BOT, second, second.stop))
    await asyncio.to_thread(first.begun.wait)
    running.cancel()
    await asyncio.to_thread(second.begun.wait)
    assert told == ["first", "second"]
    assert first.stop.is_set()
    assert running.cancelled()
    second.finish()
    assert await following == "second"
    assert not second.stop.is_set()
    await thinkers.close()


async def test_what_fails_makes_room_too() -> None:
    thinkers = Thinkers(1)

    def fail() -> None:
        raise LookupError

    for _ in range(2):
        with pytest.raises(LookupError):
            await thinkers.run(ANN, BOT, fail, Stop())
    await thinkers.close()


async def test_at_the_end_everybody_is_stopped() -> None:
    thinkers = Thinkers(2)
    told: list[str] = []
    works = [Work(name, told) for name in ("first", "second")]
    tasks = [
        asyncio.create_task(thinkers.run(party, BOT, work, work.stop))
        for party, work in zip((ANN, BEN), works, strict=True)
    ]
    for work in works:
        await asyncio.to_thread(work.begun.wait)
    await thinkers.close()
    assert all(work.stop.is_set() for work in works)
    assert await asyncio.gather(*tasks) == ["first", "second"]
    with pytest.raises(RuntimeError):
        await thinkers.run(ANN, BOT, works[0], works[0].stop)
