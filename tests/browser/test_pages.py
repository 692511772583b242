"""Every page in every language and for everybody: no message missing, nothing that axe-core faults."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cabochon.language import LANGUAGES, Language
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table
from tests.test_language import IDS

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}


def tour(page: Page) -> Iterator[str]:
    """Everything that the page can show, one thing after the other; yields its name when it shows."""
    page.goto("/")
    page.locator("article").first.wait_for()
    yield "home"
    for game in ("splendor", "duel"):
        page.goto(f"/new?game={game}&with=friends")
        page.locator("form").wait_for()
        page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        yield f"new {game}"
    page.goto("/t/nosuchtable")
    page.locator("h1").wait_for()
    yield "no such table"
    page.goto("/no/such/page")
    page.locator("h1").wait_for()
    yield "no such page"
    open_table(page, "splendor", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page.locator("svg[role=img]").first.wait_for()
    yield "waiting room"
    for game in ("splendor", "duel"):
        yield from tour_of_table(page, game)
    open_table(page, "splendor", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    for _ in range(2):
        Person(page).wait()
        number = Person(page).number
        page.locator("[data-target=deck-1]").click()
        page.locator(".bar .confirm").click()
        expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(number))
    page.locator(".curtain").wait_for()
    yield "curtain"


def tour_of_table(page: Page, game: str) -> Iterator[str]:
    clock = {"initial": 3600, "increment": 5}
    open_table(page, game, BOT, clock=clock)
    person = Person(page)
    person.wait()
    yield f"{game}: my turn"
    page.locator("[data-target=card-1a]").click()
    yield f"{game}: a card"
    page.keyboard.press("Escape")
    page.locator("[data-seat='1'] .who").click()
    yield f"{game}: a player"
    page.keyboard.press("Escape")
    page.locator(".bar .tools button").first.click()
    yield f"{game}: the menu"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield f"{game}: the keys"
    page.keyboard.press("Escape")
    page.locator(".bar .tools button").first.click()
    page.locator("dialog[open] .danger").click()
    yield f"{game}: resigning"
    page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] .reason").wait_for()
    yield f"{game}: the end"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_without_missing_messages(new_page: NewPage, code: str) -> None:
    page = new_page(locale=LOCALES[code])
    ids = {message for message in IDS if "-" in message}
    for place in tour(page):
        assert page.locator("html").get_attribute("lang") == code, place
        words = page.evaluate(
            """() => [document.title, document.body.innerText,
                ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
                    one => ["aria-label", "title", "placeholder"].map(name => one.getAttribute(name) ?? ""))]
                .join("\\n")"""
        )
        missing = {word.strip(".,:;!?()") for word in words.split()} & ids
        assert missing == set(), place
        assert "undefined" not in words, place
        assert "{" not in words, place


def test_the_language_can_be_changed_at_any_time(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    person = Person(page)
    person.wait()
    page.keyboard.press("w")
    for code in ("ja", "zh-Hant", "fr"):
        page.locator("header select, header [data-languages] select").first.select_option(code)
        expect(page.locator(".bar .ask")).to_have_text(
            Language(code).text("ask-splendor-act"), ignore_case=True
        )
    # What was being put together is still there.
    expect(page.locator("[data-target=bank-w]")).to_have_attribute("class", re.compile("chosen"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_that_axe_finds_fault_with(new_page: NewPage, scheme: str, size: dict[str, int]) -> None:
    page = new_page(color_scheme=scheme, viewport=size)
    faults: dict[str, Any] = {}
    for place in tour(page):
        page.evaluate(AXE)
        result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        if result["violations"]:
            faults[place] = [
                (fault["id"], [node["target"] for node in fault["nodes"]][:3])
                for fault in result["violations"]
            ]
    assert faults == {}
