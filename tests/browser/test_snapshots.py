"""The main pages look as they did: English by day, French by night, in four windows each.

`make snapshots` takes the pictures anew. Look at each before you keep it.
"""

import gzip
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Route as Request

from cabochon.match import Record
from palette import packed
from tests.browser.camera import Camera, Picture
from tests.browser.conftest import DESKTOP, PATIENCE, NewPage
from tests.browser.likeness import Likeness, Pixels, compared
from tests.browser.person import Person
from tests.browser.tables import open_table

HERE = Path(__file__).parent
KEPT = HERE / "snapshots"
STUDY = KEPT / "analysis.jsonl.gz"
RENEWED = os.environ.get("RENEW_SNAPSHOTS") == "1"

# With other fonts every page looks different, and nothing would be learnt from that.
FONTS = {"sans-serif": "DejaVu Sans", "serif": "DejaVu Serif", "system-ui": "DejaVu Sans"}

SIZES = ((360, 640), (844, 390), (768, 1024), (1280, 800))
LANGUAGES = {"en": "light", "fr": "dark"}
TRIES = 4


def _fonts() -> dict[str, str]:
    """Which fonts this machine has for what the page asks for."""
    if shutil.which("fc-match") is None:
        return {}
    ask = ["fc-match", "--format", "%{family[0]}"]
    return {name: subprocess.check_output([*ask, name], text=True) for name in FONTS}


with_our_fonts = pytest.mark.skipif(_fonts() != FONTS, reason="this machine has other fonts")


class View(NamedTuple):
    """A page to be looked at: where one starts, how one gets there, and what on it is another every time."""

    go: Callable[[Page], None]
    path: str = "/settings"
    masked: str | None = None


# --- The pages ---


def at(path: str, shown: str) -> View:
    """A page with an address of its own, when something of it shows."""
    return View(lambda page: page.locator(shown).first.wait_for(), path)


def start(page: Page) -> None:
    # Other tests may have tables on this server.
    page.route("**/api/tables", lambda request: request.fulfill(json={"open": [], "playing": []}))
    with page.expect_request("**/api/tables"):
        page.goto("/")
    page.locator(".lobby .empty").wait_for()
    expect(page.locator(".still")).to_have_count(2)


def waiting_room(page: Page) -> None:
    open_table(page, "splendor", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "level-3"}])
    page.locator(".code svg").wait_for()


def table(game: str, players: int, decisions: int) -> View:
    """A game in its middle: it goes on from a recorded one, so that it is always the same."""

    def go(page: Page) -> None:
        _go_on(page, game, players, decisions)
        Person(page).wait()

    return View(go)


MAKE = """async ({ table, seat, moves }) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    await new Promise((resolve) => {
        socket.onopen = () => send({ type: "resume", after: 0 });
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type !== "update") return;
            if (message.table.status === "over") return resolve();
            send({ type: "move", id: "the-last-move", seat, moves });
        };
    });
    socket.close();
}"""


def end(page: Page) -> None:
    """The last decision of a recorded game is made again."""
    match = Record.parse(_record("duel").read_text(encoding="utf-8")).match()
    seat, last = match.steps[-1].seat, match.moves[-1].text
    table = _go_on(page, "duel", 2, len(match.moves) - 1, seat=seat)
    page.evaluate(MAKE, {"table": table, "seat": seat, "moves": last})
    page.locator("dialog[open] .reason").wait_for()


def _go_on(page: Page, game: str, players: int, decisions: int, seat: int = 0) -> str:
    record = _record(game).read_text(encoding="utf-8")
    seats = [{"kind": "bot", "bot": "greedy"} for _ in range(players)]
    seats[seat] = {"kind": "me"}
    return open_table(page, game, seats, settings={}, base={"record": record, "moves": decisions})


def _record(game: str) -> Path:
    return HERE / f"{game}.cabochon"


def replay(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(_record("splendor"))
    page.locator(".study").wait_for()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".study")).to_have_attribute("data-at", "12")


