"""How much a server carries: load from other processes on loopback.

python benchmarks/server.py                              2,000 clients on 1,000 tables, 500 moves a second
python benchmarks/server.py --tables 200 --rate 100 --database postgresql://…
python benchmarks/server.py --workers 4 --loads 4 --tables 4000 --rate 2000 --database postgresql://…

Every table has two guests with a socket each, Splendor and Duel by turns. Moves are sent on a fixed schedule,
however long the answers take; a move counts as delivered when both clients of its table have it. Beside the
delays stands the round trip of an empty echo server measured in the same run with the same tools.
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from typing import Any, NamedTuple

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from serving import Server, progress, share, sit_down, welcome

HEARTBEAT = 4.0


@dataclass
class Client:
    """A guest with a socket at a table."""

    table: "Table"
    seat: int
    socket: ClientConnection
    number: int = 0
    heard: float = 0.0
    legal: list[str] = field(default_factory=list)


@dataclass
class Table:
    """A table, the delays of its moves, and the move that is under way."""

    id: str
    clients: list[Client] = field(default_factory=list)
    sent: float = 0.0
    expected: int = 0
    arrived: int = 0
    over: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Load:
    """Guests who play random moves on a schedule."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.random = random.Random(seed)
        self.transport = httpx.AsyncHTTPTransport(verify=False)
        self.tables: list[Table] = []
        self.tasks = [asyncio.create_task(self._beat())]
        self.delays: list[float] = []
        self.late = 0
        self.refused = 0

    async def seat(self, count: int) -> None:
        """Open the tables and connect two guests to each."""
        gate = asyncio.Semaphore(20)

        async def one(number: int) -> None:
            async with gate:
                await self._open_table(number)

        for start in range(0, count, 100):
            await asyncio.gather(*(one(number) for number in range(start, min(start + 100, count))))
            progress(f"{min(start + 100, count)} of {count} tables")

    async def _open_table(self, number: int) -> None:
        base = f"http://{self.address}"
        cookies = []
        table = ""
        for guest in range(2):
            # A client of its own for the cookies; the connections are shared.
            http = httpx.AsyncClient(base_url=base, transport=self.transport, trust_env=False, timeout=60)
            cookies.append(await welcome(http, f"Guest {guest + 1}"))
            if guest == 0:
                game = ("splendor", "duel")[number % 2]
                seats = [{"kind": "me"}, {"kind": "open"}]
                answer = await http.post("/api/tables", json={"game": game, "seats": seats})
                answer.raise_for_status()
                table = answer.json()["id"]
            else:
                (await http.put(f"/api/tables/{table}/seats/1")).raise_for_status()
        opened = Table(table)
        for seat, cookie in enumerate(cookies):
            link = await sit_down(self.address, table, cookie)
            client = Client(opened, seat, link)
            opened.clients.append(client)
            self.tasks.append(asyncio.create_task(self._read(client)))
        self.tables.append(opened)

    async def _beat(self) -> None:
        """Heartbeats, as pages have them: where nothing was heard for so long."""
        while True:
            late = time.perf_counter() - HEARTBEAT
            for client in [client for table in self.tables for client in table.clients]:
                if client.heard < late:
                    client.heard = time.perf_counter()
                    await client.socket.send('{"type":"ping"}')
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Stop reading."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.transport.aclose()

    async def _read(self, client: Client) -> None:
        async for text in client.socket:
            client.heard = time.perf_counter()
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update":
                self._updated(client, message)
            elif message["type"] == "refused":
                self.refused += 1

    def _updated(self, client: Client, message: dict[str, Any]) -> None:
        table = client.table
        if message["events"]:
            client.number = message["events"][-1]["number"]
        if message["view"] is not None:
            client.legal = message["view"]["legal_moves"]
        table.over = message["table"]["status"] == "over"
        if table.expected and client.number >= table.expected:
            table.arrived += 1
            if table.arrived == len(table.clients):
                self.delays.append(time.perf_counter() - table.sent)
                table.expected = 0
                table.done.set()

    async def play(self, rate: float, seconds: float) -> tuple[int, float]:
        """Send moves on schedule; gives how many were delivered, and in what time."""
        begin = time.perf_counter()
        sent = 0
        order = self.tables.copy()
        self.random.shuffle(order)
        while (now := time.perf_counter() - begin) < seconds:
            due = int(now * rate)
            while sent < due:
                table = order[sent % len(order)]
                if table.expected:
                    self.late += 1  # its last move is still under way
                elif not table.over:
                    await self._move(table)
                sent += 1
            await asyncio.sleep(0.001)
        for table in self.tables:
            if table.expected:
                await asyncio.wait_for(table.done.wait(), 30)
        return len(self.delays), time.perf_counter() - begin

    async def _move(self, table: Table) -> None:
        client = next((client for client in table.clients if client.legal), None)
        if client is None:
            return
        move = self.random.choice(client.legal)
        client.legal = []
        table.expected = max(other.number for other in table.clients) + 1
        table.arrived = 0
        table.done.clear()
        table.sent = time.perf_counter()
        request = {"type": "move", "id": f"m{table.expected}", "seat": client.seat, "moves": move}
        await client.socket.send(json.dumps(request))


