"""Everything that the page can show, for everybody: in five languages, by day and night, large and small."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cabochon.language import LANGUAGES, Language
from cabochon.puzzles import KINDS, shipped
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.person import Person
from tests.browser.tables import finished_game, open_table
from tests.language.test_language import all_ids, files_of

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
RECORD = Path(__file__).with_name("short.cabochon")
LONG_NAME = "Bartholomaea Sternenfels"


@cache
def plain_texts(code: str) -> set[str]:
    """The messages without variables, whose texts are seen as they are written."""
    language = Language(code)
    return {
        language.text(message)
        for messages in files_of("en").values()
        for message, variables in messages.items()
        if not variables
    }


@cache
def strange(code: str) -> tuple[set[str], set[str]]:
    """What nobody should read in a language: ids of messages, and texts that are only English."""
    # An id of one word may well be an English or a French word.
    ids = {message for message in all_ids() if "-" in message or code not in ("en", "fr")}
    return ids, plain_texts("en") - plain_texts(code)


# --- Where one can get ---


def tour_of_pages(page: Page) -> Iterator[str]:
    """The way to a table; yields the name of each thing when it shows."""
    open_table(page, "splendor", [{"kind": "me"}, {"kind": "open"}], me=LONG_NAME, listed=True)
    page.context.clear_cookies()  # from now on somebody else
    open_table(page, "duel", BOT, me=LONG_NAME, clock={"initial": 600, "increment": 10})
    page.goto("/")
    page.locator(".lobby li").first.wait_for()
    page.locator(".mine li").first.wait_for()
    yield "home"
    page.locator("header button").click()
    page.locator("dialog[open]").wait_for()
    yield "my name"
    for game in ("splendor", "duel"):
        page.goto(f"/new?game={game}&with=screen")
        page.locator("form").wait_for()
        page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        yield f"new {game}"
    page.get_by_role("radio", name="Other").check(force=True)
    page.locator("#clock-minutes").fill("0")
    page.locator("#seat-1-name").fill(LONG_NAME)
    page.locator("form .primary").last.click()
    page.locator(".error").first.wait_for()
    yield "a flawed plan"
    for path in ("/t/nosuchtable", "/no/such/page"):
        page.goto(path)
        page.locator("h1").wait_for()
        yield path
    table = open_table(page, "splendor", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], me=LONG_NAME)
    page.locator(".code svg").wait_for()
    yield "waiting room"
    page.locator(".foot .danger").click()
    page.wait_for_url(re.compile("/$"))
    page.goto(f"/t/{table}")
    page.locator("h1").wait_for()
    yield "a table that was given up"


def tour_of_settings(page: Page) -> Iterator[str]:
    """What holds on this device, and the way to another one."""
    open_table(page, "splendor", BOT, me=LONG_NAME)
    page.goto("/settings")
    page.locator("[data-target=sound]").check()
    page.locator("[data-target=transfer-make]").click()
    page.locator(".code").wait_for()
    yield "settings"
    page.locator(".leave").click()
    page.locator("dialog[open]").wait_for()
    yield "deleting everything"
    page.goto("/transfer")
    page.locator(".notice").wait_for()
    page.locator("#code").fill("too short")
    page.locator("[data-target=transfer-go]").click()
    page.locator(".error").wait_for()
    yield "a code that is none"


def tour_of_rules(page: Page) -> Iterator[str]:
    """What there is to read."""
    for path in ("/rules/splendor", "/rules/duel", "/rules/nosuchgame"):
        page.goto(path)
        page.locator("h1").wait_for()
        yield path


def tour_of_lessons(page: Page) -> Iterator[str]:
    """Learning to play."""
    page.goto("/learn")
    page.locator(".learn ol").first.wait_for()
    yield "all lessons"
    for path in ("/learn/splendor", "/learn/duel?n=2"):
        page.goto(path)
        page.locator(".coach").wait_for()
        yield path
    page.locator("[data-target=cell-a1]").click()
    page.locator(".bar .confirm").click()
    page.locator(".coach.wrong").wait_for()
    yield "a wrong try"
    # A name that the page would propose is a word of one language.
    page.evaluate(
        """name => fetch("/api/me", { method: "PUT", headers: { "content-type": "application/json" },
            body: JSON.stringify({ name }) })""",
        LONG_NAME,
    )
    page.goto("/learn")
    page.locator("[aria-labelledby=splendor-title] .ways button").click()
    Person(page).wait()
    page.locator(".coach").wait_for()
    yield "the first game"
    page.locator(".coach .ways button").last.click()
    page.locator("dialog[open] [data-kind]").first.wait_for()
    yield "what can be done"


def tour_of_table(page: Page, game: str) -> Iterator[str]:
    """A game from the first turn to its end by resigning, with all that can be opened."""
    open_table(page, game, BOT, clock={"initial": 3600, "increment": 5})
    Person(page).wait()
    yield "my turn"
    page.locator("[data-target=card-1a]").click()
    page.locator("dialog[open] summary").click()
    page.locator("dialog[open] dd").last.wait_for()
    yield "a card"
    page.keyboard.press("Escape")
    page.locator("[data-term=nobles], [data-term=royals]").first.click()
    page.locator("dialog[open] dd").first.wait_for()
    yield "a noble or a royal"
    page.keyboard.press("Escape")
    page.locator("[data-seat='1'] .who").click()
    page.locator("dialog[open] summary").click()
    page.locator("dialog[open] dd").last.wait_for()
    yield "a player"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    yield "the keys"
    page.keyboard.press("Escape")
    page.locator(".bar .tools button").first.click()
    page.locator("dialog[open]").wait_for()
    yield "the menu"
    page.locator("dialog[open] .danger").click()
    yield "resigning"
    page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] .reason").wait_for()
    yield "the end"


def tour_of_one_screen(page: Page) -> Iterator[str]:
    """Two people before one screen, both with something to hide; and somebody who watches."""
    table = open_table(page, "splendor", [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    for _ in range(2):
        Person(page).wait()
        number = Person(page).number
        page.locator("[data-target=deck-1]").click()
        page.locator(".bar .confirm").click()
        expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(number))
    page.locator(".curtain").wait_for()
    yield "the curtain"
    page.context.clear_cookies()
    page.goto(f"/t/{table}")
    page.locator(".page[data-number]").wait_for()
    yield "watching"


def tour_of_study(page: Page) -> Iterator[str]:
    """A hint, and a game that is looked back at."""
    open_table(page, "splendor", BOT)
    person = Person(page)
    person.wait()
    page.keyboard.press("h")
    person.wait_for_advice()
    yield "a hint"
    page.evaluate("localStorage.setItem('cabochon.analysis', '0.05')")
    page.goto("/analysis")
    page.locator("textarea").fill("no record")
    page.locator("form .primary").click()
    page.locator(".error").wait_for()
    yield "no record"
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".study")).to_have_attribute("data-status", "done")
    page.keyboard.press("m")
    yield "a mistake"
    page.locator(".play").click()
    page.locator("dialog[open]").wait_for()
    yield "playing on"
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".study").wait_for()
    page.keyboard.press("ArrowRight")
    yield "a replay"
    page.locator(".study .tools button").first.click()
    page.locator("dialog[open] img").wait_for()
    yield "a picture"


def tour_of_games(page: Page) -> Iterator[str]:
    """All one's games, before there are any and when there are."""
    page.goto("/games")
    page.locator(".empty").wait_for()
    yield "no games"
    won = finished_game(page, "splendor", settings={"target": 3, "start": 0})
    finished_game(page, "duel", "greedy", moves=6, settings={"start": 0})
    open_table(page, "splendor", [{"kind": "me"}, {"kind": "open"}], me=LONG_NAME)
    page.goto("/games")
    page.locator(".page li").nth(2).wait_for()
    yield "games"
    if page.get_by_role("radio").count():  # where there is no room for both
        page.get_by_role("radio").last.check(force=True)
        yield "statistics"
    page.goto("/games?result=draw")
    page.locator(".empty").wait_for()
    yield "no such games"
    page.evaluate("localStorage.setItem('cabochon.analysis', '0.05')")
    page.goto(f"/analysis/{won}?at=2")
    expect(page.locator(".study")).to_have_attribute("data-status", "done")
    yield "an analysis of one's own game"


