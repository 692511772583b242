"""A real server and a real Chromium for the tests of the page."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ports import free_port

# The shell is Chromium without windows of its own: the same pages for half the work.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 60_000  # milliseconds; a busy machine takes its time
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]

# Whatever the page's own policy forbids it, it must not try.
TELL_FORBIDDEN = """document.addEventListener("securitypolicyviolation",
    (event) => console.error(`forbidden: ${event.effectiveDirective} ${event.sample}`));"""

# A page that comes has five seconds to itself before it is installed; nobody has to wait for them here.
# The first timer of that length is the one.
INSTALL_AT_ONCE = """if (navigator.serviceWorker.controller === null) {
    const later = window.setTimeout;
    window.setTimeout = (work, delay, ...more) => {
        if (delay !== 5_000) return later(work, delay, ...more);
        window.setTimeout = later;
        return later(work, 0, ...more);
    };
}"""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own for these tests: bots answer at once, nobody is too fast or long missed in vain."""
    folder = tmp_path_factory.mktemp("server")
    port = free_port()
    log = (folder / "log").open("wb")
    command = [sys.executable, "-m", "cabochon", "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--bot-pause", "0", "--grace", "1", "--database", f"sqlite:///{folder}/games.sqlite"],
        stdout=log,
        stderr=log,
        env={**os.environ, "CABOCHON_LANG": "en", "CABOCHON_LIMITS": "off"},
    )
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_for(url, server, folder / "log")
        yield url
    finally:
        server.terminate()
        server.wait(20)
        log.close()


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(retries=0)) as http:
        while server.poll() is None:
            try:
                http.get(f"{url}/api/health").raise_for_status()
                return
            except httpx.TransportError:
                time.sleep(0.02)  # asking without a pause would take its processor time
    pytest.fail(f"the server did not start:\n{log.read_text(encoding='utf-8')}")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the whole session: Playwright's event loop would stand in the way of everybody else's.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """A page in a context of its own, that is a guest of its own; at the end none may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, installable: bool = False, **options: Any) -> Page:
        settings = {
            "locale": "en-GB",
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "base_url": address,
        }
        context = browser.new_context(**{**settings, **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_FORBIDDEN)
        if installable:
            context.add_init_script(INSTALL_AT_ONCE)
        else:
            # Nothing between the page and the server: neither answers nor their absence come from a cache.
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if _is_error(message) else None)
        page.goto(path)
        # Until then the server may not know it yet, and whoever speaks for it would become another guest.
        page.locator("main > :not(.loading)").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def _is_error(message: Any) -> bool:
    # The browser itself reports connections that fail, answers such as 404, and what it does not heed at an
    # address of plain http; the tests cause some.
    own = ("net::ERR_", "WebSocket connection to", "Failed to load resource", "origin was untrustworthy")
    return message.type in ("error", "warning") and not any(text in message.text for text in own)
