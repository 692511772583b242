"""Saved games: where they lie, and that nothing is lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cabochon.match.record import Record
from cabochon.terminal import resumed_session
from cabochon.terminal.saves import new_save
from tests.matches import played
from tests.terminal.typist import Typist, lines, session_of


def test_the_end_of_the_input_ends_the_game_cleanly(typed: Callable[..., str], file: Path) -> None:
    text = typed("take wbg")
    assert text.rstrip().endswith(f"Continue with: cabochon play --resume {file}")
    assert len(Record.load(file).moves) == 2


@pytest.mark.parametrize(
    ("started", "found", "typed_as"),
    [
        (".venv/bin/cabochon", None, ".venv/bin/cabochon"),
        (".venv/bin/cabochon", "/usr/bin/cabochon", "cabochon"),
        ("pytest", None, "cabochon"),
    ],
)
def test_how_to_continue_can_be_typed_as_it_stands(
    started: str, found: str | None, typed_as: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [started])
    monkeypatch.setattr("shutil.which", lambda _: found)
    typist = Typist(lines("take wbg"))
    session_of(typist, file).run()
    assert f"Continue with: {typed_as} play --resume" in typist.text


def test_nothing_is_lost_when_somebody_interrupts(file: Path) -> None:
    session = session_of(Typist(lines("take wbg", "^C")), file)
    with pytest.raises(KeyboardInterrupt):
        session.run()
    assert Record.load(file).match() == session.match
    typist = Typist(lines("reserve 1a"))
    resumed = resumed_session(typist.screen, file)
    resumed.run()
    assert "take wbg  Anna takes" in typist.text
    assert [move.text for move in Record.load(file).moves][::2] == ["take wbg", "reserve 1a"]


def test_a_finished_game_can_be_opened_again(file: Path) -> None:
    match = played(("splendor", 2, {}), 1)
    match.record().save(file)
    typist = Typist(lines())
    resumed_session(typist.screen, file).run()
    assert "The game is over" in typist.text


def test_save_writes_a_copy_and_asks_before_it_replaces_a_file(
    typed: Callable[..., str], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.cabochon"
    assert f"Saved in {copy}" in typed("take wbg", f"save {copy}")
    assert len(Record.load(copy).moves) == 2
    copy.write_text("mine", encoding="utf-8")
    assert "Replace it? [y/N]" in typed(f"save {copy}", "")
    assert copy.read_text(encoding="utf-8") == "mine"
    typed(f"save {copy}", "y")
    assert Record.load(copy).moves == ()


def test_a_copy_makes_no_folders(typed: Callable[..., str], tmp_path: Path) -> None:
    copy = tmp_path / "none" / "x"
    text = " ".join(typed(f"save {copy}").split())
    assert "there is no folder" in text
    assert not copy.parent.exists()


@pytest.mark.parametrize("name", ["{folder}", "{folder}/no\0file", "/proc/no/such/place", "~nobody-here/x"])
def test_a_copy_that_cannot_be_written_is_no_disaster(
    name: str, typed: Callable[..., str], tmp_path: Path
) -> None:
    text = typed(f"save {name.format(folder=tmp_path)}", "y", "y")
    assert "could not be written" in " ".join(text.split())


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("no folder", encoding="utf-8")
    typist = Typist(lines("take wbg", "reserve 1a"))
    session = session_of(typist, tmp_path / "blocked" / "game.cabochon")
    session.run()
    assert len(session.match.moves) >= 4
    assert typist.text.count("could not be written") == 1
    assert "Continue with" not in typist.text


def test_quit_keeps_the_game_unless_told_otherwise(typed: Callable[..., str], file: Path) -> None:
    typed("take wbg", "quit", "")
    assert file.exists()
    assert "discarded" in typed("take wbg", "q", "n")
    assert not file.exists()


def test_quit_never_removes_a_file_that_was_there_before(typed: Callable[..., str], file: Path) -> None:
    typed("take wbg")
    resumed_session(Typist(lines("quit", "n")).screen, file).run()
    assert file.exists()


def test_saves_lie_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert new_save("duel").parent == tmp_path / "cabochon" / "games"
