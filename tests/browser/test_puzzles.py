"""Puzzles in a real browser: solved rightly and wrongly, on the table, with mouse and keys."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cabochon.puzzles import Puzzle, shipped
from tests.browser.conftest import DESKTOP, PHONE, NewPage

LYING = {"width": 844, "height": 390}


def numbered(game: str, kind: str, pattern: str = "(buy|reserve) [123][a-e]") -> tuple[int, Puzzle]:
    """A puzzle whose solution is one card of the market, and its number."""
    return next(
        (number, puzzle)
        for number, puzzle in enumerate(shipped(game), 1)
        if puzzle.kind == kind and re.fullmatch(pattern, puzzle.solutions[0][-1])
    )


def open_puzzle(page: Page, game: str, number: int) -> Locator:
    page.goto(f"/puzzles/{game}?n={number}")
    shown = page.locator(".page[data-puzzle]")
    shown.wait_for()
    return shown


def do(page: Page, move: str) -> None:
    """Make a decision about a card of the market, by its sheet."""
    verb, place = move.split(" ")
    page.locator(f"[data-target=card-{place}]").click()
    page.locator("dialog[open]").get_by_role("button", name=verb.capitalize(), exact=True).click()


def follow(page: Page, line: tuple[str, ...]) -> None:
    """Make the decisions of a solution; a gold is taken with the card that is reserved."""
    for move in line:
        if move.startswith("gold "):
            page.locator(f"[data-target=cell-{move.split(' ')[1]}]").click()
        else:
            do(page, move)


def take_something(page: Page) -> None:
    """Tokens never solve the puzzles of these tests."""
    inviting = page.locator("button.inviting[data-target^=bank-], button.cell.onward:not([aria-label*=gold])")
    inviting.first.click()
    for _ in range(2):
        if inviting.count():
            inviting.first.click()
    page.locator(".bar .confirm").click()
    # A sheet comes a moment later than the press.
    expect(page.locator("dialog[open], .page[data-status=wrong]").first).to_be_attached()
    if page.locator("dialog[open]").count():  # too many tokens
        sheet = page.locator("dialog[open]")
        ready = sheet.locator(".dialog-actions .primary")
        while not ready.is_enabled():
            sheet.locator("[data-target].inviting").first.click()
        ready.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING], ids=["desktop", "phone", "lying"])
def test_one_is_solved_wrongly_and_rightly(new_page: NewPage, size: dict[str, int]) -> None:
    number, puzzle = numbered("splendor", "defence")
    page = new_page(viewport=size)
    shown = open_puzzle(page, "splendor", number)
    expect(page.get_by_role("heading", name="The only defence")).to_be_visible()
    expect(page.locator(".ask").first).to_contain_text("Opal is about to win")
    take_something(page)
    expect(shown).to_have_attribute("data-status", "wrong")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Then Opal wins at once")
    expect(page.locator(".trails")).to_be_attached()
    page.get_by_role("button", name="Try again").click()
    expect(shown).to_have_attribute("data-status", "open")
    follow(page, puzzle.solutions[0])
    expect(shown).to_have_attribute("data-status", "solved")
    expect(verdict).to_contain_text("Solved!")
    expect(verdict).to_contain_text("Otherwise Opal wins at once")


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_reservation_is_found(new_page: NewPage, game: str) -> None:
    number, puzzle = numbered(game, "reserve")
    page = new_page()
    shown = open_puzzle(page, game, number)
    follow(page, puzzle.solutions[0])
    expect(shown).to_have_attribute("data-status", "solved")
    expect(page.locator(".verdict")).to_contain_text(re.compile("Chance of winning: [0-9]+%"))


def test_whoever_gives_up_is_shown_the_solution(new_page: NewPage) -> None:
    number, puzzle = numbered("splendor", "win")
    page = new_page()
    shown = open_puzzle(page, "splendor", number)
    page.get_by_role("button", name="Solution").click()
    expect(shown).to_have_attribute("data-status", "shown")
    expect(page.locator(".verdict")).to_contain_text("Wins the game at once")
    expect(page.locator(".trails rect").first).to_be_attached()
    # On to the next one, by a key.
    page.locator("body").press("c")
    page.wait_for_url(f"**/puzzles/splendor?n={number + 1}")
    expect(shown).not_to_have_attribute("data-puzzle", puzzle.name)


def test_what_is_solved_is_remembered(new_page: NewPage) -> None:
    number, puzzle = numbered("splendor", "win")
    seen, _ = numbered("splendor", "reserve")
    page = new_page()
    shown = open_puzzle(page, "splendor", number)
    follow(page, puzzle.solutions[0])
    expect(shown).to_have_attribute("data-status", "solved")
    open_puzzle(page, "splendor", seen)
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("link", name="All puzzles").first.click()
    page.wait_for_url("**/puzzles/splendor")
    count = len(shipped("splendor"))
    expect(page.locator(".progress")).to_contain_text(f"1 of {count} solved")
    expect(page.get_by_role("link", name=re.compile(f"^Puzzle {number} .*solved$"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile(f"^Puzzle {seen} .*solution seen$"))).to_be_visible()
    page.reload()
    expect(page.locator(".progress")).to_contain_text(f"1 of {count} solved")


def test_the_list_can_be_narrowed(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    page.goto("/puzzles")
    tiles = page.locator("main li a")
    expect(tiles).to_have_count(len(shipped("splendor")))
    page.get_by_role("link", name="Splendor Duel").click()
    page.wait_for_url("**/puzzles/duel")
    expect(tiles).to_have_count(len(shipped("duel")))
    page.get_by_role("radio", name="The only defence").check(force=True)
    expect(tiles).to_have_count(sum(puzzle.kind == "defence" for puzzle in shipped("duel")))
    for name in ("Easy", "Medium", "Hard"):
        page.get_by_role("radio", name=name).check(force=True)
        expect(page.locator("main")).to_contain_text(re.compile("The only defence|no such puzzle"))


def test_there_is_no_such_puzzle(new_page: NewPage) -> None:
    page = new_page()
    missing = {
        "/puzzles/chess": ("There are no puzzles for such a game.", "**/puzzles"),
        "/puzzles/duel?n=9999": (
            f"There is no puzzle 9999; there are {len(shipped('duel'))} of them.",
            "**/puzzles/duel",
        ),
    }
    for path, (told, all_of_them) in missing.items():
        page.goto(path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        expect(page.locator("main p")).to_have_text(told)
        page.get_by_role("link", name="All puzzles").click()
        page.wait_for_url(all_of_them)


@pytest.mark.parametrize(("move", "points", "price"), [("buy 1a", 16, "1 white"), ("buy 3c", 20, "7 blue")])
def test_the_table_shows_what_the_solver_did(new_page: NewPage, move: str, points: int, price: str) -> None:
    """Two cards win at the first puzzle; what was bought is gone, and the other card lies where it lay."""
    page = new_page()
    shown = open_puzzle(page, "splendor", 1)
    places = [f"[data-target=card-{place}]" for place in ("1a", "3c")]
    cards = {place: page.locator(place).get_attribute("data-card") for place in places}
    do(page, move)
    expect(shown).to_have_attribute("data-status", "solved")
    verdict = page.locator(".verdict")
    expect(verdict.locator("ol")).to_contain_text(price)
    expect(verdict).to_contain_text(f"With it you have {points} points, Opal 15.")
    expect(verdict).to_contain_text("Another way: ")
    expect(page.locator(".seat.near")).to_contain_text(str(points))
    for place, card in cards.items():
        still = page.locator(f"{place}[data-card='{card}']")
        expect(still).to_have_count(0 if place.endswith(f"{move.split(' ')[1]}]") else 1)


def test_the_last_turn_and_a_lost_game_are_called_so(new_page: NewPage) -> None:
    page = new_page()
    shown = open_puzzle(page, "splendor", 1)
    expect(page.locator(".ask").first).to_contain_text("This is your last turn: Opal has 15 points.")
    do(page, "reserve 1b")
    expect(shown).to_have_attribute("data-status", "wrong")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("The game ends with this turn, and Opal has won with 15 points to 13.")
    expect(verdict).not_to_contain_text("goes on")
