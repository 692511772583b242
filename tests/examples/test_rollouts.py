"""The example that plays random games on a batch: a short form of it."""

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

from cabochon.envs import Batch

pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples/rollouts.py"


def test_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"](["--games", "10", "--players", "3"])
    games, starter, speed = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"4096 games of [\d.]+ decisions, from \d+ to \d+", games)
    assert re.fullmatch(r"the start player gets [+-]0\.\d+ ± 0\.\d+ on average", starter)
    assert re.fullmatch(r"[\d,]+ decisions a second", speed)


def test_what_is_counted_is_what_was_played() -> None:
    batch = Batch("duel", 100, observe=False, auto_reset=False, seed=3)
    lengths, starters = runpy.run_path(str(EXAMPLE))["play"](batch)
    assert np.array_equal(lengths, batch.lengths)
    for g in range(len(batch)):
        outcome = batch.state(g).outcome
        assert outcome is not None
        assert (starters[g] > 0) == (batch.states["start"][g] in outcome.winners)