def analysis(page: Page) -> None:
    """What the engine finds depends on how fast it is: it says what it once said."""

    def tell(request: Request) -> None:
        if RENEWED and not STUDY.exists():
            answer = request.fetch(timeout=600_000)
            STUDY.write_bytes(gzip.compress(answer.body(), mtime=0))
        request.fulfill(body=gzip.decompress(STUDY.read_bytes()), content_type="application/x-ndjson")

    page.route("**/api/analysis", tell)
    page.locator("input[type=file]").set_input_files(HERE / "short.cabochon")
    expect(page.locator(".study")).to_have_attribute("data-status", "done")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".study")).to_have_attribute("data-at", "4")


VIEWS = {
    "start": View(start),
    "new-table": at("/new?game=splendor&with=friends", "form"),
    "waiting-room": View(waiting_room, masked=".code, #link"),
    "splendor": table("splendor", 3, 75),
    "duel": table("duel", 2, 83),
    "end": View(end),
    "replay": View(replay, "/replay"),
    "analysis": View(analysis, "/analysis"),
    "puzzles": at("/puzzles/splendor", "main h1"),
    "puzzle": at("/puzzles/duel?n=3", "[data-target^=card-]"),
    "lessons": at("/learn", "main h1"),
    "lesson": at("/learn/splendor?n=2", ".trails .lit rect"),
    "rules": at("/rules/duel", "main h2"),
    "settings": at("/settings", "main h1"),
}


# --- Looking ---


@pytest.fixture(scope="module")
def camera(browser: Browser) -> Iterator[Camera]:
    camera = Camera(browser)
    yield camera
    camera.close()


@with_our_fonts
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_a_page_looks_as_it_did(
    name: str, language: str, new_page: NewPage, address: str, camera: Camera, tmp_path: Path
) -> None:
    view = VIEWS[name]
    page = new_page(
        view.path,
        locale=language,
        timezone_id="UTC",
        color_scheme=LANGUAGES[language],
        storage_state=state_of_ada(address),
    )
    view.go(page)
    complaints = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        file = KEPT / language / f"{name}-{width}x{height}.webp"
        if RENEWED:
            keep(file, settled(page, camera, view))
        elif complaint := differs(page, camera, view, file, tmp_path):
            complaints.append(complaint)
    assert not complaints, "\n".join(
        [*complaints, f"Pictures of this are in {tmp_path}. If it was meant: make snapshots"]
    )


def state_of_ada(address: str) -> dict[str, Any]:
    """What the browser of somebody holds who has a name, but no past; others get one of many names."""
    answer = httpx.put(f"{address}/api/me", json={"name": "Ada"}, timeout=60).raise_for_status()
    cookie = {"name": "cabochon", "value": answer.cookies["cabochon"], "url": address}
    return {"cookies": [cookie], "origins": []}


def differs(page: Page, camera: Camera, view: View, file: Path, folder: Path) -> str | None:
    """What is wrong with a page in this window, in words; it has some time to get ready."""
    if not file.exists():
        return f"There is no {file.name} yet."
    expected = camera.read(file.read_bytes())
    picture = looked_at(page, camera, view)
    if picture.pixels.shape != expected.shape:
        return f"{file.name} has another size."
    for _ in range(TRIES):
        if compared(picture.pixels, expected).is_alike:
            return None
        page.wait_for_timeout(250)
        picture = looked_at(page, camera, view)
    found = compared(picture.pixels, expected)
    explain(folder, f"{file.parent.name}-{file.stem}", picture, file.read_bytes(), found)
    return f"{file.stem} differs in {found.worst:.0%} of what is around {found.at}."


def settled(page: Page, camera: Camera, view: View) -> Picture:
    """A picture of a page on which nothing changes any more."""
    before = looked_at(page, camera, view)
    while True:
        page.wait_for_timeout(400)
        picture = looked_at(page, camera, view)
        if np.array_equal(picture.pixels, before.pixels):
            return picture
        before = picture


