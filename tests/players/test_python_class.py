"""Python classes as players, by name."""

import re
import sys
from pathlib import Path

import pytest

from cabochon import CabochonError, Match
from cabochon.language import LANGUAGES, Language
from cabochon.players import PlayerSpec, create
from tests.players.own import Shopper

BOT = """
import friend
from cabochon.players import Player

class Bot(Player):
    name = friend.NAME

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        return view.legal_moves[0]
"""


def folder_with_bot(folder: Path, name: str) -> Path:
    """A folder with a file that imports its neighbour."""
    folder.mkdir()
    (folder / "bot.py").write_text(BOT, encoding="utf-8")
    (folder / "friend.py").write_text(f"NAME = {name!r}\n", encoding="utf-8")
    return folder


@pytest.fixture
def no_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bot", "friend"):
        monkeypatch.delitem(sys.modules, module, raising=False)


def test_a_class_of_a_module_is_made_with_the_seed() -> None:
    player = create("py:tests.players.own:Shopper", 7)
    assert isinstance(player, Shopper)
    assert player.seed == 7


@pytest.mark.usefixtures("no_friends")
def test_a_class_of_a_file_is_found_and_finds_its_neighbours(tmp_path: Path) -> None:
    file = folder_with_bot(tmp_path / "here", "one") / "bot.py"
    player, again = (create(f"py:{file}:Bot", seed) for seed in (1, 2))
    match = Match("duel", seed=1)
    assert player.decide(match.view(match.to_move)) == match.legal_moves[0]
    assert (player.name, again.name) == ("one", "one")
    assert str(tmp_path / "here") not in sys.path
    del sys.modules["friend"]
    other = create(f"py:{folder_with_bot(tmp_path / 'there', 'two')}/bot.py:Bot", 1)
    assert (player.name, other.name) == ("one", "two"), "two files of one name are two modules"
    del sys.modules["friend"]


@pytest.mark.usefixtures("no_friends")
def test_modules_of_the_current_folder_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder_with_bot(tmp_path / "here", "one"))
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    assert create("py:bot:Bot", 1).name == "one"
    del sys.modules["bot"], sys.modules["friend"]


def test_a_class_that_is_at_hand_needs_no_name() -> None:
    class Local(Shopper):
        pass

    assert isinstance(create(PlayerSpec.of(Local), 3), Local)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("py:no_such_module:Bot", "there is no module no_such_module"),
        ("py:tests.no_such_module:Bot", r"there is no module tests\.no_such_module"),
        ("py:no/such/file.py:Bot", "there is no file no/such/file.py"),
        ("py:tests.players.own:Nobody", r"tests\.players\.own has no Nobody"),
        ("py:tests.players.own:Nameless", "a player needs a name"),
        ("py:tests.players.own:Broken", "LookupError: no ideas"),
    ],
)
def test_what_can_go_wrong(text: str, reason: str) -> None:
    with pytest.raises(CabochonError, match=f"can't play: {reason}"):
        create(text, 1)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("NUMBER", "what was found is 3"),
        ("Seedless", r"what was found takes other arguments: Seedless\(\)"),
        ("Stranger", "what was found makes something else: Stranger"),
        ("shop", "what was found is a function, which failed with a seed: AttributeError: 'int' object"),
    ],
)
def test_what_is_no_player_is_told_what_a_player_is(name: str, found: str) -> None:
    with pytest.raises(CabochonError, match=found) as refused:
        create(f"py:tests.players.own:{name}", 1)
    must_be = f"is a class derived from cabochon.players.Player, or a function .* seed, as in {name}\\(7\\)"
    assert re.search(must_be, str(refused.value))
    for code in LANGUAGES:
        said = Language(code).text(refused.value.code or "", **refused.value.values)
        assert f"{name}(7)" in said
        assert str(refused.value.values["detail"]) in said


def test_a_function_may_make_the_player() -> None:
    assert create("py:tests.players.own:hire", 7).name == "shopper"


def test_what_is_written_in_c_may_not_tell_its_arguments() -> None:
    with pytest.raises(CabochonError, match="which failed with a seed"):
        create("py:builtins:iter", 7)


def test_a_file_that_fails_is_told_and_run_again(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(CabochonError, match="can't play: ZeroDivisionError"):
        create(f"py:{file}:Bot", 1)
    file.write_text("class Bot: pass  # better, but not good\n", encoding="utf-8")
    with pytest.raises(CabochonError, match="takes other arguments: Bot"):
        create(f"py:{file}:Bot", 1)
