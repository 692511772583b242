"""Players talk in phrases: everybody reads their own language, and nobody has to listen."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table


def two(new_page: NewPage) -> tuple[Page, Page]:
    """Ada at a desk and Ben with a phone, who reads French, at one table."""
    ada, ben = new_page(), new_page(viewport=PHONE, locale="fr-FR")
    table = open_table(ada, "splendor", [{"kind": "me"}, {"kind": "open"}], me="Ada")
    ben.evaluate(
        """async (table) => {
            const send = (path, body) => fetch(path, { method: "PUT", body: JSON.stringify(body),
                headers: { "content-type": "application/json" } });
            await send("/api/me", { name: "Ben" });
            await send(`/api/tables/${table}/seats/1`);
        }""",
        table,
    )
    ben.goto(f"/t/{table}")
    for page in (ada, ben):
        page.locator(".page[data-number]").wait_for()
    return ada, ben


def say(page: Page, phrase: str) -> None:
    page.locator(".bar [data-target=talk]").click()
    page.locator(f"dialog[open] [data-target=say-{phrase}]").click()


def test_a_phrase_is_read_in_each_language_and_stands_in_the_log(new_page: NewPage) -> None:
    ada, ben = two(new_page)
    say(ada, "nice-move")
    expect(ben.locator("[data-said=nice-move]")).to_contain_text("Joli coup")
    expect(ada.locator("[data-said=nice-move]")).to_contain_text("Nice move!")
    expect(ada.locator(".log .said")).to_have_text("Ada: Nice move!")
    # Inside of the window, also where the panels are at its edge.
    box = ben.locator("[data-said]").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
    # It goes by itself.
    expect(ben.locator("[data-said]")).to_have_count(0)
    say(ben, "heart")
    expect(ada.locator("[data-said=heart] svg")).to_be_visible()


def test_somebody_can_be_muted_and_all_can_be_switched_off(new_page: NewPage) -> None:
    ada, ben = two(new_page)
    ada.locator("[data-seat='1'] .who").click()
    ada.locator("dialog[open] [data-target=mute]").check()
    ada.keyboard.press("Escape")
    say(ben, "hello")
    expect(ben.locator("[data-said=hello]")).to_be_visible()
    expect(ada.locator("[data-said]")).to_have_count(0)
    expect(ada.locator(".log .said")).to_have_count(0)
    # It is remembered, and can be taken back.
    ada.reload()
    ada.locator("[data-seat='1'] .who").click()
    expect(ada.locator("dialog[open] [data-target=mute]")).to_be_checked()
    ada.locator("dialog[open] [data-target=mute]").uncheck()
    ada.keyboard.press("Escape")
    say(ben, "luck")
    expect(ada.locator("[data-said=luck]")).to_be_visible()
    ada.locator(".bar .tools button").first.click()
    ada.locator("dialog[open] [data-target=talk]").uncheck()
    ada.keyboard.press("Escape")
    expect(ada.locator("[data-said]")).to_have_count(0)
    expect(ada.locator(".bar [data-target=talk]")).to_have_count(0)


def test_alone_with_bots_and_watching_there_is_nothing_to_say(new_page: NewPage) -> None:
    ada, eve = new_page(), new_page()
    table = open_table(ada, "splendor", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], me="Ada")
    Person(ada).wait()
    expect(ada.locator(".bar [data-target=talk]")).to_have_count(0)
    eve.goto(f"/t/{table}")
    eve.locator(".page[data-number]").wait_for()
    expect(eve.locator(".bar [data-target=talk]")).to_have_count(0)
