"""What a link says of itself where it is shared: who invites, to what, and nothing that is hidden."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import httpx
import pytest

from cabochon.language import LOCALES, accepted_language
from cabochon.server.http import page as pages
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.store import Block
from tests.server.serving import Threaded, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    folder = tmp_path_factory.mktemp("previews")
    with threaded(Options(f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=0).unlimited()) as running:
        (folder / "index.html").write_text("<!doctype html><head><title>C</title></head><body></body>")
        (folder / "preview-splendor.png").write_bytes(b"a picture")
        running.app.state.page = pages.Page(folder)
        yield running


async def tags(server: Threaded, path: str, **headers: str) -> dict[str, str]:
    """What a messenger finds, who has no cookie."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get(path, headers={"host": "127.0.0.1", **headers})
    assert answer.status_code == 200
    assert answer.text.count("</head>") == 1
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(content) for name, content in found}


async def test_an_invitation_names_who_invites_and_what_is_free(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.open_table("splendor", "me", "open", "open")
        found = await tags(server, f"/t/{table}")
        assert found["og:title"] == "Ann invites you to Splendor"
        assert found["og:description"].startswith("2 seats are free.")
        assert found["og:url"] == f"http://127.0.0.1/t/{table}"
        assert found["og:image"] == "http://127.0.0.1/preview-splendor.png"
        assert found["twitter:card"] == "summary_large_image"
        await bob.join(table, 1)
        assert (await tags(server, f"/t/{table}"))["og:description"].startswith("One seat is free.")
        # Who gets up leaves the table to the next; a host may also do without a seat.
        await ann.http.delete(f"/api/tables/{table}/seats/0")
        assert (await tags(server, f"/t/{table}"))["og:title"] == "Bob invites you to Splendor"
        table = await ann.open_table("splendor", "open", "open")
        assert (await tags(server, f"/t/{table}"))["og:title"] == "A table of Splendor waits for you"


async def test_a_game_tells_who_plays_and_nothing_of_the_cards(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("duel", "me", "greedy", settings={"start": 0})
        found = await tags(server, f"/t/{table}")
        assert found["og:title"] == "Splendor Duel: Ann"
        assert found["og:description"] == "The game goes on. Open the link to watch."
        assert found["og:image"] == "http://127.0.0.1/preview.png"  # where a game has no picture of its own
        async with ann.socket(table) as client:
            await client.ask(type="resign", id="a", seat=0)
        assert (await tags(server, f"/t/{table}"))["og:description"].startswith("The game is over.")


async def test_whoever_is_blocked_learns_nothing_of_a_table(server: Threaded) -> None:
    doorkeeper = server.app.state.house.doorkeeper
    async with server.guest("Ann") as ann, server.guest("Eve") as eve:
        table = await ann.open_table("splendor", "me", "open")
        page = await eve.http.get(f"/t/{table}")
        assert "Ann" in page.text
        guest = server.app.state.desk.read(eve.http.cookies["cabochon"])
        doorkeeper.learn([Block("guest", guest.handle, 0.0, None, "")])
        page = await eve.http.get(f"/t/{table}")
        # The page itself says why nothing else can be had.
        assert page.status_code == 200
        assert "Ann" not in page.text
        assert (await tags(server, f"/t/{table}"))["og:title"] == "Ann invites you to Splendor"
        doorkeeper.learn([])


async def test_previews_are_counted_by_themselves(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>C</title></head><body></body>")
    limits = replace(Limits(), previews_of_guest=Rate(2, 0.001))
    with threaded(Options(sqlite_url, limits=limits)) as server:
        server.app.state.page = pages.Page(tmp_path)
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await ann.open_table("splendor", "me", "open")
            found = [(await bob.http.get(f"/t/{table}")) for _ in range(3)]
            # Nobody is kept from the page; it only says what every page says.
            assert [answer.status_code for answer in found] == [200] * 3
            assert ["Ann" in answer.text for answer in found] == [True, True, False]
            # Other pages cost nothing of it.
            for _ in range(3):
                await ann.http.get("/rules/splendor")
            assert "Ann" in (await ann.http.get(f"/t/{table}")).text


async def test_names_can_be_no_part_of_the_page(server: Threaded) -> None:
    async with server.guest('"><script>x</script>') as eve:
        table = await eve.open_table("splendor", "me", "open")
        async with httpx.AsyncClient(base_url=server.url) as http:
            text = (await http.get(f"/t/{table}")).text
            assert "<script>" not in text
            assert "&quot;&gt;&lt;script&gt;" in text
            odd = (await http.get('/t/"><script>x</script>')).text
            assert "<script>" not in odd
        assert (await tags(server, f"/t/{table}"))["og:title"].startswith('"><script>x</script> invites')


async def test_other_pages_and_tables_that_are_not_there(server: Threaded) -> None:
    general = await tags(server, "/")
    assert general["og:title"] == "Cabochon: Splendor and Splendor Duel"
    for path in ("/rules/duel", "/t/abcdefghjk", "/t/nonsense", "/t/ABCDEFGHJK"):
        found = await tags(server, path)
        assert found["og:title"] == general["og:title"]
        assert found["og:url"] == f"http://127.0.0.1{path}"
    # Files are what they are.
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/preview-splendor.png")).content == b"a picture"


async def test_whoever_gave_no_name_is_a_guest_in_each_language(server: Threaded) -> None:
    async with server.guest() as somebody, server.guest() as another:
        table = await somebody.open_table("splendor", "me", "open")
        found = await tags(server, f"/t/{table}", **{"accept-language": "fr"})
        assert found["og:title"] == "Invité vous invite à Splendor"
        await another.join(table, 1)
        found = await tags(server, f"/t/{table}", **{"accept-language": "ja"})
        assert found["og:title"].count("ゲスト") == 2
        assert "Guest" not in found["og:title"]


async def test_the_language_is_that_of_who_asks(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
        for asked, title in (
            ("fr-CH, fr;q=0.9, en;q=0.8", "Ann vous invite à Splendor"),
            ("de, ja;q=0.5, fr;q=0.2", "Ann"),
            ("", "Ann invites you to Splendor"),
        ):
            found = await tags(server, f"/t/{table}", **{"accept-language": asked})
            assert found["og:title"].startswith(title)
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/", headers={"accept-language": "fr"})
        assert "accept-language" in answer.headers["vary"]
        again = await http.get(
            "/", headers={"accept-language": "fr", "if-none-match": answer.headers["etag"]}
        )
        assert again.status_code == 304
        other = await http.get(
            "/", headers={"accept-language": "ja", "if-none-match": answer.headers["etag"]}
        )
        assert other.status_code == 200


async def test_every_language_has_a_locale(server: Threaded) -> None:
    for language, locale in LOCALES.items():
        assert (await tags(server, "/", **{"accept-language": language}))["og:locale"] == locale


def test_what_browsers_accept() -> None:
    assert accepted_language("de;q=0.9, zh-TW;q=0.8, en;q=0.1") == "zh-Hant"
    assert accepted_language("en;q=0.1, ja") == "ja"
    assert accepted_language("xx, *") == "en"
    assert accepted_language(";;;q=x,,q=,fr;q=nothing") == "en"


def test_the_pictures_have_the_size_that_the_tags_and_the_manifest_promise() -> None:
    public = Path(__file__).parents[3] / "web" / "public"
    sizes = {"preview": (1200, 630), "preview-splendor": (1200, 630), "preview-duel": (1200, 630)}
    sizes |= {"icon-192": (192, 192), "icon-512": (512, 512), "icon-maskable-512": (512, 512)}
    sizes |= {"apple-touch-icon": (180, 180)}
    for name, size in sizes.items():
        content = (public / f"{name}.png").read_bytes()
        assert content.startswith(b"\x89PNG")
        assert (int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")) == size
        assert len(content) < 400_000


async def test_nobody_waits_for_it(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that hangs keeps nobody from the page, which says what is wrong."""

    async def hang(*_: str) -> None:
        await asyncio.Event().wait()

    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "open")
    assert (await tags(server, f"/t/{table}"))["game"] == "splendor"
    monkeypatch.setattr("cabochon.server.http.previews._PATIENCE", 0.05)
    monkeypatch.setattr(server.app.state.house.showcase, "preview", hang)
    found = await tags(server, f"/t/{table}")
    assert found["og:title"] == (await tags(server, "/"))["og:title"]
    assert "game" not in found


async def test_what_a_page_asks_for_first_is_fetched_ahead_in_its_readers_language(
    server: Threaded, tmp_path: Path
) -> None:
    folder = tmp_path / "assets"
    folder.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head></head>")
    names = ("page-en", "page-zh-Hans", "home", "table", "splendor-table", "duel-table")
    for name in names:
        (folder / f"{name}-abcdefgh.js").write_text("")
    before = server.app.state.page
    server.app.state.page = pages.Page(tmp_path)
    try:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
        found = {}
        async with httpx.AsyncClient(base_url=server.url) as http:
            for path, language in (("/", "zh-CN"), (f"/t/{table}", "en"), ("/settings", "en")):
                headers = {"host": "127.0.0.1", "accept-language": language}
                answer = await http.get(path, headers=headers)
                assert (
                    answer.text.count('<link rel="preload" as="fetch" crossorigin href="/api/games" />') == 1
                )
                found[path] = set(
                    re.findall(r'modulepreload" crossorigin href="/assets/(.+?)-abcdefgh', answer.text)
                )
    finally:
        server.app.state.page = before
    assert list(found.values()) == [
        {"home", "page-zh-Hans"},
        {"table", "splendor-table", "page-en"},
        {"page-en"},
    ]
