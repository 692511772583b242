"""Files that others may want at the same time: whole or not at all, and held by one process at a time."""

import errno
import os
from pathlib import Path

import pytest

from cabochon import files
from cabochon.files import drafted, lock


def test_a_file_is_there_when_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    with drafted(file) as draft:
        draft.write_text("new")
        assert file.read_text() == "old"
    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("error", [KeyboardInterrupt, ZeroDivisionError])
def test_whatever_goes_wrong_the_old_file_stays(tmp_path: Path, error: type[BaseException]) -> None:
    file = tmp_path / "file"
    file.write_text("old")

    def spoil() -> None:
        with drafted(file) as draft:
            draft.write_text("ne")
            raise error

    with pytest.raises(error):
        spoil()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_errors_name_the_file_and_not_its_draft(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "file"
    with pytest.raises(FileNotFoundError) as missing, drafted(file) as draft:
        draft.write_text("new")
    assert missing.value.filename == str(file)
    with pytest.raises(OSError, match="full") as full, drafted(tmp_path / "file"):
        raise OSError(errno.ENOSPC, "full")  # what a write says, which names nothing
    assert full.value.filename == str(tmp_path / "file")


def test_links_and_pipes_stay_what_they_are(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    link.symlink_to(file)
    with drafted(link) as draft:
        draft.write_text("new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    with drafted(Path("/dev/null")) as draft:
        draft.write_text("new")
    assert Path("/dev/null").is_char_device()


def test_one_holds_a_file_at_a_time(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as one:
        assert lock(one)
        with (tmp_path / "file").open("wb") as other:
            assert not lock(other)
    with (tmp_path / "file").open("wb") as other:
        assert lock(other)


def test_where_there_are_no_locks_nobody_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.pipe()

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    assert lock(ours)
    monkeypatch.setattr(files, "fcntl", None)
    assert lock(ours)
    os.close(ours)
    os.close(theirs)
