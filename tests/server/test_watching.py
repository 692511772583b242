"""Watching a server: the figures that it tells Prometheus, and the files that come with it for watching."""

import asyncio
import itertools
import json
import random
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import yaml

import cabochon
from cabochon.server import gauges
from cabochon.server.live.delivery import Delivery
from cabochon.server.options import Limits, Options
from cabochon.server.watching import watched as watched_by_prometheus
from ports import free_port
from tests.commands import Run
from tests.server.attacks.lines import line, status
from tests.server.scraping import Scraped, scrape
from tests.server.serving import PATIENCE, Process, Server, play_on, processes

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "deploy"


class Watched:
    """A server, and the port where it tells its figures."""

    def __init__(self, server: Process, port: int) -> None:
        self.server = server
        self.port = port

    async def when(self, name: str, value: float, **labels: str) -> Scraped:
        """Look until a figure has a value: what follows from a move may take a moment."""
        async with asyncio.timeout(PATIENCE):
            while (seen := await scrape(self.port)).value(name, **labels) != value:
                pass
        return seen


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    database = f"sqlite:///{tmp_path_factory.mktemp('watched') / 'tables.sqlite'}"
    port = free_port()
    with processes(database, 1, "--metrics", f"127.0.0.1:{port}") as (server,):
        yield Watched(server, port)


async def test_a_game_is_counted(watched: Watched) -> None:
    server = watched.server
    async with server.guest("Ann") as ann, server.guest() as watcher:
        table = await ann.open_table("splendor", "me", "greedy", settings={"target": 3})
        async with ann.socket(table) as first, watcher.socket(table) as second:
            refused = await first.ask(type="move", id="x", seat=0, moves="fold")
            assert refused["type"] == "refused"
            await play_on(first, 0, random.Random(1))
            await second.when(lambda: second.table["status"] == "over")
            moves = [event["seat"] for event in first.events if event["kind"] == "move"]
            seen = await watched.when("cabochon_move_seconds_count", moves.count(0))
            assert seen.value("cabochon_moves_total", by="person", game="splendor") == moves.count(0)
            assert seen.value("cabochon_moves_total", by="bot", game="splendor") == moves.count(1)
            assert seen.value("cabochon_bot_seconds_count", bot="greedy") == moves.count(1)
            assert seen.value("cabochon_refused_total", code=refused["problem"]["code"]) == 1
            assert seen.value("cabochon_tables", status="over") == 1
            assert (seen.value("cabochon_clients"), seen.value("cabochon_guests")) == (2, 2)
            # Everything that happened was written, and some of it together.
            assert seen.value("cabochon_store_write_size_sum") == len(moves) + 1
            assert seen.value("cabochon_store_write_seconds_count") <= len(moves) + 1
            assert seen.value("cabochon_store_write_errors_total") == 0
            assert seen.value("cabochon_move_seconds_bucket", le="+Inf") == moves.count(0)
            assert 0 < seen.value("cabochon_move_seconds_sum") < PATIENCE * len(moves)
        seen = await watched.when("cabochon_sockets_closed_total", 2, code="1000")
        assert seen.value("cabochon_clients") == 0
        opened = {"method": "POST", "route": "/api/tables", "status": "201"}
        assert seen.value("cabochon_requests_total", **opened) == 1
        await ann.http.get(f"/api/tables/{table}/record")
        await ann.http.request("PROPFIND", "/api/nothing/of/that/kind")
        await ann.http.get("/anything")
    seen = await scrape(watched.port)
    assert seen.value("cabochon_requests_total", route="/api/tables/{table}/record", status="200") == 1
    assert seen.value("cabochon_requests_total", method="other") == 1
    assert seen.value("cabochon_requests_total", route="page") == 1
    # No series names anybody, or a table.
    assert not any(table in str(sample.labels) for sample in seen.series)


async def test_the_process_is_watched(watched: Watched) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (seen := await scrape(watched.port)).value("cabochon_loop_lag_seconds_count"):
            pass
    assert seen.value("cabochon_info", version=cabochon.__version__, database="sqlite") == 1
    assert seen.value("process_resident_memory_bytes") > 10e6
    assert 0 < seen.value("process_open_fds") < seen.value("process_max_fds")
    assert seen.value("process_start_time_seconds") > 0
    assert seen.value("python_gc_collections_total") > 0
    assert seen.value("cabochon_threads") > 1
    assert {sample.labels["worker"] for sample in seen.series} == {"0"}


async def test_figures_are_told_on_their_own_listener_alone(watched: Watched) -> None:
    async with httpx.AsyncClient() as http:
        page = await http.get(f"{watched.server.url}/metrics")
        assert "cabochon_moves" not in page.text
        assert (await http.get(f"http://127.0.0.1:{watched.port}/api/me")).status_code == 404


