"""`cabochon dataset`: what it writes and says."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cabochon.datasets import Dataset
from cabochon.language import LANGUAGES
from tests.commands import Run
from tests.datasets.test_datasets import VANDAL, VANDALISED

pytestmark = pytest.mark.compiled

SMALL = ("dataset", "--player", "greedy", "--game", "duel", "--games", "3", "--shard", "2")


def test_a_data_set(run: Run, tmp_path: Path) -> None:
    result = run(*SMALL, "--out", str(tmp_path))
    assert result.code == 0
    positions = sum(map(len, Dataset(tmp_path)))
    assert result.out == f"{positions} positions of 3 games in {tmp_path}\n"
    assert result.err.splitlines() == ["2 of 3 games", "3 of 3 games"]
    # The same command finds everything there.
    assert run(*SMALL, "--out", str(tmp_path)) == (0, result.out, "")
    # Fewer games take nothing away: what is there is told.
    assert run(*SMALL, "--games", "1", "--out", str(tmp_path)) == (0, result.out, "")


def test_a_file_that_can_not_be_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "gone"
    monkeypatch.setenv(VANDALISED, str(folder))
    refused = run(*SMALL, "--player", VANDAL, "--shard", "3", "--workers", "2", "--out", str(folder))
    assert refused.is_refusal
    assert refused.err.splitlines()[-1].startswith(f"cabochon: {folder}/shard-000000.npz: ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_every_language(code: str, run: Run, tmp_path: Path) -> None:
    assert str(tmp_path) in run("--lang", code, *SMALL, "--out", str(tmp_path)).out
    refused = run("--lang", code, *SMALL, "--out", str(tmp_path), "--seed", "3")
    assert refused.is_refusal
    assert "seed" in refused.err
    assert run("--lang", code, *SMALL, "--out", str(tmp_path), "--format", "csv").is_refusal
    assert run("--lang", code, *SMALL, "--out", str(tmp_path), "--explore", "2").is_refusal


def test_an_interruption_says_that_it_can_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cabochon", "dataset", "--player", "greedy", "--games", "100000"]
    environment = {**os.environ, "CABOCHON_LANG": "en"}
    with subprocess.Popen(
        [*command, "--shard", "1", "--workers", "2", "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as running:
        while not list(tmp_path.glob("shard-*.npz")) and running.poll() is None:
            pass
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "The same command goes on" in out
    assert len(next(iter(Dataset(tmp_path)))) > 0
