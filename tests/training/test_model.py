"""Networks in PyTorch: the quick copy that plays says what the network says."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from threading import Barrier

import numpy as np
import pytest
import torch

from cabochon.games import game, game_names
from cabochon.games.native import native
from cabochon.games.state import State
from cabochon.search.things import look_at_many
from cabochon.training import things_on_cpu
from cabochon.training.batch import SEATS
from cabochon.training.engine import padded
from cabochon.training.model import Model, PlainThings, Player, Things, as_network, has_compiler, quickest
from cabochon.training.things_on_cpu import ROWS, ThingsOnCpu


def sorts_of_model(model: Model) -> list[Things]:
    return [part for part in model.modules() if isinstance(part, Things)]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("each", [0, 24])
@pytest.mark.parametrize(("halves", "apart"), [(False, 1e-5), (True, 0.02)])
def test_the_quick_copy_says_the_same(
    name: str, halves: bool, apart: float, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In all digits it is the same, and in half of them nearly; the chances are the more exact part."""
    monkeypatch.setattr(torch.cpu, "_is_avx512_bf16_supported", lambda: halves, raising=False)
    torch.manual_seed(1)
    rules = game(name)
    model = Model(rules, (64, 32), each)
    heads = [model.policy, model.value, *(part.choice for part in sorts_of_model(model) if part.sort.actions)]
    for head in heads:
        torch.nn.init.normal_(head.weight, std=0.2)
    seen = torch.zeros(ROWS + 50, padded(model.features))  # more than are looked at in one go
    seen[:, : model.features] = (torch.rand(len(seen), model.features) > 0.8).float()
    out = torch.full((len(seen), padded(SEATS + rules.action_count)), 7.0)
    Player(model, seen)(seen, out)
    with torch.no_grad():
        policy, value = model(seen[:, : model.features])
    seats = max(rules.player_counts)
    assert quickest(torch.float32, seen.device) == (torch.bfloat16 if halves else torch.float32)
    chances = torch.softmax(out[:, :seats], 1), torch.softmax(value, 1)
    assert float((chances[0] - chances[1]).abs().max()) <= apart
    largest = float(policy.abs().max())
    assert float((out[:, SEATS : SEATS + rules.action_count] - policy).abs().max()) <= 3 * apart * largest


@pytest.mark.parametrize("each", [0, 5])
@pytest.mark.parametrize("name", game_names())
def test_a_file_says_what_the_model_says(name: str, each: int) -> None:
    """Positions, so that some things are there and others are not; and the same through a network's file."""
    torch.manual_seed(2)
    model = Model(game(name), (12, 7), each)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.normal_(std=0.3)
    network = as_network(game(name), dict(model.named_parameters()))
    states = [State.random(name, seed=seed) for seed in range(12)]
    seen = np.stack([state.features(state.to_move) for state in states if state.to_move is not None])
    policy, value = (part.detach().numpy() for part in model(torch.from_numpy(seen)))
    expected_policy, expected_value = network.logits(seen)
    assert np.allclose(policy, expected_policy, rtol=0, atol=1e-4)
    assert np.allclose(value, expected_value, rtol=0, atol=1e-4)
    again = Model(game(name), *network.size)
    again.take(network)
    assert all(torch.equal(a, b) for a, b in zip(model.parameters(), again.parameters(), strict=True))


def test_a_copy_stays_as_it_was() -> None:
    """Until it is told to take the weights, whatever becomes of those of the model."""
    torch.manual_seed(3)
    model = Model(game("duel"), (8, 6), 4)
    seen = torch.rand(3, padded(model.features))
    player = Player(model, seen)
    before, after = torch.zeros(2, 3, padded(SEATS + model.game.action_count))
    player(seen, before)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(1.0)
    player(seen, after)
    assert torch.equal(before, after)
    player.take(dict(model.named_parameters()))
    player(seen, after)
    assert not torch.equal(before, after)


@pytest.mark.parametrize("rows", [1, ROWS + 3, 3 * ROWS + 3])
def test_threads_share_the_leaves(rows: int) -> None:
    torch.manual_seed(4)
    model = Model(game("splendor"), (8, 6), 4)
    seen = (torch.rand(rows, padded(model.features)) > 0.7).float()
    alone, shared = torch.zeros(2, rows, padded(SEATS + model.game.action_count))
    for threads, out in ((1, alone), (3, shared)):
        answers = ThingsOnCpu(model, torch.float32, threads)
        answers.take(dict(model.named_parameters()))
        answers(seen, out)
    assert alone.any()
    assert torch.equal(alone, shared)


def test_every_core_has_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever PyTorch has: a training leaves it a single thread."""
    meeting = Barrier(3, timeout=60)

    def native_when_all_are_there(function: Callable[..., None]) -> Callable[..., None]:
        if function is look_at_many:
            meeting.wait()
        return native(function)

    monkeypatch.setattr(things_on_cpu, "core_count", lambda: 3)
    monkeypatch.setattr(things_on_cpu, "native", native_when_all_are_there)
    model = Model(game("splendor"), (8, 6), 4)
    seen = torch.zeros(3 * ROWS, padded(model.features))
    assert torch.get_num_threads() == 1
    Player(model, seen)(seen, torch.zeros(len(seen), padded(SEATS + model.game.action_count)))


@pytest.mark.parametrize("name", game_names())
def test_a_gpu_looks_at_what_is_not_there_and_sees_the_same(name: str) -> None:
    torch.manual_seed(5)
    model = Model(game(name), (8, 6), 4)
    seen = (torch.rand(9, model.features) > 0.7).float()
    sparse = model(seen)
    for things in sorts_of_model(model):
        things.dense = True
    for one, other in zip(sparse, model(seen), strict=True):
        assert torch.allclose(one, other, atol=1e-6)


@pytest.mark.parametrize("name", game_names())
def test_a_gpu_without_triton_says_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "triton", None)
    monkeypatch.delitem(sys.modules, "cabochon.training.things_on_gpu", raising=False)
    torch.manual_seed(6)
    model = Model(game(name), (8, 6), 4)
    seen = (torch.rand(9, padded(model.features)) > 0.7).float()
    out = torch.full((9, padded(SEATS + model.game.action_count)), 7.0)
    plain = PlainThings(model, seen)
    plain.take(dict(model.named_parameters()))
    plain(seen, out)
    with torch.no_grad():
        policy, value = model(seen[:, : model.features])
    assert torch.allclose(out[:, SEATS : SEATS + model.game.action_count], policy, atol=1e-6)
    assert torch.allclose(out[:, : value.shape[1]], value, atol=1e-6)
    # A graph does always the same: nothing may depend on what is in a tensor, and in these there is nothing.
    nothing = seen.half().to("meta")
    Player(model, nothing)(nothing, out.half().to("meta"))


def test_without_a_compiler_triton_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_compiler()
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert not has_compiler()
    model = Model(game("duel"), (8, 6), 4)
    nothing = torch.zeros(1, padded(model.features), device="meta").half()
    assert isinstance(Player(model, nothing)._quick, PlainThings)


@pytest.mark.skipif(find_spec("triton") is None, reason="Triton is for Linux")
@pytest.mark.parametrize("name", game_names())
def test_the_copy_that_plays_on_a_gpu_says_the_same(name: str) -> None:
    command = [sys.executable, "-m", "tests.training.simulated_things", name]
    ended = subprocess.run(
        command, env={**os.environ, "TRITON_INTERPRET": "1"}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
