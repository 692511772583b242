"""The page without a network: what can be read can be read, and what can't be done is said."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cabochon.language import Language
from cabochon.server.http.page import FOLDER
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.tables import finished_game, open_table

ENGLISH, FRENCH = Language("en"), Language("fr")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
RECORD = Path(__file__).with_name("short.cabochon")
KEPT = "most => caches.open('cabochon-replays').then(s => s.keys()).then(k => k.length >= most)"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page that has been here before: its service worker has everything."""
    page = new_page(installable=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def test_rules_can_be_read(page: Page) -> None:
    page.context.set_offline(True)
    for path, heading in (("/rules/splendor", "Splendor"), ("/rules/duel", "Splendor Duel")):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.locator("main")).to_contain_text("prestige")
    # In a language, too, that nobody has read here before.
    page.locator("header select").first.select_option("ja")
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_lessons_can_be_taken(page: Page) -> None:
    page.context.set_offline(True)
    page.goto("/learn")
    expect(page.locator(".learn ol")).to_have_count(2)
    page.get_by_role("link", name="Begin (Splendor)", exact=True).click()
    words = page.locator(".coach .words")
    for target in ("bank-w", "bank-b", "bank-g"):
        page.locator(f"[data-target={target}]").click()
    page.locator(".bar .confirm").click()
    expect(words).to_contain_text(ENGLISH.text("lesson-splendor-gems-2"))
    page.locator("[data-target=card-1b]").click()
    page.get_by_role("dialog").get_by_role("button", name="Buy", exact=True).click()
    page.get_by_role("link", name="Next lesson").click()
    expect(words).to_have_text(ENGLISH.text("lesson-splendor-pair-1"))
    # The other game, too, in a language that nobody has read here before.
    page.goto("/learn/duel")
    page.locator(".bar .tools button").first.wait_for()
    page.locator("header select").first.select_option("fr")
    expect(words).to_have_text(FRENCH.text("lesson-duel-line-1"))
    # The first game needs the server, and says so.
    page.goto("/learn")
    page.locator("[aria-labelledby=splendor-title] .ways button").click()
    expect(page.locator(".notice.bad")).to_be_visible()


def test_the_start_page_says_that_there_is_no_network_and_comes_back(page: Page) -> None:
    page.context.set_offline(True)
    page.reload()
    notice = page.get_by_text(ENGLISH.text("offline-notice"))
    expect(notice).to_be_visible()
    expect(page.locator(".games")).to_be_visible()
    page.context.set_offline(False)
    expect(notice).to_be_hidden()


def test_a_game_that_was_replayed_is_replayed_again(page: Page) -> None:
    table = open_table(page, "splendor", BOT)
    Person(page).wait()
    page.locator(".bar .tools button").first.click()
    for _ in range(2):
        page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] .reason").wait_for()
    page.goto(f"/replay/{table}")
    page.locator(".study").wait_for()
    # Its record, its table, all of it and what Ada saw: whoever leaves before has less.
    page.wait_for_function(KEPT, arg=4)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".study").wait_for()
    page.wait_for_function(KEPT, arg=5)
    page.context.set_offline(True)
    page.goto(f"/replay/{table}")
    expect(page.locator(".study")).to_be_visible()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".study")).to_be_visible()
    # Whoever does not know its address finds it wherever one looks for games.
    for path in ("/replay", "/games", "/"):
        page.goto(path)
        kept_games = page.get_by_role("region", name=ENGLISH.text("kept-title"))
        expect(kept_games.locator("li")).to_have_count(1)
        kept_games.get_by_role("link").first.click()
        expect(page.locator(".study")).to_be_visible()
        assert page.url.partition("?")[0].endswith(f"/replay/{table}")
    # One that was not, is not.
    page.goto("/replay/abcdefghjk")
    expect(page.get_by_text("The server can’t be reached")).to_be_visible()


def test_nobody_finds_the_replays_of_who_was_here_before(page: Page) -> None:
    table = finished_game(page, "splendor", moves=2, settings={"start": 0})
    page.goto(f"/replay/{table}")
    page.locator(".study").wait_for()
    page.wait_for_function(KEPT, arg=4)
    kept_titles = page.get_by_role("region", name=ENGLISH.text("kept-title"))
    page.context.set_offline(True)
    page.goto("/games")
    expect(kept_titles).to_be_visible()
    page.context.set_offline(False)
    page.goto("/settings")
    page.get_by_role("button", name=ENGLISH.text("data-delete")).click()
    page.locator("dialog[open] .danger").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.context.set_offline(True)
    page.goto("/games")
    expect(page.get_by_text("The server can’t be reached")).to_be_visible()
    expect(kept_titles).to_have_count(0)


def test_puzzles_can_be_solved(page: Page) -> None:
    """Also those that nobody has looked at before."""
    page.context.set_offline(True)
    page.goto("/puzzles/duel?n=1")
    expect(page.locator(".bar .confirm")).to_be_visible()


def test_nothing_about_anybody_is_kept(page: Page) -> None:
    open_table(page, "splendor", BOT, me="Adalbert")
    Person(page).wait()
    page.goto("/")
    page.locator(".mine li").first.wait_for()
    kept = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys())
                    found.push(new URL(request.url).pathname);
            return found;
        }"""
    )
    puzzles = ["/api/puzzles/duel", "/api/puzzles/splendor"]
    assert sorted(path for path in kept if path.startswith("/api/")) == ["/api/games", *puzzles]
    assert "/service-worker.js" not in kept
    assert "/" in kept


def test_the_page_can_be_installed(page: Page) -> None:
    found = page.evaluate(
        """async () => {
            const link = document.querySelector("link[rel=manifest]").href;
            const answer = await fetch(link);
            const manifest = await answer.json();
            const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(src)));
            return { kind: answer.headers.get("content-type"), manifest,
                icons: icons.map((icon) => [icon.status, icon.headers.get("content-type")]) };
        }"""
    )
    assert found["kind"].startswith("application/manifest+json")
    assert found["manifest"]["display"] == "standalone"
    assert {icon.get("purpose") for icon in found["manifest"]["icons"]} == {None, "maskable"}
    assert found["icons"] == [[200, icon["type"]] for icon in found["manifest"]["icons"]]
    colours = page.locator("meta[name=theme-color]").evaluate_all("all => all.map(one => one.content)")
    assert len(set(colours)) == 1
    worker = page.evaluate(
        "fetch('/service-worker.js').then(async a => [a.headers.get('cache-control'), await a.text()])"
    )
    assert worker[0] == "no-cache"
    built = json.loads(worker[1].partition("const BUILT = ")[2].partition(";\n")[0])
    assert {path for path in built["files"] if path.startswith("/assets/")} == {
        f"/assets/{file.name}" for file in (FOLDER / "assets").iterdir() if file.suffix != ".br"
    }
