"""Every game that was played through plays the same way today."""

import pytest

from cabochon import Record
from cabochon.games import game, game_names
from tests.games.configurations import VARIANTS
from tests.playthroughs.games import FOLDER, PLAYED, path, record_of, written


def test_none_is_missing() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PLAYED)
    assert set(VARIANTS) <= set(PLAYED)


@pytest.mark.parametrize("name", PLAYED)
def test_it_replays_exactly(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    match = Record.parse(record_of(text)).match()
    configuration = PLAYED[name]
    assert (match.game.name, match.players) == (configuration.game, configuration.players)
    assert match.settings == configuration.rules.check_settings(match.players, configuration.settings)
    assert match.outcome is not None
    assert written(match).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", game_names())
def test_together_they_show_every_kind_of_move(name: str) -> None:
    shown: set[str] = set()
    for title, configuration in PLAYED.items():
        if configuration.game == name:
            moves = Record.parse(record_of(path(title).read_text(encoding="utf-8"))).moves
            shown.update(move.verb for move in moves)
    verbs = {text.split()[0] for text in game(name).texts}
    # Duel's forced pass needs a full hand, an empty bag and an empty board: see the example in tests/rules.
    assert shown == (verbs - {"pass"} if name == "duel" else verbs)
