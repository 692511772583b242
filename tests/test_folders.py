"""Where things lie."""

import sys
from pathlib import Path

import pytest

from cabochon import folders


def test_the_data_folder_moves_with_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert folders.games_folder() == tmp_path / "cabochon" / "games"
    assert folders.tables_file() == tmp_path / "cabochon" / "tables.sqlite"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other customs")
@pytest.mark.parametrize("given", ["", "not/absolute"])
def test_what_is_no_place_is_ignored(given: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", given)
    assert folders.data_folder() == tmp_path / ".local" / "share" / "cabochon"
