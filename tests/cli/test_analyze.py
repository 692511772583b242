"""`cabochon analyze`."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cabochon import analysis
from cabochon.analysis import Study
from cabochon.language import LANGUAGES, Language
from cabochon.match import Match
from cabochon.match.faces import columns
from cabochon.search import Stop
from tests.commands import Ended, Run
from tests.matches import TABLES, eager, played, table_name
from tests.stops import wait_for

pytestmark = pytest.mark.compiled


@pytest.fixture
def analyze(run: Run) -> Run:
    """Analyze a file with few simulations, unless the budget is in seconds."""

    def run_command(file: Path, *arguments: str, lang: str = "en") -> Ended:
        budget = () if "--seconds" in arguments else ("--simulations", "20")
        ended = run("--lang", lang, "analyze", str(file), *budget, *arguments)
        assert "Traceback" not in ended.err
        return ended

    return run_command


def saved(match: Match, folder: Path, **details: Any) -> Path:
    file = folder / "game.cabochon"
    match.record(**details).save(file)
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return saved(played(TABLES[0], 2, choose=eager), tmp_path)


@pytest.mark.parametrize("table", [TABLES[2], TABLES[4], TABLES[7]], ids=table_name)
def test_a_table_for_people(table: tuple[str, int, dict[str, Any]], analyze: Run, tmp_path: Path) -> None:
    match = played(table, 2, 20, eager)
    result = analyze(saved(match, tmp_path))
    assert result.code == 0
    numbers = [int(line[:2]) for line in result.out.splitlines() if line[:2].strip().isdigit()]
    assert numbers == list(range(1, 21))
    for name in match.names:
        assert name in result.out
    assert "accuracy" in result.out


def test_a_terminal_may_be_too_narrow(analyze: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    result = analyze(record, "--to", "6")
    assert result.code == 0
    assert "accuracy" in result.out.replace("\n", "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_fits_80_columns(code: str, analyze: Run, record: Path) -> None:
    result = analyze(record, "--to", "25", lang=code)
    assert result.code == 0
    assert max(columns(line.rstrip()) for line in result.out.splitlines()) <= 80
    assert Language(code).text("grade-best") in result.out


def test_some_decisions_only(analyze: Run, record: Path) -> None:
    result = analyze(record, "--from", "3", "--to", "12", "--only", "inaccuracy")
    shown = [line.split() for line in result.out.splitlines() if line[:2].strip().isdigit()]
    assert all(3 <= int(row[0]) <= 12 for row in shown)
    assert not any({"best", "good", "forced"} & set(row) for row in shown)


def test_only_what_there_is_none_of(analyze: Run, tmp_path: Path) -> None:
    match = played(TABLES[0], 2, 6, eager)
    result = analyze(saved(match, tmp_path), "--to", "1", "--only", "blunder")
    assert "No decision was graded “blunder” or worse." in result.out
    assert "best line" not in result.out
    assert "accuracy" in result.out


def test_json_instead_of_the_table(analyze: Run, record: Path) -> None:
    result = analyze(record, "--to", "4", "--json", "-")
    document = json.loads(result.out)
    assert [study["number"] for study in document["studies"]] == [0, 1, 2, 3]
    again = analyze(record, "--to", "4", "--json", "-")
    assert json.loads(again.out) == document
    other = analyze(record, "--to", "4", "--json", "-", "--seed", "1")
    assert json.loads(other.out)["studies"] != document["studies"]


def test_files_beside_the_table(analyze: Run, record: Path, tmp_path: Path) -> None:
    data, picture = tmp_path / "game.json", tmp_path / "game.svg"
    result = analyze(record, "--to", "4", "--json", str(data), "--chart", str(picture), lang="fr")
    assert result.code == 0
    assert str(picture) in result.out
    assert len(json.loads(data.read_text(encoding="utf-8"))["studies"]) == 4
    assert "gaffe" in "".join(ElementTree.parse(picture).getroot().itertext())


def test_a_budget_in_seconds(analyze: Run, record: Path) -> None:
    assert analyze(record, "--to", "2", "--seconds", "0.01").code == 0


def test_an_unfinished_game_can_be_analysed(analyze: Run, tmp_path: Path) -> None:
    match = played(TABLES[1], 2, 9)
    match.headers["Ended"] = "Player 2 resigned"
    assert analyze(saved(match, tmp_path)).code == 0


# Measuring coverage takes a lock; an interrupt that comes just then leaves it locked for ever.
@pytest.mark.no_cover
def test_ctrl_c_shows_what_is_there(analyze: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = analysis.studies

    def interrupted(*arguments: Any, stop: Stop, **options: Any) -> Iterator[Study]:
        found = whole(*arguments, stop=stop, **options)
        yield next(found)
        yield next(found)
        os.kill(os.getpid(), signal.SIGINT)
        wait_for(stop)
        yield from found

    monkeypatch.setattr(analysis, "studies", interrupted)
    result = analyze(record)
    assert result.code == 130
    assert "Stopped; 2 of" in result.out


# --- Errors for people ---


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seconds", "1", "--simulations", "5"], "give one of them"),
        (["--seconds", "0"], "more than 0"),
        (["--seconds", "nan"], "more than 0"),
        (["--from", "0"], "decisions from 1 to"),
        (["--from", "5", "--to", "4"], "decisions from 1 to"),
        (["--to", "100000"], "decisions from 1 to"),
        (["--only", "awful"], "inaccuracy"),
        (["--chart", "game.png"], ".svg"),
    ],
)
def test_wrong_options(arguments: list[str], words: str, analyze: Run, record: Path) -> None:
    result = analyze(record, *arguments)
    assert result.code == 2
    assert words in result.err


@pytest.mark.parametrize(("option", "name"), [("--json", "none/game.json"), ("--chart", "folder.svg")])
def test_what_cannot_be_written_is_found_before_the_work(
    option: str, name: str, analyze: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.svg").mkdir()
    monkeypatch.setattr(analysis, "studies", lambda *_, **__: pytest.fail("the work has begun"))
    result = analyze(record, option, str(tmp_path / name))
    assert result.code == 2
    assert str(tmp_path / name.partition("/")[0]) in result.err
    assert "folder" in result.err.removeprefix(f"cabochon: {tmp_path / name}")


def test_no_such_file(analyze: Run, tmp_path: Path) -> None:
    result = analyze(tmp_path / "nothing.cabochon")
    assert result.code == 2
    assert "nothing.cabochon" in result.err


def test_no_record(analyze: Run, tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("milk\n", encoding="utf-8")
    result = analyze(file)
    assert result.code == 2
    assert "shopping.txt" in result.err


def test_a_record_that_hides_cards(analyze: Run, tmp_path: Path) -> None:
    result = analyze(saved(played(TABLES[0], 2, 9), tmp_path, reveal=False))
    assert result.code == 2
    assert "hides cards" in result.err


def test_a_game_without_a_decision(analyze: Run, tmp_path: Path) -> None:
    result = analyze(saved(Match("splendor", seed=1), tmp_path))
    assert result.code == 2
    assert "nothing has been decided" in result.err
