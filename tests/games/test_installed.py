"""A game that is installed beside the package is a game like the others."""

import json
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cabochon import CabochonError, State, games
from cabochon.games import game, game_names, own_module
from cabochon.games.check import check_game
from cabochon.games.errors import SetupError
from cabochon.games.settings import Setting
from cabochon.match.table import plain as plain_table
from cabochon.match.table import splendor as splendor_table
from tests.commands import Run
from tests.pocket.game import Pocket

POCKET = Pocket()


@pytest.mark.parametrize(("players", "settings"), POCKET.tables())
def test_pocket_keeps_its_promises(players: int, settings: dict[str, Any]) -> None:
    for seed in range(3):
        assert check_game(POCKET, players, settings, seed) > 5


@pytest.mark.usefixtures("pocket_installed")
def test_an_installed_game_is_found() -> None:
    assert game_names() == ("splendor", "duel", "pocket")
    found = game("pocket")
    assert type(found) is Pocket
    assert game("pocket") is found
    assert pickle.loads(pickle.dumps(found)) is found
    state = State.random("pocket", 3, seed=4)
    assert state.game is found
    assert pickle.loads(pickle.dumps(state)) == state
    assert State.from_position(json.loads(json.dumps(state.position()))) == state


def test_a_game_that_is_not_installed_is_not_found() -> None:
    assert game_names() == ("splendor", "duel")
    with pytest.raises(CabochonError, match="there is no game 'pocket'; the games are: splendor, duel"):
        game("pocket")


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Puts an entry point beside the package, for a game called purse."""

    def put(source: str) -> None:
        folder = tmp_path / "purse-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: purse\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[cabochon.games]\npurse = {source}\n")
        monkeypatch.syspath_prepend(tmp_path)
        games.game_names.cache_clear()
        games.language_folders.cache_clear()

    yield put
    monkeypatch.undo()
    games.game_names.cache_clear()
    games.language_folders.cache_clear()


UNUSABLE = [
    ("tests.pocket.game:Pocket", "the game calls itself pocket"),
    ("no_such_module:Purse", "ModuleNotFoundError: No module named 'no_such_module'"),
    ("tests.pocket.game:Purse", "AttributeError"),
    ("builtins:dict", "it makes no cabochon.games.base.Game"),
    ("operator:add", "TypeError"),
]


@pytest.mark.parametrize(("source", "reason"), UNUSABLE)
def test_a_game_that_can_not_be_loaded_is_named(
    source: str, reason: str, install: Callable[[str], None]
) -> None:
    install(source)
    with pytest.raises(CabochonError, match="the game purse is installed") as told:
        game("purse")
    assert f"entry point cabochon.games: purse = {source}" in str(told.value)
    assert reason in str(told.value)


@pytest.mark.parametrize("words", [["play", "--game", "purse"], ["perft", "--game", "purse", "--depth", "1"]])
def test_commands_name_it_too(words: list[str], install: Callable[[str], None], run: Run) -> None:
    install("no_such_module:Purse")
    ended = run(*words)
    assert ended.is_refusal
    assert "The game purse is installed, but can’t be loaded from no_such_module:Purse" in ended.err
    assert run("play", "--help").code == 0


def test_a_game_has_its_own_module_or_the_plain_one() -> None:
    assert own_module("cabochon.match.table", game("splendor"), "plain") is splendor_table
    assert own_module("cabochon.match.table", POCKET, "plain") is plain_table


def test_what_a_game_need_not_have() -> None:
    record = POCKET.random_record(2, {}, 1)
    with pytest.raises(CabochonError, match="pocket has no features for networks"):
        State(POCKET, record).features(0)
    assert POCKET.bag_to_shuffle(record, 0) == []
    with pytest.raises(SetupError, match="pocket has no bag"):
        POCKET.arrange_bag(record, [])
    assert POCKET.components == {}


# --- Every kind of table ---


@pytest.mark.parametrize("rules", [game("splendor"), game("duel"), POCKET], ids=repr)
def test_tables_show_every_count_variant_and_setting(rules: Any) -> None:
    tables = rules.tables()
    assert all(rules.is_possible(players, settings) for players, settings in tables)
    assert {players for players, settings in tables if not settings} == set(rules.player_counts)
    changes = [settings for _, settings in tables]
    assert all(variant in changes for variant in rules.variants.values())
    for setting in rules.settings:
        usual = rules.check_settings(min(rules.player_counts), {})[setting.name]
        assert any(change.get(setting.name, usual) != usual for change in changes)
    assert len(tables) == len({(players, json.dumps(settings)) for players, settings in tables})


@pytest.mark.parametrize(
    "setting",
    [
        Setting("switch", False),
        Setting("switch", True),
        Setting("choice", "b", ("a", "b", "c")),
        Setting("number", 4, low=1, high=5),
        Setting("number", 1, low=1, high=5),
        Setting("number", 5, low=4, high=5),
    ],
)
def test_every_setting_has_another_value(setting: Setting) -> None:
    assert setting.another != setting.default
    assert setting.check(setting.another) == setting.another
