"""What the server knows about somebody: in a file, and then nowhere."""

import re
from zipfile import ZipFile

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def with_others(host: Page, guest: Page) -> str:
    """A game of the two that goes on; its id."""
    table = open_table(host, "splendor", [{"kind": "me"}, {"kind": "open"}], me="Ada")
    guest.goto(f"/t/{table}")
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    guest.locator(".page[data-number]").wait_for()
    return table


def test_games_are_downloaded(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "duel", BOT, me="Ada")
    Person(page).wait()
    page.goto("/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my games").click()
    assert re.fullmatch(r"cabochon-[0-9]{4}-[0-9]{2}-[0-9]{2}\.zip", download.value.suggested_filename)
    with ZipFile(download.value.path()) as archive:
        names = archive.namelist()
        assert [name for name in names if name.endswith(f"-duel-{table}.txt")]
        assert b'"name":"Ada"' in archive.read("about.json")


def test_everything_is_deleted_with_keys_alone(new_page: NewPage) -> None:
    ada, ben = new_page(viewport=PHONE), new_page()
    alone = open_table(ada, "duel", BOT, me="Ada")
    table = with_others(ada, ben)
    expect(ben.locator(".page[data-number]")).to_contain_text("Ada")
    ada.goto("/")
    expect(ada.locator(".mine li")).to_have_count(2)
    ada.get_by_role("link", name="Settings").click()
    button = ada.get_by_role("button", name="Delete everything about me")
    sheet = ada.locator("dialog[open]")
    # The first thing to press leaves everything as it is.
    button.press("Enter")
    expect(sheet).to_contain_text("This can’t be undone.")
    expect(sheet.get_by_role("button", name="Cancel")).to_be_focused()
    ada.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    ada.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name="Cancel")).to_be_focused()
    ada.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name="Delete everything")).to_be_focused()
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("status").filter(has_text="Everything about you is deleted.")).to_contain_text(
        "One game is gone, and in one other you have no name any more."
    )
    ada.get_by_role("link", name="Cabochon").click()
    expect(ada.locator(".games .play")).to_have_count(2)
    expect(ada.locator(".mine li")).to_have_count(0)
    # Ben has won, against nobody in particular.
    expect(ben.locator("dialog[open] .reason")).to_contain_text("Guest")
    expect(ben.locator("body")).not_to_contain_text("Ada")
    # Whoever comes back is somebody new.
    ada.goto(f"/t/{alone}")
    expect(ada.locator("h1")).to_be_visible()
    expect(ada.locator(".page[data-number]")).to_have_count(0)
    ada.goto(f"/t/{table}")
    expect(ada.locator(".page[data-number]")).to_be_visible()
    expect(ada.locator("body")).not_to_contain_text("Ada")
