"""A real game for each way in which a game can end."""

import re
from importlib import resources

import pytest

from cabochon import Record
from cabochon.games import game_names
from tests.endings.endings import ENDINGS, FOLDER, ends_so, path


def reasons() -> set[str]:
    """Every reason for the end of a game: each is told to people in words of its own."""
    words = (resources.files("cabochon.language") / "en" / "game.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^reason-([a-z]+) =", words, re.MULTILINE))


def test_no_reason_is_missing() -> None:
    found = {(ending.table.game, ending.reason) for ending in ENDINGS.values()}
    assert {reason for _, reason in found} == reasons()
    assert {game for game, _ in found} == set(game_names())
    assert {file.stem for file in FOLDER.glob("*.cabochon")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_game_ends_so(name: str) -> None:
    ending = ENDINGS[name]
    text = path(name).read_text(encoding="utf-8")
    record = Record.parse(text)
    match = record.match()
    assert str(match.record()) == text
    assert all(check.ok for check in record.verify())
    assert (match.game.name, match.players) == (ending.table.game, ending.table.players)
    assert match.settings == ending.table.rules.check_settings(match.players, ending.table.settings)
    assert ends_so(match, ending)
    assert match.legal_moves == ()
    assert match.outcome == record.outcome
    assert match.outcome is not None
    assert sum(match.state.returns()) == pytest.approx(1)
    match.undo()
    assert match.outcome is None
