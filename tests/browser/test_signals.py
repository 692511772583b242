"""What is heard, felt and said outside of the page: nothing, until somebody chooses it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]

WATCH = """
    window.heard = { contexts: 0, tones: 0, asked: 0, notices: [], pulses: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor() { super(); heard.contexts += 1; }
        createOscillator() { heard.tones += 1; return super.createOscillator(); }
    };
    window.Notification = class {
        static permission = "default";
        static requestPermission() {
            heard.asked += 1;
            this.permission = ANSWER;
            return Promise.resolve(ANSWER);
        }
        constructor(title) { heard.notices.push(title); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
    navigator.vibrate = () => { heard.pulses += 1; return true; };
"""


def at_table(new_page: NewPage, answer: str = "granted", **options: object) -> Page:
    page = new_page(**options)
    page.add_init_script(WATCH.replace("ANSWER", f'"{answer}"'))
    open_table(page, "splendor", BOT)
    Person(page).wait()
    return page


def heard(page: Page, what: str) -> int:
    return int(page.evaluate(f"heard.{what}.length ?? heard.{what}"))


def switch(page: Page, name: str) -> None:
    page.locator(".bar .tools button").first.click()
    page.locator(f"dialog[open] [data-target={name}]").click()
    page.keyboard.press("Escape")


def test_nothing_is_heard_or_asked_unless_it_is_chosen(new_page: NewPage) -> None:
    page = at_table(new_page)
    person = Person(page)
    for _ in range(2):
        person.wait()
        person.decide()
    assert [heard(page, what) for what in ("contexts", "tones", "asked", "notices", "pulses")] == [0] * 5


def test_sounds_are_heard_and_remembered(new_page: NewPage) -> None:
    page = at_table(new_page)
    switch(page, "sound")
    page.wait_for_function("() => heard.tones > 0")  # as a sample
    tones = heard(page, "tones")
    Person(page).decide()
    page.wait_for_function("tones => heard.tones > tones", arg=tones)
    assert heard(page, "contexts") == 1
    page.reload()
    Person(page).wait()
    page.locator(".bar .tools button").first.click()
    expect(page.locator("dialog[open] [data-target=sound]")).to_be_checked()
    expect(page.locator("dialog[open] input[type=range]")).to_be_visible()


def test_the_browser_notifies_of_a_turn_that_is_not_seen(new_page: NewPage) -> None:
    page = at_table(new_page)
    switch(page, "notices")
    page.wait_for_function("() => heard.asked === 1")
    person = Person(page)
    person.decide()
    person.wait()
    assert heard(page, "notices") == 0  # it was seen
    page.evaluate("window.away = true")
    person.decide()
    page.wait_for_function("() => heard.notices.length > 0")
    assert page.evaluate("heard.notices[0]") == "Your turn"
    assert page.title().startswith("● Your turn")


def test_a_browser_that_refuses_is_believed(new_page: NewPage) -> None:
    page = at_table(new_page, answer="denied")
    page.locator(".bar .tools button").first.click()
    box = page.locator("dialog[open] [data-target=notices]")
    box.click()
    expect(page.get_by_text("The browser does not allow this page to notify you.")).to_be_visible()
    expect(box).not_to_be_checked()


def test_phones_vibrate(new_page: NewPage) -> None:
    page = at_table(new_page, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    switch(page, "vibration")
    person = Person(page)
    person.decide()
    page.wait_for_function("() => heard.pulses > 0")


def test_the_end_is_celebrated_by_who_has_won_and_tells_where_points_came_from(new_page: NewPage) -> None:
    ada = new_page(reduced_motion="no-preference")
    ben = new_page(reduced_motion="no-preference")
    table = open_table(ada, "duel", [{"kind": "me"}, {"kind": "open"}], me="Ada")
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit here").click()
    for page in (ada, ben):
        page.locator(".page[data-number]").wait_for()
    ben.locator(".bar .tools button").first.click()
    for _ in range(2):
        ben.locator("dialog[open] .danger").click()
    expect(ada.locator(".celebration")).to_have_count(1)
    # It is over by itself, and nobody else has it.
    expect(ada.locator(".celebration")).to_have_count(0)
    ben.locator("dialog[open] .reason").wait_for()
    expect(ben.locator(".celebration")).to_have_count(0)
    ada.reload()
    ada.locator("dialog[open] .reason").wait_for()
    expect(ada.locator(".celebration")).to_have_count(0)
