"""Takes the README's pictures of the page: python docs/images/shoot.py

Starts a server, plays some turns against bots and photographs the table with Chromium; then the analysis of a
game between two levels, a lesson, a puzzle, and the list of games that Ada has played. Needs the built page
(`make page`) and the tools of the tests. The server draws its own secret, so every run shows other games:
look at each picture. Names of pictures as arguments: only those.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright
from websockets.sync.client import connect

from cabochon.match import Match
from cabochon.players import create
from cabochon.protocol.views import read_position
from developing import CHROMIUM, FLAGS, develop
from palette import packed

with socket.create_server(("127.0.0.1", 0)) as free:
    ADDRESS = f"127.0.0.1:{free.getsockname()[1]}"
FOLDER = Path(__file__).parent


Size = tuple[int, int]
DESKTOP: Size = (1280, 800)
PHONE: Size = (390, 780)


class Scene(NamedTuple):
    """A game after so many decisions of Ada, and what is pressed before the picture is taken."""

    game: str
    bots: tuple[str, ...]
    decisions: int
    size: Size
    colours: str
    pressed: str


BANK, BOARD = "[data-target^=bank-].inviting", "button.cell.onward:not([aria-label*=gold])"
SCENES = {
    "splendor-page.png": Scene("splendor", ("level-4", "level-5"), 20, DESKTOP, "light", BANK),
    "duel-page.png": Scene("duel", ("level-5",), 26, DESKTOP, "dark", BOARD),
    "phone-page.png": Scene("splendor", ("level-4",), 18, PHONE, "light", BANK),
}


@contextmanager
def server() -> Iterator[None]:
    """A server until the end of the block."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cabochon", "serve", "--port", ADDRESS.partition(":")[2]]
        options = ["--database", f"sqlite:///{folder}/games.sqlite", "--bot-pause", "0"]
        # Ada plays faster than anybody may.
        surroundings = {**os.environ, "CABOCHON_LIMITS": "off"}
        running = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, env=surroundings)
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


class Ada:
    """A guest of the server who plays well."""

    def __init__(self) -> None:
        self._player = create("level-5", seed=1)
        self._http = httpx.Client(base_url=f"http://{ADDRESS}", timeout=60)
        self._http.put("/api/me", json={"name": "Ada"}).raise_for_status()
        self.cookie = self._http.cookies["cabochon"]

    def play(self, game: str, bots: tuple[str, ...], decisions: int | None = None) -> str:
        """Play until the end, or from so many decisions on until the table is a sight; its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        answer = self._http.post("/api/tables", json={"game": game, "seats": seats})
        table = str(answer.raise_for_status().json()["id"])
        path = f"ws://{ADDRESS}/api/tables/{table}/socket"
        with connect(path, additional_headers={"Cookie": f"cabochon={self.cookie}"}) as line:
            line.send('{"type": "resume", "after": 0}')
            made = 0
            for text in line:
                message: dict[str, Any] = json.loads(text)
                if message["type"] != "update":
                    continue
                view = message["view"]
                if message["table"]["status"] == "over":
                    break
                if not view["legal_moves"]:
                    continue
                if decisions is not None and made >= decisions and is_a_sight(view["position"]):
                    break
                made += 1
                seen = read_position(json.dumps({"seat": 0, "position": view["position"]}))
                move = self._player.decide(seen)
                line.send(json.dumps({"type": "move", "id": f"m{made}", "seat": 0, "moves": move.text}))
        return table


def is_a_sight(position: dict[str, Any]) -> bool:
    """Ada begins a turn and has room for tokens; there are enough of them to be taken."""
    tokens = position["bank"] if "bank" in position else [cell for row in position["board"] for cell in row]
    few = sum(position["players"][0]["tokens"]) <= 7
    return position["phase"] == "act" and few and sum(1 for token in tokens if token) >= len(tokens) / 2


@contextmanager
def window(browser: Browser, size: Size, colours: str = "light", guest: Ada | None = None) -> Iterator[Page]:
    """A window of the browser that keeps still."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if colours == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        base_url=f"http://{ADDRESS}",
    )
    ada = guest or Ada()
    context.add_cookies([{"name": "cabochon", "value": ada.cookie, "url": f"http://{ADDRESS}"}])
    yield context.new_page()
    context.close()


