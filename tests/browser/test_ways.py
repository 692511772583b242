"""The same game on a phone with a finger, and with keys alone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
DECISIONS = 8
SMALLEST_TARGET = 24  # pixels; WCAG 2.2, target size (minimum)


def assert_fits(page: Page) -> None:
    """Nothing sticks out to the side, and everything to be pressed is large enough."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """smallest => [...document.querySelectorAll("button[data-target], .bar button")]
            .map(button => [button.dataset.target ?? button.innerText, button.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < smallest)
            .map(([name]) => name)""",
        SMALLEST_TARGET,
    )
    assert small == []


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_on_a_phone_with_a_finger(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    open_table(page, game, BOT)
    person = Person(page, press=lambda button: button.tap())
    for _ in range(DECISIONS):
        assert person.wait()
        assert_fits(page)
        expect(person.confirm).to_be_in_viewport()
        person.decide()


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_fit_on_a_phone(new_page: NewPage, players: int) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    seats = [BOT[0], *[BOT[1]] * (players - 1)]
    open_table(page, "splendor", seats, settings={"start": 0, "face_up": 5})
    Person(page).wait()
    assert_fits(page)


def with_keys(button: Locator) -> None:
    """Reach a button with the tab key and press it."""
    page = button.page
    button.evaluate("button => (window.wanted = button)")
    for _ in range(200):
        if page.evaluate("document.activeElement === window.wanted"):
            break
        page.keyboard.press("Tab")
    else:
        pytest.fail(f"the tab key does not lead to {button}")
    assert page.evaluate(
        "getComputedStyle(document.activeElement).outlineStyle !== 'none'"
        " || getComputedStyle(document.activeElement).boxShadow !== 'none'"
    ), "where the focus is can't be seen"
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_with_keys_alone(new_page: NewPage, game: str) -> None:
    page = new_page()
    open_table(page, game, BOT)
    person = Person(page, press=with_keys)
    for _ in range(DECISIONS):
        assert person.wait()
        person.decide()


def test_letters_take_gems_and_escape_puts_them_back(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    person = Person(page)
    person.wait()
    before = person.number
    for letter in "wbg":
        page.keyboard.press(letter)
    expect(page.locator("[data-target=bank-w]")).to_have_accessible_name("white, 3 in the bank, 1 chosen")
    page.keyboard.press("Escape")
    expect(page.locator("[data-target=bank-g]")).to_have_accessible_name("green, 4 in the bank")
    page.keyboard.press("r")
    page.keyboard.press("c")
    expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(before))
    expect(page.locator("[aria-label=Log]").first).to_contain_text("Ada takes 1 white, 1 blue, 1 red.")
