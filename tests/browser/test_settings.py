"""The settings: what holds on this device can be chosen in one place, and holds at the table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def menu(page: Page, target: str) -> bool:
    """What a switch of the table's menu says."""
    return page.locator(f"dialog[open] [data-target={target}]").is_checked()


def test_language_and_colours_are_there_as_well(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_role("combobox", name="Colours").last.select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("combobox", name="Language").last.select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(page.locator("header select").first).to_have_value("fr")


def test_what_a_tables_menu_has_is_there_as_well(new_page: NewPage) -> None:
    page = new_page("/settings")
    for target, on in (("discounted", True), ("animated", False), ("coach", True)):
        page.locator(f"main [data-target={target}]").set_checked(on)
    open_table(page, "splendor", BOT)
    Person(page).wait()
    expect(page.locator(".coach")).to_be_visible()
    page.locator(".bar .tools button").first.click()
    assert (menu(page, "discounted"), menu(page, "animated"), menu(page, "coach")) == (True, False, True)
    # Sent away from this table, the coach still comes to the others.
    page.locator("dialog[open] [data-target=coach]").uncheck()
    expect(page.locator(".coach")).to_have_count(0)
    open_table(page, "duel", BOT)
    expect(page.locator(".coach")).to_be_visible()