async def echo_delay(rounds: int = 2000) -> list[float]:
    """The round trip of a message of the size of an update through an echo server."""

    async def answer(link: ServerConnection) -> None:
        async for text in link:
            await link.send(text)

    async with serve(answer, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        delays = []
        async with connect(f"ws://127.0.0.1:{port}", compression=None) as link:
            for _ in range(rounds):
                begin = time.perf_counter()
                await link.send("x" * 3000)
                await link.recv()
                delays.append(time.perf_counter() - begin)
        return delays


class Loaded(NamedTuple):
    """What became of the moves of one load."""

    delays: list[float]
    seconds: float
    late: int
    refused: int
    finished: int


def carry(
    address: str, seed: int, options: argparse.Namespace, steps: Barrier, answers: "Queue[Loaded]"
) -> None:
    """One of the processes that load the server; all of them sit down, play and stop together."""
    # The quicker loop, as the server has it: what this process needs is taken from the server.
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        answers.put(runner.run(_carry(address, seed, options, steps)))


async def _carry(address: str, seed: int, options: argparse.Namespace, steps: Barrier) -> Loaded:
    load = Load(address, seed)
    await load.seat(options.tables // options.loads)
    await asyncio.to_thread(steps.wait)
    await asyncio.to_thread(steps.wait)
    gc.disable()  # this process must not be what is measured
    _, taken = await load.play(options.rate / options.loads, options.seconds)
    finished = sum(table.over for table in load.tables)
    await asyncio.to_thread(steps.wait)
    await load.close()
    return Loaded(load.delays, taken, load.late, load.refused, finished)


def measure(options: argparse.Namespace, server: Server) -> None:
    empty = server.memory
    processes = get_context("spawn")
    steps, answers = processes.Barrier(options.loads + 1), processes.Queue()
    loads = [
        processes.Process(target=carry, args=(server.address, options.seed + number, options, steps, answers))
        for number in range(options.loads)
    ]
    for load in loads:
        load.start()
    progress(f"seating {2 * options.tables} guests")
    steps.wait()
    time.sleep(2)
    idle, used = server.memory, server.processor
    progress(f"playing for {options.seconds} s")
    steps.wait()
    steps.wait()
    used, active = server.processor - used, server.memory
    found = [answers.get() for _ in loads]
    for load in loads:
        load.join()
    progress("")
    echo = asyncio.run(echo_delay())
    delays = [delay for each in found for delay in each.delays]
    taken = max(each.seconds for each in found)
    median = share(delays, 0.5)
    each = 1024 / options.tables
    rows = {
        "processes, loads": f"{options.workers}, {options.loads}",
        "tables, clients": f"{options.tables}, {2 * options.tables}",
        "moves/s asked for": f"{options.rate:.0f}",
        "moves/s delivered": f"{len(delays) / taken:.0f} for {taken:.0f} s",
        "until both have it": f"p50 {median:.1f} ms, p99 {share(delays, 0.99):.1f} ms",
        "echo of one client": f"p50 {share(echo, 0.5):.2f} ms, ratio {median / share(echo, 0.5):.0f}",
        "server": f"{100 * used / taken:.0f} % of a core",
        "late, refused": f"{sum(load.late for load in found)}, {sum(load.refused for load in found)}",
        "tables finished": f"{sum(load.finished for load in found)}",
        "memory when empty": f"{empty:.0f} MiB",
        "a table with two clients": (
            f"{each * (idle - empty):.0f} KiB idle, {each * (active - empty):.0f} KiB played"
        ),
    }
    for name, figure in rows.items():
        print(f"{name:26} {figure}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; needs PostgreSQL")
    parser.add_argument("--loads", type=int, default=1, help="processes that load it")
    parser.add_argument("--database", help="the server's database; a new SQLite file unless given")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/load.sqlite"
        server = Server(database, "--workers", str(options.workers))
        try:
            measure(options, server)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
