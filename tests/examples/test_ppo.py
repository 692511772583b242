"""The example in which another library's learner plays: a short form of it."""

import runpy
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from cabochon.envs import Batch

pytestmark = pytest.mark.compiled

EXAMPLE = Path(__file__).parents[2] / "examples/ppo.py"


def test_it_learns_and_plays_by_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    torch.set_num_threads(1)
    example = runpy.run_path(str(EXAMPLE))
    model, metrics = example["train"]("splendor", 8192, 4096, games=60, seed=1, games_at_once=64)
    assert model.num_timesteps == 4096
    # Before anything was learned, after imitating, between and in the end.
    assert len(capsys.readouterr().out.splitlines()) == len(metrics) == 4
    new, *_, learned = (line["random"] for line in metrics)
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
    picture = ElementTree.fromstring(example["draw"](metrics))
    assert len(picture.findall("{*}polyline")) == 2


def test_the_value_learns_before_the_policy_goes_on() -> None:
    torch.set_num_threads(1)
    train = runpy.run_path(str(EXAMPLE))["train"]
    imitated, warm, learned = (
        train("splendor", 2048, decisions, games=4, seed=1, games_at_once=64)[0].policy
        for decisions in (0, 2048, 4096)
    )
    assert torch.equal(imitated.action_net.weight, warm.action_net.weight)
    assert torch.equal(imitated.features_extractor.card.weight, warm.features_extractor.card.weight)
    assert not torch.equal(imitated.value_net.weight, warm.value_net.weight)
    assert not torch.equal(warm.action_net.weight, learned.action_net.weight)
    assert not torch.equal(warm.features_extractor.card.weight, learned.features_extractor.card.weight)


def test_points_on_the_way_change_nothing_in_the_end() -> None:
    example = runpy.run_path(str(EXAMPLE))
    games = example["Games"]("splendor", 8, seed=3)
    games.reset()
    collected = np.zeros(8)
    playing = np.ones(8, bool)
    while playing.any():
        games.step_async(games.batch.greedy_actions())
        _, rewards, over, _ = games.step_wait()
        collected += playing * rewards
        won = playing & over
        last = games.batch.rewards[np.arange(8), games.batch.decided]
        # Nobody has points at the start, so nothing of the shaping is left.
        assert np.allclose(collected[won], last[won], atol=1e-5)
        playing &= ~over
