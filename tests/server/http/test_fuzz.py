"""Whatever a client sends: the server answers or closes, goes on, and the table stays as it was."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from cabochon.server.options import Options
from tests.server.serving import Threaded, threaded

KINDS = ["resume", "move", "undo", "resign", "replace", "return", "answer", "look", "ping"]
NUMBERS = st.integers(-(10**20), 10**20) | st.integers(-1, 5) | st.floats(allow_nan=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
IDS = st.text("abcXYZ019-_", min_size=1, max_size=40)
TEXTS = st.text(min_size=1, max_size=200) | st.sampled_from(["pass", "take wbg", "buy 1a, pay", "return w"])
SHAPED = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": IDS | VALUES,
        "seat": st.integers(0, 3) | VALUES,
        "moves": TEXTS | VALUES,
        "bot": st.sampled_from(["greedy", "random", "x"]) | VALUES,
        "agree": st.booleans() | VALUES,
        "after": st.integers(0, 10) | VALUES,
        "more": VALUES,
    },
)
# Of the right shape altogether; nothing that a spectator asks for changes anything.
RIGHT = st.one_of(
    st.fixed_dictionaries({"type": st.just("move"), "id": IDS, "seat": st.integers(0, 3), "moves": TEXTS}),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["undo", "resign", "return"]), "id": IDS, "seat": st.integers(0, 3)}
    ),
    st.fixed_dictionaries({"type": st.just("answer"), "id": IDS, "agree": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("look"), "seat": st.none() | st.integers(0, 3)}),
    st.fixed_dictionaries({"type": st.just("resume"), "after": st.integers(0, 2**70)}),
)
FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    VALUES.map(json.dumps),
    SHAPED.map(json.dumps),
    RIGHT.map(json.dumps),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


@settings(max_examples=40)
@given(frames=st.lists(FRAMES, min_size=1, max_size=12))
def test_whatever_a_spectator_sends(server: Threaded, frames: list[str | bytes]) -> None:
    asyncio.run(_spectate(server, frames))


async def _spectate(server: Threaded, frames: list[str | bytes]) -> None:
    async with server.guest("Ann") as ann, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "local:Ben")
        before = server.app.state.house.hall.tables[table].table
        async with eve.raw_socket(table) as link:
            answers = await _say(link, frames)
            assert {answer["type"] for answer in answers} <= {"refused", "update", "presence", "pong"}
            assert link.close_code in (None, 4400, 1007, 1009)
        assert server.app.state.house.hall.tables[table].table is before
        async with ann.socket(table) as client:
            assert client.number == 2


@settings(max_examples=30)
@given(frames=st.lists(SHAPED.map(json.dumps) | RIGHT.map(json.dumps), min_size=1, max_size=12))
def test_whatever_a_player_sends(server: Threaded, frames: list[str]) -> None:
    asyncio.run(_play(server, frames))


async def _play(server: Threaded, frames: list[str]) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben")
        async with ann.raw_socket(table) as link:
            answers = await _say(link, list(frames))
        done = {answer["id"] for answer in answers if answer["type"] == "done"}
        async with ann.socket(table) as client:
            # What was not acknowledged has not happened, and everything can still be read.
            assert len(client.events) == 2 or done
            stored = await server.call(server.app.state.house.store.entries(table))
            assert [event["number"] for event in client.events] == [event.number for event in stored]


async def _say(link: Any, frames: list[str | bytes]) -> list[dict[str, Any]]:
    """Send everything, then a ping; what was answered until the pong or the end."""
    answers: list[dict[str, Any]] = []
    try:
        for frame in frames:
            await link.send(frame)
        await link.send('{"type": "ping"}')
        pings = sum(isinstance(frame, str) and _is_ping(frame) for frame in frames) + 1
        async with asyncio.timeout(20):
            while sum(answer["type"] == "pong" for answer in answers) < pings:
                answers.append(json.loads(await link.recv()))
    except ConnectionClosed:
        pass
    return answers


def _is_ping(frame: str) -> bool:
    try:
        return bool(json.loads(frame) == {"type": "ping"})
    except ValueError:
        return False
