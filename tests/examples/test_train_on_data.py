"""The example that learns from written data: a short form of it, and the network in the arena."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cabochon.arena import Tournament, run
from cabochon.datasets import Plan, write
from cabochon.search.network import Network

pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples/train_on_data.py"


def test_a_network_trained_on_data_beats_random(tmp_path: Path) -> None:
    # Greedy games are quick to make, and better to imitate than random ones.
    write(Plan.of(["greedy"], games=120, explore=0.05, shard=40), tmp_path / "positions")
    file = tmp_path / "small.safetensors"
    command = [sys.executable, str(EXAMPLE), str(tmp_path / "positions"), str(file)]
    trained = subprocess.run(
        [*command, "--epochs", "6", "--hidden", "64", "--each", "16", "--test", str(tmp_path / "positions")],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    losses = [float(loss) for loss in re.findall(r"loss (\d\.\d+), of what", trained.stdout)]
    tested = [float(loss) for loss in re.findall(r"new (\d\.\d+)\n", trained.stdout)]
    assert len(losses) == len(tested) == 6
    assert losses[-1] < 0.9 * losses[0]
    # Here the same positions, after a pass through them.
    assert tested[0] < losses[0]
    assert str(Network.load(file, "splendor").size) == "16+64"
    # One simulation: what the network finds most probable is played.
    report = run(Tournament.of([f"mine=search:network={file}:simulations=1", "random"], rounds=15))
    standing = report.standings()[0]
    assert standing.label == "mine"
    assert standing.score_low > 0.6
