"""A guest goes to another device by a code: who gets in, and who must not."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import text

from cabochon.server.admin import office
from cabochon.server.live.transfers import LENGTH, LETTERS, SECONDS, Transfers
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.store import DatabaseError, Store
from cabochon.server.store.engine import engine_for
from tests.server.houses import ANN, BOB
from tests.server.serving import PATIENCE, Threaded, Visitor, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('transfers') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0).unlimited()) as running:
        yield running


async def code_of(visitor: Visitor) -> str:
    answer = await visitor.http.post("/api/me/transfer")
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made.keys() == {"code", "seconds"}
    assert made["seconds"] == SECONDS
    return str(made["code"])


async def enter(visitor: Visitor, code: str) -> str:
    """The name of who one is afterwards, or the code of a problem."""
    answer = await visitor.http.post("/api/transfer", json={"code": code})
    found = answer.json()
    return str(found["name"] if answer.status_code == 200 else found["code"])


async def tables_of(visitor: Visitor) -> list[str]:
    return [table["id"] for table in (await visitor.http.get("/api/me/tables")).json()]


# --- Who gets in ---


async def test_a_guest_comes_to_another_device_and_stays_on_the_first(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest("Opal") as phone:
        table = await laptop.open_table("splendor", "me", "greedy", settings={"start": 0})
        old = await phone.open_table("splendor", "me", "open")
        assert await enter(phone, await code_of(laptop)) == "Ann"
        assert (await phone.http.get("/api/me")).json() == {"name": "Ann"}
        assert await tables_of(phone) == await tables_of(laptop) == [table]
        async with phone.socket(table) as client:
            await client.ask(type="move", id="a", seat=0, moves="take wbg")
        # Nobody sits in the place of who the phone was.
        state = (await phone.http.get(f"/api/tables/{old}")).json()
        assert [seat["yours"] for seat in state["seats"]] == [False, False]
        assert state["seats"][0]["name"] == "Opal"


async def test_who_takes_another_name_meanwhile_has_it_there_too(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest("Opal") as phone, server.guest("Bob") as bob:
        code, other = await code_of(laptop), await code_of(bob)
        await laptop.http.put("/api/me", json={"name": "Anne"})
        assert await enter(phone, code) == "Anne"
        assert (await phone.http.get("/api/me")).json() == {"name": "Anne"}
        assert await enter(phone, other) == "Bob"


async def test_a_name_can_be_taken_without_a_database(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise DatabaseError("away")

    monkeypatch.setattr(Store, "do", away)
    async with server.guest("Ann") as ann:
        answer = await ann.http.put("/api/me", json={"name": "Anne"})
        assert (answer.status_code, answer.json()) == (200, {"name": "Anne"})


async def test_a_code_may_be_typed_as_it_comes(server: Threaded) -> None:
    async with server.guest("Ann") as laptop:
        for written in (str.lower, lambda code: f" {code[:4]}-{code[4:]} ", lambda code: " ".join(code)):
            async with server.guest() as phone:
                code = await code_of(laptop)
                assert len(code) == LENGTH
                assert set(code) <= set(LETTERS)
                assert await enter(phone, written(code)) == "Ann"


async def test_who_has_no_cookie_can_enter_a_code_but_make_none(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest() as phone:
        phone.http.cookies.clear()
        assert (await phone.http.post("/api/me/transfer")).status_code == 401
        assert await enter(phone, await code_of(laptop)) == "Ann"
        cookie = phone.http.cookies.jar
        assert [one.has_nonstandard_attr("HttpOnly") for one in cookie] == [True]


# --- Who must not ---


async def test_a_code_works_once(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest() as phone, server.guest() as eve:
        code = await code_of(laptop)
        assert await enter(phone, code) == "Ann"
        assert await enter(eve, code) == "error-transfer"
        assert (await eve.http.get("/api/me")).json() == {"name": ""}


async def test_who_made_a_code_learns_that_it_was_used(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest("Bob") as bob, server.guest() as phone:

        async def waits(visitor: Visitor) -> object:
            answer = await visitor.http.get("/api/me/transfer")
            assert answer.status_code == 200, answer.text
            return answer.json()

        assert await waits(laptop) == {"waiting": False}
        code = await code_of(laptop)
        assert await waits(laptop) == {"waiting": True}
        assert await waits(bob) == {"waiting": False}
        await enter(phone, code)
        assert await waits(laptop) == {"waiting": False}
        # Whoever is nobody has made none.
        bob.http.cookies.clear()
        assert (await bob.http.get("/api/me/transfer")).status_code == 401


async def test_of_many_at_once_one_has_it(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest() as eve:
        code = await code_of(laptop)
        found = await asyncio.gather(*(enter(eve, code) for _ in range(12)))
        assert sorted(found) == ["Ann", *["error-transfer"] * 11]


async def test_a_new_code_takes_the_place_of_the_one_before(server: Threaded) -> None:
    async with server.guest("Ann") as laptop, server.guest() as phone:
        first, second = await code_of(laptop), await code_of(laptop)
        assert await enter(phone, first) == "error-transfer"
        assert await enter(phone, second) == "Ann"


async def test_a_code_ends_and_is_swept_away(database_url: str) -> None:
    with threaded(Options(database_url).unlimited()) as server:
        house, now = server.app.state.house, 1000.0
        transfers = Transfers(house.store, house.doorkeeper, lambda: now)
        await server.call(transfers.begin(ANN))
        code = _shown_code(await server.call(transfers.begin(BOB)))
        now += SECONDS - 1
        await server.call(transfers.sweep())
        assert _kept(database_url) == 2
        assert '"waiting":true' in await server.call(transfers.look(ANN))
        now += 1
        assert '"waiting":false' in await server.call(transfers.look(ANN))
        with pytest.raises(Exception, match="This code is not known"):
            await server.call(transfers.complete(code))
        await server.call(transfers.sweep())
        assert _kept(database_url) == 0


async def test_guessing_is_limited_by_address_and_altogether(sqlite_url: str) -> None:
    limits = replace(
        Limits().times(1_000_000),
        tries_of_guest=Rate(1000, 0.001),
        tries_of_address=Rate(5, 0.001),
        tries=Rate(8, 0.001),
    )
    with threaded(Options(sqlite_url, limits=limits)) as server:
        async with server.guest() as eve, server.guest("Ann", comes_from="127.0.0.3") as ann:
            code = await code_of(ann)
            tried = [await enter(eve, f"AAAAAAA{letter}") for letter in LETTERS]
            assert tried == [*["error-transfer"] * 5, *["error-too-fast"] * (len(LETTERS) - 5)]
            # Not even the right one, and not as somebody new.
            eve.http.cookies.clear()
            assert await enter(eve, code) == "error-too-fast"
            # What was refused there counts for nobody else; all together have so many tries.
            async with server.guest(comes_from="127.0.0.2") as phone:
                assert await enter(phone, code) == "Ann"
                assert [await enter(phone, "AAAAAAAA") for _ in range(3)] == [
                    *["error-transfer"] * 2,
                    "error-too-fast",
                ]


async def test_making_codes_is_limited(sqlite_url: str) -> None:
    limits = replace(Limits(), transfers_of_guest=Rate(2, 0.001))
    with threaded(Options(sqlite_url, limits=limits)) as server:
        async with server.guest("Ann") as ann:
            made = [(await ann.http.post("/api/me/transfer")).status_code for _ in range(3)]
            assert made == [201, 201, 429]


async def test_no_other_site_can_enter_a_code_for_somebody(server: Threaded) -> None:
    async with server.guest("Eve") as eve, server.guest("Ann") as ann:
        code = await code_of(eve)
        headers = {"origin": "https://evil.example"}
        answer = await ann.http.post("/api/transfer", json={"code": code}, headers=headers)
        assert answer.json()["code"] == "error-origin"
        assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}


async def test_who_is_revoked_blocked_or_forgotten_gets_in_nowhere(database_url: str) -> None:
    with threaded(Options(database_url, sweep=0.05).unlimited()) as server:
        async with asyncio.timeout(3 * PATIENCE), office(database_url) as opened, server.guest() as eve:
            for kind in ("cookie", "guest"):
                async with server.guest("Ann") as ann:
                    code = await code_of(ann)
                    guest = server.app.state.desk.read(ann.http.cookies["cabochon"])
                    await opened.block(kind, guest.handle, None, "")
                    while not server.app.state.house.doorkeeper.is_kept_out(guest.id):
                        await asyncio.sleep(0.02)
                    assert await enter(eve, code) == "error-transfer"
            async with server.guest("Ann") as ann:
                code = await code_of(ann)
                await ann.http.request("DELETE", "/api/me", json={"confirm": "everything"})
                assert await enter(eve, code) == "error-transfer"
            # An old key is believed no more, and no code that was had with it.
            async with server.guest("Ann") as ann:
                code = await code_of(ann)
                await opened.rotate_key()
                await opened.revoke()
                assert await enter(eve, code) == "error-transfer"


# --- What is known of it ---


async def test_neither_logs_nor_the_database_tell_the_code(
    server: Threaded, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async with server.guest("Annabel") as ann, server.guest() as phone:
        code = await code_of(ann)
        engine = engine_for(server.app.state.house.options.database)
        with engine.connect() as connection:
            (row,) = connection.execute(text("SELECT * FROM transfers WHERE name = 'Annabel'")).all()
        engine.dispose()
        assert code not in str(row)
        assert code.encode() not in row.digest
        await enter(phone, code)
        await enter(phone, code)
    logged = caplog.text + "".join(capsys.readouterr())
    assert "a guest came to another device" in logged
    for hidden in (code, code.lower(), "Annabel", row.guest):
        assert hidden not in logged


async def test_a_code_is_known_to_every_process(postgres_url: str) -> None:
    first, second = await Store.open(postgres_url), await Store.open(postgres_url)
    with threaded(Options(postgres_url).unlimited()) as server:
        keeper = server.app.state.house.doorkeeper
        code = _shown_code(await Transfers(first, keeper).begin(ANN))
        assert await Transfers(second, keeper).complete(code) == ANN
    await first.close()
    await second.close()


def _shown_code(shown: str) -> str:
    return shown.split('"')[3]


def _kept(url: str) -> int:
    engine = engine_for(url)
    with engine.connect() as connection:
        count = connection.execute(text("SELECT count(*) FROM transfers")).scalar_one()
    engine.dispose()
    return int(count)
