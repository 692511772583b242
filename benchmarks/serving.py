"""A real server for benchmarks, guests who come to it over loopback, and what its processes use."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ports import free_port


class Server:
    """`cabochon serve` without limits, in processes of its own."""

    def __init__(self, database: str, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-m",
            "cabochon",
            "serve",
            "--port",
            str(self.port),
            "--database",
            database,
        ]
        self._process = subprocess.Popen(
            [*command, *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "CABOCHON_LIMITS": "off"},
            start_new_session=True,
        )
        for _ in range(600):
            try:
                httpx.get(f"http://{self.address}/api/health").raise_for_status()
                return
            except httpx.HTTPError:
                if self._process.poll() is not None:
                    sys.exit("the server did not start: run the same command by hand to see why")
                time.sleep(0.1)
        self.kill()
        sys.exit("the server does not answer")

    def stop(self) -> None:
        """Have it end as it should."""
        self._process.terminate()
        self._process.wait(30)

    def kill(self) -> None:
        """End all its processes at once, whatever they are doing."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(30)

    @property
    def memory(self) -> float:
        """What its processes hold in memory, in MiB."""
        pages = sum(int(_read(process, "statm").split()[1]) for process in self._processes())
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    @property
    def processor(self) -> float:
        """Processor seconds that its processes have used."""
        ticks = 0
        for process in self._processes():
            fields = _read(process, "stat").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def descriptors(self) -> int:
        """Files and sockets that its processes have open."""
        return sum(len(os.listdir(f"/proc/{process}/fd")) for process in self._processes())  # noqa: PTH208

    @property
    def threads(self) -> int:
        """Threads of its processes."""
        return sum(len(os.listdir(f"/proc/{process}/task")) for process in self._processes())  # noqa: PTH208

    def _processes(self) -> Iterator[int]:
        """The command and whatever it has started."""
        yield self._process.pid
        yield from map(int, _read(self._process.pid, f"task/{self._process.pid}/children").split())


async def welcome(http: httpx.AsyncClient, name: str) -> str:
    """Become a guest; the header of the guest's cookie."""
    (await http.get("/api/me")).raise_for_status()
    (await http.put("/api/me", json={"name": name})).raise_for_status()
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def sit_down(address: str, table: str, cookie: str, after: int = 0) -> ClientConnection:
    """A socket at a table that has asked for what came after a number."""
    link = await connect(
        f"ws://{address}/api/tables/{table}/socket",
        additional_headers={"Cookie": cookie},
        compression=None,
        max_queue=64,
        ping_interval=None,
    )
    await link.send(json.dumps({"type": "resume", "after": after}))
    return link


def share(delays: Iterable[float], part: float) -> float:
    """The delay that `part` of all moves do not exceed, in milliseconds."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def progress(text: str) -> None:
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def _read(process: int, file: str) -> str:
    return Path(f"/proc/{process}/{file}").read_text(encoding="ascii")
