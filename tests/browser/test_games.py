"""Whole games in a real browser against the real server."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person

GAMES = {"splendor": "Splendor", "duel": "Splendor Duel"}


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
    expect(page.locator("[aria-label=Log]").first).to_contain_text(
        re.compile("Hash of the shuffle: [0-9a-f]{64}")
    )
    person.play_to_the_end()
    expect(page.locator("dialog[open]")).to_contain_text("The game is over")
    page.get_by_role("button", name="Verify").click()
    checks = page.locator("dialog[open] .checks li")
    expect(checks.first).to_be_visible()
    assert {check.locator(".sign").inner_text() for check in checks.all()} == {"✓"}
