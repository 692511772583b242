"""A recorded game."""

from pathlib import Path

import pytest

from tests.matches import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.cabochon"
    played(("duel", 2, {}), 3).record().save(file)
    return file
