"""The batch on a GPU: the same games as on the CPU, decision by decision; simulated where there is no GPU."""

import json
import os
import re
import subprocess
import sys

import pytest
import torch
from numba.cuda.cudadrv.driver import CudaAPIError

from cabochon.envs import gpu, speed
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.installing import install_command
from cabochon.language import LANGUAGES, Language
from tests.commands import Run

pytestmark = pytest.mark.compiled

HAS_GPU = bool(torch.cuda.is_available())


@pytest.mark.parametrize(
    "options",
    [
        ("splendor",),
        ("duel", "--opponents", "greedy"),
        ("splendor", "--players", "4", "--opponents", "random", "--stay", "--sheet", "2"),
    ],
    ids=" ".join,
)
def test_the_games_of_a_simulated_gpu_are_those_of_a_batch(options: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tests.envs.simulated_gpu", *options]
    ended = subprocess.run(
        command, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr


@pytest.mark.skipif(not HAS_GPU, reason="there is no GPU here")
def test_the_games_of_a_real_gpu_are_those_of_a_batch() -> None:
    command = [sys.executable, "-m", "tests.envs.real_gpu"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_without_the_libraries_the_extra_is_named() -> None:
    program = "import sys; sys.modules['torch'] = None; import cabochon.envs.gpu"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert install_command("gpu") in ended.stderr.splitlines()[-1]


def test_without_a_gpu_that_is_said() -> None:
    if HAS_GPU:
        pytest.skip("there is one")
    from cabochon.envs.gpu import GpuBatch

    with pytest.raises(CabochonError, match="finds no GPU here; Batch plays the same games"):
        GpuBatch("splendor", 4)


# --- How fast it is ---

FEW = ("bench", "envs", "--seconds", "0.1", "--gpu-games", "3")


def test_the_speed_of_a_simulated_gpu_is_that_of_so_many_games() -> None:
    command = [sys.executable, "-m", "tests.envs.simulated_speed", *FEW, "--json"]
    ended = subprocess.run(
        command, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert [(row["game"], row["way"], row["games_at_once"]) for row in found["speeds"]] == [
        ("splendor", "state", 1),
        ("splendor", "gpu", 3),
        ("duel", "state", 1),
        ("duel", "gpu", 3),
    ]
    assert all(row["decisions_per_second"] > 0 for row in found["speeds"])
    assert found["unmeasured"] == []


LACKS = [
    torch.OutOfMemoryError("CUDA out of memory."),
    MemoryError(),
    CudaAPIError(2, "Call to cuLaunchKernel results in CUDA_ERROR_OUT_OF_MEMORY"),
]


class Full:
    """A batch for which there is no memory: none to begin with, or none for a step."""

    lack: Exception
    begins: bool

    def __init__(self, _game: Game, games: int, **_options: bool) -> None:
        self.games = games
        if not self.begins:
            raise self.lack

    def random_actions(self) -> None:
        """Nothing is lacking yet."""

    def step(self, _actions: None) -> None:
        raise self.lack


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> type[Full]:
    """Two ways to play, the second on a GPU that is full."""
    usual = speed.ways
    monkeypatch.setattr(speed, "has_gpu", lambda: True)
    monkeypatch.setattr(speed, "ways", lambda *asked: {way: usual(*asked)[way] for way in ("gpu", "state")})
    monkeypatch.setattr(gpu, "GpuBatch", Full)
    return Full


@pytest.mark.parametrize("begins", [False, True])
@pytest.mark.parametrize("lack", LACKS, ids=lambda lack: type(lack).__name__)
def test_too_little_memory_is_said_in_place_of_the_row(
    lack: Exception, begins: bool, full: type[Full], monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr(full, "lack", lack, raising=False)
    monkeypatch.setattr(full, "begins", begins, raising=False)
    found = json.loads(run(*FEW, "--json").out)
    assert [(row["game"], row["way"]) for row in found["speeds"]] == [
        ("splendor", "state"),
        ("duel", "state"),
    ], "the others are measured all the same"
    assert [(row["way"], row["games_at_once"], row["code"]) for row in found["unmeasured"]] == [
        ("gpu", 3, "error-gpu-memory"),
        ("gpu", 3, "error-gpu-memory"),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_too_little_memory_is_said_in_every_language(
    code: str, full: type[Full], monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr(full, "lack", MemoryError(), raising=False)
    monkeypatch.setattr(full, "begins", False, raising=False)
    ended = run("--lang", code, *FEW[:-1], "1000000")
    assert (ended.code, ended.err) == (0, "")
    shown = "".join(ended.out.split())
    for message in ("bench-way-gpu", "error-gpu-memory"):
        words = Language(code).text(message, games=1000000)
        assert re.search(r"1\W?000\W?000", words)
        assert "".join(words.split()) in shown


def test_what_else_goes_wrong_on_a_gpu_is_not_taken_for_its_memory(
    full: type[Full], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(full, "lack", RuntimeError("an illegal memory access"), raising=False)
    monkeypatch.setattr(full, "begins", True, raising=False)
    with pytest.raises(RuntimeError, match="illegal memory access"):
        list(speed.measure(find_game("splendor"), 0.1, 3))
