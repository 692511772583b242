"""The report of an arena: what is in the file, and what can't get into it."""

import json
import random
import re
import shutil
from collections.abc import Generator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cabochon import Match
from cabochon.arena import Report, Result, Tournament, read
from cabochon.arena import run as play_all
from cabochon.arena.folder import read_record
from cabochon.arena.playing import Played
from cabochon.cli.report import MOST_GAMES, charts, chosen, page
from cabochon.cli.report.symbols import Symbols
from cabochon.games import language_folders
from cabochon.language import LANGUAGES, Language
from cabochon.match import picture
from tests.commands import Run

pytestmark = pytest.mark.compiled

EVIL = "<script>alert(1)</script>\"'&"
CONTESTANTS = [f"{EVIL}=greedy", "random", "broken=py:tests.arena.entrants:Clumsy"]
ENGLISH = Language("en", language_folders)


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a tournament, one of whose contestants has a strange name and one fails."""
    folder = tmp_path_factory.mktemp("cup")
    play_all(Tournament.of(CONTESTANTS, game="duel", rounds=3, seed=5), folder=folder)
    return folder


@pytest.fixture(scope="module")
def short_cup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with games that are broken off soon: a report has all its parts, and few pictures."""
    folder = tmp_path_factory.mktemp("short-cup")
    play_all(Tournament.of(CONTESTANTS, game="duel", rounds=3, seed=5, max_decisions=6), folder=folder)
    return folder


@cache
def html_of(folder: Path, code: str) -> str:
    """The report of a folder; written once, since its pictures take seconds."""
    return page(Language(code, language_folders), read(folder), None, lambda key: read_record(folder, key))


class Elements(HTMLParser):
    """Every element with its attributes, and the text of all."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of every element of a kind."""
        return [attributes for name, attributes in self.found if name == tag]


def test_the_file_has_everything_in_it(cup: Path) -> None:
    text = html_of(cup, "en")
    elements = Elements(text)
    ids = {attributes["id"] for _, attributes in elements.found if "id" in attributes}
    assert {"standings", "ratings", "matrix", "curve", "lengths", "faults", "replays"} <= ids
    # Nothing is fetched: no address but those of this file.
    for _, attributes in elements.found:
        for name in ("src", "href", "xlink:href"):
            value = attributes.get(name)
            assert value is None or (name == "href" and value.startswith("#"))
            assert value is None or value[1:] in ids
    assert not re.search(r"https?://", text)
    used = set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= ids
    # Headings of rows and columns.
    assert all(attributes.get("scope") in ("row", "col") for attributes in elements.all("th"))
    assert len(elements.all("table")) == len(elements.all("caption")) == 3


