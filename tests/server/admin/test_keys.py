"""The keys of cookies: rotated and revoked beside a server that runs."""

import asyncio

import httpx
import pytest

from cabochon.server.admin import Office, office
from cabochon.server.live import Keys
from cabochon.server.options import Options
from tests.server.serving import PATIENCE, Client, Server, threaded

pytestmark = pytest.mark.anyio


async def test_a_new_key_makes_no_strangers_and_old_ones_can_be_dropped(database_url: str) -> None:
    with threaded(Options(database_url, sweep=0.05).unlimited()) as server:
        async with asyncio.timeout(3 * PATIENCE), server.guest("Ann") as ann, office(database_url) as opened:
            table = await ann.open_table("splendor", "me", "open")
            old = ann.http.cookies["cabochon"]
            assert await opened.rotate_key() == 2
            async with ann.socket(table) as client:
                # At a visit, the cookie is signed anew; it is the same guest.
                while ann.http.cookies["cabochon"] == old:
                    assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}
                    await asyncio.sleep(0.02)
                new = ann.http.cookies["cabochon"]
                assert await _tables(server, old) == await _tables(server, new) == [table]
                assert "set-cookie" not in (await ann.http.get("/api/me")).headers
                assert await opened.revoke() == 1
                while await _tables(server, old) is not None:
                    await asyncio.sleep(0.02)
                assert await _tables(server, new) == [table]
                # Whoever came by an old one is sent away, and all others with them, who come back at once.
                assert await client.close_code() == 1012
            async with ann.socket(table, Cookie=f"cabochon={new}") as client:
                await _revoke_guest(opened, table)
                assert await client.close_code() == 4401
            assert await _tables(server, new) is None
            # They are not turned away, but get a cookie as somebody new.
            assert (await ann.http.get("/api/me")).json() == {"name": ""}
            assert await _tables(server, ann.http.cookies["cabochon"]) == []
            async with ann.raw_socket(table, Cookie=f"cabochon={new}") as link:
                assert await Client(link).close_code() == 4401


async def _revoke_guest(opened: Office, table: str) -> None:
    guest = (await opened.show(table)).seats[0].guest
    assert guest is not None
    await opened.block("cookie", guest, None, "")


async def _tables(server: Server, cookie: str) -> list[str] | None:
    """The tables of whoever has this cookie; None if nobody is known by it."""
    async with httpx.AsyncClient(base_url=server.url, cookies={"cabochon": cookie}) as http:
        answer = await http.get("/api/me/tables")
    return None if answer.status_code == 401 else [table["id"] for table in answer.json()]


async def test_keys_outlive_the_server(database_url: str) -> None:
    with threaded(Options(database_url)) as server:
        async with server.guest("Ann") as ann:
            cookie = ann.http.cookies["cabochon"]
    async with office(database_url) as opened:
        assert await opened.rotate_key() == 2
        assert await opened.rotate_key() == 3
    with threaded(Options(database_url)) as server:
        assert await _tables(server, cookie) == []
    async with office(database_url) as opened:
        assert await opened.revoke() == 2
    with threaded(Options(database_url)) as server:
        assert await _tables(server, cookie) is None


def test_a_key_signs_when_every_process_knows_it() -> None:
    now = 0.0
    keys = Keys(8.0, lambda: now)
    keys.learn([b"a"])
    assert (keys.signing, keys.believed) == (b"a", (b"a",))
    keys.learn([b"b", b"a"])
    assert (keys.signing, keys.believed) == (b"a", (b"b", b"a"))
    now = 7.0
    keys.learn([b"b", b"a"])
    assert keys.signing == b"a"
    now = 8.0
    assert keys.signing == b"b"
    # A key that was dropped signs no longer, whoever may know the next.
    keys.learn([b"c", b"b", b"a"])
    keys.learn([b"c"])
    assert (keys.signing, keys.believed) == (b"c", (b"c",))
