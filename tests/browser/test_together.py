"""Several people: by link in two browsers, on one screen, and watching."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cabochon.language import LANGUAGES
from tests.browser.cable import Cable
from tests.browser.conftest import NewPage
from tests.browser.person import Person, table_of
from tests.browser.tables import hidden_cards, open_table, watch_frames

TWO = [{"kind": "me"}, {"kind": "open"}]
SCREEN = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]


def test_two_browsers_play_by_link_and_one_goes_offline(new_page: NewPage, address: str) -> None:
    host = new_page("/new?game=duel&with=friends")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_role("textbox", name="Link to this table")
    assert link.input_value() == host.url
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    with Cable(address) as cable:
        friend = new_page(f"/t/{table_of(host)}", base_url=cable.address)
        friend.get_by_role("textbox", name="Your name").fill("Bea")
        friend.get_by_role("button", name="Sit here").click()
        people = [Person(host), Person(friend)]
        for person in people:
            expect(person.table).to_be_visible()
        for _ in range(3):
            one_turn(people)

        cable.pull()
        expect(friend.get_by_text("Offline. Reconnecting")).to_be_visible()
        expect(host.locator("[data-seat]", has_text="Bea").get_by_text("offline")).to_be_visible()
        if host.locator(".bar.yours").count():
            people[0].decide()  # the one who is away misses this
            sent = 0
        else:
            sent = people[1].number + 1
            people[1].choose()  # and what they send now arrives later
        cable.plug()
        expect(friend.get_by_text("Offline. Reconnecting")).to_have_count(0)
        for person in people:
            person.wait_for(sent)  # until then it still seems to be their turn
        for _ in range(4):
            one_turn(people)
        assert people[0].number == people[1].number


def one_turn(people: list[Person]) -> None:
    """Whoever is to move plays; both pages show it."""
    mover = None
    while mover is None:
        mover = next((person for person in people if person.page.locator(".bar.yours").count()), None)
    mover.wait()
    mover.decide()
    for person in people:
        person.wait_for(mover.number)


def reserve_unseen(page: Page, level: int) -> None:
    page.locator(f"[data-target=deck-{level}]").click()
    number = Person(page).number
    page.locator(".bar .confirm").click()
    page.wait_for_function(
        "before => Number(document.querySelector('.page[data-number]').dataset.number) > before", arg=number
    )


def test_on_one_screen_hidden_cards_stay_hidden(new_page: NewPage) -> None:
    page = new_page()
    frames = watch_frames(page)
    open_table(page, "splendor", SCREEN)
    Person(page).wait()
    expect(page.locator(".bar .ask")).to_have_text("Ada’s turn")
    reserve_unseen(page, 1)
    # Ben has nothing to hide, so the table turns to him by itself, without Ada's card.
    expect(page.locator("[data-seat='1'][aria-current=true]")).to_be_visible()
    Person(page).wait()
    expect(page.locator(".bar .ask")).to_have_text("Ben’s turn")
    assert page.title().startswith("● Ben’s turn")
    assert page.locator("[data-target=hand-1]").count() == 0
    reserve_unseen(page, 2)

    # Now both have something to hide: a curtain, and neither card is in the page.
    expect(page.get_by_role("heading", name="Hand the screen to Ada")).to_be_visible()
    assert page.locator("[data-target^=hand-]").count() == 0
    seen = len(frames)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator("[data-target=hand-1]")).to_be_visible()
    assert int(page.locator("[data-target=hand-1]").get_attribute("data-card") or -1) < 40  # level 1: hers
    assert {seat for frame in frames[seen:] for seat, _ in hidden_cards(frame)} == {0}

    # No frame ever named a hidden card of somebody whose turn it was not.
    for frame in frames:
        if frame["type"] == "update" and frame["view"] is not None:
            assert {seat for seat, _ in hidden_cards(frame)} <= {frame["view"]["seat"]}


def test_a_spectator_gets_nothing_hidden(new_page: NewPage) -> None:
    player = new_page()
    own_frames = watch_frames(player)
    table = open_table(player, "splendor", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    spectator = new_page()
    frames = watch_frames(spectator)
    spectator.goto(f"/t/{table}")
    person = Person(player)
    person.wait()
    reserve_unseen(player, 3)
    person.wait()
    person.decide()
    person.wait()
    spectator.wait_for_function(
        "number => Number(document.querySelector('.page[data-number]')?.dataset.number) >= number",
        arg=person.number,
    )
    expect(spectator.get_by_text("You are watching")).to_be_visible()

    assert any(hidden_cards(frame) for frame in own_frames), "the player sees the card"
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert updates
    for frame in updates:
        assert hidden_cards(frame) == []
        assert frame["table"]["secret"] is None
        assert frame["view"]["seat"] is None
        assert frame["view"]["legal_moves"] == []
        assert all(isinstance(size, int) for size in frame["view"]["position"]["decks"])
    assert spectator.locator("[data-target^=hand-]").count() == 0
    assert spectator.locator(".bar .confirm").count() == 0


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_leaving_and_coming_back(new_page: NewPage, game: str) -> None:
    page = new_page()
    open_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    person = Person(page)
    person.wait()
    person.decide()
    person.wait()
    number = person.number
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    person.wait()
    assert person.number == number
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "before => Number(document.querySelector('.page[data-number]').dataset.number) > before", arg=number
    )
    person.wait()
    person.decide()


def test_resigning_and_a_rematch(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "duel", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    Person(page).wait()
    resign(page)
    expect(page.locator("dialog[open]")).to_contain_text("has resigned")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    Person(page).wait()


def sit_down(page: Page, table: str, name: str) -> Person:
    page.goto(f"/t/{table}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    return Person(page)


def test_a_move_is_taken_back_if_the_other_agrees(new_page: NewPage) -> None:
    host = new_page()
    table = open_table(host, "splendor", TWO)
    ada, bea = Person(host), sit_down(new_page(), table, "Bea")
    bank = host.locator("[data-target=bank-w]")
    ada.wait()
    for key in "wbgc":
        host.keyboard.press(key)
    expect(bank).to_have_accessible_name("white, 3 in the bank")

    host.get_by_role("button", name="Ask to undo").click()
    expect(host.get_by_text("You ask to undo:")).to_be_visible()
    question = bea.page.get_by_role("group", name="A question for the table")
    expect(question).to_contain_text("Ada asks to undo:")
    expect(question.locator("li")).to_have_text(["Ada takes 1 white, 1 blue, 1 green."])
    question.get_by_role("button", name="Decline").click()
    expect(question).to_have_count(0)
    expect(host.get_by_text("You ask to undo:")).to_have_count(0)

    # Bea's own move would go, too, and the question says so.
    bea.wait()
    for key in "gkrc":
        bea.page.keyboard.press(key)
    ada.wait()
    host.get_by_role("button", name="Ask to undo").click()
    expect(question.locator("li")).to_have_text(
        [
            "Ada takes 1 white, 1 blue, 1 green.",
            re.compile("Bea takes 1 green, 1 red, 1 black. *your move"),
        ]
    )
    question.get_by_role("button", name="Agree").click()
    for page in (host, bea.page):
        expect(page.locator("[data-target=bank-w]")).to_have_accessible_name("white, 4 in the bank")
        expect(page.locator("[aria-label=Log] s")).to_have_text(
            ["Bea takes 1 green, 1 red, 1 black.", "Ada takes 1 white, 1 blue, 1 green."]
        )
    ada.wait()
    ada.decide()
    bea.wait()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").last.click()


def mute(page: Page, seat: int) -> Locator:
    """The switch in a player's sheet that hides what they say."""
    page.locator(f"[data-seat='{seat}'] .who").click()
    return page.locator("dialog[open] [data-target=mute]")


