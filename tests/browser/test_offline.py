"""The page without a network: what can be read can be read, and what can't be done is said."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cabochon.server.http.page import FOLDER
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
RECORD = Path(__file__).with_name("short.cabochon")


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


def test_the_start_page_says_that_there_is_no_network_and_comes_back(page: Page) -> None:
    page.context.set_offline(True)
    page.reload()
    notice = page.get_by_text("No network. Rules and games that you have replayed here")
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
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".study").wait_for()
    page.wait_for_function("caches.open('cabochon-replays').then(s => s.keys()).then(k => k.length >= 4)")
    page.context.set_offline(True)
    page.goto(f"/replay/{table}")
    expect(page.locator(".study")).to_be_visible()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".study")).to_be_visible()
    # One that was not, is not.
    page.goto("/replay/abcdefghjk")
    expect(page.get_by_text("The server can’t be reached")).to_be_visible()


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
    assert [path for path in kept if path.startswith("/api/")] == ["/api/games"]
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
        f"/assets/{file.name}" for file in (FOLDER / "assets").iterdir()
    }
