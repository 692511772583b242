"""A training on the CPU: it learns, and goes on exactly where it stopped."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch

from cabochon.games.errors import CabochonError
from cabochon.search.network import Network
from cabochon.training.checkpoint import GAMES, LEARNER, CheckpointError
from cabochon.training.session import CURVES, METRICS, RECIPE, Session
from cabochon.training.trainer import FIRST_DECISIONS, Trainer
from tests.training.batches import small

pytestmark = pytest.mark.compiled


def rounds(trainer: Trainer, number: int) -> Trainer:
    """Play and learn for so many rounds, without a clock."""
    if not trainer.round:
        trainer.engine.begin(FIRST_DECISIONS)
    for _ in range(number):
        trainer.play_round()
    return trainer


def weights(trainer: Trainer) -> Any:
    parts = [part for average in trainer.learner.averages for part in average.values()]
    return torch.cat([part.flatten() for part in parts])


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_it_goes_on_exactly_where_it_stopped(name: str, tmp_path: Path) -> None:
    recipe = small(name, students=((8,),), mix=0.3)
    through = rounds(Trainer(recipe, "cpu"), 12)
    stopped = rounds(Trainer(recipe, "cpu"), 8)
    stopped.save(tmp_path)
    again = Trainer(recipe.changed(seed=5), "cpu")
    assert again.resume(tmp_path)
    rounds(again, 4)
    assert torch.equal(weights(through), weights(again))
    for part in ("states", "ring_states", "ring_policies", "ring_outcomes"):
        assert torch.equal(through.engine.tensors[part], again.engine.tensors[part])
    assert not torch.equal(weights(through), weights(stopped))
    assert [network.hidden for network in again.networks()] == [(16,), (8,)]
    assert Network.load(tmp_path / "16.safetensors", name).hidden == (16,)


def test_without_its_games_it_begins_new_ones(tmp_path: Path) -> None:
    recipe = small("duel")
    trainer = rounds(Trainer(recipe, "cpu"), 6)
    trainer.save(tmp_path, games=False)
    assert not (tmp_path / GAMES).exists()
    again = Trainer(recipe, "cpu")
    assert not again.resume(tmp_path)
    assert torch.equal(weights(trainer), weights(again))
    rounds(again, 5)
    assert not torch.equal(weights(trainer), weights(again))


def test_what_can_not_be_gone_on_from_is_said(tmp_path: Path) -> None:
    trainer = Trainer(small("duel"), "cpu")
    with pytest.raises(CheckpointError, match="there is no"):
        trainer.resume(tmp_path)
    trainer.save(tmp_path)
    with pytest.raises(CheckpointError, match="other networks"):
        Trainer(small("duel", hidden=(17,)), "cpu").resume(tmp_path)
    with pytest.raises(CheckpointError, match="another training"):
        Trainer(small("duel", games=7), "cpu").resume(tmp_path)
    (tmp_path / LEARNER).write_bytes(b"nothing")
    with pytest.raises(CheckpointError, match="can't be read"):
        trainer.resume(tmp_path)


def test_it_learns() -> None:
    """Some seconds of learning beat what it began with."""
    recipe = small(
        "splendor",
        tables=({"players": 2},),
        hidden=(64,),
        games=96,
        simulations=16,
        candidates=8,
        rounds=160,
        steps=4,
        positions=512,
        rate=2e-3,
    )
    trainer = Trainer(recipe, "cpu")
    beginner = trainer.player_of(trainer.networks()[0])
    rounds(trainer, 200)
    learned = trainer.player_of(trainer.networks()[0])
    score = trainer.match(200, 1, 0, learned, beginner)
    assert score.share - score.margin > 0.7
    # With simulations it plays better than without.
    assert trainer.match(20, 16, 0, learned, beginner).share > 0.8


def test_a_session_leaves_everything_on_disk(tmp_path: Path) -> None:
    trainer = Trainer(small("duel", tables=({"players": 2},)), "cpu")
    rival = Network.random("duel", (8,), seed=1)
    session = Session(trainer, tmp_path, [("rival", rival)], games=4)
    lines = list(session.run(0.5, 0.2))
    assert lines
    assert [json.loads(line) for line in (tmp_path / METRICS).read_text().splitlines()] == lines
    assert {"against_before", "against_rival", "simulations", "policy", "value"} <= lines[-1].keys()
    assert "against_rival" in (tmp_path / CURVES).read_text()
    assert json.loads((tmp_path / RECIPE).read_text())["game"] == "duel"
    assert (tmp_path / LEARNER).exists()
    assert (tmp_path / GAMES).exists()


def test_a_network_to_begin_with(tmp_path: Path) -> None:
    network = Network.random("duel", (16,), seed=1)
    network.save(tmp_path / "start.safetensors")
    trainer = Trainer(small("duel"), "cpu", Network.load(tmp_path / "start.safetensors"))
    (begun,) = trainer.networks()
    assert all((begun.tensors[name] == tensor).all() for name, tensor in network.tensors.items())
    with pytest.raises(CabochonError, match="not of this size"):
        Trainer(small("duel", hidden=(8,)), "cpu", network)
