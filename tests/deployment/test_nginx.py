"""The configuration for nginx, with a real one in front of a real server."""

import asyncio
import json
import random
import ssl
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cabochon.server.options import Limits, Options, Rate
from tests.deployment.proxy import NAME, Proxy, nginx
from tests.matches import TABLES, played
from tests.server.serving import PATIENCE, Client, Threaded, play_on, threaded

pytestmark = pytest.mark.anyio

SLOW = 1
"""Seconds for the head of a request, so that a test need not wait for ten."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nginx")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Threaded]:
    options = Options(
        f"sqlite:///{folder / 'tables.sqlite'}", hosts=(NAME,), proxies=("127.0.0.1/32",), bot_pause=0
    )
    with threaded(options.unlimited()) as running:
        yield running


@pytest.fixture(scope="module")
def proxy(folder: Path, server: Threaded) -> Iterator[Proxy]:
    instead = {"client_header_timeout       10s;": f"client_header_timeout {SLOW}s;"}
    with nginx(folder, _port(server), instead) as running:
        yield running


def _port(server: Threaded) -> int:
    return int(server.address.rpartition(":")[2])


async def _table(ann: httpx.AsyncClient) -> str:
    (await ann.get("/api/me")).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    answer = await ann.post(
        "/api/tables", json={"game": "splendor", "seats": seats, "settings": {"target": 3}}
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_a_whole_game_through_tls(proxy: Proxy) -> None:
    async with proxy.visitor() as ann:
        welcome = await ann.get("/api/me")
        assert "secure" in welcome.headers["set-cookie"].lower()
        cookie = f"cabochon={welcome.cookies['cabochon']}"
        ann.headers["Cookie"] = cookie
        table = await _table(ann)
        async with proxy.socket(table, cookie) as link:
            client = Client(link)
            await client.send(type="resume", after=0)
            await client.until("update")
            await play_on(client, 0, random.Random(1))
        record = await ann.get(f"/api/tables/{table}/record?format=json")
        assert record.status_code == 200
    # A line for each request, under the id that the server's log has, and without a query.
    line = next(line for line in proxy.log.splitlines() if "/record" in line)
    assert line.startswith("127.0.0.1 ")
    assert line.endswith(record.headers["x-request-id"])
    assert "format=json" not in proxy.log


async def test_page_and_headers_come_through_unchanged(proxy: Proxy, server: Threaded) -> None:
    async with proxy.visitor() as outside, httpx.AsyncClient(base_url=server.url) as inside:
        for path in ("/", "/api/games", "/api/nothing"):
            near = await inside.get(path, headers={"X-Forwarded-Proto": "https", "Host": NAME})
            far = await outside.get(path)
            assert (far.status_code, far.content) == (near.status_code, near.content)
            own = ("date", "connection", "x-request-id", "server", "content-length", "transfer-encoding")
            kept = {name: value for name, value in near.headers.items() if name not in own}
            assert kept.items() <= dict(far.headers).items()
            assert far.headers["server"] == "nginx"


async def test_plain_http_leads_to_tls(proxy: Proxy) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{proxy.plain_port}") as http:
        answer = await http.get("/table/abc", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (308, f"https://{NAME}/table/abc")


async def test_another_name_gets_no_answer(proxy: Proxy) -> None:
    async with proxy.visitor(name="other.example.org") as stranger:
        with pytest.raises(httpx.ConnectError):
            await stranger.get("/api/me")


def test_browsers_get_http_2(proxy: Proxy) -> None:
    with proxy.connected("h2", "http/1.1") as link:
        assert link.selected_alpn_protocol() == "h2"
        assert link.version() == "TLSv1.3"


async def test_too_much_is_refused(proxy: Proxy) -> None:
    async with proxy.visitor() as ann:
        assert (await ann.post("/api/tables", content=b"x" * 70_000)).status_code == 413
        assert (await ann.get("/api/me", headers={"X-Long": "x" * 9_000})).status_code == 400
        assert (await ann.get("/api/me?" + "x" * 9_000)).status_code == 414


def test_half_a_request_is_not_waited_for(proxy: Proxy) -> None:
    with proxy.connected() as link:
        link.sendall(f"GET /api/me HTTP/1.1\r\nHost: {NAME}\r\nX-Slow: ".encode())
        link.settimeout(PATIENCE)
        with suppress(ConnectionResetError, ssl.SSLEOFError):  # cut off, as it should be
            assert link.recv(1) == b""


async def test_an_analysis_comes_line_by_line(proxy: Proxy, server: Threaded) -> None:
    record = str(played(TABLES[0], 1, 8).record())
    async with proxy.visitor() as ann:
        ann.headers["Cookie"] = f"cabochon={(await ann.get('/api/me')).cookies['cabochon']}"
        async with ann.stream("POST", "/api/analysis", json={"record": record, "seconds": 5}) as answer:
            assert json.loads(await anext(answer.aiter_lines()))["type"] == "start"
            # It has just begun: nobody waited for its end.
            assert server.app.state.house.studies._under_way
        # And whoever leaves is noticed behind nginx, too.
        async with asyncio.timeout(PATIENCE):
            while server.app.state.house.studies._under_way:
                await asyncio.sleep(0.01)


async def test_the_servers_limits_count_the_visitors_address(folder: Path, tmp_path: Path) -> None:
    limits = Limits(requests_of_address=Rate(3, 0.001))
    options = Options(
        f"sqlite:///{tmp_path / 'tables.sqlite'}", hosts=(NAME,), proxies=("127.0.0.1/32",), limits=limits
    )
    with threaded(options) as server, nginx(folder, _port(server)) as proxy:
        async with proxy.visitor() as ann, proxy.visitor("127.0.0.2") as bob:
            assert [(await ann.get("/api/games")).status_code for _ in range(4)] == [200, 200, 200, 429]
            assert (await bob.get("/api/games")).status_code == 200
            # What she says of herself does not count.
            pretending = {"X-Forwarded-For": "192.0.2.7"}
            assert (await ann.get("/api/games", headers=pretending)).status_code == 429


async def test_nginx_limits_what_comes_from_one_address(folder: Path, server: Threaded) -> None:
    instead = {
        "rate=50r/s": "rate=1r/m",
        "burst=400": "burst=9",
        "cabochon_connections 600;": "cabochon_connections 2;",
    }
    with nginx(folder, _port(server), instead) as proxy:
        async with proxy.visitor() as ann, proxy.visitor("127.0.0.2") as bob:
            cookie = f"cabochon={(await ann.get('/api/me')).cookies['cabochon']}"
            ann.headers["Cookie"] = cookie
            table = await _table(ann)
            async with proxy.socket(table, cookie), proxy.socket(table, cookie):
                with pytest.raises(InvalidStatus) as refused:
                    await proxy.socket(table, cookie).__aenter__()
                assert refused.value.response.status_code == 429
            statuses = [(await ann.get("/api/games")).status_code for _ in range(10)]
            assert statuses[-1] == 429
            assert (await bob.get("/api/games")).status_code == 200
