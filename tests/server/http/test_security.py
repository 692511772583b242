"""The doors: Host, Origin, sizes, headers; and logs that tell nothing."""

from collections.abc import Iterator

import httpx
import pytest

from cabochon.server.http.security import Hosts
from cabochon.server.options import Options
from tests.server.attacks.lines import handshake, line, status
from tests.server.serving import Threaded, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('doors') / 'tables.sqlite'}"
    options = Options(database, bot_pause=0, origins=("https://friend.example",)).unlimited()
    with threaded(options) as running:
        yield running


async def test_headers_on_every_answer(server: Threaded) -> None:
    async with server.guest() as ann:
        for answer in (
            await ann.http.get("/"),
            await ann.http.get("/t/abcdefghjk"),
            await ann.http.get("/api/me"),
            await ann.http.get("/api/nothing"),
            await ann.http.get("/api/me", headers={"host": "evil.example"}),
        ):
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'; script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert "require-trusted-types-for 'script'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in answer.headers["permissions-policy"]
            assert answer.headers["x-request-id"]
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
        first, second = [(await ann.http.get("/api/me")).headers["x-request-id"] for _ in range(2)]
        assert first != second
        assert (await ann.http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_only_own_pages_act(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        own = server.url
        for origin, status in (
            (None, 200),
            (own, 200),
            ("https://friend.example", 200),
            ("https://evil.example", 403),
            ("null", 403),
            ("http://[", 403),
            (f"{own}.evil.example", 403),
            (own.replace("127.0.0.1", "localhost"), 403),
            ("file://", 403),
        ):
            headers = {} if origin is None else {"origin": origin}
            answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == status, origin
            assert (await ann.http.get("/api/me", headers=headers)).status_code == 200
        answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "error-origin"


async def test_of_two_origins_none_is_believed(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
        for origins in ((server.url, server.url), (server.url, "https://evil.example")):
            headers = [("origin", origin) for origin in origins]
            answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "error-origin")
            lines = "".join(f"Origin: {origin}\r\n" for origin in origins)
            async with line(server) as eve:
                await eve.send(handshake(server, table, f"{ann.cookie}\r\n{lines}".rstrip()))
                found = await eve.rest()
            assert status(found) == 400  # before it is a socket


async def test_only_own_names_lead_here(server: Threaded) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for host, status in (
            ("localhost:8000", 200),
            ("127.0.0.1", 200),
            ("[::1]:8000", 200),
            ("evil.example", 421),
            ("192.168.1.7:8000", 421),
            ("localhost.evil.example", 421),
            ("[::1", 421),
            ("[127.0.0.1]", 421),
            ("evil.example@localhost", 421),
            ("localhost@evil.example", 421),
            ("localhost/evil.example", 421),
            ("localhost?evil.example", 421),
            ("localhost:80:80", 421),
            ("localhost:evil", 421),
        ):
            assert (await http.get("/api/health", headers={"host": host})).status_code == status, host


def test_names_of_a_server_that_listens_everywhere() -> None:
    hosts = Hosts(Options("sqlite:///x", open_to="0.0.0.0", hosts=("Cards.Example",)))
    assert all(
        map(hosts.know, ("192.168.1.7:8000", "[fe80::1]", "cards.example", "cards.example.:443", "localhost"))
    )
    assert not any(map(hosts.know, ("evil.example", "", "cards.example.evil")))


async def test_bodies_have_a_limit(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        long = b'{"name": "' + b"x" * 20_000 + b'"}'
        answer = await ann.http.put("/api/me", content=long)
        assert (answer.status_code, answer.json()["code"]) == (413, "error-too-long")

        async def pieces() -> object:
            for start in range(0, len(long), 1000):
                yield long[start : start + 1000]

        answer = await ann.http.put("/api/me", content=pieces())  # type: ignore[arg-type]
        assert answer.status_code == 413


async def test_logs_tell_no_names_cookies_or_secrets(
    server: Threaded, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.guest("Annabel") as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        async with ann.socket(table) as client:
            await client.ask(type="move", id="a", seat=0, moves="reserve 1t")
            await client.ask(type="move", id="b", seat=0, moves="Annabel plays nonsense")
        row = server.app.state.house.hall.tables[table].table.row
        cookie = ann.http.cookies["cabochon"]
        guest = server.app.state.desk.read(cookie).id
    logged = caplog.text + "".join(capsys.readouterr())
    assert table in logged
    for hidden in ("Annabel", cookie, guest, row.secret.hex(), "reserve"):
        assert hidden not in logged


async def test_what_breaks_is_answered_and_logged_without_its_message(
    server: Threaded, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise LookupError("a hidden card")

    async with server.guest("Ann") as ann:
        monkeypatch.setattr(server.app.state.house.showcase, "lobby", broken)
        answer = await ann.http.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "error-server")
        assert "hidden" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
    logged = "".join(capsys.readouterr())
    assert "LookupError" in logged
    assert "hidden card" not in logged
