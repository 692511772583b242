"""The same game on a phone with a finger, and with keys alone; and the rarer decisions."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table, play_until

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
DECISIONS = 8
# How a game goes on until the decision that a test is about: the patterns of moves, the best first.
BUYS = ["^(royal|steal|match|colour|pay|return)", "^buy", "^take ..-..$", "."]
TAKES = ["^take ...$", "^take", "."]
RESERVES = ["^reserve 1t", "^take ...$", "^take", "."]
RICH = "me.tokens.at(-1) > 0 && sum(me.tokens) > 8 && legal.some((move) => /^buy/.test(move))"
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


KEY = """() => {
    const here = document.activeElement;
    if (!here.matches(".cell") || !window.wanted.matches(".cell")) return "Tab";
    const follows = here.compareDocumentPosition(window.wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows ? "ArrowRight" : "ArrowLeft";
}"""


def with_keys(button: Locator) -> None:
    """Reach a button with the tab key, inside Duel's board with the arrows, and press it."""
    page = button.page
    button.evaluate("button => (window.wanted = button)")
    for _ in range(200):
        if page.evaluate("document.activeElement === window.wanted"):
            break
        page.keyboard.press(page.evaluate(KEY))
    else:
        pytest.fail(f"no key leads to {button}")
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


def test_the_focus_is_not_lost_after_a_move(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    person = Person(page, press=with_keys)
    person.wait()
    person.decide()
    person.wait()
    expect(page.locator(".bar:focus, .bar :focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")  # the arrows lead on to the cards
    expect(page.locator("button.card:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(person.sheet.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("button.card:focus")).to_have_count(1)


def test_a_resting_finger_asks_what_is_missing(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "splendor", BOT)
    Person(page).wait()
    box = page.locator("[data-target=card-2b]").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_contain_text("You lack")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # It was a question, not a press; the answer can be read without the finger in its way.
    expect(page.get_by_role("tooltip")).to_contain_text("You lack")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".bar .say").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def open_card_with_choice(page: Page) -> Locator:
    """The sheet of a card that can be paid with or without the gold in hand."""
    sheet = page.locator("dialog[open]")
    for _ in range(10):
        play_until(page, "splendor", RICH, RESERVES)
        for card in page.locator("button.card.affordable").all():
            card.click()
            if sheet.get_by_role("button", name="One gold more").and_(page.locator(":enabled")).count():
                return sheet
            page.keyboard.press("Escape")
    pytest.fail("nobody came to have a choice")


def test_a_payment_changed_with_gold(new_page: NewPage) -> None:
    page = new_page()
    sheet = open_card_with_choice(page)
    before = Person(page).number
    enabled = page.locator(":enabled")
    more = sheet.get_by_role("button", name="One gold more").and_(enabled).first
    paying = sheet.locator(".payment [aria-live]")
    proposed = paying.inner_text()
    more.click()
    expect(paying).not_to_have_text(proposed)
    expect(paying).to_contain_text("gold")
    changed = paying.inner_text()
    sheet.get_by_role("button", name="One gold less").and_(enabled).click()
    expect(paying).to_have_text(proposed)
    more.click()
    expect(paying).to_have_text(changed)
    sheet.get_by_role("button", name="Buy", exact=True).click()
    expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(before))
    expect(page.locator("[aria-label=Log] code").first).to_have_text(re.compile("buy .*, cover .*, pay"))


def test_returning_tokens(new_page: NewPage) -> None:
    page = new_page()
    play_until(page, "splendor", "sum(me.tokens) > 8 && legal.some((move) => /^take ...$/.test(move))", TAKES)
    person = Person(page)
    for _ in range(3):
        page.locator("button.inviting[data-target^=bank-]").first.click()
    expect(person.confirm).to_have_text("Give back…")
    person.confirm.click()
    give = person.sheet.get_by_role("button", name="Give back", exact=True)
    tokens = person.sheet.locator("[data-target].inviting")
    expect(give).to_be_disabled()
    tokens.first.click()
    person.sheet.get_by_role("button", name="Choose again").click()
    expect(give).to_be_disabled()
    while tokens.count():
        tokens.last.click()
    expect(person.sheet).to_contain_text("10/10")
    before = person.number
    page.keyboard.press("c")
    expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(before))
    expect(page.locator("[aria-label=Log] code").filter(has_text="return").first).to_be_visible()


def test_what_duel_asks_after_a_purchase(new_page: NewPage) -> None:
    page = new_page()
    play_until(page, "duel", "/royal|steal|match/.test(position.phase)", BUYS)
    person = Person(page)
    person.wait()
    before = person.number
    if page.locator(".choice").count():
        person.choose()
    else:
        page.locator("button.cell.onward").first.click()
        person.confirm.click()
    expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(before))
    answer = page.locator("[aria-label=Log] code").filter(has_text=re.compile("royal|steal|match"))
    expect(answer.first).to_be_visible()


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_things_that_flew_leave_nothing_behind(new_page: NewPage, game: str) -> None:
    page = new_page(reduced_motion="no-preference")
    open_table(page, game, BOT)
    person = Person(page)
    person.wait()
    page.locator(".sky").wait_for(state="attached")  # it comes after the first moments
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver(() => (flown += document.querySelectorAll(".sky .thing").length))
                .observe(document.querySelector(".sky"), { childList: true });
        }"""
    )
    for _ in range(4):
        person.wait()
        person.decide()
    person.wait()
    expect(page.locator(".sky .thing")).to_have_count(0)
    assert page.evaluate("flown") > 0
    page.wait_for_function(
        """() => !document.getAnimations().some(({ effect }) => effect.target.closest(".stage svg, .sky"))"""
    )
    hidden = """[...document.querySelectorAll("button[data-target] svg")]
        .filter((art) => getComputedStyle(art).opacity !== "1").length"""
    assert page.evaluate(hidden) == 0
