"""Looking back in a real browser: one's own games, and analyses that are kept with theirs."""

import io
import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from cabochon.match import RecordReader
from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import finished_game, open_table

RECORD = Path(__file__).with_name("short.cabochon")


def quickly(page: Page) -> None:
    """Analyse as quickly as possible."""
    page.evaluate("localStorage.setItem('cabochon.analysis', '0.05')")


def test_games_are_listed_filtered_and_counted(new_page: NewPage) -> None:
    page = new_page("/games")
    expect(page.get_by_text("You have not played yet")).to_be_visible()
    finished_game(page, "splendor", settings={"target": 3, "start": 0})
    for _ in range(2):
        finished_game(page, "duel", "greedy", moves=3, settings={"start": 0})
    open_table(page, "duel", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.goto("/games")
    rows = page.get_by_role("region", name="Games").locator("li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text("Lost")
    expect(rows.nth(1)).to_contain_text("by resignation")
    page.get_by_label("Game", exact=True).select_option("duel")
    expect(rows).to_have_count(3)
    page.get_by_label("Result").select_option("lost")
    expect(rows).to_have_count(2)
    assert page.url.endswith("/games?game=duel&result=lost")
    statistics = page.get_by_role("region", name="Statistics")
    bots = statistics.get_by_role("table", name="Against bots")
    expect(bots.get_by_role("row", name="Greedy")).to_contain_text("0 – 0 – 2")
    expect(statistics.get_by_role("table", name="By who began")).to_contain_text("You began")
    # Whoever comes back finds the same games.
    rows.first.get_by_role("link", name="Replay").click()
    page.locator(".study").wait_for()
    page.go_back()
    expect(rows).to_have_count(2)
    page.get_by_label("Rules").select_option("standard")
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("None of your games is like that.")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(rows).to_have_count(4)


def test_all_games_are_one_file(new_page: NewPage) -> None:
    page = new_page()
    tables = [finished_game(page, game, moves=2, settings={"start": 0}) for game in ("duel", "splendor")]
    page.goto("/games")
    with page.expect_download() as download:
        page.get_by_role("link", name="All as one file").click()
    assert re.fullmatch(r"cabochon-games-[\d-]+\.txt", download.value.suggested_filename)
    content = download.value.path().read_bytes()
    assert [record.game.name for record in RecordReader(io.BytesIO(content))] == ["duel", "splendor"]
    # And a file of several games can be brought along.
    quickly(page)
    page.goto("/analysis")
    page.locator("input[type=file]").set_input_files(download.value.path())
    which = page.get_by_label("This file holds 2 games")
    expect(which.locator("option")).to_have_count(2)
    which.select_option(index=1)
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("heading", name="Analysis · Splendor")).to_be_visible()
    assert len(tables) == 2


def test_the_download_of_my_data_can_be_brought_along(new_page: NewPage) -> None:
    page = new_page()
    archives = []
    for game in ("duel", "splendor"):
        finished_game(page, game, moves=2, settings={"start": 0})
        page.goto("/settings")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download my games").click()
        assert download.value.suggested_filename.endswith(".zip")
        archives.append(download.value.path().read_bytes())

    def bring(content: bytes, path: str) -> None:
        page.goto(path)
        file: FilePayload = {"name": "games.zip", "mimeType": "application/zip", "buffer": content}
        page.locator("input[type=file]").set_input_files(file)

    # One game is shown at once, of several one is chosen.
    bring(archives[0], "/replay")
    expect(page.get_by_role("heading", name="Replay · Splendor Duel")).to_be_visible()
    bring(archives[1], "/replay")
    which = page.get_by_label("This file holds 2 games")
    titles = which.locator("option").all_inner_texts()
    which.select_option(index=next(number for number, title in enumerate(titles) if "Duel" not in title))
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay · Splendor", exact=True)).to_be_visible()
    bring(archives[0][:-40], "/analysis")
    expect(page.get_by_role("alert")).to_contain_text("can’t be read")


def test_playing_on_is_marked_and_counts_for_nothing(new_page: NewPage) -> None:
    page = new_page()
    over = finished_game(page, "duel", "greedy", moves=2, settings={"start": 0})
    record = page.evaluate("(id) => fetch(`/api/tables/${id}/record`).then((it) => it.text())", over)
    finished_game(page, "duel", "greedy", moves=0, base={"record": record, "moves": 2})
    page.goto("/games")
    rows = page.get_by_role("region", name="Games").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("played on from a position")
    expect(rows.last).not_to_contain_text("played on from a position")
    statistics = page.get_by_role("region", name="Statistics")
    bots = statistics.get_by_role("table", name="Against bots")
    expect(bots.get_by_role("row", name="Greedy")).to_contain_text("0 – 0 – 1")
    expect(statistics).to_contain_text("are not counted here")


def test_a_long_list_has_pages(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    for _ in range(21):
        finished_game(page, "duel", moves=0)
    page.goto("/games")
    rows = page.locator(".page li")
    expect(rows).to_have_count(20)
    expect(page.get_by_text("1–20 of 21")).to_be_visible()
    page.get_by_role("button", name="Older games").click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(page.get_by_text("21–21 of 21")).to_be_visible()
    page.get_by_role("radio", name="Statistics").check(force=True)
    expect(page.get_by_role("table", name="By game")).to_be_visible()
    expect(rows).to_be_hidden()


def test_an_analysis_is_kept_and_shared_by_its_link(new_page: NewPage) -> None:
    page = new_page()
    table = finished_game(page, "splendor", "greedy", moves=4, settings={"start": 1})
    page.goto(f"/analysis/{table}?at=3")
    study = page.locator(".study")
    expect(study).to_have_attribute("data-status", "done")
    expect(study).to_have_attribute("data-at", "2")
    values = page.locator(".decision .value").all_inner_texts()
    # One's own mistakes come first.
    whose = page.get_by_label("Mistakes of")
    expect(whose.locator("option:checked")).to_contain_text("(you)")
    page.get_by_role("button", name="Copy the link to this decision").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/analysis/{table}?at=4")
    # Somebody else who gets the link sees the same, at once, and nobody's mistakes are theirs.
    friend = new_page(f"/analysis/{table}?at=3")
    shown = friend.locator(".study")
    expect(shown).to_have_attribute("data-status", "done")
    expect(shown).to_have_attribute("data-at", "2")
    expect(friend.get_by_text(re.compile("^Analysis of .+ 20"))).to_be_visible()
    assert friend.locator(".decision .value").all_inner_texts() == values
    expect(friend.get_by_label("Mistakes of").locator("option:checked")).to_have_text("everybody")
    # A deeper one takes its place.
    friend.get_by_label("Thoroughness").select_option(label="Thorough")
    friend.get_by_role("button", name="Analyse again").click()
    expect(shown).to_have_attribute("data-status", "running")
    expect(shown).to_have_attribute("data-status", "done")
    page.reload()
    expect(study).to_have_attribute("data-status", "done")
    expect(page.get_by_text(re.compile("Thorough$"))).to_be_visible()


def test_mistakes_of_one_player_alone(new_page: NewPage) -> None:
    page = new_page()
    quickly(page)
    page.goto("/analysis")
    page.locator("input[type=file]").set_input_files(RECORD)
    study = page.locator(".study")
    expect(study).to_have_attribute("data-status", "done")
    rows = page.get_by_role("list", name="All decisions").locator("li")
    whose = page.get_by_label("Mistakes of")
    page.get_by_role("button", name="Only mistakes").click()
    counts = []
    for value in ("-1", "0", "1"):
        whose.select_option(value)
        counts.append(rows.locator(".grade").count())
        expect(rows.locator(".grade.best, .grade.good, .grade.forced")).to_have_count(0)
    assert counts[0] == counts[1] + counts[2] > 0
    seat = 1 if counts[2] else 0
    whose.select_option(str(seat))
    page.keyboard.press("Home")
    seen = []
    for _ in range(counts[1 + seat]):
        page.keyboard.press("m")
        seen.append(int(study.get_attribute("data-at") or 0))
    listed = [int(text) - 1 for text in rows.locator(".number").all_inner_texts()]
    assert [at for at in listed if at > 0] == sorted(set(seen) - {0})


def test_what_would_have_followed_is_told_and_drawn(new_page: NewPage) -> None:
    page = new_page()
    quickly(page)
    page.goto("/analysis")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".study")).to_have_attribute("data-status", "done")
    line = page.get_by_role("list", name="How it would probably have gone on")
    for _ in range(12):
        if line.count():
            break
        page.keyboard.press("ArrowRight")
    steps = line.locator("li")
    assert steps.count() > 1
    for step in steps.all():
        assert len(step.inner_text()) > 8
        assert step.locator("svg").count() > 1


def test_playing_on_offers_my_own_seat(new_page: NewPage) -> None:
    page = new_page()
    quickly(page)
    table = finished_game(page, "splendor", "greedy", moves=3, settings={"start": 0})
    page.goto(f"/analysis/{table}?at=2")  # the bot's decision
    expect(page.locator(".study")).to_have_attribute("data-at", "1")
    page.get_by_role("button", name="Play on").click()
    chosen = page.locator("dialog[open] input[name='play-on-seat']:checked")
    expect(chosen).to_have_value("0")
    expect(page.locator("dialog[open]")).to_contain_text("Ada (you)")