def test_a_name_is_nothing_but_a_name(cup: Path) -> None:
    text = html_of(cup, "en")
    elements = Elements(text)
    assert EVIL in "".join(elements.text)
    assert "<script>alert" not in text
    kinds = [attributes.get("type") for attributes in elements.all("script")]
    assert kinds == ["application/json", None]
    [policy] = [
        attributes["content"]
        for attributes in elements.all("meta")
        if attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    assert policy is not None
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_the_games_are_complete(cup: Path) -> None:
    text = html_of(cup, "en")
    [told] = re.findall(r'<script type="application/json" id="games">(.*?)</script>', text, re.DOTALL)
    games = json.loads(told)["games"]
    sample = chosen(read(cup).results)
    assert len(games) == len(sample) == MOST_GAMES
    defined = set(re.findall(r' id="(r[0-9]+)"', text))
    for game, result in zip(games, sample, strict=True):
        decisions = sum(result.decisions)
        assert len(game["positions"]) == len(game["labels"]) == len(game["captions"]) == decisions + 1
        assert set(game["positions"]) <= defined
        assert game["captions"][0] == "The game begins."
        assert all(any(seat in caption for caption in game["captions"]) for seat in result.seats)


def test_pictures_share_what_is_the_same() -> None:
    match, chance = Match("splendor", 2, seed=1), random.Random(1)
    pictures = []
    for _ in range(40):
        pictures.append(picture.svg(match.position(), match.state.game, match.names))
        # Whoever always takes the first move soon goes round in circles.
        match.play(chance.choice(match.legal_moves))
    symbols = Symbols()
    ids = [symbols.add(drawn) for drawn in pictures]
    shared = symbols.definitions()
    assert len(set(ids)) == 40
    alone = ElementTree.fromstring(f"<svg>{symbols.definitions_of(ids[-1])}</svg>")
    there = {element.attrib["id"] for element in alone}
    # One picture brings all that it needs, and nothing of the others.
    assert ids[-1] in there
    assert {
        use.attrib["href"][1:] for use in alone.iter("use") if use.attrib["href"].startswith("#r")
    } <= there
    assert not there & set(ids[:-1])
    assert len(shared) < sum(map(len, pictures)) / 10
    root = ElementTree.fromstring(f"<svg>{shared}</svg>")
    named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}

    def texts(element: ElementTree.Element) -> list[str]:
        if element.tag == "defs":  # what all pictures bring along
            return []
        found = [element.text] if element.text and element.tag == "text" else []
        if element.tag == "use" and element.attrib["href"].startswith("#r"):
            return texts(named[element.attrib["href"][1:]])
        return found + [each for child in element for each in texts(child)]

    # What is put together again is what was drawn.
    again = ElementTree.fromstring(pictures[-1].replace(' xmlns="http://www.w3.org/2000/svg"', "", 1))
    assert texts(named[ids[-1]]) == texts(again)


def test_a_report_is_not_large(cup: Path) -> None:
    assert len(html_of(cup, "en").encode()) < 2_000_000


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_every_language(code: str, short_cup: Path) -> None:
    text = html_of(short_cup, code)
    assert f'<html lang="{code}">' in text
    assert "undefined" not in text
    assert not re.search(r"\breport-[a-z]", "".join(Elements(text).text))


def test_the_sample_has_every_meeting_first() -> None:
    tournament = Tournament.of(["greedy", "a=random", "b=random"], rounds=20)
    results = [
        Result(job.round, job.meeting, job.rotation, ("a", "b"), 0, (1, 0), (1, 1), "target", (1, 1), (0, 0))
        for job in tournament.jobs()
    ]
    sample = chosen(results)
    assert len(sample) == MOST_GAMES
    assert {each.meeting for each in sample} == {0, 1, 2}
    assert sample == sorted(sample, key=lambda each: each.place)
    assert chosen(results[:2]) == results[:2]


# --- The command ---


def test_the_command_writes_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    played = run("arena", "greedy", "random", "--rounds", "1", "--max-decisions", "6", "--report", str(file))
    assert played.code == 0
    assert played.out.splitlines()[-1] == f"Report: {file}"
    text = file.read_text(encoding="utf-8")
    assert 'id="replays"' in text
    # After one round there is no curve yet.
    assert 'id="curve"' not in text


def test_a_folder_alone_is_enough(run: Run, short_cup: Path, tmp_path: Path) -> None:
    file, out = tmp_path / "report.html", str(short_cup)
    shown = run("--lang", "fr", "arena", "--out", out, "--report", str(file), "--anchor", "random=1000")
    assert shown.code == 0
    assert "18 parties" in shown.out
    assert file.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="fr">')
    again = run("arena", "--out", out, "--json")
    assert json.loads(again.out)["games"] == 18


def test_what_can_not_be_reported(run: Run, cup: Path, tmp_path: Path) -> None:
    assert "Name the contestants" in run("arena", "--report", str(tmp_path / "x.html")).err
    assert "holds no games" in run("arena", "--out", str(tmp_path)).err
    assert "holds no games" in run("arena", "--out", str(tmp_path / "nowhere")).err
    missing = run("arena", "greedy", "random", "-n", "1", "--report", str(tmp_path / "no" / "x.html"))
    assert missing.is_refusal
    # Before the first game: they would be lost.
    taken = run("arena", "greedy", "random", "-n", "1", "--report", str(tmp_path))
    assert taken.is_refusal
    assert "games" not in taken.err + taken.out
    (tmp_path / "results.jsonl").write_bytes((cup / "results.jsonl").read_bytes())
    (tmp_path / "arena.json").write_text("{")
    assert "is damaged" in run("arena", "--out", str(tmp_path)).err
    other = json.loads((cup / "arena.json").read_text())
    for change in ({"format": 1}, {"players": 3}, {"contestants": other["contestants"][:2]}, {"form": "cup"}):
        (tmp_path / "arena.json").write_text(json.dumps({**other, **change}))
        refused = run("arena", "--out", str(tmp_path))
        assert refused.is_refusal, change
        assert "is damaged" in refused.err, change


