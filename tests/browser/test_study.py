"""Levels, hints, analysis and playing on, in a real browser against the real server."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from cabochon.match import Record
from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

RECORD = Path(__file__).with_name("short.cabochon")
BEGINNER = [{"kind": "me"}, {"kind": "bot", "bot": "level-1"}]


def analyse(page: Page, record: Path = RECORD, seconds: float = 0.05) -> Locator:
    """Upload a record and wait until all of it has been studied."""
    page.evaluate("seconds => localStorage.setItem('cabochon.analysis', seconds)", str(seconds))
    page.goto("/analysis")
    page.locator("input[type=file]").set_input_files(record)
    study = page.locator(".study")
    expect(study).to_have_attribute("data-status", "done")
    return study


def test_a_level_is_chosen_and_remembered(new_page: NewPage) -> None:
    page = new_page()
    duel = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Splendor Duel"))
    duel.locator("summary").click()
    duel.get_by_role("radio", name="Level 1").check(force=True)
    expect(duel.locator(".level .hint")).to_contain_text("at once")
    duel.get_by_role("button", name="Play against").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-seat='1'] .name")).to_have_text("Newcomer")
    page.goto("/")
    expect(page.locator("#duel-title, .level input:checked").last).to_have_value("level-1")
    page.goto("/new?game=splendor&with=friends")
    seat = page.locator("#seat-1")
    expect(seat.locator("option", has_text="Bot")).to_have_count(8)
    # Against people from elsewhere hints are off unless somebody wants them.
    expect(page.get_by_role("checkbox", name="Hints")).not_to_be_checked()
    seat.select_option("bot:level-8")
    expect(page.locator("#seat-1-about")).to_contain_text(re.compile("about . s"))
    expect(page.get_by_role("checkbox", name="Hints")).to_have_count(0)


def test_a_hint_is_asked_for_understood_and_played(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    open_table(page, "splendor", BEGINNER)
    person = Person(page)
    person.wait()
    before = person.number
    page.keyboard.press("h")
    person.wait_for_advice()
    advice = page.get_by_role("region", name="Hint")
    expect(advice.locator("[aria-live]")).to_have_text(re.compile("^Hint: .+ Chance of winning: [0-9]+%"))
    expect(page.locator(".trails rect").first).to_be_attached()
    # The keys are already there: asked with one, adopted with the next.
    expect(advice.get_by_role("button", name="Prepare")).to_be_focused()
    advice.get_by_role("button", name="Why, and other moves").press("Enter")
    expect(advice.get_by_role("button", name="Prepare")).to_be_focused()
    candidates = advice.locator("[aria-pressed]")
    assert 1 <= candidates.count() <= 3
    assert advice.locator(".reasons li").count() > 0
    candidates.last.press("Enter")
    expect(candidates.last).to_have_attribute("aria-pressed", "true")
    words = candidates.last.locator(".words").inner_text()
    advice.get_by_role("button", name="Prepare").press("Enter")
    # It is put together, not played.
    expect(advice).to_have_count(0)
    expect(page.locator(".bar .hint")).to_have_text(words, ignore_case=True)
    assert person.number == before
    person.confirm.click()
    page.wait_for_function(
        "before => Number(document.querySelector('.page[data-number]').dataset.number) > before", arg=before
    )
    # The next position is another question.
    person.wait()
    expect(page.locator(".trails")).to_have_count(0)


def test_hints_are_where_they_are_allowed(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "duel", BEGINNER, hints=False)
    Person(page).wait()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("dialog[open]")).not_to_contain_text("hint")
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def test_a_game_is_analysed_and_played_on(new_page: NewPage) -> None:
    page = new_page()
    study = analyse(page)
    match = Record.parse(RECORD.read_text(encoding="utf-8")).match()
    count = len(match.moves)
    rows = page.get_by_role("list", name="All decisions").locator("li")
    expect(rows).to_have_count(count + 1)  # the end has a row, too
    graded = rows.locator(".grade")
    expect(graded).to_have_count(count)
    expect(page.get_by_role("list", name="How well")).to_contain_text(re.compile("accuracy [0-9]+%"))
    # One step, one decision: the keys, the buttons, the chart and the list agree.
    for key, at in (("ArrowRight", 1), ("End", count), ("ArrowLeft", count - 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(study).to_have_attribute("data-at", str(at))
    page.get_by_role("button", name="One decision on").click()
    expect(study).to_have_attribute("data-at", "1")
    expect(rows.nth(1).locator("button")).to_have_attribute("aria-current", "step")
    expect(rows.nth(1).locator(".number")).to_have_text("2")
    expect(page.locator(".steps .where")).to_have_text(f"2 / {count}")
    chart = page.get_by_role("slider")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = int(chart.get_attribute("aria-valuenow") or 0)
    assert abs(middle - count / 2) < count / 10
    # The table shows that position, with what was played and what was best.
    bank = page.locator("[data-target=bank-w]")
    tokens = match.state_after(middle).position()["bank"][0]  # type: ignore[typeddict-item]
    expect(bank).to_contain_text(f"{tokens} in the bank")
    expect(page.locator(".trails g")).not_to_have_count(0)
    rows.nth(4).locator("button").click()
    detail = page.get_by_role("region", name="The decision")
    expect(detail).to_contain_text(re.compile("forced|best|good|inaccuracy|mistake|blunder"))
    candidates = detail.locator("li > button")
    candidates.last.click()
    expect(candidates.last).to_have_attribute("aria-pressed", "true")

    detail.get_by_role("button", name="Play on").click()
    sheet = page.locator("dialog[open]")
    mover = match.steps[4].seat
    expect(sheet.get_by_role("radio", name="to move")).to_be_checked()
    sheet.get_by_role("radio", name="Level 1").check(force=True)
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    person = Person(page)
    person.wait()
    expect(page.locator(".seat.near")).to_have_attribute("data-seat", str(mover))
    person.decide()
    assert person.wait()
    # Whoever goes back finds the analysis as it was.
    page.go_back()
    expect(page.locator(".study")).to_have_attribute("data-at", "4")


def test_a_finished_table_leads_to_its_analysis_which_can_be_stopped(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("localStorage.setItem('cabochon.analysis', '2')")
    table = open_table(page, "splendor", BEGINNER)
    # While the game goes on there is nothing to analyse, which is forgotten when it is over.
    page.goto(f"/analysis/{table}")
    expect(page.locator("main")).to_contain_text("hides cards")
    page.locator(".message a").click()
    page.locator(f"a[href='/t/{table}']").first.click()
    person = Person(page)
    for _ in range(2):
        person.wait()
        person.decide()
    person.wait()
    page.locator(".bar .tools button").first.click()
    for _ in range(2):
        page.locator("dialog[open] .danger").click()
    page.get_by_role("link", name="Analyse the game").click()
    study = page.locator(".study")
    expect(study).to_have_attribute("data-status", "running")
    page.get_by_role("button", name="Stop").click()
    expect(study).to_have_attribute("data-status", "stopped")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="The decision")).to_contain_text("Ada has resigned")


def test_what_is_no_record_is_refused_in_words(new_page: NewPage) -> None:
    page = new_page("/analysis")
    text = page.get_by_role("textbox")
    text.fill("Once upon a time")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("alert")).to_contain_text("not a recorded game")
    text.fill(RECORD.read_text(encoding="utf-8").replace("take", "steal", 1))
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("heading", name="can’t be analysed")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Line")
