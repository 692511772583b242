"""What a link says of itself where it is shared: who invites, to what, and nothing that is hidden."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from cabochon.language import accepted_language
from cabochon.server.http import page as pages
from cabochon.server.options import Options
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