def tour_of_puzzles(page: Page) -> Iterator[str]:
    """The list, and of each kind one that is open, one that was tried in vain, and the solution."""
    for game in ("splendor", "duel"):
        page.goto(f"/puzzles/{game}")
        page.locator("main li a").first.wait_for()
        yield f"puzzles of {game}"
        for kind in KINDS:
            number, puzzle = next(
                (number, puzzle) for number, puzzle in enumerate(shipped(game), 1) if puzzle.kind == kind
            )
            page.goto(f"/puzzles/{game}?n={number}")
            shown = page.locator(".page[data-puzzle]")
            shown.wait_for()
            yield f"{game}, {puzzle.name}"
            page.get_by_role("button", name="Solution").click()
            expect(shown).to_have_attribute("data-status", "shown")
            yield f"{game}, {puzzle.name}, solution"
            page.get_by_role("button", name="Try again").click()
            tokens = "button.inviting[data-target^=bank-], button.cell.onward:not([aria-label*=gold])"
            page.locator(tokens).first.click()
            if page.locator(".bar .confirm").is_enabled():
                page.locator(".bar .confirm").click()
            if page.locator(".verdict").count():
                yield f"{game}, {puzzle.name}, wrong"


TOURS: dict[str, Callable[[Page], Iterator[str]]] = {
    "pages": tour_of_pages,
    "settings": tour_of_settings,
    "rules": tour_of_rules,
    "lessons": tour_of_lessons,
    "splendor": lambda page: tour_of_table(page, "splendor"),
    "duel": lambda page: tour_of_table(page, "duel"),
    "one screen": tour_of_one_screen,
    "study": tour_of_study,
    "games": tour_of_games,
    "puzzles": tour_of_puzzles,
}


