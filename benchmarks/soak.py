"""Does a server stay as it is? Guests come and go for minutes, the server is killed and started again.

python benchmarks/soak.py                      ten minutes, 60 tables at a time
python benchmarks/soak.py --minutes 60 --workers 4 --database postgresql://…

In the first third the server is killed with `kill -9`, and every acknowledged move must be there afterwards.
Then it is left alone, and when it has settled (a table that nobody looks at stays in memory for two minutes)
lines are fitted through its memory, its descriptors and the delays of moves.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from prometheus_client.parser import text_string_to_metric_families

from churn import Crowd, Ledger
from ports import free_port
from serving import Server, progress, share, welcome

KILLING = 0.3
"""In this part of the whole time the server is killed, then it is left alone."""
SETTLED = 0.55
"""After this part of it, figures count."""
SHORTEST = 120.0
"""Seconds of settled time below which nothing can be said of growth."""
COLUMNS = ("minute", "MiB", "files", "threads", "tables", "moves/s", "p50 ms", "p99 ms", "kills", "lost")


@dataclass(frozen=True)
class Sample:
    """A server at a moment (seconds since the beginning), and the moves since the sample before."""

    time: float
    memory: float
    descriptors: int
    threads: int
    tables: int
    delays: list[float]


@dataclass(frozen=True)
class Trend:
    """A line through figures over time: what it adds in a minute, and how sure that is."""

    mean: float
    slope: float
    error: float

    @classmethod
    def through(cls, times: list[float], figures: list[float]) -> "Trend":
        slope, begin = statistics.linear_regression(times, figures)
        rest = sum((figure - begin - slope * time) ** 2 for time, figure in zip(times, figures, strict=True))
        spread = sum((time - statistics.mean(times)) ** 2 for time in times)
        error = (rest / max(1, len(times) - 2) / spread) ** 0.5
        return cls(statistics.mean(figures), 60 * slope, 60 * error)

    def grows(self, share: float) -> bool:
        """Whether it surely adds more than a share of its mean in a minute."""
        return self.slope - 2 * self.error > share * self.mean


@dataclass
class Soak:
    """One run."""

    options: argparse.Namespace
    database: str
    ledger: Ledger = field(default_factory=Ledger)
    samples: list[Sample] = field(default_factory=list)
    kills: int = 0

    def __post_init__(self) -> None:
        self.port, self.metrics = free_port(), free_port()
        self.server = self._started()
        self.began = time.monotonic()

    def _started(self) -> Server:
        workers = ("--workers", str(self.options.workers)) if self.options.workers > 1 else ()
        return Server(self.database, "--metrics", f"127.0.0.1:{self.metrics}", *workers, port=self.port)

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.began

    async def run(self) -> None:
        whole = 60 * self.options.minutes
        crowd = Crowd(
            self.server.address, self.ledger, self.options.tables, self.options.pace, self.options.seed
        )
        crowd.begin()
        print(" ".join(f"{name:>8}" for name in COLUMNS))
        interval = min(5.0, whole / 10)
        kills = [KILLING * whole * number / self.options.kills for number in range(1, self.options.kills + 1)]
        minute, at = interval if whole < 60 else 60.0, 0
        while self.elapsed < whole:
            await asyncio.sleep(min(interval, max(0.0, whole - self.elapsed)))
            self.samples.append(await self._sample())
            if self.elapsed >= (at + 1) * minute:
                at += 1
                self._show()
            if kills and self.elapsed >= kills[0]:
                kills.pop(0)
                await self._kill()
        await crowd.leave()
        await self._audit()
        progress("")
        print("\n" + ", ".join(f"{count} {what}" for what, count in sorted(crowd.counts.items())))

    async def _kill(self) -> None:
        """Kill and restart, and look whether everything is there."""
        self.server.kill()
        self.kills += 1
        self.server = await asyncio.to_thread(self._started)
        await self._audit()

    async def _audit(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.server.address}", trust_env=False) as http:
            await self.ledger.audit(self.server.address, await welcome(http, "Auditor"))

    async def _sample(self) -> Sample:
        delays, self.ledger.delays = self.ledger.delays, []
        server = self.server
        return Sample(
            self.elapsed, server.memory, server.descriptors, server.threads, await self._tables(), delays
        )

    async def _tables(self) -> int:
        """Tables in the memory of all processes."""
        found = 0.0
        async with httpx.AsyncClient(trust_env=False) as http:
            for worker in range(self.options.workers):
                with suppress(httpx.TransportError):  # a worker that is just starting
                    text = (await http.get(f"http://127.0.0.1:{self.metrics + worker}/metrics")).text
                    for family in text_string_to_metric_families(text):
                        if family.name == "cabochon_tables":
                            found += sum(sample.value for sample in family.samples)
        return int(found)

    def _show(self) -> None:
        """A line about the time since the last one."""
        progress("")
        last = self.samples[-1]
        since = [sample for sample in self.samples if sample.time > last.time - 60]
        delays = [delay for sample in since for delay in sample.delays] or [0.0]
        span = max(1.0, min(60.0, last.time))
        row = (
            f"{last.time / 60:.1f}",
            f"{last.memory:.0f}",
            last.descriptors,
            last.threads,
            last.tables,
            f"{len(delays) / span:.0f}",
            f"{share(delays, 0.5):.1f}",
            f"{share(delays, 0.99):.1f}",
            self.kills,
            len(self.ledger.lost),
        )
        print(" ".join(f"{figure:>8}" for figure in row), flush=True)

    def verdict(self) -> bool:
        """Say what came of it; whether all is well."""
        lost = self.ledger.lost
        print(f"{self.ledger.acknowledged} moves acknowledged, {self.kills} kills, {len(lost)} events lost")
        for each in lost[:10]:
            print(f"  lost: {each}")
        begin = SETTLED * 60 * self.options.minutes
        settled = [sample for sample in self.samples if sample.time >= begin and sample.delays]
        if not settled or settled[-1].time - settled[0].time < SHORTEST:
            print("too short to say whether anything grows")
            return not lost
        times = [sample.time for sample in settled]
        figures = {
            "memory, MiB": ([sample.memory for sample in settled], 0.005),
            "descriptors": ([float(sample.descriptors) for sample in settled], 0.01),
            "threads": ([float(sample.threads) for sample in settled], 0.01),
            "p50, ms": ([share(sample.delays, 0.5) for sample in settled], 0.02),
            "p99, ms": ([share(sample.delays, 0.99) for sample in settled], 0.02),
        }
        well = not lost
        for name, (found, most) in figures.items():
            trend = Trend.through(times, found)
            grows = trend.grows(most)
            well = well and not grows
            word = "grows" if grows else "does not grow"
            print(f"{name:12} {trend.mean:8.1f}, {trend.slope:+.2f} ± {trend.error:.2f} a minute: {word}")
        return well


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=60, help="tables at a time")
    parser.add_argument("--pace", type=float, default=1, help="moves a second of whoever is to move")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; needs PostgreSQL")
    parser.add_argument("--database", help="the server's database; a new SQLite file unless given")
    parser.add_argument("--kills", type=int, default=3, help="how often the server is killed")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(options, options.database or f"sqlite:///{folder}/soak.sqlite")
        try:
            asyncio.run(soak.run())
        finally:
            soak.server.stop()
        sys.exit(0 if soak.verdict() else 1)


if __name__ == "__main__":
    main()
