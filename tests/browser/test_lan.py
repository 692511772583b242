"""A server for the whole network: whoever hosts at their own address passes on one that others can use."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from cabochon.server.network import own_address
from tests.browser.conftest import PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table
from tests.browser.test_transfer import code_of
from tests.server.serving import Process

FRIENDS = [{"kind": "me"}, {"kind": "open"}]
NO_NETWORK = "No local network was found"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('lan')}/games.sqlite", "--lan")
    try:
        server.wait_until_ready()
        yield server.url
    finally:
        server.end(signal.SIGKILL)


@pytest.fixture
def outside(address: str) -> str | None:
    """How others call the server; None where this computer is in no network."""
    own = own_address()
    return None if own is None else f"http://{own}:{address.rpartition(':')[2]}"


def test_the_invitation_leads_to_the_network_and_the_host_stays_who_they_are(
    new_page: NewPage, address: str, outside: str | None
) -> None:
    host = new_page()
    table = open_table(host, "duel", FRIENDS, me="Ada")
    notice = host.locator("[data-target=reach]")
    if outside is None:
        expect(notice).to_contain_text(NO_NETWORK)
        return
    link = host.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(f"{outside}/t/{table}")
    expect(notice).to_have_count(0)
    assert host.url == f"{address}/t/{table}"
    friend = new_page(link.input_value(), viewport=PHONE)
    friend.get_by_role("textbox", name="Your name").fill("Ben")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        expect(Person(page).table).to_be_visible()
        expect(page.locator("body")).to_contain_text("Ada")
        expect(page.locator("body")).to_contain_text("Ben")


def test_the_code_for_another_device_names_the_address_that_it_has(
    new_page: NewPage, outside: str | None
) -> None:
    laptop = new_page()
    table = open_table(laptop, "duel", FRIENDS, me="Ada")
    code = code_of(laptop)
    notice = laptop.locator("[data-target=reach]")
    if outside is None:
        expect(notice).to_contain_text(NO_NETWORK)
        return
    expect(laptop.get_by_text(f"open {outside.removeprefix('http://')}/transfer")).to_be_visible()
    expect(notice).to_have_count(0)
    phone = new_page(f"{outside}/transfer#{code.replace('-', '')}", viewport=PHONE)
    phone.locator("[data-target=transfer-go]").click()
    expect(phone.get_by_role("heading", name="You are here, too")).to_be_visible()
    phone.goto(outside)
    expect(phone.locator(f"a[href='/t/{table}']")).to_be_visible()
