"""A bot that several processes could think for is thought about once."""

import asyncio
import random
import threading
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from cabochon.match import Match
from cabochon.server.live.bots import Bots, Thought
from cabochon.server.options import Options
from tests.server.serving import PATIENCE, play_on, threaded, until

pytestmark = pytest.mark.anyio


async def test_a_bot_is_thought_about_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is connected to two processes, so that each could think for the bots."""
    thoughts: list[tuple[str, int]] = []
    think = Bots.think

    async def count(self: Bots, table: str, match: Match, *rest: object) -> Thought:
        thoughts.append((table, len(match.moves)))
        return await think(self, table, match, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Bots, "think", count)
    options = Options(postgres_url, bot_pause=0).unlimited()
    with threaded(options) as here, threaded(options) as there:
        async with here.guest("Ann") as ann, AsyncExitStack() as stack:
            tables = [
                await ann.open_table("splendor", "me", "greedy", "random", settings={"target": 4})
                for _ in range(4)
            ]
            for table in tables:
                await stack.enter_async_context(ann.socket(table, at=there))
            playing = [
                play_on(await stack.enter_async_context(ann.socket(table)), 0, random.Random(number))
                for number, table in enumerate(tables)
            ]
            await asyncio.gather(*playing)
    assert len(thoughts) > 40
    assert len(thoughts) == len(set(thoughts))


async def test_whoever_was_refused_thinks_as_soon_as_the_other_gives_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann goes to another process while her bots play in the first; no sweep finds out what it has left."""
    options = replace(Options(postgres_url, bot_pause=0).unlimited(), sweep=10 * PATIENCE)
    with threaded(options) as here, threaded(options) as there:
        first, second = (server.app.state.house for server in (here, there))
        refused, left = threading.Event(), threading.Event()
        claim, release = second.store.claim, first.store.release

        async def note_refusal(table: str) -> bool:
            granted: bool = await claim(table)
            if not granted:
                refused.set()
            return granted

        async def keep_for_a_while(table: str) -> None:
            assert await asyncio.to_thread(left.wait, PATIENCE)
            await release(table)

        monkeypatch.setattr(second.store, "claim", note_refusal)
        monkeypatch.setattr(first.store, "release", keep_for_a_while)
        async with here.guest("Ann") as ann, AsyncExitStack() as stack:
            table = await ann.open_table("splendor", "me", "greedy", "random", settings={"start": 1})
            async with ann.socket(table) as before:
                await before.when(lambda: any(event["kind"] == "move" for event in before.events))
                after = await stack.enter_async_context(ann.socket(table, at=there))
                assert await asyncio.to_thread(refused.wait, PATIENCE)
            await until(lambda: not first.hall.tables[table].audience.connections)
            left.set()
            await after.when(lambda: bool(after.legal))
