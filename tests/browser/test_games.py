"""Whole games in a real browser against the real server."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table

GAMES = {"splendor": "Splendor", "duel": "Splendor Duel"}
WHY = {
    "splendor": re.compile(r"Most points: .+ \(\d+\)|Fewer cards decide|Nothing tells"),
    "duel": re.compile(r"has \d+ (points|crowns).*; \d+ win the game"),
}
COUNTS = {
    "splendor": re.compile(r"\d+ cards?"),
    "duel": re.compile(r"of 20 prestige points.*of 10 crowns.*: \d+ of 10"),
}


def start_against_bot(page: Page, game: str) -> Person:
    """From the start page into a game with one press."""
    choice = page.get_by_role("article").filter(has=page.get_by_role("heading", name=GAMES[game], exact=True))
    choice.get_by_role("button", name="Play against").click()
    page.wait_for_url("**/t/*")
    return Person(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(new_page: NewPage, game: str) -> None:
    page = new_page()
    person = start_against_bot(page, game)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fairness").click()
    hashed = re.compile("Hash of the shuffle: [0-9a-f]{64}")
    expect(person.sheet).to_contain_text(hashed)
    expect(person.sheet).to_contain_text("As soon as the game is over")
    assert page.get_by_role("button", name="Verify").count() == 0
    page.get_by_role("button", name="Close").click()
    expect(page.locator("[aria-label=Log]").first).not_to_contain_text(hashed)
    person.play_to_the_end()
    expect(person.sheet).to_contain_text("The game is over")
    expect(person.sheet.locator(".reason")).to_contain_text(WHY[game])
    for counts in person.sheet.locator(".counts").all():
        expect(counts).to_contain_text(COUNTS[game])
    page.get_by_role("button", name="Fairness").click()
    page.get_by_role("button", name="Verify").click()
    checks = page.locator("dialog[open] .checks li")
    expect(checks.first).to_be_visible()
    assert {check.locator(".sign").inner_text() for check in checks.all()} == {"✓"}

    # The list on the start page says how it ended.
    page.goto("/")
    row = page.locator("li", has=page.get_by_role("link", name=re.compile("^View: ")))
    expect(row.locator(".result").first).to_have_text(re.compile("^(Won|Lost|Draw)$"))
    expect(row.locator(".score")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_laid_where_nobody_looks(new_page: NewPage, game: str) -> None:
    """A tab in the background has no frames."""
    page = new_page()
    page.add_init_script("window.requestAnimationFrame = () => 0")
    open_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], settings={"start": 0})
    expect(page.locator(".stage[aria-busy=false]")).to_have_count(1)
    expect(page.locator(".market button[data-card]")).to_have_count(12)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_by_its_link_comes_in_few_files(new_page: NewPage, game: str) -> None:
    """All of them are named in the page itself, its words too; nothing of another game is among them."""
    page = new_page()
    table = open_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], settings={"start": 0})
    page.goto(f"/t/{table}")
    # At the first frame in which one can play: afterwards, whatever may be needed is fetched in idle moments.
    asked = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    fetched = page.wait_for_function(f"() => document.querySelector('.bar.yours') && {asked}").json_value()
    # Each ends with the eight letters of its hash, which may hold a dash of its own.
    scripts = {name[: -len("-12345678.js")] for name in fetched if name.endswith(".js")}
    assert f"{game}-table" in scripts
    assert not scripts & {f"{other}-table" for other in GAMES if other != game}
    answer = page.request.get(f"/t/{table}").text()
    named = set(re.findall(r'rel="modulepreload" crossorigin href="/assets/([\w-]+)-[\w-]{8}\.js"', answer))
    assert named == {"base", "rolldown-runtime", "things", "table", f"{game}-table", "page-en"}
    assert named <= scripts
    # The browser takes what was fetched ahead, and asks no second time.
    assert fetched.count("games") == 1
