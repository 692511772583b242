"""The files of the page, as the server gives them out."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from cabochon.server.http.page import Page

INDEX = b"<!doctype html><title>Cabochon</title>"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "main-1a2b.js").write_bytes(b"let a = 1;\n" * 500)
    (tmp_path / "outside.txt").write_text("outside", encoding="utf-8")
    return Page(folder)


def get(page: Page, path: str, **headers: str) -> Response:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return page.serve(
        Request({"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b""})
    )


def test_every_path_of_the_page_gives_the_page(page: Page) -> None:
    for path in ("/", "/new", "/t/abcdefghjk", "/index.html", "/../outside.txt", "/nothing.png"):
        answer = get(page, path)
        assert answer.body == INDEX
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.media_type == "text/html"


def test_files_with_their_hash_in_the_name_are_kept(page: Page) -> None:
    answer = get(page, "/assets/main-1a2b.js", accept_encoding="gzip, deflate, br")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.media_type == "text/javascript"
    assert answer.headers["content-encoding"] == "gzip"
    plain = get(page, "/assets/main-1a2b.js")
    assert gzip.decompress(bytes(answer.body)) == plain.body
    assert get(page, "/assets/old-9z8y.js").status_code == 404


def test_what_was_packed_when_the_page_was_built_is_preferred(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(b"let a = 1;\n" * 500)
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"packed")
    page = Page(tmp_path)
    path = "/assets/main-1a2b.js"
    assert not page.holds(f"{path}.br")
    for accepted, encoding in (
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.1", "br"),
        ("GZIP, br; q=0", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("brotli", None),
        ("", None),
    ):
        answer = get(page, path, accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == encoding
        assert (answer.body == b"packed") == (encoding == "br")
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.media_type == "text/javascript"


def test_what_the_browser_has_is_not_sent_again(page: Page) -> None:
    tag = get(page, "/").headers["etag"]
    again = get(page, "/", if_none_match=tag)
    assert (again.status_code, again.body) == (304, b"")


def test_each_encoding_has_a_tag_of_its_own(page: Page) -> None:
    path = "/assets/main-1a2b.js"
    plain, packed = (get(page, path, accept_encoding=accepted) for accepted in ("", "gzip"))
    assert plain.headers["etag"] != packed.headers["etag"]
    # Whoever has the one and asks for the other gets it.
    for accepted, other in (("", packed), ("gzip", plain)):
        answer = get(page, path, accept_encoding=accepted, if_none_match=other.headers["etag"])
        assert answer.status_code == 200
    again = get(page, path, accept_encoding="gzip", if_none_match=packed.headers["etag"])
    assert (again.status_code, again.headers["etag"]) == (304, packed.headers["etag"])
    assert "content-encoding" not in again.headers
    assert again.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("known", "status"),
    [
        ("TAG", 304),
        ("W/TAG", 304),
        ('"a", TAG', 304),
        ('W/"a,b",W/TAG , "c"', 304),
        ("*", 304),
        (" * ", 304),
        ('"*"', 200),
        ('"other", W/"more"', 200),
        ("", 200),
        ("nonsense", 200),
    ],
)
def test_tags_come_in_lists_and_weak(page: Page, known: str, status: int) -> None:
    tag = get(page, "/").headers["etag"]
    assert get(page, "/", if_none_match=known.replace("TAG", tag)).status_code == status


def test_several_headers_are_one_list(page: Page) -> None:
    tag = get(page, "/").headers["etag"].encode()
    raw = [(b"if-none-match", b'"a"'), (b"if-none-match", tag)]
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": raw, "query_string": b""})
    assert page.serve(request).status_code == 304


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    page = Page(tmp_path / "nothing")
    assert not page.is_built
    answer = get(page, "/")
    assert answer.status_code == 503
    assert b"make play" in answer.body


def test_parts_are_named_to_whoever_will_need_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("table-DmgWnwAn.css", "table-Bik-_75q.js", "duel-table-gUad5-r0.js", "tables-aaaaaaaa.js"):
        (tmp_path / "assets" / name).write_text("")
    assert Page(tmp_path).links("table", "nothing") == (
        '<link rel="modulepreload" crossorigin href="/assets/table-Bik-_75q.js" />'
        '<link rel="preload" as="style" crossorigin href="/assets/table-DmgWnwAn.css" />'
    )
