"""REST: guests, the lobby, seats, records, and what is refused."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import httpx
import pytest
from pydantic import TypeAdapter
from uvicorn.protocols.http import httptools_impl
from websockets.asyncio.client import connect
from websockets.typing import Origin

from cabochon.match import Match, Record
from cabochon.server import show
from cabochon.server.http import routes
from cabochon.server.http.cookies import COOKIE
from cabochon.server.live import Guest
from cabochon.server.options import EVERYWHERE, Limits, Options, Rate
from cabochon.server.show import Shown, wire
from cabochon.server.table import Table
from tests.server.serving import Threaded, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('rest') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


def checked(kind: Any, answer: httpx.Response, status: int = 200) -> Any:
    """The content of an answer, which must be what the wire says."""
    assert answer.status_code == status, answer.text
    TypeAdapter(kind).validate_json(answer.content, strict=True)
    return answer.json()


def refusal(answer: httpx.Response, status: int) -> str:
    return str(checked(wire.Problem, answer, status)["code"])


async def test_health_and_games(server: Threaded) -> None:
    async with server.guest() as ann:
        health = checked(wire.Health, await ann.http.get("/api/health"))
        assert health["database"] == "sqlite"
        catalogue = checked(wire.Catalogue, await ann.http.get("/api/games"))
        splendor, duel = catalogue["games"]
        assert (len(splendor["cards"]), len(duel["cards"])) == (90, 67)
        assert {name: len(found) for name, found in splendor["components"].items()} == {"nobles": 10}
        assert {name: len(found) for name, found in duel["components"].items()} == {"royals": 4, "spiral": 25}
        assert all(len(card["cost"]) == 7 for card in duel["cards"])
        assert {"random", "greedy"} <= {bot["name"] for bot in catalogue["bots"]}


async def test_its_own_computer_is_told_how_others_find_the_server(
    server: Threaded, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody else: a visitor from elsewhere, who comes through a proxy here, could not use it."""
    monkeypatch.setattr(routes, "own_address", lambda: "192.168.1.5")
    nothing = {"is_for_network": False, "address": None}
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert checked(wire.Reach, await http.get("/api/reach")) == nothing
    with threaded(Options(sqlite_url, open_to=EVERYWHERE, proxies=("127.0.0.1",))) as running:
        async with httpx.AsyncClient(base_url=running.url) as http:
            port = running.address.rpartition(":")[2]
            told = checked(wire.Reach, await http.get("/api/reach"))
            assert told == {"is_for_network": True, "address": f"http://192.168.1.5:{port}"}
            far = {"x-forwarded-for": "198.51.100.7"}
            assert checked(wire.Reach, await http.get("/api/reach", headers=far)) == nothing
            monkeypatch.setattr(routes, "own_address", lambda: None)
            told = checked(wire.Reach, await http.get("/api/reach"))
            assert told == {"is_for_network": True, "address": None}


async def test_a_guest_has_a_name(server: Threaded) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        first = await http.get("/api/me")
        assert checked(wire.Me, first) == {"name": ""}
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert "set-cookie" not in (await http.get("/api/me")).headers
        assert checked(wire.Me, await http.put("/api/me", json={"name": "  Ann  B. "})) == {"name": "Ann B."}
        assert checked(wire.Me, await http.get("/api/me")) == {"name": "Ann B."}
        for name in ("\u0000", "  ", "\u202e", "\u3164", "x" * 25):
            assert refusal(await http.put("/api/me", json={"name": name}), 409) == "error-name"
        assert refusal(await http.put("/api/me", json={"name": "x" * 101}), 422) == "error-request"
        assert refusal(await http.put("/api/me", json={"name": "LeveI 4"}), 409) == "error-name-taken"


async def test_a_name_of_an_old_cookie_may_be_none_any_more(server: Threaded) -> None:
    async with server.guest() as ann:
        for name, known in (("Greedy", ""), ("\u3164", ""), ("Ann", "Ann")):
            cookie = server.app.state.desk.write(Guest("0" * 32, name))
            ann.http.cookies.clear()
            ann.http.cookies.set(COOKIE, cookie)
            assert checked(wire.Me, await ann.http.get("/api/me")) == {"name": known}
            table = await ann.open_table("duel", "me", "open")
            state = (await ann.http.get(f"/api/tables/{table}")).json()
            assert state["seats"][0]["name"] == (known or "Guest")


async def test_only_a_known_proxy_is_believed(server: Threaded) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


async def test_a_proxy_is_known_though_ipv6_is_listened_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """IPv4 comes with such an address then."""
    monkeypatch.setattr(httptools_impl, "get_remote_addr", lambda _: ("::ffff:127.0.0.1", 5000))
    with threaded(Options(sqlite_url, proxies=("127.0.0.1",))) as running:
        async with httpx.AsyncClient(base_url=running.url) as http:
            answer = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
            assert "secure" in answer.headers["set-cookie"].lower()


