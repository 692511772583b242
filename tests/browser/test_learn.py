"""Learning to play in a real browser: lessons, wrong tries, the coach of a first game, what can be done."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from cabochon.games import game as find_game
from cabochon.language import Language
from cabochon.lessons import lessons
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

ENGLISH = Language("en")
SPLENDOR = [lesson.name for lesson in lessons(find_game("splendor"))]
DUEL = [lesson.name for lesson in lessons(find_game("duel"))]

SMALL = {"width": 360, "height": 640}
TALL = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}

IN_SIGHT = """selector => {
    const found = document.querySelector(selector);
    if (found === null) return false;
    const { left, top, width, height } = found.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && found.contains(there);
}"""

SIZE = """async part => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, width, height } = part.getBoundingClientRect();
    return [x, width, height];
}"""


def words(page: Page) -> Locator:
    return page.locator(".coach .words")


def say(page: Page, message: str) -> None:
    """Wait until the coach says it, alone or after something else."""
    expect(words(page)).to_contain_text(ENGLISH.text(message))


def press(page: Page, *targets: str) -> None:
    for target in targets:
        page.locator(f"[data-target={target}]:visible").first.click()


def confirm(page: Page) -> None:
    page.locator(".bar .confirm").click()


def buy(page: Page, target: str, button: str = "Buy") -> None:
    press(page, target)
    page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


def buy_first(page: Page, target: str) -> None:
    """The same in any language."""
    press(page, target)
    page.locator("dialog[open] .dialog-actions .primary").click()


def go_on(page: Page) -> None:
    page.locator(".bar .on").click()


@pytest.mark.parametrize(("number", "first"), [(1, "cell-b3"), (3, "cell-a2"), (5, "cell-e5")])
def test_a_lesson_opens_where_its_first_step_is(new_page: NewPage, number: int, first: str) -> None:
    page = new_page(f"/learn/duel?n={number}", viewport=PHONE)
    page.locator(".lit rect").first.wait_for()
    middle = "one => { const { top, height } = one.getBoundingClientRect(); return top + height / 2; }"
    shown = page.locator(".table").bounding_box()
    assert shown is not None
    assert shown["y"] < page.locator(f"[data-target={first}]").evaluate(middle) < shown["y"] + shown["height"]
    # The log tells of oneself as of anybody.
    if number == 3:
        press(page, "cell-b2", "cell-c2")
        confirm(page)
        say(page, "lesson-duel-gift-1-why")
        page.locator(".bar .tools button").nth(1).click()
        expect(page.locator("dialog[open]")).to_contain_text("Pupil takes 2 red")


def test_all_lessons_of_splendor_with_wrong_tries(new_page: NewPage) -> None:
    page = new_page("/learn/splendor", viewport=PHONE)
    say(page, "lesson-splendor-gems-1")
    expect(page.locator(".lit rect")).to_have_count(4)
    # A wrong try is explained, and nothing has changed.
    press(page, "bank-w", "bank-b", "bank-k")
    confirm(page)
    say(page, "slip-splendor-other-gems")
    expect(page.locator(".bar .back")).to_have_count(0)
    # What the explanation speaks of still shines.
    expect(page.locator(".lit rect")).to_have_count(4)
    page.get_by_role("button", name="Try again").click()
    say(page, "lesson-splendor-gems-1")
    press(page, "bank-w", "bank-b", "bank-g")
    confirm(page)
    say(page, "lesson-splendor-gems-1-why")
    say(page, "lesson-splendor-gems-2")
    buy(page, "card-1b")
    say(page, "lesson-splendor-gems-2-why")
    # It is the coach's turn, and nobody thinks or can be talked to: the bar says what comes, and leads there.
    expect(page.locator(".bar .waiting")).to_have_text(ENGLISH.text("learn-finished"))
    expect(page.locator(".bar .hint")).to_have_text("Next: Two of one colour")
    expect(page.locator(".bar .buttons > *")).to_have_text(["Once more", "Next lesson"])
    expect(page.locator("[data-target=talk]")).to_have_count(0)
    go_on(page)

    say(page, "lesson-splendor-pair-1")
    press(page, "bank-r", "bank-r")
    confirm(page)
    say(page, "lesson-splendor-pair-1-why")
    go_on(page)

    say(page, "lesson-splendor-bonus-1")
    buy(page, "card-1a")
    say(page, "slip-splendor-costs-gems")
    buy(page, "card-1b")
    say(page, "lesson-splendor-bonus-1-why")
    go_on(page)

    say(page, "lesson-splendor-reserve-1")
    buy(page, "card-2c", "Reserve")
    say(page, "lesson-splendor-reserve-2")
    buy(page, "hand-1")
    say(page, "lesson-splendor-reserve-2-why")
    go_on(page)

    say(page, "lesson-splendor-gold-1")
    press(page, "card-1a")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="One gold more in place of black").click()
    sheet.get_by_role("button", name="Buy", exact=True).click()
    say(page, "slip-splendor-keep-gold")
    buy(page, "card-1a")
    say(page, "lesson-splendor-gold-1-why")
    go_on(page)

    say(page, "lesson-splendor-limit-1")
    press(page, "bank-b", "bank-g")
    confirm(page)
    page.get_by_role("dialog").locator("[data-target=held-w]").click()
    page.get_by_role("dialog").locator(".dialog-actions .primary").click()
    say(page, "lesson-splendor-limit-1-why")
    go_on(page)

    say(page, "lesson-splendor-noble-1")
    buy(page, "card-1d")
    say(page, "slip-splendor-other-bonus")
    buy(page, "card-1c")
    say(page, "lesson-splendor-noble-1-why")
    go_on(page)

    say(page, "lesson-splendor-end-1")
    buy(page, "card-2d")
    say(page, "lesson-splendor-end-1-why")
    expect(page.locator(".bar .hint")).to_have_text(ENGLISH.text("learn-now-game"))
    expect(page.locator(".bar .on")).to_have_text(ENGLISH.text("learn-first-game"))

    # What is done is remembered.
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    expect(page.locator(".learn")).to_contain_text(f"{len(SPLENDOR)} of {len(SPLENDOR)} done")
    page.reload()
    expect(page.locator(".learn .done")).to_have_count(len(SPLENDOR))
    # After the last lesson comes a game.
    expect(page.locator("[aria-labelledby=splendor-title] .ways .primary")).to_contain_text("First game")
    expect(page.locator("[aria-labelledby=duel-title] .ways .primary")).to_contain_text("Begin")


def test_duel_by_keys_alone(new_page: NewPage) -> None:
    page = new_page("/learn/duel?n=2")
    say(page, "lesson-duel-privilege-1")
    for target in ("privilege", "cell-d5"):
        page.locator(f"[data-target={target}]").focus()
        page.keyboard.press("Enter")
    page.keyboard.press("c")
    say(page, "lesson-duel-privilege-2")
    page.locator("[data-target=card-1a]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Buy", exact=True).press("Enter")
    say(page, "lesson-duel-privilege-2-why")
    # The way on has the keys.
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    say(page, "lesson-duel-gift-1")
    # Who listens hears the title and what it is about.
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    expect(heading).to_have_accessible_description(ENGLISH.text("lesson-duel-gift-1"))
    expect(page).to_have_url(re.compile(r"/learn/duel\?n=3$"))


def test_what_shines_is_in_sight_on_a_small_phone(new_page: NewPage) -> None:
    page = new_page("/learn/splendor", viewport=SMALL)
    expect(page.locator(".lit rect")).to_have_count(4)
    page.wait_for_function(IN_SIGHT, arg="[data-target=card-1b]")
    # In Duel the table scrolls, and what is around it.
    page = new_page("/learn/duel?n=2", viewport=SMALL)
    page.wait_for_function(IN_SIGHT, arg="[data-target=privilege]")
    press(page, "privilege", "cell-d5")
    confirm(page)
    say(page, "lesson-duel-privilege-2")
    page.wait_for_function(IN_SIGHT, arg="[data-target=card-1a]")


def test_the_way_on_is_in_sight_on_a_phone_that_lies(new_page: NewPage) -> None:
    page = new_page("/learn/splendor?n=2", viewport=LYING)
    press(page, "bank-r", "bank-r")
    confirm(page)
    say(page, "lesson-splendor-pair-1-why")
    page.wait_for_function(IN_SIGHT, arg=".bar .on")


def test_questions_are_answered_on_the_table(new_page: NewPage) -> None:
    page = new_page(f"/learn/duel?n={DUEL.index('steal') + 1}")
    buy(page, "card-2a")
    page.locator(".choice").wait_for()
    press(page, "answer-theirs-k")
    confirm(page)
    say(page, "slip-duel-steal-other")
    press(page, "answer-theirs-p")
    confirm(page)
    say(page, "lesson-duel-steal-1-why")
    page.goto(f"/learn/duel?n={DUEL.index('royal') + 1}")
    buy(page, "card-2b")
    page.locator(".choice").wait_for()
    press(page, "answer-royal-4")
    confirm(page)
    say(page, "lesson-duel-royal-1-why")
    page.get_by_role("button", name="Once more").click()
    say(page, "lesson-duel-royal-1")


def test_lessons_need_no_table_on_the_server(new_page: NewPage) -> None:
    page = new_page("/learn/duel")
    say(page, "lesson-duel-line-1")
    page.route("**/api/**", lambda route: _only_games(route))
    page.reload()
    press(page, "cell-b3", "cell-d3")
    confirm(page)
    say(page, "lesson-duel-line-2")


def _only_games(route: Route) -> None:
    if route.request.url.endswith("/api/games"):
        route.continue_()
    else:
        route.abort()


def test_an_address_of_no_lesson(new_page: NewPage) -> None:
    missing = {
        "/learn/chess": "There are no lessons for such a game.",
        "/learn/duel?n=99": f"There is no lesson 99; there are {len(DUEL)} of them.",
    }
    for path, told in missing.items():
        page = new_page(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH.text("missing-title"))
        expect(page.locator("main p")).to_have_text(told)
        page.get_by_role("link", name="All lessons").click()
        page.wait_for_url("**/learn")


def test_the_way_back_leads_to_the_lesson_that_was_done(new_page: NewPage) -> None:
    page = new_page("/learn")
    page.locator("[aria-labelledby=duel-title] .ways a").first.click()
    say(page, "lesson-duel-line-1")
    page.wait_for_url("**/learn/duel?n=1")
    press(page, "cell-b3", "cell-d3")
    confirm(page)
    say(page, "lesson-duel-line-2")
    page.goto("/learn/splendor")
    say(page, "lesson-splendor-gems-1")
    press(page, "bank-w", "bank-b", "bank-g")
    confirm(page)
    buy(page, "card-1b")
    say(page, "lesson-splendor-gems-2-why")
    go_on(page)
    say(page, "lesson-splendor-pair-1")
    page.go_back()
    expect(page).to_have_url(re.compile(r"/learn/splendor\?n=1$"))
    say(page, "lesson-splendor-gems-1")
    page.go_forward()
    say(page, "lesson-splendor-pair-1")
    # The address without a number is for whoever goes on.
    page.goto("/learn/splendor")
    page.wait_for_url("**/learn/splendor?n=2")
    say(page, "lesson-splendor-pair-1")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("size", [SMALL, TALL, LYING, DESKTOP], ids=str)
def test_the_table_of_a_lesson_stays_where_it_is(
    new_page: NewPage, size: dict[str, int], language: str
) -> None:
    page = new_page("/learn/splendor", viewport=size, locale=language)
    page.locator("[data-target=card-1b]").wait_for()

    def place() -> dict[str, list[float]]:
        return {
            part: page.locator(part).evaluate(SIZE) for part in (".table", "[data-target=card-1b]", ".bar")
        }

    before = place()
    press(page, "bank-w", "bank-b", "bank-k")
    confirm(page)
    page.locator(".coach.wrong").wait_for()
    assert place() == before
    page.locator(".coach .ways button").click()
    press(page, "bank-w", "bank-b", "bank-g")
    confirm(page)
    expect(page.locator("[data-target=bank-w]")).to_be_visible()
    assert place() == before
    buy_first(page, "card-1b")
    page.locator(".coach.right").wait_for()
    assert {**place(), "[data-target=card-1b]": []} == {**before, "[data-target=card-1b]": []}


def test_keys_in_the_sheet_of_too_many_tokens(new_page: NewPage) -> None:
    page = new_page(f"/learn/splendor?n={SPLENDOR.index('limit') + 1}")
    say(page, "lesson-splendor-limit-1")
    for key in "bgc":
        page.keyboard.press(key)
    sheet = page.get_by_role("dialog")
    token = sheet.locator("[data-target=held-k]")
    expect(token).to_be_visible()
    # Nothing is sent before enough is chosen.
    page.keyboard.press("c")
    expect(sheet).to_be_visible()
    page.keyboard.press("k")
    expect(token).to_have_class(re.compile("gone"))
    sheet.get_by_role("button", name="Choose again").click()
    expect(token).not_to_have_class(re.compile("gone"))
    # The button has nothing more to do; the keys go on in the sheet.
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("w")
    page.keyboard.press("c")
    say(page, "lesson-splendor-limit-1-why")


# --- The first game ---


def test_the_coach_of_a_first_game(new_page: NewPage) -> None:
    page = new_page("/learn")
    page.locator("[aria-labelledby=splendor-title] .ways button").click()
    page.wait_for_url("**/t/*")
    person = Person(page)
    assert person.wait()
    say(page, "coach-splendor-welcome")
    page.get_by_role("button", name="Got it").click()
    say(page, "coach-turn")
    # What can be done, and where.
    page.locator(".coach").get_by_role("button", name="What can I do?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("button[data-kind]")).to_have_count(3)
    expect(sheet.locator("p[data-kind=buy]")).to_have_text(ENGLISH.text("can-splendor-buy-not"))
    expect(page.locator(".lit rect")).to_have_count(0)
    sheet.locator("[data-kind=pair]").click()
    page.locator(".lit rect").first.wait_for()
    heard = {"coach-turn"}
    for _ in range(6):
        person.decide()
        assert person.wait()
        heard.add(words(page).inner_text())
    assert len(heard) > 2, heard
    # It stays at this table, and can be silent.
    page.reload()
    person.wait()
    page.locator(".coach").wait_for()
    page.locator(".bar .tools button").first.click()
    page.get_by_role("dialog").get_by_role("checkbox", name=re.compile("^Coach")).uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_have_count(0)


def test_the_table_stays_where_it_is_when_the_coach_speaks(new_page: NewPage) -> None:
    page = new_page("/learn", viewport=TALL)
    page.locator("[aria-labelledby=splendor-title] .ways button").click()
    Person(page).wait()
    say(page, "coach-splendor-welcome")
    before = page.locator(".table").bounding_box()
    page.get_by_role("button", name="Got it").click()
    say(page, "coach-turn")
    assert page.locator(".table").bounding_box() == before


def test_what_can_be_done_in_any_game(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    open_table(page, "duel", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    Person(page).wait()
    expect(page.locator(".coach")).to_have_count(0)
    page.locator(".bar .tools button").first.click()
    page.get_by_role("dialog").get_by_role("button", name="What can I do?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("p[data-kind=privilege]")).to_have_text(ENGLISH.text("can-duel-privilege-not"))
    sheet.locator("button[data-kind=reserve]").click()
    expect(page.locator(".lit rect")).to_have_count(3)
    Person(page).decide()
    expect(page.locator(".lit rect")).to_have_count(0)


def test_from_the_rules(new_page: NewPage) -> None:
    page = new_page("/rules/duel")
    page.get_by_role("link", name="Learn it on the table").click()
    say(page, "lesson-duel-line-1")


def test_what_shines_does_so_however_late_the_table_comes(new_page: NewPage) -> None:
    page = new_page("/learn")
    waiting: list[Route] = []
    table = re.compile(r"/assets/table-.*\.js$")
    page.route(table, lambda request: waiting.append(request))
    with page.expect_request(table):
        page.goto("/learn/splendor?n=1")
    page.wait_for_timeout(500)
    for request in waiting:
        request.continue_()
    page.locator("[data-target^=card-]").first.wait_for()
    expect(page.locator(".trails .lit rect").first).to_be_visible()
    assert waiting
