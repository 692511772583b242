"""A training on the CPU: it learns, and goes on exactly where it stopped."""

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

from cabochon.games.errors import CabochonError
from cabochon.search.network import Network, Size
from cabochon.training.checkpoint import GAMES, LEARNER, CheckpointError
from cabochon.training.learner import POLICY
from cabochon.training.model import Player
from cabochon.training.peers import Peers, TrainingError
from cabochon.training.recipe import RecipeError
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


@pytest.mark.parametrize("hidden", ["16", "4+16"])
@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_it_goes_on_exactly_where_it_stopped(name: str, hidden: str, tmp_path: Path) -> None:
    recipe = small(name, hidden=hidden, students=((8,), Size((8,), 3)), mix=0.3)
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
    assert [str(network.size) for network in again.networks()] == [hidden, "8", "3+8"]
    assert Network.load(tmp_path / f"{hidden}.safetensors", name).hidden == (16,)
    assert Network.load(tmp_path / "3+8.safetensors", name).each == 3


def test_the_rate_reaches_optimizers_that_were_loaded(tmp_path: Path) -> None:
    recipe = small("duel")
    rounds(Trainer(recipe, "cpu"), 6).save(tmp_path)
    again = Trainer(recipe, "cpu")
    again.resume(tmp_path)
    again.learner.set_rate(0.125)
    assert {float(group["lr"]) for each in again.learner.optimizers for group in each.param_groups} == {0.125}


