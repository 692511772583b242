"""Compiled and interpreted rules are the same rules; and how compiled code is kept."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from cabochon.games import LONGEST_GAME, bits, native, playout
from cabochon.games.base import StateRecord
from cabochon.games.chance import generator
from cabochon.games.native import cache_folder, interpreted
from tests.games.configurations import CONFIGURATIONS, Configuration
from tests.games.random_games import RandomGame

pytestmark = pytest.mark.compiled


def played_out(configuration: Configuration, compiled: bool, seed: int) -> tuple[bytes, bytes, bytes, int]:
    """Deal and play a random game: the first state, the last one, the generator, the number of decisions."""
    rules = configuration.rules
    settings = rules.check_settings(configuration.players, configuration.settings)
    state: StateRecord = rules.new_record(configuration.players, settings)
    mask = np.zeros(rules.mask_words, np.int64)
    rng = generator(seed)
    run = native.native if compiled else interpreted
    run(rules.rules.shuffle)(state, rng)
    run(rules.rules.set_up)(state)
    first = state.tobytes()
    decisions = run(playout.play_out, rules.rules)(state, rng, mask, LONGEST_GAME)
    assert interpreted(rules.rules.is_over)(state)
    return first, state.tobytes(), rng.tobytes(), int(decisions)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_whole_games_are_the_same_compiled_and_interpreted(configuration: Configuration) -> None:
    for seed in range(2):
        assert played_out(configuration, True, seed) == played_out(configuration, False, seed)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_random_games_end(configuration: Configuration) -> None:
    for seed in range(2, 200):
        played_out(configuration, True, seed)


@pytest.mark.parametrize("name", ["splendor-4 teams=True", "duel-2"])
def test_views_and_guesses_are_the_same_compiled_and_interpreted(name: str) -> None:
    configuration = next(c for c in CONFIGURATIONS if str(c) == name)
    rules = configuration.rules
    for number, state in enumerate(RandomGame(configuration, 5, True).states()[::10]):
        for seat in range(-1, configuration.players):
            slow = state.copy()
            interpreted(rules.views.determinize)(slow.record, seat, generator(number))
            asked = None if seat < 0 else seat
            assert state.guess(asked, number) == slow
            interpreted(rules.views.hide)(slow.record, seat)
            assert state.view(asked) == slow
        for seat in range(configuration.players):
            assert state.returns()[seat] == interpreted(rules.rules.returns)(state.record, seat)


# --- The cache ---

CODE = """
import sys
from cabochon.games import bits, purse
from cabochon.games.native import native
print(native(bits.size)(0b1011), native(purse.total)(purse.one(0) + purse.one(2)), "numba" in sys.modules)
"""


def run_code(**environment: str) -> tuple[str, str]:
    """What a new process prints when it uses two rule functions: its output, and its messages."""
    source = str(Path(native.__file__).parents[2])
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("NUMBA", "XDG"))}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", CODE],
        env={**inherited, "PYTHONPATH": source, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout, done.stderr


def test_compiling_is_announced_once_and_only_when_it_happens(tmp_path: Path) -> None:
    output, messages = run_code(XDG_CACHE_HOME=str(tmp_path))
    assert output == "3 2 True\n"
    assert messages.startswith("Compiling the rules")
    assert messages.count("\n") == 1
    assert list(tmp_path.rglob("*.nbc"))
    assert run_code(XDG_CACHE_HOME=str(tmp_path)) == (output, "")


def test_it_works_where_nothing_can_be_written(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()
    output, messages = run_code(XDG_CACHE_HOME=str(no_folder))
    assert output == "3 2 True\n"
    assert messages.startswith("Compiling the rules")


def test_without_compiling_numba_is_not_even_imported(tmp_path: Path) -> None:
    environment = {"NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(tmp_path)}
    assert run_code(**environment) == ("3 2 False\n", "")
    assert list(tmp_path.iterdir()) == []


def test_another_source_has_another_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    sources = tmp_path / "games"
    sources.mkdir()
    monkeypatch.setattr(native, "__file__", str(sources / "native.py"))
    folders = []
    for content in ("one = 1", "one = 2"):
        (sources / "rules.py").write_text(content)
        native._digest.cache_clear()
        folders.append(cache_folder(bits.size))
    (sources / "cards.csv").write_text("level,points")
    native._digest.cache_clear()
    folders.append(cache_folder(bits.size))
    (sources / "notes.txt").write_text("of no importance")
    native._digest.cache_clear()
    assert cache_folder(bits.size) == folders[-1]
    assert len({*folders}) == 3
    assert all(folder is not None and folder.is_dir() for folder in folders)
    native._digest.cache_clear()


def test_the_cache_is_where_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "usual"))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "wanted"))
    folder = cache_folder(bits.size)
    assert folder is not None
    assert folder.is_relative_to(tmp_path / "wanted")
    monkeypatch.setenv("NUMBA_CACHE_DIR", os.devnull)
    assert cache_folder(bits.size) is None
