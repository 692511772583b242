"""A bot that several processes could think for is thought about once."""

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from cabochon.match import Match
from cabochon.server.live.bots import Bots, Thought
from cabochon.server.options import Options
from tests.server.serving import play_on, threaded

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