class Clock:
    """Every look at it takes a while."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.05
        return self.now


def test_what_is_done_between_reports_is_not_training_time() -> None:
    trainer, clock, reports = Trainer(small("duel"), "cpu"), Clock(), 0
    for report in trainer.train(0.6, 0.2, clock):
        clock.now += 100
        assert report.simulations > 0
        reports += 1
    assert 0.6 <= trainer.spent < 0.8
    assert trainer.round > 6
    assert reports == 3


def test_teams_play_together() -> None:
    recipe = small("splendor", tables=({"players": 4, "teams": True},))
    trainer = Trainer(recipe, "cpu")
    player = trainer.player_of(trainer.networks()[0])
    score = trainer.match(7, 1, 0, player, player)  # 8 games, so that every deal is played from each seat
    assert score.share == pytest.approx(0.5)


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


def damaged(name: str, path: tuple[str, ...], value: Any) -> Callable[[Path], None]:
    """Put something else into a file of a checkpoint."""

    def damage(folder: Path) -> None:
        content = whole = torch.load(folder / name, weights_only=True)
        for key in path[:-1]:
            content = content[key]
        content[path[-1]] = value(content[path[-1]]) if callable(value) else value
        torch.save(whole, folder / name)

    return damage


def other_words(tensor: torch.Tensor) -> torch.Tensor:
    return torch.randint(-(2**62), 2**62, tensor.shape, generator=torch.Generator().manual_seed(1))


@pytest.mark.parametrize(
    "damage",
    [
        damaged(LEARNER, ("spent",), float("nan")),
        damaged(LEARNER, ("spent",), "abc"),
        damaged(LEARNER, ("round",), "abc"),
        damaged(LEARNER, ("round",), -1),
        damaged(LEARNER, ("optimizers",), [5]),
        damaged(LEARNER, ("averages",), [torch.zeros(3)]),
        damaged(LEARNER, ("chance", "state"), 5),
        damaged(LEARNER, ("recipe",), "[" * 100_000),
        damaged(LEARNER, ("versions", "features"), 99),
        damaged(GAMES, ("states",), other_words),
        damaged(GAMES, ("ring_states",), other_words),
        damaged(GAMES, ("ring_movers",), lambda movers: torch.full_like(movers, 100)),
        damaged(GAMES, ("marks",), lambda marks: torch.full_like(marks, 30_000)),
        damaged(GAMES, ("rngs",), torch.zeros_like),
        damaged(GAMES, ("rngs",), lambda rngs: rngs.to(torch.float32)),
        damaged(GAMES, ("ring_values",), lambda values: torch.full_like(values, float("nan"))),
        damaged(GAMES, ("ring_legal",), 7),
        damaged(GAMES, ("chance", "state"), 5),
    ],
)
def test_a_damaged_checkpoint_is_refused(damage: Callable[[Path], None], tmp_path: Path) -> None:
    trainer = rounds(Trainer(small("duel", games=6), "cpu"), 6)
    trainer.save(tmp_path)
    damage(tmp_path)
    with pytest.raises(CheckpointError):
        Trainer(trainer.recipe, "cpu").resume(tmp_path)


def test_a_disk_that_is_full_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer(small("duel"), "cpu")
    trainer.save(tmp_path)
    kept = (tmp_path / LEARNER).read_bytes()

    def full(_: Any, path: Path) -> None:
        path.write_bytes(b"some")
        raise RuntimeError("no room")

    monkeypatch.setattr("torch.save", full)
    with pytest.raises(CheckpointError, match="can't be written: no room"):
        trainer.save(tmp_path)
    assert (tmp_path / LEARNER).read_bytes() == kept
    assert {path.name for path in tmp_path.iterdir()} == {LEARNER, GAMES, "16.safetensors"}


def test_who_stops_it_loses_nothing(tmp_path: Path) -> None:
    trainer = Trainer(small("duel"), "cpu")
    running = Session(trainer, tmp_path).run(60, 0.1)
    next(running)
    with pytest.raises(KeyboardInterrupt):
        running.throw(KeyboardInterrupt)
    again = Trainer(small("duel"), "cpu")
    assert again.resume(tmp_path)
    assert again.round == trainer.round > 0


def interrupt(trainer: Trainer, monkeypatch: pytest.MonkeyPatch, turn: int, times: int) -> None:
    """Have Ctrl+C pressed in the middle of a round, when its decisions are played but not counted yet."""
    decide = trainer.engine.decide

    def decide_then(now: int) -> None:
        decide(now)
        for _ in range(times if now == turn else 0):
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(trainer.engine, "decide", decide_then)


def test_ctrl_c_in_the_middle_of_a_round_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = small("duel")
    trainer = Trainer(recipe, "cpu")
    interrupt(trainer, monkeypatch, 6, 1)
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        list(Session(trainer, tmp_path, games=2).run(60, 0.0))
    assert signal.getsignal(signal.SIGINT) is before
    again = Trainer(recipe, "cpu")
    assert again.resume(tmp_path)
    assert again.round == 7
    through = rounds(Trainer(recipe, "cpu"), 12)
    assert again.resume(tmp_path)  # PyTorch's generator is one for all trainers
    rounds(again, 5)
    assert torch.equal(weights(through), weights(again))
    for part in ("states", "ring_states", "ring_outcomes"):
        assert torch.equal(through.engine.tensors[part], again.engine.tensors[part])


def test_a_second_ctrl_c_does_not_wait_and_saves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = Trainer(small("duel"), "cpu")
    interrupt(trainer, monkeypatch, 6, 2)
    with pytest.raises(KeyboardInterrupt):
        list(Session(trainer, tmp_path).run(60, 30))
    assert trainer.round == 6
    assert [path.name for path in tmp_path.iterdir()] == [RECIPE]


def test_an_error_leaves_what_was_saved_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer(small("duel"), "cpu")
    running = Session(trainer, tmp_path).run(60, 0.1)
    next(running)
    kept = (tmp_path / LEARNER).read_bytes()
    monkeypatch.setattr(trainer.peers, "agree", lambda _: False)
    with pytest.raises(TrainingError, match="come apart"):
        next(running)
    assert (tmp_path / LEARNER).read_bytes() == kept
    assert not (tmp_path / GAMES).exists()


class Second(Peers):
    """The second of several processes, to itself."""

    rank = 1


def test_a_generator_goes_on_only_where_it_was(tmp_path: Path) -> None:
    recipe = small("duel")
    trainer = rounds(Trainer(recipe, "cpu"), 6)
    trainer.save(tmp_path, games=False)
    kept = trainer.engine.chance()
    first, second = Trainer(recipe, "cpu"), Trainer(recipe, "cpu", peers=Second())
    drawn = []
    for each in (first, second):
        assert not each.resume(tmp_path)
        drawn.append(each.engine.chance())
    assert torch.equal(drawn[0], kept)
    assert not torch.equal(drawn[1], kept)


@pytest.mark.parametrize("noted", [True, False])
def test_it_goes_on_from_another_device(noted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = small("duel")
    trainer = rounds(Trainer(recipe, "cpu"), 6)
    # What a generator of a GPU looks like; checkpoints once did not say whose it is.
    state = torch.zeros(16, dtype=torch.uint8)
    monkeypatch.setattr(trainer.engine, "device", torch.device("cuda"))
    monkeypatch.setattr(trainer.engine, "chance", lambda: state)
    trainer.save(tmp_path)
    for file in () if noted else (LEARNER, GAMES):
        torch.save(torch.load(tmp_path / file) | {"chance": state}, tmp_path / file)
    again = Trainer(recipe, "cpu")
    begun = again.engine.chance()
    assert again.resume(tmp_path)
    assert torch.equal(weights(trainer), weights(again))
    assert not torch.equal(again.engine.chance(), begun)  # what was drawn at the beginning is not drawn again
    rounds(again, 1)


def test_it_learns() -> None:
    """Some seconds of learning beat what it began with."""
    recipe = small(
        "splendor",
        tables=({"players": 2},),
        hidden=(64,),
        games=192,
        simulations=16,
        candidates=8,
        rounds=160,
        steps=4,
        positions=512,
        rate=2e-3,
        average=0.99,
    )
    trainer = Trainer(recipe, "cpu")
    beginner = trainer.player_of(trainer.networks()[0])
    rounds(trainer, 240)
    learned = trainer.player_of(trainer.networks()[0])
    score = trainer.match(200, 1, 0, learned, beginner)
    assert score.share - score.margin > 0.7
    assert trainer.match(40, 16, 0, learned, beginner).share > 0.6  # with simulations, too


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


def test_reports_are_of_a_network_that_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Trainer(small("duel", students=("8",)), "cpu").learned().hidden == (16,)
    trainer = Trainer(small("duel", students=("8",), still=True), "cpu")
    session = Session(trainer, tmp_path, [("teacher", trainer.networks()[0])], games=2)
    asked, player_of = [], trainer.player_of

    def ask(network: Network) -> Player:
        asked.append(network.hidden)
        return player_of(network)

    monkeypatch.setattr(trainer, "player_of", ask)
    assert "against_teacher" in list(session.run(0.2, 0.1))[-1]
    assert set(asked) == {(8,)}


def test_a_network_to_begin_with(tmp_path: Path) -> None:
    network = Network.random("duel", (16,), seed=1)
    network.save(tmp_path / "start.safetensors")
    trainer = Trainer(small("duel"), "cpu", [Network.load(tmp_path / "start.safetensors")])
    (begun,) = trainer.networks()
    assert all((begun.tensors[name] == tensor).all() for name, tensor in network.tensors.items())


def test_networks_to_begin_with_are_told_apart_by_their_sizes() -> None:
    recipe = small("duel", students=("8", "3+8"))
    one, other, third = (Network.random("duel", (width,), seed) for seed, width in enumerate((8, 8, 4)))
    with pytest.raises(CabochonError, match=r"is of 4; those of the recipe are of 16, 8, 3\+8"):
        Trainer(recipe, "cpu", [one, third])
    with pytest.raises(CabochonError, match="two networks to begin with are of 8"):
        Trainer(recipe, "cpu", [one, other])


def test_students_learn_from_a_network_that_stays_as_it_is() -> None:
    teacher, start = Network.random("duel", (16,), seed=1), Network.random("duel", (8,), seed=2, each=3)
    recipe = small("duel", students=("3+8",), still=True, decay=0.5, standings=1.0)
    trainer = Trainer(recipe, "cpu", [start, teacher])
    begun = trainer.networks()
    assert [str(network.size) for network in begun] == ["16", "3+8"]
    assert all((begun[1].tensors[name] == tensor).all() for name, tensor in start.tensors.items())
    rounds(trainer, 8)
    same, other = trainer.networks()
    assert all((same.tensors[name] == tensor).all() for name, tensor in teacher.tensors.items())
    assert any((other.tensors[name] != tensor).any() for name, tensor in start.tensors.items())
    assert trainer.learner.losses[POLICY] > 0
    with pytest.raises(RecipeError, match="name students"):
        small("duel", still=True)
    with pytest.raises(RecipeError, match="still can't be 1"):
        recipe.changed(still=1)