def test_a_rematch_begins_when_the_other_agrees(new_page: NewPage) -> None:
    host, clock = new_page(), {"initial": 600, "increment": 0}
    table = open_table(host, "splendor", TWO, clock=clock)
    ada, bea = Person(host), sit_down(new_page(), table, "Bea")
    ada.wait()
    mute(host, seat=1).check()
    host.keyboard.press("Escape")
    resign(host)
    for person in (ada, bea):
        expect(person.sheet).to_contain_text("Ada has resigned.")
    bea.page.get_by_role("button", name="View the table").click()
    expect(bea.sheet).to_have_count(0)

    host.get_by_role("button", name="Rematch").click()
    expect(ada.sheet).to_contain_text("You have asked for a rematch. Waiting for Bea.")
    # She had put the sheet away: it comes back, and the tab says it, too.
    expect(bea.sheet).to_contain_text("Ada wants a rematch.")
    expect(bea.page).to_have_title(re.compile("● Ada wants a rematch"))
    bea.sheet.get_by_role("button", name="Decline").click()
    expect(ada.sheet).to_contain_text("Bea would rather not play again.")
    expect(bea.page).to_have_title(re.compile("^Splendor"))

    # Whoever is elsewhere finds the question in the list of their games.
    bea.page.goto("/")
    host.get_by_role("button", name="Rematch").click()
    row = bea.page.locator("li", has_text="Rematch?")
    expect(row.locator(".result")).to_have_text(["Won", "by resignation"])
    assert table_of(host) == table, "nothing has begun"
    row.get_by_role("link", name="View: Splendor").click()
    bea.sheet.get_by_role("button", name="Play again").click()
    for page in (host, bea.page):
        page.wait_for_url(lambda url: "/t/" in url and table not in url)
    # Everybody sits one seat further on, and now Bea begins; both are here.
    bea.wait()
    assert table_of(host) == table_of(bea.page)
    expect(host.locator("[data-seat='0']")).to_contain_text("Bea")
    # Who was muted still is.
    expect(mute(host, seat=0)).to_be_checked()
    host.keyboard.press("Escape")
    expect(bea.page.locator("[data-seat='1']")).not_to_contain_text("offline")
    bea.decide()
    ada.wait()