async def test_behind_a_proxy_that_speaks_https(sqlite_url: str) -> None:
    limits = replace(Limits(), requests_of_address=Rate(3, 0.001))
    options = Options(sqlite_url, hosts=("gems.example",), proxies=("127.0.0.0/8",), limits=limits)
    forwarded = {"host": "gems.example", "x-forwarded-proto": "https", "origin": "https://gems.example"}
    with threaded(options) as running:
        async with httpx.AsyncClient(base_url=running.url, headers=forwarded) as http:
            # What a client writes into the header itself comes first, what the proxy knows comes last.
            near, far = (
                {"x-forwarded-for": f"198.51.100.7, {address}"} for address in ("2.2.2.2", "3.3.3.3")
            )
            answer = await http.put("/api/me", json={"name": "Ann"}, headers=near)
            assert "secure" in answer.headers["set-cookie"].lower()
            cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
            plan = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = checked(
                wire.TableId, await http.post("/api/tables", json=plan, headers=near | cookie), 201
            )
            assert (await http.get("/api/me", headers=near)).status_code == 200
            assert refusal(await http.get("/api/me", headers=near), 429) == "error-too-fast"
            assert (await http.get("/api/me", headers=far)).status_code == 200
        async with connect(
            f"ws://{running.address}/api/tables/{table['id']}/socket",
            additional_headers={**cookie, **far, "X-Forwarded-Proto": "https"},
            origin=Origin("http://" + running.address),
        ) as link:
            await link.send('{"type":"resume","after":0}')
            assert "update" in str(await link.recv())


async def test_joining_and_leaving(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "open", "open", listed=True)
        path = f"/api/tables/{table}"
        state = checked(wire.TableState, await bob.http.get(path))
        assert [seat["kind"] for seat in state["seats"]] == ["person", "open", "open"]
        assert not state["host"]
        state = checked(wire.TableState, await bob.http.put(f"{path}/seats/1"))
        assert [seat["yours"] for seat in state["seats"]] == [False, True, False]
        assert refusal(await eve.http.put(f"{path}/seats/1"), 409) == "error-table-seat-taken"
        assert refusal(await eve.http.delete(f"{path}/seats/1"), 403) == "error-table-not-yours"
        assert refusal(await eve.http.put(f"{path}/seats/2/bot", json={"bot": "greedy"}), 403)
        assert checked(wire.TableState, await bob.http.delete(f"{path}/seats/1"))["status"] == "waiting"
        assert checked(wire.TableState, await eve.http.put(f"{path}/seats/1"))["status"] == "waiting"
        lobby = checked(wire.Lobby, await bob.http.get("/api/tables"))
        assert table in [summary["id"] for summary in lobby["open"]]
        bots = await ann.http.put(f"{path}/seats/2/bot", json={"bot": "greedy"})
        assert checked(wire.TableState, bots)["status"] == "playing"
        lobby = checked(wire.Lobby, await bob.http.get("/api/tables"))
        assert table in [summary["id"] for summary in lobby["playing"]]
        mine = checked(list[wire.TableSummary], await eve.http.get("/api/me/tables"))
        assert [summary["id"] for summary in mine] == [table]
        assert checked(list[wire.TableSummary], await bob.http.get("/api/me/tables")) == []


