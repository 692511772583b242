"""A guest goes to another device: a code on the one, entered on the other."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def code_of(page: Page) -> str:
    page.goto("/settings")
    page.locator("[data-target=transfer-make]").click()
    return page.locator("[data-target=transfer-code]").inner_text()


def test_the_phone_plays_on_where_the_laptop_was(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(viewport=PHONE)
    table = open_table(laptop, "splendor", BOT, me="Ada")
    code = code_of(laptop)
    assert re.fullmatch(r"[A-Z2-9]{4}-[A-Z2-9]{4}", code)
    expect(laptop.get_by_role("img", name="QR code that takes you to another device")).to_be_visible()
    # A phone would not get there: this server is for this computer alone.
    expect(laptop.locator("[data-target=reach]")).to_contain_text('make play SERVE="--lan"')
    phone.goto("/settings")
    phone.get_by_role("link", name="I have a code from another device").click()
    field = phone.get_by_role("textbox", name="Code")
    field.fill(code.lower().replace("-", " "))
    field.press("Enter")
    expect(phone.get_by_role("heading", name="You are here, too")).to_be_visible()
    # The laptop, which still shows it, says so.
    expect(laptop.get_by_text("This code has been used")).to_be_visible()
    expect(laptop.locator("[data-target=transfer-code]")).to_have_count(0)
    phone.get_by_role("link", name="To the start page", exact=True).click()
    expect(phone.locator(f"a[href='/t/{table}']")).to_be_visible()
    phone.goto(f"/t/{table}")
    person = Person(phone)
    assert person.wait()
    person.decide()
    expect(phone.locator("body")).to_contain_text("Ada")
    # The laptop is still the same guest's.
    laptop.goto(f"/t/{table}")
    assert Person(laptop).wait()


def test_a_link_brings_the_code_but_asks_before_and_says_what_would_be_left(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page()
    open_table(laptop, "duel", BOT, me="Ada")
    mine = open_table(phone, "splendor", BOT, me="Opal")
    code = code_of(laptop).replace("-", "")
    # What was learnt here, and what was chosen for the device.
    phone.evaluate("""() => {
        localStorage.setItem("cabochon.lessons", '{"duel": ["line"]}');
        localStorage.setItem("cabochon.theme", "dark");
    }""")
    phone.goto(f"/transfer#{code}")
    expect(phone.get_by_role("textbox", name="Code")).to_have_value(f"{code[:4]}-{code[4:]}")
    assert code not in phone.url
    notice = phone.locator("form .notice")
    expect(notice).to_contain_text("This device has a game of its own. It stays with the name")
    expect(notice).to_contain_text("Opal")
    expect(notice).to_contain_text("One game of yours has not ended yet.")
    expect(notice).to_contain_text("Lessons that you have done on this device")
    # Whoever thinks better of it is who they were.
    phone.get_by_role("link", name="Cancel").click()
    expect(phone.locator(f"a[href='/t/{mine}']")).to_be_visible()
    phone.goto(f"/transfer#{code}")
    # Nobody parts with a game by a press that comes before the warning.
    phone.route("**/api/me/tables", lambda request: request.fulfill(status=503))
    phone.reload()
    phone.get_by_role("textbox", name="Code").fill(code)
    go = phone.locator("[data-target=transfer-go]")
    go.click()
    expect(phone.get_by_role("alert")).to_be_visible()
    phone.unroute("**/api/me/tables")
    go.click()
    expect(notice).to_be_visible()
    go.click()
    expect(phone.get_by_role("heading", name="You are here, too")).to_be_visible()
    phone.goto("/")
    expect(phone.locator(f"a[href='/t/{mine}']")).to_have_count(0)
    kept = phone.evaluate("['lessons', 'theme'].map((key) => localStorage.getItem(`cabochon.${key}`))")
    assert kept == [None, "dark"]
    # The code is used up.
    phone.goto(f"/transfer#{code}")
    expect(notice).to_be_visible()
    go.click()
    expect(phone.get_by_role("alert")).to_contain_text("each works once and for ten minutes")