JOIN = """async ({ table, seat, name }) => {
    const body = JSON.stringify({ name });
    await fetch("/api/me", { method: "PUT", headers: { "content-type": "application/json" }, body });
    return (await fetch(`/api/tables/${table}/seats/${seat}`, { method: "PUT" })).status;
}"""


def test_no_clock_runs_for_who_has_not_seen_the_table(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    table = open_table(host, "splendor", TWO, clock={"initial": 600, "increment": 0})
    assert friend.evaluate(JOIN, {"table": table, "seat": 1, "name": "Bea"}) == 200
    ada = Person(host)
    ada.wait()
    note = host.get_by_text("The clocks start when everybody is here. Waiting for Bea.")
    expect(note).to_be_visible()
    time = host.locator("[data-seat='0'] [role=timer]")
    expect(time).to_have_text("10:00")
    ada.decide()  # she may move all the same
    expect(note).to_be_visible()
    friend.goto(f"/t/{table}")
    expect(note).to_have_count(0)
    expect(time).to_have_text("10:00")
    expect(host.locator("[data-seat='1'] [role=timer]")).to_have_text(re.compile("9:5"))


SOON = 25_000
"""Milliseconds: much more than the nine seconds that it takes, much less than before anything else would."""


def test_a_frozen_line_is_noticed_on_both_sides(new_page: NewPage, address: str) -> None:
    host = new_page()
    table = open_table(host, "splendor", TWO)
    with Cable(address) as cable:
        bea = sit_down(new_page(base_url=cable.address), table, "Bea")
        bea.table.wait_for()
        seat = host.locator("[data-seat='1']")
        expect(seat).not_to_contain_text("offline")
        cable.freeze()
        expect(seat).to_contain_text("offline", timeout=SOON)
        expect(bea.page.get_by_text("Offline. Reconnecting")).to_be_visible(timeout=SOON)
        cable.thaw()
        expect(seat).not_to_contain_text("offline")
        expect(bea.page.get_by_text("Offline. Reconnecting")).to_have_count(0)


def test_a_bot_plays_for_who_is_away_until_they_return(new_page: NewPage, address: str) -> None:
    host = new_page()
    table = open_table(host, "splendor", [*TWO, {"kind": "open"}])
    with Cable(address) as cable:
        bea = sit_down(new_page(base_url=cable.address), table, "Bea")
        cleo = sit_down(new_page(), table, "Cleo")
        ada = Person(host)
        ada.wait()
        ada.decide()
        bea.wait()
        cable.pull()
        expect(host.get_by_text("Waiting for Bea, who is offline")).to_be_visible()
        host.locator(".bar").get_by_role("button", name="Let a bot play").click()  # when it is time
        ada.sheet.get_by_role("button", name="Let a bot play").click()
        question = cleo.page.get_by_role("group", name="A question for the table")
        expect(question).to_contain_text("Ada proposes that a bot (Level 4 · Trader) plays for Bea.")
        question.get_by_role("button", name="Agree").click()
        cleo.wait()  # the bot has played
        cleo.decide()
        expect(host.locator("[data-seat='1']")).to_contain_text("away, a bot is playing")

        cable.plug()
        back = bea.page.get_by_role("button", name="Take my seat back")
        back.click()
        expect(back).to_have_count(0)
        expect(host.locator("[data-seat='1']")).not_to_contain_text("away, a bot is playing")
        ada.wait()
        ada.decide()
        bea.wait()
        bea.decide()
        cleo.wait()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_has_room_for_the_table_while_somebody_is_missing(
    new_page: NewPage, language: str
) -> None:
    host = new_page(viewport={"width": 360, "height": 640}, locale=language)
    table = open_table(host, "splendor", TWO, settings={"start": 1})
    bea = sit_down(new_page(), table, "Bartholomaea Sternenfels")
    host.locator(".page[data-number]").wait_for()
    bea.page.close()
    button = host.locator(".bar .replacing")
    button.wait_for()
    bar, say = host.locator(".bar").bounding_box(), host.locator(".bar .say").bounding_box()
    assert bar is not None
    assert say is not None
    assert say["width"] > 120, "words are not broken"
    assert bar["height"] < 170
