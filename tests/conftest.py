"""For all tests: how Hypothesis searches, how a command is run, and a game beside the package.

Hypothesis searches quickly and always the same; HYPOTHESIS_PROFILE=thorough searches for long.
"""

import gc
import io
import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, is_hypothesis_test, settings

from cabochon import games
from cabochon.cli import main
from cabochon.games.native import INTERPRETED
from tests.commands import Ended, Run

# A shell that starts the tests in the background has them ignore Ctrl-C, which some of them are about.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A whole game is one example. Interpreted, which shows coverage what is reached, few are enough: the same
# tests run compiled as well.
settings.register_profile(
    "quick", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "thorough", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("interpreted", settings.get_profile("quick"), max_examples=15)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "interpreted" if INTERPRETED else "quick"))

# Tests that are measured take more than twice as long. So those are left out that run again interpreted, and
# are measured then; those that look for counterexamples, since others come to the same places; and those in
# a browser, where the server is a process of its own.
_TWICE = [Path(__file__).parents[1] / folder for folder in os.environ.get("MEASURED_INTERPRETED", "").split()]
_BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave tests unmeasured that take long and lead coverage nowhere else."""
    for item in items:
        again = not item.get_closest_marker("compiled") and any(map(item.path.is_relative_to, _TWICE))
        searches = not INTERPRETED and is_hypothesis_test(getattr(item, "function", None))
        if again or searches or item.path.is_relative_to(_BROWSER):
            item.add_marker("no_cover")


@pytest.fixture
def logs_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is configured in a test writes to a stream that ends with it: nothing of that is kept."""
    configure, root = structlog.configure, logging.getLogger()
    handlers, level = root.handlers[:], root.level

    def configure_for_now(**given: Any) -> None:
        configure(**{**given, "cache_logger_on_first_use": False})

    monkeypatch.setattr(structlog, "configure", configure_for_now)
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("cabochon").setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    logs_as_before: None,
) -> Run:
    """Run a command with typed input, in English, on 80 columns, with a data folder of its own."""
    del logs_as_before
    for variable in ("CABOCHON_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def run_command(*arguments: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        gc.enable()  # a server would see to it itself
        captured = capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def pocket_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pocket beside the package, as pip would put it there; also for processes that a test starts."""
    installed, root = Path(__file__).parent / "pocket" / "installed", Path(__file__).parents[1]
    monkeypatch.syspath_prepend(installed)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), str(root)]), prepend=os.pathsep)
    caches = (games.game_names, games.language_folders)
    for cache in caches:
        cache.cache_clear()
    yield
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()
