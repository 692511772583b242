"""A file for a game, and somebody who types into it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cabochon.terminal import Seat
from tests.terminal.typist import ANNA, GREEDY, Typist, session_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.cabochon"


@pytest.fixture
def typed(file: Path) -> Callable[..., str]:
    """Type lines into a new game; returns what was shown."""

    def play(
        *answers: str, seats: tuple[Seat, ...] = (ANNA, GREEDY), game: str = "splendor", code: str = "en"
    ) -> str:
        typist = Typist(iter(answers), code)
        session_of(typist, file, *seats, game=game).run()
        return typist.text

    return play
