"""Who thinks when: as many at once as there are threads, in order, and stopped when nobody wants it."""

import asyncio
import threading

import pytest

from cabochon.server.live.thinkers import BOT, HINT, Thinkers
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.anyio


class Work:
    """Something that lasts until it is finished or stopped."""

    def __init__(self, name: str, told: list[str], deaf: int = 0) -> None:
        self.name = name
        self.begun = threading.Event()
        self._over = threading.Event()
        self._told = told
        self._deaf = deaf

    def __call__(self) -> str:
        self._told.append(self.name)
        self.begun.set()
        assert self._over.wait(PATIENCE)
        return self.name

    def finish(self) -> None:
        self._over.set()

    def stop(self) -> None:
        """Not heard the first times, as a search does not hear what is said before it has begun."""
        self._told.append(f"stop {self.name}")
        self._deaf -= 1
        if self._deaf < 0:
            self._over.set()


async def test_no_more_at_once_than_there_are_threads_and_bots_go_first() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    works = {name: Work(name, told) for name in ("first", "hint", "bot", "late hint", "late bot")}
    tasks = []
    for name, work in works.items():
        tasks.append(asyncio.create_task(thinkers.run(HINT if "hint" in name else BOT, work, work.stop)))
        await asyncio.sleep(0)
    assert thinkers.waiting == 4
    for name in ("first", "bot", "late bot", "hint", "late hint"):
        await asyncio.to_thread(works[name].begun.wait)
        assert told[-1] == name
        works[name].finish()
    assert await asyncio.gather(*tasks) == list(works)
    assert thinkers.waiting == 0
    await thinkers.close()


async def test_whoever_is_cancelled_in_line_gives_the_place_to_the_next() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    first, second, third = (Work(name, told) for name in ("first", "second", "third"))
    tasks = [asyncio.create_task(thinkers.run(BOT, work, work.stop)) for work in (first, second, third)]
    await asyncio.to_thread(first.begun.wait)
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    assert thinkers.waiting == 1
    first.finish()
    third.finish()
    assert await tasks[2] == "third"
    assert told == ["first", "third"]
    await thinkers.close()


async def test_a_place_that_comes_in_the_moment_of_cancelling_is_passed_on() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    first, second, third = (Work(name, told) for name in ("first", "second", "third"))
    tasks = [asyncio.create_task(thinkers.run(BOT, work, work.stop)) for work in (first, second, third)]
    await asyncio.to_thread(first.begun.wait)
    # The second is called and goes away before it hears of it.
    thinkers._leave()
    tasks[1].cancel()
    third.finish()
    first.finish()
    assert await tasks[0] == "first"
    assert await tasks[2] == "third"
    assert told == ["first", "third"]
    await thinkers.close()


async def test_the_cancelled_are_stopped_until_they_hear_it_and_then_make_room() -> None:
    thinkers = Thinkers(1)
    told: list[str] = []
    first, second = Work("first", told, deaf=2), Work("second", told)
    running = asyncio.create_task(thinkers.run(BOT, first, first.stop))
    following = asyncio.create_task(thinkers.run(BOT, second, second.stop))
    await asyncio.to_thread(first.begun.wait)
    running.cancel()
    await asyncio.to_thread(second.begun.wait)
    assert told[:4] == ["first", "stop first", "stop first", "stop first"]
    assert running.cancelled()
    second.finish()
    assert await following == "second"
    assert "stop second" not in told
    await thinkers.close()


async def test_what_fails_makes_room_too() -> None:
    thinkers = Thinkers(1)

    def fail() -> None:
        raise LookupError

    for _ in range(2):
        with pytest.raises(LookupError):
            await thinkers.run(BOT, fail, lambda: None)
    await thinkers.close()


async def test_at_the_end_everybody_is_stopped() -> None:
    thinkers = Thinkers(2)
    told: list[str] = []
    works = [Work(name, told) for name in ("first", "second")]
    tasks = [asyncio.create_task(thinkers.run(BOT, work, work.stop)) for work in works]
    for work in works:
        await asyncio.to_thread(work.begun.wait)
    await thinkers.close()
    assert set(told) >= {"stop first", "stop second"}
    assert await asyncio.gather(*tasks) == ["first", "second"]
    with pytest.raises(RuntimeError):
        await thinkers.run(BOT, works[0], works[0].stop)
