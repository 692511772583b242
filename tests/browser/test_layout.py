"""The table in every window: all of it in sight, one scale, and nothing that jumps or leaves one guessing."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CHROMIUM, FLAGS, NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table, play_until

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
FOUR = [BOT[0], *[BOT[1]] * 3]
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
LYING = {"width": 844, "height": 390}
ZOOMED = {"width": 640, "height": 400}  # 1280 x 800 at 200 %
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 800}
NARROW = {"width": 280, "height": 653}
LOW = {"width": 2560, "height": 600}
SIZES = [PHONE, SMALL_PHONE, LYING, ZOOMED, TABLET, DESKTOP, {"width": 2560, "height": 1440}]
FINGER = 44  # pixels
SHIFT = 0.02

Box = dict[str, float]


def named(size: dict[str, int]) -> str:
    return f"{size['width']}x{size['height']}"


def sit(page: Page, game: str, seats: list[dict[str, str]] = BOT, **more: Any) -> Person:
    """At a new table, with something to decide."""
    open_table(page, game, seats, **more)
    person = Person(page)
    person.wait()
    return person


def box(page: Page, selector: str) -> Box:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)  # type: ignore[arg-type]


def hidden(page: Page, selector: str) -> list[str]:
    """What can't be seen all of without scrolling, by its target."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => {
            const { left, top, right, bottom, width } = one.getBoundingClientRect();
            const frame = one.closest(".table")?.getBoundingClientRect() ??
                { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
            return width === 0 || left < frame.left || right > frame.right + 0.5
                || top < frame.top || bottom > frame.bottom + 0.5;
        }).map(one => one.dataset.target ?? one.className)""",
        selector,
    )
    return found


def assert_fits(page: Page) -> None:
    """The page itself does not scroll, and its bar is in sight."""
    root = "document.documentElement"
    assert page.evaluate(f"[{root}.scrollWidth - innerWidth, {root}.scrollHeight - innerHeight]") == [0, 0]
    expect(page.locator(".bar .confirm")).to_be_in_viewport(ratio=1)


# --- Layouts ---


@pytest.mark.parametrize("size", SIZES, ids=named)
@pytest.mark.parametrize("seats", [BOT, FOUR], ids=["two", "four"])
def test_all_of_splendor_is_in_sight(
    new_page: NewPage, size: dict[str, int], seats: list[dict[str, str]]
) -> None:
    page = new_page(viewport=size)
    sit(page, "splendor", seats)
    assert_fits(page)
    parts = "button.card, button.deck, .noble, [data-target^=bank-], .seat"
    assert hidden(page, parts) == []
    assert page.locator(parts).count() == 12 + 3 + (len(seats) + 1) + 6 + len(seats)


@pytest.mark.parametrize("size", [*SIZES, LOW], ids=named)
def test_all_of_duel_is_in_sight_but_for_the_cards_on_the_smallest(
    new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(viewport=size)
    sit(page, "duel")
    assert_fits(page)
    assert hidden(page, ".board, .store, .seat, .goals") == []
    if size in (SMALL_PHONE, ZOOMED):
        page.locator("[data-target=card-1a]").scroll_into_view_if_needed()
        assert hidden(page, "[data-target^=card-1]") == []
    else:
        assert hidden(page, "button.card, button.deck, .royal, .supply") == []


@pytest.mark.parametrize("size", [*SIZES, NARROW, LOW], ids=named)
def test_a_deck_lies_in_its_row(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    sit(page, "duel")
    decks = [box(page, f"[data-target=deck-{level}]") for level in (3, 2, 1)]
    assert all(upper["y"] + upper["height"] <= lower["y"] for upper, lower in pairwise(decks))
    for level in (1, 2, 3):
        deck, card = box(page, f"[data-target=deck-{level}]"), box(page, f"[data-target=card-{level}a]")
        assert deck["y"] + deck["height"] / 2 == pytest.approx(card["y"] + card["height"] / 2, abs=2)
        assert deck["x"] + deck["width"] <= card["x"]


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_everything_grows_together(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESKTOP)
    sit(page, game)
    parts = ["button.card", ".seat.near .token", ".seat:not(.near) .name", ".bar .confirm", ".log"]
    before = [box(page, part)["height" if part != ".log" else "width"] for part in parts]
    page.set_viewport_size({"width": 2560, "height": 1600})
    after = [box(page, part)["height" if part != ".log" else "width"] for part in parts]
    assert after == pytest.approx([2 * size for size in before], rel=0.06)


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_hidden_log_gives_its_room_back(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESKTOP)
    sit(page, game)
    before = box(page, "button.card")["width"]
    page.keyboard.press("l")
    expect(page.locator(".log")).to_have_count(0)
    assert box(page, "button.card")["width"] > before * 1.05


def test_the_purse_stays_off_the_bank(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    sit(page, "splendor")
    bank, purse = box(page, ".bank"), box(page, ".seat.near")
    assert bank["y"] + bank["height"] + 2 <= purse["y"]


def test_the_header_is_folded_away_while_playing(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    header = page.locator("body header:has(.home)")
    expect(header).to_be_visible()
    sit(page, "splendor")
    expect(header).to_be_hidden()
    page.locator(".bar .tools button").first.click()
    page.locator("dialog[open] select").first.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] .danger").last.click()
    page.locator("dialog[open] .reason").wait_for()
    expect(header).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bar_has_room_for_its_words(new_page: NewPage, language: str) -> None:
    """Beside buttons with long words, also those that are not there at the moment."""
    page = new_page(viewport=TABLET, locale=language)
    for game in ("splendor", "duel"):
        sit(page, game)
        assert box(page, ".bar .say")["width"] > TABLET["width"] / 4
        assert hidden(page, ".bar button") == []


@pytest.mark.parametrize("locale", ["fr-FR", "ja-JP"])
@pytest.mark.parametrize("size", [SMALL_PHONE, LYING, TABLET], ids=named)
def test_the_bar_has_room_for_words_and_buttons(new_page: NewPage, size: dict[str, int], locale: str) -> None:
    page = new_page(viewport=size, locale=locale)
    for game in ("splendor", "duel"):
        sit(page, game)
        expect(page.locator(".bar .confirm")).to_be_in_viewport(ratio=1)
        say, bar = box(page, ".bar .say"), box(page, ".bar")
        if size == LYING:
            assert page.evaluate("document.querySelector('.say').scrollHeight") <= say["height"] + 1
        else:
            assert say["width"] > 0.6 * size["width"]
            assert bar["height"] < 0.2 * size["height"]


def befriend(host: Page, friend: Page, game: str) -> Person:
    """Two people at a table, of whom the first begins."""
    table = open_table(host, game, [{"kind": "me"}, {"kind": "open"}], hints=True)
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit here").click()
    friend.locator(".page[data-number]").wait_for()
    person = Person(host)
    person.wait()
    return person


def test_who_can_talk_has_no_higher_bar(new_page: NewPage) -> None:
    alone, host = (new_page(viewport=SMALL_PHONE, locale="fr-FR") for _ in range(2))
    sit(alone, "splendor")
    befriend(host, new_page(), "splendor")
    expect(host.locator(".bar [data-target=talk]")).to_be_visible()
    assert box(host, ".bar")["height"] == pytest.approx(box(alone, ".bar")["height"], abs=4)


def test_who_can_talk_has_tools_as_large_as_a_finger(new_page: NewPage) -> None:
    page = new_page(viewport=LYING)
    befriend(page, new_page(), "duel")
    expect(page.locator(".bar .tool")).to_have_count(3)
    for button in page.locator(".bar .tool, button.card").all():
        found = button.bounding_box()
        assert found is not None
        assert min(found["width"], found["height"]) >= FINGER - 0.5
    assert_fits(page)


@pytest.mark.parametrize("game", ["splendor", "duel"])
@pytest.mark.parametrize("size", [DESKTOP, {"width": 1024, "height": 768}], ids=named)
def test_nothing_in_the_own_panel_moves_when_the_turn_changes(
    new_page: NewPage, size: dict[str, int], game: str
) -> None:
    page, friend = new_page(viewport=size), new_page()
    person = befriend(page, friend, game)

    def places() -> list[tuple[float, float]]:
        """Where things are in the panel, which may move as a whole when the bar says more."""
        frame = box(page, ".seat.near")
        parts = [box(page, f".seat.near {part}") for part in (".name", ".you", ".points", ".purse")]
        return [(part["x"] - frame["x"], part["y"] - frame["y"]) for part in parts]

    before = places()
    expect(page.locator(".seat.near .now")).to_be_visible()
    person.decide()
    expect(page.locator(".seat.near .now")).to_be_hidden()
    friend.locator(".bar.yours").wait_for()
    assert places() == before


def test_names_are_not_cut_where_they_are_short(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL_PHONE, locale="fr-FR")
    open_table(page, "splendor", [{"kind": "me"}, {"kind": "bot", "bot": "level-1"}], me="Grenat")
    Person(page).wait()
    expect(page.locator(".seat .stem")).to_have_text(["Novice", "Grenat"])
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".seat .stem").evaluate_all(cut) == []


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_short_name_is_worth_more_than_what_stands_beside_it(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=LYING)
    sit(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "level-3"}], me="Agnes")
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".seat .stem").evaluate_all(cut) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ja-JP"])
def test_the_header_is_one_row_on_the_smallest_phone(new_page: NewPage, locale: str) -> None:
    page = new_page(viewport=SMALL_PHONE, locale=locale, has_touch=True, is_mobile=True)
    for path in ("/", "/settings", "/rules/splendor"):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        assert box(page, "header")["height"] < 2 * FINGER, path
        for tool in page.locator("header :is(a, .tool)").all():
            found = tool.bounding_box()
            assert found is not None
            assert found["width"] >= FINGER
            assert found["height"] >= FINGER


def test_who_is_stuck_finds_help_at_the_top_of_the_menu(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL_PHONE)
    sit(page, "splendor")
    page.locator(".bar .tools button").first.click()
    sheet = page.locator("dialog[open]")
    for role, name in (("button", "What can I do?"), ("link", "Rules (in a new tab)")):
        expect(sheet.get_by_role(role, name=name)).to_be_in_viewport(ratio=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING, DESKTOP], ids=named)
def test_what_to_press_in_a_long_sheet_is_in_sight(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    sit(page, "splendor", FOUR)
    page.locator(".bar .tools button").first.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    # It lies over what is read, and what is below it can be reached.
    assert sheet.evaluate("one => one.scrollHeight > one.clientHeight") or size == DESKTOP
    sheet.locator(".danger").click()
    expect(sheet.locator(".danger").last).to_be_in_viewport(ratio=1)


SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (shifted += value)))
        .observe({ type: "layout-shift", buffered: false });
}"""


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_nothing_jumps_in_ten_turns_on_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    person = sit(page, game)
    person.press = lambda button: button.tap()
    page.evaluate(SHIFTS)
    heights = set()
    for _ in range(10):
        assert person.wait()
        heights.add(box(page, ".bar")["height"])
        person.decide()
        heights.add(box(page, ".bar")["height"])
    assert len(heights) == 1
    assert page.evaluate("shifted") < SHIFT


