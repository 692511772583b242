"""Several processes as one: started, replaced one by one, killed and ended, while games go on."""

import asyncio
import os
import random
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from cabochon.server.workers import Workers
from ports import free_port
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Process, Visitor, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def started(postgres: Postgres) -> Iterator[Callable[[], Process]]:
    """The server that runs, or a new one if there is none: to start one takes seconds."""
    with postgres.database() as url:
        servers: list[Process] = []

        def server() -> Process:
            if not servers or not servers[-1].is_running:
                servers.append(Process(url, "--workers", "2"))
                servers[-1].wait_until_ready()
            return servers[-1]

        try:
            yield server
        finally:
            for each in servers:
                each.end(signal.SIGKILL)


@pytest.fixture
def server(started: Callable[[], Process]) -> Process:
    """A server with two workers, which the test may end."""
    return started()


def workers_of(server: Process) -> set[int]:
    """The processes that it has started, as far as they live."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    return set(filter(is_running, map(int, children.split())))


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until_gone(processes: set[int]) -> None:
    async with asyncio.timeout(3 * PATIENCE):  # others have to start first
        while any(map(is_running, processes)):
            await asyncio.sleep(0.01)


async def play_whatever_happens(guest: Visitor, table: str, seat: int) -> list[int]:
    """Play a game to its end, coming back whenever the line breaks; the numbers of all events that came."""
    numbers: list[int] = []
    chance = random.Random(seat)
    while True:
        with suppress(OSError, WebSocketException, EOFError):
            async with guest.socket(table, after=len(numbers)) as client:
                try:
                    await play_on(client, seat, chance)
                    return numbers
                finally:
                    numbers += [event["number"] for event in client.events]
        await asyncio.sleep(0.02)


async def test_one_after_the_other_is_replaced_while_games_go_on(server: Process) -> None:
    before = workers_of(server)
    assert len(before) == 2
    replaced = asyncio.Event()

    async def knock() -> int:
        """Somebody new comes all the time, and never finds the door closed."""
        visits = 0
        while not replaced.is_set():
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                assert (await http.get("/api/me")).status_code == 200
            visits += 1
        return visits

    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        tables = [await ann.open_table("splendor", "me", "open", "greedy") for _ in range(3)]
        for table in tables:
            await bob.join(table, 1)
        games = [
            asyncio.create_task(play_whatever_happens(guest, table, seat))
            for table in tables
            for guest, seat in ((ann, 0), (bob, 1))
        ]
        knocking = asyncio.create_task(knock())
        server.ring(signal.SIGHUP)
        await until_gone(before)
        replaced.set()
        assert await knocking > 0
        after = workers_of(server)
        assert len(after) == 2
        assert not after & before
        for numbers in await asyncio.gather(*games):
            assert numbers == list(range(1, len(numbers) + 1))


async def test_a_worker_that_is_killed_is_replaced(server: Process) -> None:
    before = workers_of(server)
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"target": 5})
        game = asyncio.create_task(play_whatever_happens(ann, table, 0))
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len(workers_of(server) - {victim}) < 2:
                await asyncio.sleep(0.01)
        numbers = await game
        assert numbers == list(range(1, len(numbers) + 1))
    assert any("a worker died" in line for line in server.logs)


async def test_they_are_ended_together(server: Process) -> None:
    before = workers_of(server)
    assert len(before) == 2
    assert server.end(signal.SIGTERM) == 0
    assert not any(map(is_running, before))


async def test_they_end_with_the_one_that_looks_after_them(server: Process) -> None:
    before = workers_of(server)
    assert len(before) == 2
    server.end(signal.SIGKILL)
    await until_gone(before)


def test_a_worker_that_can_not_start_ends_them_all(postgres_url: str) -> None:
    process = Process(postgres_url.replace("/test", "/no-such-database"), "--workers", "2")
    with pytest.raises(AssertionError):
        process.wait_until_ready()
    assert process.end(signal.SIGTERM) == 2
    assert sum("can’t be used" in line for line in process.logs) == 1


def test_a_file_is_for_one_process(sqlite_url: str) -> None:
    process = Process(sqlite_url, "--workers", "2", port=free_port())
    with pytest.raises(AssertionError):
        process.wait_until_ready()
    assert process.end(signal.SIGTERM) == 2
    assert any("--workers needs PostgreSQL" in line for line in process.logs)


def test_a_worker_that_dies_while_nobody_looks_is_not_waited_for() -> None:
    """Between two looks at who has died: it is found at the next, at once."""
    with socket.socket() as listening:
        workers = Workers(1, [sys.executable, "-c", ""], listening)
        worker = workers._start(0)
        workers._workers.append(worker)
        assert worker.process.wait(PATIENCE) == 0
        assert workers._next_start() == 0.0
        workers._replace_dead()
        assert (workers._next_start() or 0.0) > 0.0, "who lives so short a time is not replaced at once"
        workers._end_all()