async def test_limits_are_counted_by_name(watched: Watched) -> None:
    async with watched.server.guest("Bob") as bob:
        answer = await bob.http.post("/api/tables", content=b"x" * 100_000)
        assert answer.status_code == 413
    assert (await scrape(watched.port)).value("cabochon_limited_total", limit="body") == 1


def test_where_figures_are_told(run: Run) -> None:
    for wrong in (
        "9464",
        "localhost:9464",
        "127.0.0.1",
        "127.0.0.1:0",
        "127.0.0.1:70000",
        "a@127.0.0.1:9464",
    ):
        result = run("serve", "--metrics", wrong)
        assert (result.code, "127.0.0.1:9464" in result.err) == (2, True), wrong


def test_a_port_for_figures_that_is_taken(sqlite_url: str, run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--database", sqlite_url, "--metrics", f"127.0.0.1:{port}")
    assert (result.code, f"port {port}, for --metrics" in result.err) == (2, True)


# --- Its own doors ---


@asynccontextmanager
async def figures_alone(limits: Limits) -> AsyncIterator[Server]:
    """A listener for figures of a house that is not open yet."""
    port = free_port()
    options = Options("", metrics=("127.0.0.1", port), limits=limits).unlimited()
    async with watched_by_prometheus(options, lambda: None):
        server = Server(port)
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
            while True:
                with suppress(httpx.ConnectError):
                    assert (await http.get(f"{server.url}/metrics")).status_code == 503
                    break
        yield server


async def test_figures_are_not_asked_for_without_end() -> None:
    async with figures_alone(Limits()) as server:
        for begin, more in (("GET /", b"x" * 1000), ("GET /metrics HTTP/1.1\r\n", b"X: y\r\n" * 100)):
            async with line(server) as attacker:
                await attacker.send(begin)
                said = await attacker.send_until_refused(itertools.repeat(more))
                assert not said or status(said) in (400, 431)


async def test_figures_are_not_for_other_peoples_pages() -> None:
    """A browser that was sent here by somebody else's name server asks for that name."""
    async with figures_alone(Limits()) as server, httpx.AsyncClient() as http:
        for name, expected in (("evil.example", 421), ("127.0.0.1", 503), ("localhost:9464", 503)):
            answer = await http.get(f"{server.url}/metrics", headers={"host": name})
            assert answer.status_code == expected, name


async def test_figures_do_not_wait_for_half_a_question() -> None:
    async with figures_alone(replace(Limits(), arriving=0.3, resting=0.3)) as server:
        for sent, expected in (
            ("", None),
            ("GET /metrics HTTP/1.1\r\n", 408),
            ("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n", 503),
        ):
            async with line(server) as attacker:
                await attacker.send(sent)
                said = await attacker.rest()
            assert (status(said) if said else None) == expected


async def test_figures_have_few_connections() -> None:
    async with figures_alone(Limits()) as server, AsyncExitStack() as crowd:
        for _ in range(16):
            await crowd.enter_async_context(line(server))
        async with line(server) as late:
            assert status(await late.rest()) in (429, 503)


# --- A move on its way ---


def test_a_move_counts_when_everybody_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    monkeypatch.setattr(gauges.MOVE_SECONDS, "observe", seen.append)
    clock = [10.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    delivery = Delivery(10.0)
    with delivery:
        delivery.expect()
        delivery.expect()
        delivery.expect()
        clock[0] = 12.0
        delivery.end(sent=True)
    clock[0] = 13.0
    delivery.end(sent=True)
    assert not seen
    # Whoever leaves is not waited for: until then everybody else had it.
    clock[0] = 50.0
    delivery.end(sent=False)
    assert seen == [3.0]


def test_a_move_that_is_refused_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    monkeypatch.setattr(gauges.MOVE_SECONDS, "observe", seen.append)
    with pytest.raises(ValueError, match="no"), Delivery(0.0):
        raise ValueError("no")
    assert not seen


# --- What is made of them ---

_SERIES = re.compile(r"\b(?:cabochon|process|python_gc)_[a-z_]+\b")


async def test_dashboard_and_alerts_ask_for_what_there_is(watched: Watched) -> None:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    asked += [rule["expr"] for rule in rules]
    assert len(panels) > 10
    assert len(rules) > 5
    assert all(rule["annotations"]["summary"] for rule in rules)
    # A counter with labels has no series before it first counts; its family is told from the start.
    seen = await scrape(watched.port)
    known = seen.names | {
        f"{family.name}{end}"
        for family in seen.families
        for end in {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(family.type, ())
    }
    for question in asked:
        found = _SERIES.findall(re.sub(r"\{[^}]*\}", "", question))
        assert found, question
        assert known.issuperset(found), question