# --- The next step, or the reason ---


def test_the_bar_says_what_is_left_to_choose(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    person = sit(page, "splendor", settings={"start": 0, "target": 21})
    said = page.locator(".bar .say")
    expect(said).to_contain_text("21 points to win")
    page.keyboard.press("w")
    expect(said).to_contain_text("Choose 2 more colours, or the same again.")
    expect(person.confirm).to_be_disabled()
    page.keyboard.press("b")
    expect(said).to_contain_text("Choose one more colour.")
    page.keyboard.press("g")
    expect(said).to_contain_text("take 1 white, 1 blue, 1 green")
    expect(person.confirm).to_be_enabled()


def test_two_of_a_colour_that_are_not_to_be_had(new_page: NewPage) -> None:
    page = new_page()
    few = "position.bank.slice(0, 5).filter((count) => count > 0).length > 2 && position.bank[0] === 3"
    play_until(page, "splendor", few, ["^take w[^w]", "^take ...$", "."])
    page.keyboard.press("w")
    expect(page.locator(".bar .say")).to_contain_text("Two of a colour need four in the bank.")


def test_a_full_hand_is_a_reason(new_page: NewPage) -> None:
    page = new_page()
    full = "me.reserved.length === 3 && !legal.some((move) => /^buy 3a/.test(move))"
    play_until(page, "splendor", full, ["^reserve 1t", "^return", "."])
    page.locator("[data-target=card-3a]").click()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Your hand is full: at most 3 cards can be reserved.")
    expect(sheet).to_contain_text("You lack")
    # Whoever presses Enter by mistake has done nothing.
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()


def test_reserving_is_never_what_enter_does(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "splendor")
    page.locator("[data-target=card-3a]").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("button", name="Reserve", exact=True)).to_be_visible()
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=named)
def test_duels_three_ways_to_win_can_be_seen(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    sit(page, "duel")
    for goals in page.locator(".goals").all():
        expect(goals).to_contain_text("0/20")
        assert goals.inner_text().count("0/10") == 2


def test_duels_goals_on_a_phone_that_lies(new_page: NewPage) -> None:
    page = new_page(viewport=LYING, has_touch=True)
    sit(page, "duel")
    # With the longest figures that there are.
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".goals li, .goals .colour")].filter(one => {
            for (const figure of one.querySelectorAll("[aria-hidden]")) {
                if (figure.children.length === 0 && /[/]/.test(figure.textContent))
                    figure.textContent = figure.textContent.replace(/^[0-9]+/, "10");
            }
            const panel = one.closest(".seat").getBoundingClientRect();
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return one.scrollWidth > one.clientWidth + 1 || left < panel.left || right > panel.right
                || top < panel.top || bottom > panel.bottom;
        }).map(one => one.className + one.textContent)"""
    )
    assert cut == []


def test_the_tokens_in_hand_are_counted_once(new_page: NewPage) -> None:
    page = new_page(viewport=DESKTOP)
    sit(page, "splendor")
    count = page.locator(".bar .count")
    expect(count).to_have_count(0)
    page.keyboard.press("w")
    expect(count).to_contain_text("0/10 → 1/10")


# --- Hints ---


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_hint_on_a_phone_is_a_strip(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=SMALL_PHONE, has_touch=True)
    person = sit(page, game)
    before = [box(page, part) for part in (".hinting", ".bar", ".dock")]
    page.locator(".hinting").tap()
    person.wait_for_advice()
    assert [box(page, part) for part in (".hinting", ".bar", ".dock")] == before
    assert box(page, ".advice")["height"] < SMALL_PHONE["height"] / 6
    ring = page.locator(".trails .best rect").first
    expect(ring).to_be_in_viewport()
    page.locator(".advice .candidate").tap()
    expect(page.locator(".advice .reasons li").first).to_be_visible()
    page.locator(".advice .adopt").first.tap()
    expect(page.locator(".advice")).to_have_count(0)


def test_drawings_stay_on_the_table_when_it_scrolls(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL_PHONE, has_touch=True)
    person = sit(page, "duel")
    page.locator(".hinting").tap()
    person.wait_for_advice()
    page.locator(".trails rect").first.wait_for(state="attached")
    for end in (0, 10_000):
        page.locator(".table").evaluate("(table, end) => (table.scrollTop = end)", end)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        outside = page.evaluate(
            """() => {
                const frame = document.querySelector(".table").getBoundingClientRect();
                return [...document.querySelectorAll(".trails g > rect")].filter(rect => {
                    const { top, bottom } = rect.getBoundingClientRect();
                    const clipped = rect.hasAttribute("clip-path");
                    const middle = (top + bottom) / 2;
                    return clipped && (middle < frame.top || middle > frame.bottom);
                }).length;
            }"""
        )
        assert outside == 0


def test_a_hint_while_tokens_are_given_back(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    many = "sum(me.tokens) > 8 && legal.some((move) => /^take ...$/.test(move))"
    play_until(page, "splendor", many, ["^take ...$", "^take", "."])
    person = Person(page)
    for _ in range(3):
        page.locator("button.inviting[data-target^=bank-]").first.click()
    person.confirm.click()
    person.sheet.locator(".hinting").click()
    person.wait_for_advice()
    expect(person.sheet.locator(".advice")).to_be_visible()
    expect(page.locator(".advice")).to_have_count(1)
    # The keys find the answer; when it is put away, they stay in the sheet, and bring it back.
    expect(person.sheet.locator(".adopt").first).to_be_focused()
    person.sheet.locator(".advice .close").press("Enter")
    expect(page.locator(".advice")).to_have_count(0)
    page.wait_for_function("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("h")
    person.wait_for_advice()
    person.sheet.locator(".adopt").first.press("Enter")
    expect(page.locator(".advice")).to_have_count(0)
    page.wait_for_function("document.activeElement !== document.body")


# --- More than colours ---


def test_stones_of_others_have_a_shape_and_a_number(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL_PHONE)
    sit(page, "splendor", FOUR)
    stones = page.locator(".seat:not(.near) .stone")
    assert stones.count() == 3 * 6
    for stone in stones.all():
        assert stone.inner_text().strip().isdecimal()
        assert stone.locator("svg").bounding_box()["width"] >= 12  # type: ignore[index]


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING], ids=named)
def test_a_finger_need_not_meet_a_reserved_card_exactly(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    play_until(page, "splendor", "me.reserved.length === 3", ["^reserve 1t", "^return", "."])
    met = page.evaluate(
        """finger => [...document.querySelectorAll("[data-target^=hand-]")].map(card => {
            const { x, y, width, height } = card.getBoundingClientRect();
            const far = finger / 2 - 1;
            return [[-far, 0], [far, 0], [0, -far], [0, far]].map(([across, down]) => document
                .elementFromPoint(x + width / 2 + across, y + height / 2 + down)
                ?.closest("button")?.dataset.target === card.dataset.target);
        })""",
        FINGER,
    )
    assert met == [[True] * 4] * 3


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING], ids=named)
def test_what_is_pressed_every_turn_is_as_large_as_a_finger(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    for game in ("splendor", "duel"):
        sit(page, game)
        small = page.evaluate(
            """finger => [...document.querySelectorAll(
                ".bar button, [data-target^=bank-], button.card, button.deck, .deeds button")]
                .map(button => [button.dataset.target ?? button.className, button.getBoundingClientRect()])
                .filter(([, { width, height }]) => Math.min(width, height) < finger - 0.5)
                .map(([name]) => name)""",
            FINGER,
        )
        assert small == []
    # A cell is pressed beside its token, too: as far as to the next.
    cells = [box(page, f"[data-target=cell-{cell}]") for cell in ("a1", "b1", "a2")]
    middles = [(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2) for cell in cells]
    assert middles[1][0] - middles[0][0] >= FINGER - 0.5
    assert middles[2][1] - middles[0][1] >= FINGER - 0.5


@pytest.mark.parametrize("size", [PHONE, LYING, DESKTOP], ids=named)
def test_all_of_a_panel_opens_the_players_sheet(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    sit(page, "splendor")
    panel = box(page, ".seat:not(.near)")
    for across, down in ((0.05, 0.9), (0.95, 0.9), (0.5, 0.5)):
        page.mouse.click(panel["x"] + panel["width"] * across, panel["y"] + panel["height"] * down)
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_nothing_can_be_bought_after_the_end(new_page: NewPage) -> None:
    page = new_page()
    can = "legal.some((move) => /^buy/.test(move)) && me.reserved.length > 0"
    play_until(page, "splendor", can, ["^reserve 1", "^take ...$", "."])
    expect(page.locator("button.card.affordable").first).to_be_visible()
    page.locator(".bar .tools button").first.click()
    page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] .danger").last.click()
    page.locator("dialog[open] .reason").wait_for()
    expect(page.locator("button.card.affordable")).to_have_count(0)


def test_forced_colours_leave_the_signs(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    sit(page, "splendor")
    outline = "one => getComputedStyle(one).outlineStyle"
    assert page.locator(".seat.turn").evaluate(outline) == "solid"
    page.keyboard.press("w")
    assert page.locator("[data-target=bank-w]").evaluate(outline) == "solid"
    sit(page, "duel")
    page.locator("button.cell.onward").first.click()
    assert page.locator("button.cell.chosen").first.evaluate(outline) == "double"


def test_large_text_is_less_room(new_page: NewPage) -> None:
    """Text of twice the size, as somebody may ask their browser for: nothing is cut off to the side."""
    page = new_page(viewport=PHONE)
    for game in ("splendor", "duel"):
        sit(page, game)
        page.evaluate("document.documentElement.style.fontSize = '32px'")
        root = "document.documentElement"
        assert page.evaluate(f"{root}.scrollWidth - innerWidth") == 0
        page.locator("[data-target=card-1a]").scroll_into_view_if_needed()
        expect(page.locator("[data-target=card-1a]")).to_be_in_viewport()
        expect(page.locator(".bar .confirm")).to_be_in_viewport()


@pytest.fixture
def large_text(browser: Browser, address: str) -> Iterator[Page]:
    """A phone whose owner has asked their browser for text of twice the size."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    other = browser.browser_type.launch(executable_path=CHROMIUM, args=flags)
    yield other.new_page(viewport=PHONE, base_url=address, reduced_motion="reduce", locale="fr-FR")  # type: ignore[arg-type]
    other.close()


def test_large_text_on_a_phone_leaves_a_table(large_text: Page) -> None:
    page = large_text
    page.goto("/")
    page.locator(".games .play").first.wait_for()
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    sit(page, "splendor")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    assert box(page, ".bar")["height"] < PHONE["height"] / 4
    assert box(page, ".seat:not(.near) .stone")["width"] > 12


# --- Who is who ---


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING, DESKTOP], ids=named)
def test_a_panel_says_who_is_you(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    sit(page, "splendor", FOUR)
    expect(page.locator(".seat .tag.you")).to_have_text(["you"])
    expect(page.locator(".seat.near .tag.you")).to_be_visible()


def test_bots_of_one_level_can_be_told_apart_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL_PHONE)
    sit(page, "splendor", [BOT[0], *[{"kind": "bot", "bot": "level-3"}] * 3])
    numbers = page.locator(".seat:not(.near) .name .number")
    expect(numbers).to_have_text(["", "2", "3"])
    for panel in page.locator(".seat:not(.near)").all()[1:]:
        number, frame = panel.locator(".name .number").bounding_box(), panel.bounding_box()
        assert number is not None
        assert frame is not None
        assert number["width"] > 0
        assert number["x"] + number["width"] <= frame["x"] + frame["width"]