async def test_records(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest() as watcher:
        table = await ann.open_table("splendor", "me", "open")
        path = f"/api/tables/{table}/record"
        assert refusal(await watcher.http.get(path), 409) == "error-table-not-started"
        await ann.http.put(f"/api/tables/{table}/seats/1/bot", json={"bot": "greedy"})
        secret = server.app.state.house.hall.tables[table].table.row.secret.hex()
        public = await watcher.http.get(path)
        assert public.headers["content-type"].startswith("text/plain")
        assert secret not in public.text
        assert Record.parse(public.text).secret is None
        as_json = await watcher.http.get(path, params={"format": "json"})
        assert secret not in as_json.text
        assert as_json.json()["game"] == "splendor"
        async with ann.socket(table) as client:
            await client.ask(type="resign", id="a", seat=0)
        record = Record.parse((await watcher.http.get(path)).text)
        assert record.secret == bytes.fromhex(secret)
        assert (record.outcome, record.headers["Ended"]) == (None, "Ann resigned")
        assert all(check.ok for check in record.verify(client.table["commitment"]))
        complete = await watcher.http.get(path, params={"format": "json"})
        assert Match.from_json(complete.text).commitment == client.table["commitment"]
        assert refusal(await watcher.http.get(path, params={"format": "xml"}), 422) == "error-request"


async def test_a_record_is_written_once_in_each_form(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    record = show.record

    def counted(table: Table, form: Literal["text", "json"]) -> Shown:
        written.append(form)
        return record(table, form)

    monkeypatch.setattr(show, "record", counted)
    async with server.guest("Ann") as ann:
        table = await ann.open_table("duel", "me", "local:Ben", settings={"start": 0})
        path = f"/api/tables/{table}/record"
        for _ in range(3):
            for form in ("text", "json"):
                await ann.http.get(path, params={"format": form})
        assert sorted(written) == ["json", "text"]
        async with ann.socket(table) as client:
            await client.ask(type="resign", id="a", seat=0)
        await ann.http.get(path)
        assert sorted(written) == ["json", "text", "text"]


async def test_what_does_not_exist(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        assert refusal(await ann.http.get("/api/tables/nnnnnnnnnn"), 404) == "error-no-table"
        assert refusal(await ann.http.put("/api/tables/nnnnnnnnnn/seats/0"), 404) == "error-no-table"
        assert refusal(await ann.http.get("/api/tables/..%2f..%2fetc"), 404) == "error-no-path"
        for path in ("NOTANID", "xyz", "xyz/record"):
            assert refusal(await ann.http.get(f"/api/tables/{path}"), 404) == "error-no-table"
        assert refusal(await ann.http.get("/api/nothing"), 404) == "error-no-path"
        assert refusal(await ann.http.get("/api"), 404) == "error-no-path"
        assert refusal(await ann.http.patch("/api/me"), 405) == "error-method"


@pytest.mark.parametrize(
    ("plan", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, 409, "error-game"),
        ({"game": "duel", "seats": [{"kind": "me"}]}, 422, "error-request"),
        (
            {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
            409,
            "error-players",
        ),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 409, "error-bot"),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}, 409, "error-table-me"),
        (
            {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"target": 3}},
            409,
            "error-setting-unknown",
        ),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "extra": 1}, 422, "error-request"),
    ],
)
async def test_plans_that_can_not_be(server: Threaded, plan: Any, status: int, code: str) -> None:
    async with server.guest("Ann") as ann:
        assert refusal(await ann.http.post("/api/tables", json=plan), status) == code


async def test_bodies_that_are_no_json(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        for body in (
            *(b"", b"{", b"\xff\xfe", b"[" * 9000, b'{"name": ' + b"1" * 9000 + b"}", b"null"),
            b'{"name": "\\ud800"}',
        ):
            answer = await ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422)
            assert refusal(answer, answer.status_code) == "error-request"


_SEATS = '[{"kind": "me"}, {"kind": "open"}]'


@pytest.mark.parametrize("settings", [r'{"\ud800": 1}', r'{"last_round": "\ud800"}'])
async def test_settings_that_are_no_text(server: Threaded, settings: str) -> None:
    async with server.guest("Ann") as ann:
        answer = await ann.http.post(
            "/api/tables",
            content=f'{{"game": "splendor", "settings": {settings}, "seats": {_SEATS}}}',
            headers={"content-type": "application/json"},
        )
        assert refusal(answer, 422) == "error-request"


async def test_strangers_can_only_look(server: Threaded) -> None:
    async with server.guest("Ann") as ann, httpx.AsyncClient(base_url=server.url) as http:
        table = await ann.open_table("splendor", "me", "open", listed=True)
        checked(wire.TableState, await http.get(f"/api/tables/{table}"))
        checked(wire.Lobby, await http.get("/api/tables"))
        for method, path in (
            ("GET", "/api/me/tables"),
            ("POST", "/api/tables"),
            ("PUT", f"/api/tables/{table}/seats/1"),
            ("DELETE", f"/api/tables/{table}/seats/0"),
        ):
            answer = await http.request(method, path)
            assert answer.status_code in (401, 422)


async def test_limits_for_requests_and_tables(sqlite_url: str) -> None:
    limits = replace(
        Limits(), requests_of_guest=Rate(20, 0.001), tables_of_guest=Rate(3, 0.001), open_tables=2
    )
    with threaded(Options(sqlite_url, bot_pause=0, limits=limits)) as server:
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            for _ in range(2):
                await ann.open_table("splendor", "me", "open")
            plan = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert refusal(await ann.http.post("/api/tables", json=plan), 409) == "error-too-many-tables"
            answer = await ann.http.post("/api/tables", json=plan)
            assert refusal(answer, 429) == "error-too-fast"
            assert int(answer.headers["retry-after"]) > 0
            await bob.open_table("splendor", "me", "open")
            codes = [(await ann.http.get("/api/tables")).status_code for _ in range(25)]
            assert codes[0] == 200
            assert codes[-1] == 429
            assert (await bob.http.get("/api/tables")).status_code == 200
            assert (await ann.http.get("/api/health")).status_code == 429
