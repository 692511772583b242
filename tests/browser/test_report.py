"""The report of an arena in a real browser, from a file that asks nobody: for everybody, and by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cabochon.arena import Tournament, run
from cabochon.arena import read as read_folder
from cabochon.arena.folder import read_record
from cabochon.cli.report import page as report_page
from cabochon.games import language_folders
from cabochon.language import LANGUAGES, Language

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small tournament of short games, in which somebody fails."""
    folder = tmp_path_factory.mktemp("cup")
    contestants = ["greedy", "a name that is about as long=random", "broken=py:tests.arena.entrants:Clumsy"]
    run(Tournament.of(contestants, rounds=2, settings={"target": 1}, max_decisions=12), folder=folder)
    return folder


def opened(browser: Browser, cup: Path, code: str, size: str, scheme: str) -> Page:
    """The report in a page that can reach nobody; it is written once in each language."""
    file = cup / f"{code}.html"
    if not file.exists():
        language = Language(code, language_folders)
        text = report_page(language, read_folder(cup), None, lambda key: read_record(cup, key))
        file.write_text(text, encoding="utf-8")
    # Axe is put in from outside, which the page's own policy would forbid.
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        offline=True,
        bypass_csp=True,
    )
    page = context.new_page()
    page.set_default_timeout(200_000)  # the pictures are many, and machines may be busy
    page.goto(file.as_uri())
    return page


@pytest.fixture(scope="module")
def read(browser: Browser, cup: Path) -> Iterator[Page]:
    """The report with axe in it."""
    page = opened(browser, cup, "en", "phone", "light")
    # What the pictures are made of is hidden from everybody, and axe would take long to see that.
    page.evaluate("document.querySelector('svg.store').remove()")
    page.evaluate(AXE)
    yield page
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_read_it(read: Page, size: str, scheme: str) -> None:
    read.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    read.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    found = read.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found["violations"]] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_fits_on_a_phone_in_every_language(browser: Browser, cup: Path, code: str) -> None:
    page = opened(browser, cup, code, "phone", "light")
    widths = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert widths[0] <= widths[1]
    page.context.close()


def test_a_game_is_replayed_by_keys_buttons_and_slider(browser: Browser, cup: Path) -> None:
    page = opened(browser, cup, "en", "desktop", "light")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    caption, place = page.locator("#caption"), page.locator("#place")
    picture = page.locator("#picture use")

    def shown() -> str | None:
        return picture.get_attribute("href")

    end = shown()
    page.locator("[data-step=first]").click()
    expect(caption).to_have_text("The game begins.")
    expect(place).to_have_text(r"Position 1 of " + str(page.evaluate("Number(step.max) + 1")) + ".")
    start = shown()
    assert start != end
    # From a button, the keys of the replay; at the start there is nothing before.
    page.keyboard.press("ArrowLeft")
    assert shown() == start
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Position 3 of")
    page.locator("#step").press("ArrowLeft")
    expect(place).to_contain_text("Position 2 of")
    second = shown()
    assert second not in (start, end)
    page.locator("[data-step=next]").press("End")
    assert shown() == end
    page.locator("#game").select_option("1")
    expect(place).to_contain_text("Position 1 of")
    assert shown() not in (start, second, end)
    # The picture is there: what is used is defined, and has a size.
    assert page.evaluate("document.querySelector('#picture use').getBBox().width") > 500
    assert errors == []
    page.context.close()


def test_the_policy_lets_its_own_script_run(browser: Browser, cup: Path) -> None:
    opened(browser, cup, "en", "desktop", "light").context.close()
    context = browser.new_context(offline=True)
    page = context.new_page()
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.on("request", lambda request: told.append(request.url) if request.url[:5] != "file:" else None)
    page.goto((cup / "en.html").as_uri())
    expect(page.locator("#place")).to_contain_text("Position")
    assert page.evaluate("getComputedStyle(document.querySelector('section')).borderRadius") != "0px"
    assert told == []
    context.close()
