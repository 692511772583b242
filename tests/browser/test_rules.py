"""The rules in the page: the ways to them, reading them, and a sentence for everything on the table."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cabochon.language import Language
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

RECORD = Path(__file__).with_name("short.cabochon")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
ENGLISH = Language("en")


def sentence(term: str) -> str:
    """What the glossary says about a word."""
    return ENGLISH.text(f"term-{term}-is")


def in_new_tab(link: Locator) -> Page:
    """The page that a link opens beside this one."""
    with link.page.expect_popup() as opened:
        link.click()
    opened.value.locator("h1").wait_for()
    return opened.value


# --- The ways there ---


def test_from_the_start_page_and_back(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("link", name="Rules of Splendor Duel").click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("The rules of Splendor Duel")
    expect(title).to_be_focused()
    page.get_by_role("link", name="Splendor", exact=True).click()
    expect(title).to_have_text("The rules of Splendor")
    page.go_back()
    expect(title).to_have_text("The rules of Splendor Duel")
    page.go_back()
    page.locator(".games").wait_for()


def test_from_the_waiting_room_beside_it(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "duel", [{"kind": "me"}, {"kind": "open"}])
    rules = in_new_tab(page.locator("main").get_by_role("link", name=re.compile("^Rules")))
    expect(rules).to_have_url(re.compile("/rules/duel$"))


def test_from_the_menu_of_the_table_beside_it(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    Person(page).wait()
    page.locator(".bar .tools button").first.click()
    rules = in_new_tab(page.get_by_role("dialog").get_by_role("link", name=re.compile("^Rules")))
    expect(rules).to_have_url(re.compile("/rules/splendor$"))


# --- Reading ---


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_contents_lead_to_each_section(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page("/rules/duel", viewport=size)
    links = page.locator(".contents a").all()
    assert len(links) > 12
    for link in links:
        link.click()
        anchor = page.url.partition("#")[2]
        expect(page.locator(f"#{anchor} > :is(h2, h3)")).to_be_in_viewport()
        expect(page.locator(f"#{anchor} > :is(h2, h3)")).to_have_text(link.inner_text())


def test_an_address_with_an_anchor_opens_there(new_page: NewPage) -> None:
    page = new_page("/rules/duel#term-crown")
    expect(page.locator("#term-crown")).to_be_in_viewport()
    expect(page.locator("#term-crown")).to_contain_text(sentence("crown"))


def test_nothing_is_asked_of_the_server_but_files(new_page: NewPage) -> None:
    page = new_page("/rules/splendor")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Splendor")


def test_on_paper_there_is_nothing_to_press_and_nothing_dark(new_page: NewPage) -> None:
    page = new_page("/rules/splendor", color_scheme="dark")
    page.emulate_media(media="print")
    for part in ("#app > header", ".contents", "nav.games"):
        expect(page.locator(part)).to_be_hidden()
    expect(page.locator(".text p").first).to_have_css("color", "rgb(0, 0, 0)")


# --- On the table ---


def test_the_rules_are_fetched_when_somebody_asks(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload()
    Person(page).wait()
    assert not [url for url in fetched if "/assets/rules-" in url]
    page.locator("[data-target=bank-o]").click()
    expect(page.get_by_role("dialog")).to_contain_text(sentence("gold"))
    assert [url for url in fetched if "/assets/rules-" in url]


PRESSED = {
    "splendor": {"[data-target=noble-1]": "nobles", "[data-target=bank-o]": "gold"},
    "duel": {"[data-target=royal-1]": "royals", "[data-term=bag]": "bag"},
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", PRESSED)
def test_a_press_says_what_it_is(new_page: NewPage, game: str, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    open_table(page, game, BOT)
    Person(page).wait()
    number = Person(page).number
    for thing, term in PRESSED[game].items():
        page.locator(thing).first.click()
        expect(page.get_by_role("dialog")).to_contain_text(sentence(term))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert Person(page).number == number


@pytest.mark.parametrize(
    ("game", "terms"),
    [("splendor", ["prestige", "bonus", "gold"]), ("duel", ["prestige", "crown", "privilege"])],
)
def test_a_panel_opens_the_players_sheet_which_says_what_all_of_it_is(
    new_page: NewPage, game: str, terms: list[str]
) -> None:
    page = new_page()
    open_table(page, game, BOT)
    Person(page).wait()
    page.locator(".seat.near .who").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("summary").click()
    for term in terms:
        expect(sheet).to_contain_text(sentence(term))


def test_what_cannot_be_done_now_says_what_it_is(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    open_table(page, "duel", BOT)
    Person(page).wait()
    number = Person(page).number
    # Who begins has no privilege, and the bag is empty.
    for deed in ("privilege", "replenish"):
        button = page.locator(f"[data-target={deed}]")
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)
        expect(page.get_by_role("dialog")).to_contain_text(sentence(deed))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert Person(page).number == number


def test_a_royal_says_what_its_sign_means_and_leads_to_the_rules(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "duel", BOT)
    Person(page).wait()
    page.locator("[data-target=royal-3]").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(sentence("steal"))
    rules = in_new_tab(sheet.get_by_role("link"))
    expect(rules.locator("#term-royals")).to_be_in_viewport()


def test_the_key_says_what_has_the_focus(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    Person(page).wait()
    sheet = page.get_by_role("dialog")
    for target, term in {
        "bank-w": "token",
        "noble-2": "nobles",
        "deck-1": "level",
        "card-1a": "price",
    }.items():
        page.locator(f"[data-target={target}]").focus()
        page.keyboard.press("?")
        expect(sheet).to_contain_text(sentence(term))
        page.keyboard.press("Escape")
        expect(page.locator(f"[data-target={target}]")).to_be_focused()
    page.locator(".bar").focus()
    page.keyboard.press("?")
    expect(sheet).to_contain_text("Keys")


def test_the_key_explains_a_recorded_game_too(new_page: NewPage) -> None:
    page = new_page("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".study").wait_for()
    for target, terms in {"deck-1": ["level"], "card-1a": ["price", "bonus"]}.items():
        page.locator(f"[data-target={target}]").focus()
        page.keyboard.press("?")
        for term in terms:
            expect(page.get_by_role("dialog")).to_contain_text(sentence(term))
        page.keyboard.press("Escape")
        expect(page.locator(f"[data-target={target}]")).to_be_focused()
    page.locator("h1").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_says_all_that_is_printed_on_it(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    Person(page).wait()
    page.locator("[data-target=card-3a]").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("summary").click()
    for term in ("prestige", "bonus", "price", "level"):
        expect(sheet).to_contain_text(sentence(term))


def test_without_a_connection_it_says_so_and_the_next_press_tries_again(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    Person(page).wait()
    page.route("**/assets/rules-*", lambda route: route.abort())
    page.locator("[data-target=noble-1]").click()
    expect(page.get_by_role("dialog")).to_contain_text(ENGLISH.text("unreachable"))
    page.unroute("**/assets/rules-*")
    page.keyboard.press("Escape")
    page.locator("[data-target=noble-1]").click()
    expect(page.get_by_role("dialog")).to_contain_text(sentence("nobles"))