@pytest.mark.parametrize("content", [b"", b"\xff", b"[Format"])
def test_a_damaged_record_is_named(run: Run, cup: Path, tmp_path: Path, content: bytes) -> None:
    folder, file = tmp_path / "cup", tmp_path / "report.html"
    shutil.copytree(cup, folder)
    key = chosen(read(folder).results)[0].key
    (folder / "games" / f"{key}.cabochon").write_bytes(content)
    refused = run("arena", "--out", str(folder), "--report", str(file))
    assert refused.is_refusal
    assert key in refused.err
    assert not file.exists()


def test_a_record_of_other_people_is_named(run: Run, cup: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    shutil.copytree(cup, folder)
    key = chosen(read(folder).results)[0].key
    three = Match("splendor", 3, seed=1).record()
    three.save(folder / "games" / f"{key}.cabochon")
    refused = run("arena", "--out", str(folder), "--report", str(tmp_path / "report.html"))
    assert refused.is_refusal
    assert key in refused.err
    assert "contestant" in refused.out, "the table comes first"


def test_no_report_is_left_where_there_is_nothing_to_tell(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(*_: object) -> Generator[Played, None, None]:
        raise KeyboardInterrupt
        yield

    file, older = tmp_path / "report.html", tmp_path / "older.html"
    older.write_text("an older report")
    assert run("arena", "greedy", "gredy", "--report", str(file)).is_refusal
    assert run("arena", "greedy", "random", "--anchor", "me=1", "--report", str(file)).is_refusal
    monkeypatch.setattr("cabochon.arena.running.in_this_process", impatient)
    for report in (file, older):
        assert run("arena", "greedy", "random", "--report", str(report)).code == 130
    assert not file.exists()
    assert older.read_text() == "an older report"


@pytest.mark.parametrize("code", LANGUAGES)
def test_without_contestants_options_about_games_are_refused(code: str, run: Run, cup: Path) -> None:
    refused = run("--lang", code, "arena", "-o", str(cup), "-n", "5", "--ray", "--workers", "2", "--json")
    assert refused.is_refusal
    assert "--rounds, --workers, --ray" in refused.err
    assert "--out" not in refused.err


def test_nothing_was_played_yet() -> None:
    text = page(ENGLISH, Report(Tournament.of(["greedy", "random"]), ()), None, lambda _: None)
    elements = Elements(text)
    ids = {attributes["id"] for _, attributes in elements.found if "id" in attributes}
    assert {"standings", "ratings", "matrix"} <= ids
    assert not {"curve", "lengths", "faults", "replays"} & ids


def test_games_of_one_length_have_one_bar_between_two_numbers() -> None:
    tournament = Tournament.of(["greedy", "random"])
    game = Result(1, 0, 0, tournament.labels, 0, (1, 0), (1, 1), "target", (3, 2), (0, 0))
    text = charts.lengths(ENGLISH, Report(tournament, (game,)))
    assert re.findall(r"<text[^>]*>(\d+)</text>", text) == ["0", "1", "5", "6"]
    assert text.count("<rect") == 1


def test_a_folder_says_all_that_the_tournament_said(tmp_path: Path) -> None:
    contestants = ["a=search:simulations=3", "b=level-1@seconds=0.01"]
    tournament = Tournament.of(
        contestants, form="head-to-head", game="duel", rounds=1, seed=3, max_decisions=6, simulations=9
    )
    report = play_all(tournament, folder=tmp_path)
    assert read(tmp_path).tournament == tournament
    assert read(tmp_path) == report
