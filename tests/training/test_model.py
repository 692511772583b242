"""Networks in PyTorch: the quick copy that plays says what the network says."""

import pytest
import torch

from cabochon.games import game, game_names
from cabochon.training.batch import SEATS
from cabochon.training.engine import padded
from cabochon.training.model import Model, Player, quickest


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("native", "apart"), [(False, 1e-5), (True, 0.02)])
def test_the_quick_copy_says_the_same(
    name: str, native: bool, apart: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In all digits it is the same, and in half of them nearly; the chances are the more exact part."""
    monkeypatch.setattr(torch.cpu, "_is_avx512_bf16_supported", lambda: native, raising=False)
    torch.manual_seed(1)
    rules = game(name)
    model = Model(rules, (64, 32))
    for head in (model.policy, model.value):
        torch.nn.init.normal_(head.weight, std=0.2)
    seen = torch.zeros(50, padded(model.features))
    seen[:, : model.features] = (torch.rand(50, model.features) > 0.8).float()
    out = torch.full((50, padded(SEATS + rules.action_count)), 7.0)
    Player(model, seen)(seen, out)
    with torch.no_grad():
        policy, value = model(seen[:, : model.features])
    seats = max(rules.player_counts)
    assert quickest(torch.float32, seen.device) == (torch.bfloat16 if native else torch.float32)
    chances = torch.softmax(out[:, :seats], 1), torch.softmax(value, 1)
    assert float((chances[0] - chances[1]).abs().max()) <= apart
    assert float((out[:, SEATS : SEATS + rules.action_count] - policy).abs().max()) <= 5 * apart
