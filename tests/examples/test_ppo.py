"""The example in which another library's learner plays: a short form of it."""

import runpy
from pathlib import Path

import numpy as np
import pytest
import torch

from cabochon.envs import Batch

pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples/ppo.py"


def test_it_learns_and_plays_by_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    torch.set_num_threads(1)
    example = runpy.run_path(str(EXAMPLE))
    model, metrics = example["train"]("splendor", 8192, 2048, games=60, seed=1, games_at_once=64)
    assert model.num_timesteps == 2048
    # Before anything was learned, after imitating, and in the end.
    assert len(capsys.readouterr().out.splitlines()) == len(metrics) == 3
    new, *_, learned = (line["share won against random"] for line in metrics)
    assert learned > 0.8 > new + 0.1
    batch = Batch("splendor", 64, seed=1)
    illegal = np.int64(0)
    for _ in range(40):
        seen, legal = batch.observations.copy(), batch.mask.copy()  # PyTorch wants to write to what it gets
        actions, _ = model.predict(seen, action_masks=legal)
        assert legal[np.arange(64), actions].all()
        freely, _ = model.predict(seen)
        illegal += np.count_nonzero(~legal[np.arange(64), freely])
        batch.step(actions)
    assert illegal > 100  # it is the mask that it goes by
    assert example["draw_curves"](metrics).count("<polyline") == 2


def test_points_on_the_way_change_nothing_in_the_end() -> None:
    example = runpy.run_path(str(EXAMPLE))
    games = example["Games"]("splendor", 8, seed=3)
    games.reset()
    collected, discount = np.zeros(8), np.ones(8)
    playing = np.ones(8, bool)
    while playing.any():
        games.step_async(games.batch.greedy_actions())
        _, rewards, over, _ = games.step_wait()
        collected += playing * discount * rewards
        won = playing & over
        last = discount * games.batch.rewards[np.arange(8), games.batch.decided]
        # Nobody has points at the start, so nothing of the shaping is left.
        assert np.allclose(collected[won], last[won], atol=1e-5)
        playing &= ~over
        discount *= example["GAMMA"]
