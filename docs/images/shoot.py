"""Takes the README's pictures of the page: python docs/images/shoot.py

Starts a server, plays some turns against bots and photographs the table with Chromium, then the analysis of
a game between two levels. Needs the built page (`make page`) and the tools of the tests. The server draws its
own secret, so every run shows another game. Names of pictures as arguments: only those.
"""

import base64
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import numpy as np
from palette import Pixels, packed
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from websockets.sync.client import connect

from cabochon.match import Match
from cabochon.players import create

ADDRESS = "127.0.0.1:8765"  # must be free
FOLDER = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


class Scene(NamedTuple):
    """A game after so many decisions of Ada, and what is pressed before the picture is taken."""

    file: str
    game: str
    bots: int
    decisions: int
    size: tuple[int, int]
    colours: str
    pressed: str


SCENES = (
    Scene("splendor-page.png", "splendor", 2, 16, (1280, 800), "light", "[data-target^=bank-].inviting"),
    Scene("duel-page.png", "duel", 1, 14, (1280, 800), "dark", "button.cell.onward"),
    Scene("phone-page.png", "splendor", 1, 12, (390, 780), "light", "[data-target^=bank-].inviting"),
)


@contextmanager
def server() -> Iterator[None]:
    """A server until the end of the block."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cabochon", "serve", "--port", ADDRESS.partition(":")[2]]
        options = ["--database", f"sqlite:///{folder}/games.sqlite", "--bot-pause", "0"]
        running = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
        try:
            while running.poll() is None:
                try:
                    httpx.get(f"http://{ADDRESS}/api/health").raise_for_status()
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            yield
        finally:
            running.terminate()
            running.wait(30)


def play(scene: Scene) -> tuple[str, str]:
    """Play Ada's decisions until she is to begin a turn; her cookie and the table."""
    choice = random.Random(1)
    with httpx.Client(base_url=f"http://{ADDRESS}") as http:
        http.put("/api/me", json={"name": "Ada"}).raise_for_status()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * scene.bots]
        answer = http.post("/api/tables", json={"game": scene.game, "seats": seats, "settings": {"start": 0}})
        table = str(answer.raise_for_status().json()["id"])
        cookie = http.cookies["cabochon"]
    path = f"ws://{ADDRESS}/api/tables/{table}/socket"
    with connect(path, additional_headers={"Cookie": f"cabochon={cookie}"}) as socket:
        socket.send('{"type": "resume", "after": 0}')
        made = 0
        for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "update" or not message["view"]["legal_moves"]:
                continue
            if made >= scene.decisions and message["view"]["position"]["phase"] == "act":
                break
            made += 1
            legal: list[str] = message["view"]["legal_moves"]
            move = max(legal, key=lambda text: (worth(text), choice.random()))
            socket.send(json.dumps({"type": "move", "id": f"m{made}", "seat": 0, "moves": move}))
    return table, cookie


def worth(move: str) -> int:
    """Buy the card of the highest level, or take as many tokens as possible."""
    verb, _, what = move.partition(" ")
    if verb == "buy":
        return 10 + (int(what[0]) if what[0].isdecimal() else 0)
    return {"take": len(what), "reserve": 1, "replenish": 0, "privilege": 0}.get(verb, 5)


def window(browser: Browser, size: tuple[int, int], colours: str) -> BrowserContext:
    """A window of the browser that keeps still."""
    width, height = size
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if colours == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )


def take(browser: Browser, page: Page, file: str) -> None:
    """The picture, with the mouse and the focus out of the way."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    picture = page.screenshot(animations="disabled")
    (FOLDER / file).write_bytes(packed(unpacked(browser, picture)))


def shoot(browser: Browser, scene: Scene) -> None:
    """Play, look and take the picture."""
    table, cookie = play(scene)
    context = window(browser, scene.size, scene.colours)
    context.add_cookies([{"name": "cabochon", "value": cookie, "url": f"http://{ADDRESS}"}])
    page = context.new_page()
    page.goto(f"http://{ADDRESS}/t/{table}")
    page.locator(".bar.yours").wait_for()
    for _ in range(2):
        if page.locator(scene.pressed).count():
            page.locator(scene.pressed).first.click()
    take(browser, page, scene.file)
    context.close()


ANALYSIS = "analysis-page.png"


def study(browser: Browser) -> None:
    """The analysis of a game of a beginner against somebody better, at a serious mistake in its middle."""
    match = Match("splendor", 2, names=("Ada", "Ben"), seed=11)
    players = [create("level-2", 1), create("level-4", 2)]
    while match.to_move is not None:
        match.play(players[match.to_move].decide(match.view(match.to_move)))
    context = window(browser, (1280, 800), "light")
    page = context.new_page()
    page.goto(f"http://{ADDRESS}/analysis")
    record = {"name": "game.cabochon", "mimeType": "text/plain", "buffer": str(match.record()).encode()}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    expect(page.locator(".study[data-status=done]")).to_be_visible(timeout=120_000)
    marks = page.locator(".moves li:has(.blunder), .moves li:has(.mistake)")
    marks.nth(marks.count() // 2).locator("button").click()
    take(browser, page, ANALYSIS)
    context.close()


UNPACK = """async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
    drawing.drawImage(image, 0, 0);
    const bytes = drawing.getImageData(0, 0, image.width, image.height).data;
    let text = "";
    for (let at = 0; at < bytes.length; at += 30000)
        text += String.fromCharCode(...bytes.slice(at, at + 30000));
    return [image.height, image.width, btoa(text)];
}"""


def unpacked(browser: Browser, png: bytes) -> Pixels:
    """The pixels of a PNG; the browser reads it for us."""
    page = browser.new_page()
    height, width, content = page.evaluate(UNPACK, base64.b64encode(png).decode())
    page.close()
    pixels = np.frombuffer(base64.b64decode(content), np.uint8)
    return pixels.reshape(height, width, 4)[:, :, :3]


def main() -> None:
    """All pictures, or those that are named."""
    wanted = sys.argv[1:] or [*(scene.file for scene in SCENES), ANALYSIS]
    with server(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for scene in SCENES:
            if scene.file in wanted:
                shoot(browser, scene)
        if ANALYSIS in wanted:
            study(browser)
        browser.close()


if __name__ == "__main__":
    main()