# --- What must be true everywhere ---


def speak(page: Page, code: str) -> None:
    """Change the language in the header, also while a dialog lies over it."""
    page.locator("header select").first.evaluate(
        """(select, code) => {
            select.value = code;
            select.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        code,
    )
    expect(page.locator("html")).to_have_attribute("lang", code)


def texts(page: Page) -> list[str]:
    """Everything that can be read or heard, line by line."""
    found = page.evaluate(
        """() => [document.title, document.body.innerText,
            ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
                one => ["aria-label", "title", "placeholder"].map(name => one.getAttribute(name) ?? ""))]
            .join("\\n")"""
    )
    return [line.strip() for line in found.splitlines()]


def assert_spoken(lines: list[str], code: str) -> None:
    """No message is missing: neither does its id stand there, nor the English one in its place."""
    ids, english_only = strange(code)
    assert {word.strip(".,:;!?()") for line in lines for word in line.split()} & ids == set()
    assert set(lines) & english_only == set()
    assert [line for line in lines if "undefined" in line or "{" in line] == []


def assert_fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    widths = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert widths[0] <= widths[1]


def faults_of(page: Page, scheme: str, rules: dict[str, Any]) -> list[Any]:
    """What axe-core finds fault with."""
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)
    result = page.evaluate("rules => axe.run(document, { resultTypes: ['violations'], ...rules })", rules)
    return [
        (scheme, fault["id"], [node["target"] for node in fault["nodes"]][:3])
        for fault in result["violations"]
    ]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("tour", TOURS)
def test_everything_is_shown_to_everybody(new_page: NewPage, tour: str, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    for place in TOURS[tour](page):
        for code in LANGUAGES[::-1]:  # English last: the tour goes on in it
            speak(page, code)
            try:
                assert_spoken(texts(page), code)
                assert_fits(page)
            except AssertionError as error:
                raise AssertionError(f"{place}, in {code}: {error}") from error
        if not page.evaluate("'axe' in window"):  # half a megabyte, which the next page has to be told again
            page.evaluate(AXE)
        # Whatever is not about colours is the same by night.
        faults = faults_of(page, "dark", {"runOnly": ["color-contrast"]}) + faults_of(page, "light", {})
        assert faults == [], place


def test_the_language_can_be_changed_at_any_time(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "splendor", BOT)
    person = Person(page)
    person.wait()
    page.keyboard.press("w")
    for code in ("ja", "zh-Hant", "fr"):
        page.locator("header select").first.select_option(code)
        expect(page.locator(".bar .ask")).to_have_text(
            Language(code).text("ask-splendor-act"), ignore_case=True
        )
    # What was being put together is still there.
    expect(page.locator("[data-target=bank-w]")).to_have_attribute("class", re.compile("chosen"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
