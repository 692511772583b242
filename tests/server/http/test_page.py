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
    answer = get(page, "/assets/main-1a2b.js", accept_encoding="gzip, br")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.media_type == "text/javascript"
    assert answer.headers["content-encoding"] == "gzip"
    plain = get(page, "/assets/main-1a2b.js")
    assert gzip.decompress(bytes(answer.body)) == plain.body
    assert get(page, "/assets/old-9z8y.js").status_code == 404


def test_what_the_browser_has_is_not_sent_again(page: Page) -> None:
    tag = get(page, "/").headers["etag"]
    again = get(page, "/", if_none_match=tag)
    assert (again.status_code, again.body) == (304, b"")


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    page = Page(tmp_path / "nothing")
    assert not page.is_built
    answer = get(page, "/")
    assert answer.status_code == 503
    assert b"make play" in answer.body
