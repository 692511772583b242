"""Going through a finished game in a real browser: through anybody's eyes, and what can be taken along."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cabochon.match import Record
from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.shift import shift
from tests.browser.tables import open_table

RECORD = Path(__file__).with_name("short.cabochon")
MATCH = Record.parse(RECORD.read_text(encoding="utf-8")).match()
COUNT = len(MATCH.moves)


def replay(page: Page) -> Locator:
    """Bring a record along."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    shown = page.locator(".study")
    shown.wait_for()
    return shown


def finished_table(page: Page) -> str:
    """A table whose game has ended after two decisions of mine, a card unseen by others among them."""
    table = open_table(page, "splendor", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    for _ in range(2):
        Person(page).wait()
        number = Person(page).number
        page.locator("[data-target=deck-1]").click()
        page.locator(".bar .confirm").click()
        expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(number))
    page.locator(".curtain .primary").click()
    page.locator(".bar .tools button").first.click()
    for _ in range(2):
        page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] .reason").wait_for()
    return table


@pytest.mark.parametrize(
    "path", ["/replay/xyz", "/analysis/xyz", "/replay/aaaaaaaaaa", "/analysis/aaaaaaaaaa"]
)
def test_a_link_that_is_mistyped_leads_to_no_table(path: str, new_page: NewPage) -> None:
    page = new_page(path)
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    expect(page.get_by_text("The link may be incomplete")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_a_record_is_gone_through_by_slider_keys_and_list(new_page: NewPage) -> None:
    page = new_page()
    shown = replay(page)
    rows = page.get_by_role("list", name="All decisions").locator("li")
    expect(rows).to_have_count(COUNT + 1)
    for key, at in (("ArrowRight", 1), ("End", COUNT), ("ArrowLeft", COUNT - 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-at", str(at))
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("ArrowRight")
    expect(shown).to_have_attribute("data-at", "1")
    rows.nth(7).locator("button").click()
    expect(shown).to_have_attribute("data-at", "7")
    expect(slider).to_have_value("7")
    # The number that is shown is that of the row that is marked.
    expect(rows.locator("[aria-current=step] .number")).to_have_text("8")
    expect(page.locator(".steps .where")).to_have_text(f"8 / {COUNT}")
    tokens = MATCH.state_after(7).position()["bank"][0]  # type: ignore[typeddict-item]
    expect(page.locator("[data-target=bank-w]")).to_contain_text(f"{tokens} in the bank")
    page.keyboard.press("End")
    expect(rows.locator("[aria-current=step]")).to_contain_text("wins")


def test_a_game_plays_itself_back(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    shown = replay(page)
    page.get_by_label("Speed").select_option(label="4×")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(shown).to_have_attribute("data-status", "playing")
    expect(shown).to_have_attribute("data-at", re.compile("^[3-9]$"))
    page.keyboard.press("Space")
    expect(shown).to_have_attribute("data-status", "paused")
    page.get_by_role("button", name="Play it back").click()
    expect(shown).to_have_attribute("data-at", str(COUNT))
    expect(shown).to_have_attribute("data-status", "paused")


def test_a_game_is_seen_through_the_eyes_of_a_player(new_page: NewPage) -> None:
    page = new_page()
    replay(page)
    page.keyboard.press("End")
    hands = page.locator("[data-place$='-hand']")
    backs = hands.locator(".held:not(.free):not(:has(button))")
    expect(backs).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(backs).to_have_count(2)
    expect(page.locator(".seat.near")).to_have_attribute("data-seat", "0")
    page.get_by_label("Seen by").select_option("1")
    expect(backs).to_have_count(0)
    expect(page.locator(".seat.near")).to_have_attribute("data-seat", "1")


def test_what_can_be_taken_along(new_page: NewPage) -> None:
    page = new_page()
    replay(page)
    page.keyboard.press("ArrowRight")
    with page.expect_download() as record:
        page.get_by_role("button", name="Download the record").click()
    assert record.value.suggested_filename == "splendor-2026-11-15-ada-level-1.txt"
    assert Path(record.value.path()).read_text(encoding="utf-8") == RECORD.read_text(encoding="utf-8")
    page.get_by_role("button", name="A picture").click()
    sheet = page.locator("dialog[open]")
    sheet.locator("img").wait_for()
    for ending, beginning in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as picture:
            sheet.get_by_role("button", name=ending).click()
        assert picture.value.suggested_filename == f"splendor-2026-11-15-ada-level-1-2.{ending.lower()}"
        assert Path(picture.value.path()).read_bytes().startswith(beginning)


def test_a_record_is_analysed_once(new_page: NewPage) -> None:
    page = new_page()
    replay(page)
    page.keyboard.press("ArrowRight")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_url("**/analysis")
    expect(page.locator(".study")).to_have_attribute("data-at", "1")
    expect(page.locator(".study")).to_have_attribute("data-status", re.compile("running|done"))
    assert len([url for url in asked if url.endswith("/api/analysis")]) == 1


def test_a_finished_table_is_replayed_and_a_position_linked(new_page: NewPage) -> None:
    page = new_page()
    table = finished_table(page)
    page.get_by_role("link", name="Replay").click()
    shown = page.locator(".study")
    # Who played for everybody at this screen sees everything.
    expect(page.get_by_label("Seen by")).to_have_value("-1")
    page.keyboard.press("ArrowRight")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url(re.compile(rf"/replay/{table}\?at=2&as=2$"))
    link = page.url
    # Somebody else who has the link is there at once; from the list of games it begins at the beginning.
    other = new_page(link, viewport=PHONE)
    expect(other.locator(".study")).to_have_attribute("data-at", "1")
    other.locator(".study .market button").first.wait_for()
    assert shift(other) < 0.02
    expect(other.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_url(f"**/analysis/{table}?at=2")
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    page.goto("/")
    page.locator(f"a[href='/replay/{table}']").click()
    expect(shown).to_have_attribute("data-at", "0")


def test_a_running_game_is_not_replayed(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "splendor", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading", name="can’t be replayed")).to_be_visible()
    expect(page.locator("main")).to_contain_text("hides cards")
