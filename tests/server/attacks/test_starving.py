"""One address has everything thought about that its limits allow: nobody else waits for it."""

import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cabochon.match import Move, View
from cabochon.players import Player, PlayerSpec, ThinkingPlayer
from cabochon.search import Stop
from cabochon.server.live.bots import hire
from cabochon.server.options import Options
from tests.server.serving import PATIENCE, Threaded, threaded, until

pytestmark = pytest.mark.anyio

HONEST, EVIL = "127.0.0.7", "127.0.0.66"
TABLES = 55
HOSTS = 5


class Hog(ThinkingPlayer):
    """Never comes to an end by itself."""

    name = "hog"

    def __init__(self) -> None:
        self.stopped = threading.Event()

    def decide(self, view: View, *, stop: Stop | None = None, **_: object) -> Move:
        assert stop is not None
        with stop.telling(self.stopped.set):
            assert self.stopped.wait(PATIENCE)
        return view.legal_moves[0]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Threaded]:
    """A server with its usual limits, which sees everybody at an address of their own."""
    options = Options(f"sqlite:///{tmp_path}/tables.sqlite", bot_pause=0, hint=0.05)
    with threaded(options) as running:
        yield running


@pytest.mark.parametrize("kind", ["level-8", "level-4"])
async def test_bots_of_one_address_keep_nobody_else_waiting(
    kind: str, server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that think long, and quick ones, as many as one address can have tables for at once."""
    bots = server.app.state.house.bots
    evil = True

    def hire_hog(bot: PlayerSpec) -> Player:
        return Hog() if evil and bot.text == kind else hire(bot)

    monkeypatch.setattr(bots, "_hire", hire_hog)
    line = (bots.thinkers if kind == "level-8" else bots.quick).line
    async with AsyncExitStack() as stack:
        for number in range(HOSTS):
            guest = await stack.enter_async_context(server.guest(comes_from=EVIL))
            for _ in range(TABLES // HOSTS):
                seats = (kind, kind, kind, "me")
                table = await guest.open_table("splendor", *seats, settings={"start": number % 3})
                await stack.enter_async_context(guest.socket(table))
        await until(lambda: line.running + line.waiting == TABLES)
        evil = False
        ann = await stack.enter_async_context(server.guest(comes_from=HONEST))
        table = await ann.open_table("splendor", "me", kind, settings={"start": 1})
        # The bot answers although none of the others ever does; so does whoever gives hints.
        client = await stack.enter_async_context(ann.socket(table))
        await client.when(lambda: bool(client.legal))
        assert (await ann.http.post(f"/api/tables/{table}/hint")).status_code == 200
        assert line.running + line.waiting == TABLES