def looked_at(page: Page, camera: Camera, view: View) -> Picture:
    """What can be seen of a page: at its top, without mouse and focus, drawn."""
    page.mouse.move(0, 0)
    page.evaluate(READY)
    return camera.take(page, view.masked)


READY = """async () => {
    document.activeElement?.blur();
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def keep(file: Path, picture: Picture) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(picture.file)


def explain(folder: Path, name: str, picture: Picture, expected: bytes, found: Likeness) -> None:
    """The picture, what it should have been, and where it is not."""
    (folder / f"{name}-actual.png").write_bytes(picture.screen)
    (folder / f"{name}-expected.webp").write_bytes(expected)
    (folder / f"{name}-difference.png").write_bytes(packed(marked(picture.pixels, found)))


def marked(pixels: Pixels, found: Likeness) -> Pixels:
    """The picture, pale, with what differs in red."""
    pale = 128 + pixels / 2
    share = np.clip(found.distances / 0.2, 0, 1)[:, :, None]
    mixed: Pixels = (pale * (1 - share) + np.array([200, 0, 0]) * share).astype(np.uint8)
    return mixed


# --- Whether it would be noticed: the page is compared with itself, in whatever fonts ---

CHANGES = {
    "a button that moved": ".button.primary { position: relative; left: 14px }",
    "a button that has gone": ".button.primary { visibility: hidden }",
    "another colour": ".button.primary { background: #0f4a70 }",
    "another ground": "body, html { background: #e9d9bb }",
    "a title that moved": "main h1 { position: relative; top: 10px }",
    "another size of text": "main p, main h2 { font-size: 120% }",
}
TRIFLES = {
    "letters smoothed otherwise": "* { -webkit-font-smoothing: antialiased; will-change: auto }",
    "half a pixel": "main { transform: translate(0.5px, 0.5px) }",
    "a shade that nobody sees": ".button.primary { filter: brightness(1.03) }",
}
# How far letters move by these depends on how they are made.
TRIFLES_OF_OUR_FONTS = {
    "letters set more exactly": "* { text-rendering: geometricPrecision }",
    "slightly wider letters": "main p { letter-spacing: 0.003em }",
}


@pytest.fixture(scope="module")
def before(browser: Browser, address: str, camera: Camera) -> Iterator[tuple[Page, Pixels]]:
    """The list of puzzles, and how it looks."""
    context = browser.new_context(
        viewport=DESKTOP,  # type: ignore[arg-type]
        locale="en",
        base_url=address,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(VIEWS["puzzles"].path)
    VIEWS["puzzles"].go(page)
    yield page, settled(page, camera, VIEWS["puzzles"]).pixels
    context.close()


# The page forbids styles from elsewhere, but not those that a script puts together.
DRESS = """style => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
}"""


def changed(before: tuple[Page, Pixels], camera: Camera, style: str) -> Likeness:
    """How the page looks with a style of its own."""
    page, pixels = before
    page.evaluate(DRESS, style)
    return compared(settled(page, camera, VIEWS["puzzles"]).pixels, pixels)


@pytest.mark.parametrize("style", CHANGES.values(), ids=CHANGES)
def test_a_change_is_noticed(before: tuple[Page, Pixels], camera: Camera, style: str) -> None:
    assert not changed(before, camera, style).is_alike


@pytest.mark.parametrize("style", TRIFLES.values(), ids=TRIFLES)
def test_a_trifle_is_not(before: tuple[Page, Pixels], camera: Camera, style: str) -> None:
    assert changed(before, camera, style).is_alike


@with_our_fonts
@pytest.mark.parametrize("style", TRIFLES_OF_OUR_FONTS.values(), ids=TRIFLES_OF_OUR_FONTS)
def test_a_trifle_of_letters_is_not(before: tuple[Page, Pixels], camera: Camera, style: str) -> None:
    assert changed(before, camera, style).is_alike
