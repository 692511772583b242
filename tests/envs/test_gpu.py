"""The batch on a GPU: the same games as on the CPU, decision by decision; simulated where there is no GPU."""

import os
import subprocess
import sys

import pytest
import torch

from cabochon.games.errors import CabochonError
from cabochon.installing import install_command

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
