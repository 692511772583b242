"""Real servers for the tests, in a thread or in a process of their own, and guests who use them."""

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cabochon.server.app import create_app
from cabochon.server.http import Doors
from cabochon.server.options import Options
from cabochon.server.running import configuration
from ports import free_port

Message = dict[str, Any]
T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which a test gives up; none should come near."""


class Server:
    """A server somewhere; `address` is host and port."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.url = f"http://{self.address}"

    @asynccontextmanager
    async def guest(self, name: str = "", *, comes_from: str | None = None) -> AsyncIterator["Visitor"]:
        """Somebody who has a cookie, a name if given, and another address of this computer if given."""
        way = httpx.AsyncHTTPTransport(verify=False, local_address=comes_from)
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, transport=way) as http:
            visitor = Visitor(self, http, comes_from)
            (await http.get("/api/me")).raise_for_status()
            if name:
                (await http.put("/api/me", json={"name": name})).raise_for_status()
            yield visitor


class Threaded(Server):
    """A server in a thread of the tests, whose inside can be looked at."""

    def __init__(self, port: int, app: FastAPI, server: uvicorn.Server) -> None:
        super().__init__(port)
        self.app = app
        self.server = server

    @property
    def doors(self) -> Doors:
        """What counts its connections."""
        (doors,) = self.server.config.http.args  # type: ignore[union-attr]
        assert isinstance(doors, Doors)
        return doors

    async def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        loop = self.app.state.house.store._loop
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))


@contextmanager
def threaded(options: Options, room: int | None = None) -> Iterator[Threaded]:
    """A server of these options until the end of the block.

    `room` is how much the system keeps of what a client does not take; usually that is megabytes.
    """
    listening = socket.create_server(("127.0.0.1", 0))
    if room is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room)
    app = create_app(options)
    started = threading.Event()

    class Telling(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            started.set()

    server = Telling(configuration(app, options))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        assert started.wait(PATIENCE)
        yield Threaded(listening.getsockname()[1], app, server)
    finally:
        server.should_exit = True
        thread.join()


class Process(Server):
    """`cabochon serve` in a process of its own."""

    def __init__(self, database: str, *arguments: str, port: int | None = None) -> None:
        port = port or free_port()
        super().__init__(port)
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "cabochon", "serve", "--database", database, "--port", str(port)),
                *("--bot-pause", "0", "--sweep", "0.2", "--log-format", "json", *arguments),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "CABOCHON_LANG": "en", "CABOCHON_LIMITS": "off", "PYTHONUNBUFFERED": "1"},
        )
        self.logs: list[str] = []
        self._reader = threading.Thread(target=self._read_logs)
        self._reader.start()

    def _read_logs(self) -> None:
        assert self._process.stderr is not None
        self.logs += self._process.stderr

    def wait_until_ready(self) -> None:
        """Until it says that it is."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if self.url in line:
                return
        raise AssertionError("".join(self.logs))

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def ring(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def end(self, number: signal.Signals) -> int:
        """Send a signal, wait for the end, and return the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        self._reader.join()
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
        return code


@contextmanager
def processes(database: str, count: int = 1, *arguments: str) -> Iterator[list[Process]]:
    """So many server processes on one database; those that still run are killed at the end."""
    running = [Process(database, *arguments) for _ in range(count)]
    try:
        for process in running:
            process.wait_until_ready()
        yield running
    finally:
        for process in running:
            process.end(signal.SIGKILL)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds that nobody tells."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


class Visitor:
    """A guest at a server."""

    def __init__(self, server: Server, http: httpx.AsyncClient, comes_from: str | None = None) -> None:
        self.server = server
        self.http = http
        self.comes_from = comes_from

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open_table(self, game: str, *seats: str, **plan: Any) -> str:
        """Open a table; seats are me, open, local:NAME or the name of a bot."""
        answer = await self.http.post(
            "/api/tables", json={"game": game, "seats": [_seat(seat) for seat in seats], **plan}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def join(self, table: str, seat: int) -> None:
        answer = await self.http.put(f"/api/tables/{table}/seats/{seat}")
        assert answer.status_code == 200, answer.text

    @asynccontextmanager
    async def socket(
        self, table: str, *, at: Server | None = None, after: int = 0, **headers: str
    ) -> AsyncIterator["Client"]:
        """A socket that has resumed, here or at another process."""
        async with self.raw_socket(table, at=at, **headers) as link:
            client = Client(link, after)
            await client.send(type="resume", after=after)
            await client.until("update")
            yield client

    def raw_socket(self, table: str, *, at: Server | None = None, **headers: str) -> connect:
        address = (at or self.server).address
        return connect(
            f"ws://{address}/api/tables/{table}/socket",
            local_addr=None if self.comes_from is None else (self.comes_from, 0),
            additional_headers={"Cookie": self.cookie, **headers},
            compression=None,
            ping_interval=None,
            close_timeout=2,
        )


class Client:
    """A socket, and what it has learnt."""

    def __init__(self, link: ClientConnection, number: int = 0) -> None:
        self.link = link
        self.number = number
        self.events: list[Message] = []
        self.table: Message = {}
        self.view: Message | None = None
        self.online: list[bool] = []
        self.texts: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.link.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message; events are taken in, and must leave no gap. After a page it asks for the next."""
        async with asyncio.timeout(PATIENCE):
            text = await self.link.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("update", "history"):
            assert message["after"] <= self.number
            numbers = [event["number"] for event in message["events"]]
            assert numbers == list(range(message["after"] + 1, message["after"] + 1 + len(numbers)))
            self.events += [event for event in message["events"] if event["number"] > self.number]
            self.number = max([self.number, *numbers])
        if message["type"] == "history":
            await self.send(type="resume", after=self.number)
        elif message["type"] == "update":
            self.table, self.view = message["table"], message["view"]
            self.online = [seat["online"] for seat in self.table["seats"]]
        elif message["type"] == "presence":
            self.online = message["online"]
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these types."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def when(self, condition: Callable[[], bool]) -> None:
        """Read on until something holds."""
        while not condition():
            await self.next()

    async def ask(self, **message: Any) -> Message:
        """Send a request and return its answer."""
        await self.send(**message)
        while True:
            answer = await self.next()
            if answer["type"] in ("done", "refused") and answer["id"] in (message["id"], None):
                return answer

    async def close_code(self) -> int | None:
        """Read on until the server closes; why it did."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.link.close_code

    @property
    def legal(self) -> list[str]:
        return [] if self.view is None else list(self.view["legal_moves"])


async def play_on(client: Client, seat: int, chance: random.Random) -> None:
    """Play random moves for a seat until the game is over."""
    async with asyncio.timeout(3 * PATIENCE):
        while client.table["status"] != "over":
            if client.legal:
                move = {"type": "move", "id": secrets.token_hex(8), "seat": seat}
                answer = await client.ask(**move, moves=chance.choice(client.legal))
                assert answer["type"] == "done", answer
                await client.when(lambda expected=answer["number"]: client.number >= expected)  # type: ignore[misc]
            else:
                await client.next()


def _seat(word: str) -> Message:
    kind, _, name = word.partition(":")
    if kind in ("me", "open"):
        return {"kind": kind}
    return {"kind": "local", "name": name} if kind == "local" else {"kind": "bot", "bot": kind}
