"""The question for a variant offers what the game allows for so many players."""

import pytest

from cabochon.terminal import ask_plan
from tests.terminal.typist import ENGLISH, Typist, lines


@pytest.mark.parametrize(("players", "offered"), [(2, ["quick"]), (3, ["quick"]), (4, ["quick", "teams"])])
def test_teams_are_offered_to_four_players_alone(players: int, offered: list[str]) -> None:
    typist = Typist(lines("splendor", str(players), *(f"Player {seat}" for seat in range(players)), "9", "1"))
    ask_plan(typist.screen)
    shown = [name for name in ("quick", "teams") if ENGLISH.text(f"variant-{name}") in typist.text]
    assert shown == offered
    numbers = ", ".join(str(number + 1) for number in range(len(offered) + 1))
    assert f"Please choose one of: {numbers}." in typist.text
