"""The start page: what to press is in sight at once, in every window and language."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.shift import shift
from tests.browser.tables import open_table

SIZES = {
    "desktop": {"width": 1280, "height": 800},
    "small phone": {"width": 360, "height": 640},
    "lying phone": {"width": 844, "height": 390},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 768, "height": 1024},
}
# The longest words, and the widest.
LONGEST = {"fr": "fr-FR", "ja": "ja-JP"}
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


@pytest.mark.parametrize("locale", LONGEST.values())
@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_sees_what_to_press(new_page: NewPage, size: str, locale: str) -> None:
    page = new_page(viewport=SIZES[size], locale=locale)
    play = page.locator(".games .play")
    expect(play).to_have_count(2)
    expect(page.locator("h1")).to_be_in_viewport(ratio=1)
    expect(page.locator(".lead")).to_be_in_viewport(ratio=1)
    # On the smallest phone the second game begins where the window ends.
    for button in play.all()[: 1 if size == "small phone" else 2]:
        expect(button).to_be_in_viewport(ratio=1)
    page.locator(".still").nth(1).wait_for()
    assert shift(page) < 0.02


@pytest.mark.parametrize("locale", LONGEST.values())
@pytest.mark.parametrize("size", SIZES)
def test_who_returns_sees_their_own_turn_first(new_page: NewPage, size: str, locale: str) -> None:
    page = new_page(viewport=SIZES[size], locale=locale)
    mine = open_table(page, "splendor", BOT)
    page.locator(".bar.yours").wait_for()
    open_table(page, "duel", [{"kind": "me"}, {"kind": "open"}])  # later, but nothing to do there
    page.goto("/")
    first = page.locator(".mine li").first
    expect(first.locator("a")).to_have_attribute("href", f"/t/{mine}")
    expect(first.locator(".action.primary")).to_be_in_viewport(ratio=1)
    first.locator("a").click()
    page.locator(".bar.yours").wait_for()


@pytest.mark.parametrize("locale", LONGEST.values())
def test_nothing_lies_over_whose_turn_it_is(new_page: NewPage, locale: str) -> None:
    page = new_page(viewport=SIZES["small phone"], locale=locale)
    open_table(page, "splendor", BOT, me="Bartholomaea Sternenfels")
    page.locator(".bar.yours").wait_for()
    page.goto("/")
    tag = page.locator(".mine li .tag").first.bounding_box()
    button = page.locator(".mine li .action").first.bounding_box()
    assert tag is not None
    assert button is not None
    assert tag["x"] + tag["width"] <= button["x"] or tag["y"] + tag["height"] <= button["y"]


def test_a_very_large_window_is_looked_at_from_further_away(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    title = page.locator("h1")
    before = title.bounding_box()
    page.set_viewport_size({"width": 2560, "height": 1440})
    after = title.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 1.25 * before["height"]


def test_many_running_games_leave_room(new_page: NewPage) -> None:
    page = new_page()
    for _ in range(6):
        open_table(page, "splendor", BOT)
        page.locator(".bar.yours").wait_for()
    page.goto("/")
    rows = page.locator(".mine li")
    expect(rows).to_have_count(4)
    page.get_by_role("button", name="2 more games").click()
    expect(rows).to_have_count(6)


def test_what_a_press_begins_is_said_and_can_be_changed(new_page: NewPage) -> None:
    page = new_page()
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Splendor", exact=True))
    summary = game.locator("summary")
    expect(summary).to_have_text("2 players, Level 3 · Pedlar")
    summary.click()
    game.get_by_role("radio", name="4", exact=True).check(force=True)
    game.get_by_role("radio", name="Level 1").check(force=True)
    expect(summary).to_have_text("4 players, Level 1 · Newcomer")
    game.get_by_role("button", name="Play against the bots").click()
    expect(page.locator(".seat")).to_have_count(4)


def test_where_else_one_can_go(new_page: NewPage) -> None:
    page = new_page()
    places: dict[str, Any] = {
        "Learn": ["/learn", "/rules/splendor", "/rules/duel", "/puzzles"],
        "Look back": ["/replay", "/analysis", "/games"],
    }
    for row, paths in places.items():
        links = page.get_by_role("navigation", name=row).get_by_role("link")
        assert [link.get_attribute("href") for link in links.all()] == paths


def test_the_first_table_brings_little_with_it(new_page: NewPage) -> None:
    """Pages and sheets that nobody has asked for stay where they are."""
    page = new_page()
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url) if request.url.endswith(".js") else None)
    open_table(page, "splendor", BOT)
    page.locator(".bar.yours").wait_for()
    fetched = [url.rpartition("/")[2].partition("-")[0] for url in scripts]
    unwanted = {"NewTable", "Replay", "Analysis", "RulesPage", "Waiting", "FairnessSheet", "AdviceBox"}
    assert unwanted & set(fetched) == set()
    assert "table" in fetched
