"""Saved games: listed, chosen, deleted."""

import os
from datetime import datetime
from pathlib import Path

import pytest
from rich.cells import cell_len

from cabochon.language import LANGUAGES
from cabochon.terminal import choose_saved
from cabochon.terminal.screen import InputEndedError
from cabochon.terminal.shelf import MOST_SHOWN, unfinished
from tests.matches import played
from tests.terminal.typist import Typist, lines


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "cabochon" / "games"
    folder.mkdir(parents=True)
    return folder


def put(shelf: Path, name: str, played_at: int, decisions: int = 20, game: str = "splendor") -> Path:
    file = shelf / f"{name}.cabochon"
    played((game, 2, {}), 1, decisions=decisions).record().save(file)
    os.utime(file, (played_at, played_at))
    return file


def test_the_game_that_was_played_last_comes_first(shelf: Path) -> None:
    older, newer = put(shelf, "older", 1000), put(shelf, "newer", 2000, game="duel")
    assert [file for file, _ in unfinished()] == [newer, older]
    for answer, chosen in (("", newer), ("1", newer), ("2", older), ("２", older)):
        typist = Typist(lines(answer))
        assert choose_saved(typist.screen) == chosen
        first, second = [line.split() for line in typist.text.splitlines()[1:3]]
        turn = played(("duel", 2, {}), 1, decisions=20).position()["turn"]
        assert first[:4] == ["1", "Splendor", "Duel", str(turn)]
        assert second[:2] == ["2", "Splendor"]


def test_only_what_can_be_gone_on_with_is_listed(shelf: Path) -> None:
    put(shelf, "finished", 1000, decisions=10**6)
    (shelf / "broken.cabochon").write_text("no game", encoding="utf-8")
    (shelf / "binary.cabochon").write_bytes(b"\xff\xfe")
    (shelf / "folder.cabochon").mkdir()
    (shelf / "endless.cabochon").symlink_to("/dev/zero")
    os.mkfifo(shelf / "pipe.cabochon")  # nobody writes to it, so that reading would wait for ever
    with (shelf / "large.cabochon").open("wb") as large:
        large.truncate(10**12)
    (shelf / "notes.txt").write_text("mine", encoding="utf-8")
    typist = Typist(lines())
    assert choose_saved(typist.screen) is None
    assert "There is no saved game to continue." in typist.text


def test_a_game_is_deleted_only_for_a_yes(shelf: Path) -> None:
    first, second = put(shelf, "first", 2000), put(shelf, "second", 1000)
    typist = Typist(lines("delete 1", "", "d 1", "y", "1"))
    assert choose_saved(typist.screen) == second
    assert typist.text.count("for good? [y/N]") == 2
    assert not first.exists()
    assert second.exists()


@pytest.mark.parametrize("answer", ["0", "3", "x", "burn 1", "delete", "delete 3", "-1", "1 1", "9" * 99])
def test_what_is_no_choice_is_asked_again(answer: str, shelf: Path) -> None:
    files = {put(shelf, "first", 2000), put(shelf, "second", 1000)}
    typist = Typist(lines(answer))
    with pytest.raises(InputEndedError):
        choose_saved(typist.screen)
    assert "Please type a number from 1 to 2" in typist.text
    assert {file for file, _ in unfinished()} == files


def test_leaving_the_list(shelf: Path) -> None:
    put(shelf, "game", 1000)
    with pytest.raises(InputEndedError):
        choose_saved(Typist(lines("q")).screen)


def test_of_many_games_the_latest_are_shown_and_the_others_counted(shelf: Path) -> None:
    text = put(shelf, "game-0", 1000).read_text(encoding="utf-8")
    for number in range(1, MOST_SHOWN + 2):
        (shelf / f"game-{number}.cabochon").write_text(text, encoding="utf-8")
    typist = Typist(lines(str(MOST_SHOWN)))
    assert choose_saved(typist.screen) is not None
    assert f"2 older games lie in {shelf}" in typist.text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
def test_the_list_fits_and_cuts_nothing(code: str, width: int, shelf: Path) -> None:
    match = played(("duel", 2, {}), 1, decisions=20)
    match.names = ("名前がとても長いプレイヤーさん", "B" * 30)
    match.record().save(shelf / "long.cabochon")
    typist = Typist(lines("1"), code, width)
    choose_saved(typist.screen)
    listed = typist.text.split(" >")[0].splitlines()[:-1]
    assert all(cell_len(line) <= width for line in listed)
    shown = "".join("".join(line.split()) for line in listed)
    assert shown.count("B") == 30
    assert "…" not in shown


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [24, 30, 40, 50, 60, 80])
def test_no_date_and_no_name_is_broken(code: str, width: int, shelf: Path) -> None:
    match = played(("duel", 2, {}), 1, decisions=20)
    match.names = ("Annabelle", "Bartholomew")
    match.record().save(shelf / "game.cabochon")
    os.utime(shelf / "game.cabochon", (10**9, 10**9))
    typist = Typist(lines("1"), code, width)
    choose_saved(typist.screen)
    date = datetime.fromtimestamp(10**9).astimezone().strftime("%Y-%m-%d %H:%M")
    for whole in (date, "Annabelle", "Bartholomew"):
        assert whole in typist.text