def take(browser: Browser, page: Page, file: str) -> None:
    """The picture, with the mouse and the focus out of the way, when everything is drawn."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_load_state("networkidle")
    darkroom = browser.new_page()
    picture = develop(darkroom, page.screenshot(animations="disabled"))
    darkroom.close()
    (FOLDER / file).write_bytes(packed(picture.pixels))


def shoot(browser: Browser, file: str) -> None:
    """Play, look and take the picture."""
    scene, ada = SCENES[file], Ada()
    table = ada.play(scene.game, scene.bots, scene.decisions)
    with window(browser, scene.size, scene.colours, ada) as page:
        page.goto(f"/t/{table}")
        page.locator(".bar.yours").wait_for()
        for number in range(2):
            offered = page.locator(scene.pressed)
            if offered.count() > number:
                offered.nth(number).click()
        take(browser, page, file)


def study(browser: Browser, file: str) -> None:
    """The analysis of a game of a beginner against somebody better, at a serious mistake in its middle."""
    match = Match("splendor", 2, names=("Ada", "Ben"), seed=11)
    players = [create("level-2", 1), create("level-4", 2)]
    while match.to_move is not None:
        match.play(players[match.to_move].decide(match.view(match.to_move)))
    with window(browser, DESKTOP) as page:
        page.goto("/analysis")
        record = {"name": "game.cabochon", "mimeType": "text/plain", "buffer": str(match.record()).encode()}
        page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
        expect(page.locator(".study[data-status=done]")).to_be_visible(timeout=300_000)
        marks = page.locator(".moves li:has(.blunder), .moves li:has(.mistake)")
        marks.nth(marks.count() // 2).locator("button").click()
        take(browser, page, file)


def lesson(browser: Browser, file: str) -> None:
    """A lesson with its coach."""
    with window(browser, (1100, 720)) as page:
        page.goto("/learn/duel?n=1")
        page.locator(".trails .lit rect").first.wait_for()
        take(browser, page, file)


def puzzle(browser: Browser, file: str) -> None:
    """A puzzle with its question."""
    with window(browser, (1100, 720), "dark") as page:
        page.goto("/puzzles/splendor?n=6")
        page.locator("[data-target^=card-]").first.wait_for()
        take(browser, page, file)


OPPONENTS = ("level-3", "level-5", "level-4", "level-2", "level-6", "level-5", "level-3")
DAY = 24 * 3600


def games(browser: Browser, file: str) -> None:
    """Everything that Ada has played, as if it had not been on one day."""
    ada = Ada()
    for number in range(2 * len(OPPONENTS)):
        ada.play(("splendor", "duel")[number % 2], (OPPONENTS[number % len(OPPONENTS)],))

    def spread(request: Route) -> None:
        answer = request.fetch().json()
        for number, game in enumerate(answer["games"]):
            for moment in ("created", "updated"):
                game[moment] -= (number * 9 + number % 4) * DAY
        request.fulfill(json=answer)

    with window(browser, DESKTOP, guest=ada) as page:
        page.route("**/api/me/games", spread)
        page.goto("/games")
        page.get_by_role("region", name="Games").locator("li").first.wait_for()
        take(browser, page, file)


PICTURES: dict[str, Callable[[Browser, str], None]] = {
    **dict.fromkeys(SCENES, shoot),
    "analysis-page.png": study,
    "lesson-page.png": lesson,
    "puzzle-page.png": puzzle,
    "games-page.png": games,
}


def main() -> None:
    """All pictures, or those that are named."""
    with server(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for file in sys.argv[1:] or PICTURES:
            PICTURES[file](browser, file)
        browser.close()


if __name__ == "__main__":
    main()
