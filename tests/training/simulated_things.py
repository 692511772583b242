"""The kernels for things on a GPU that Triton simulates, beside the model. Run by test_model.py."""

import sys

import torch

from cabochon.games import game
from cabochon.training.batch import SEATS
from cabochon.training.engine import padded
from cabochon.training.model import Model
from cabochon.training.things_on_gpu import ThingsOnGpu


def compare(name: str, each: int, kind: torch.dtype, apart: float) -> None:
    """The quick copy says what the model says, about positions with and without things."""
    torch.manual_seed(5)
    model = Model(game(name), (24, 12), each)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.normal_(std=0.2)
    seen = torch.zeros(70, padded(model.features))  # more than a block looks at
    seen[:, : model.features] = (torch.rand(len(seen), model.features) > 0.7).float()
    actions = model.game.action_count
    out = torch.full((len(seen), padded(SEATS + actions)), 7.0, dtype=kind)
    quick = ThingsOnGpu(model, out)
    quick.take(dict(model.named_parameters()))
    quick(seen.to(kind), out)
    with torch.no_grad():
        policy, value = model(seen[:, : model.features])
    for said, wanted in ((out[:, SEATS : SEATS + actions], policy), (out[:, : value.shape[1]], value)):
        wrong = float((said.float() - wanted).abs().max() / wanted.abs().max())
        assert wrong <= apart, (name, each, kind, wrong)


if __name__ == "__main__":
    for each in (5, 32):
        for kind, apart in ((torch.float32, 1e-5), (torch.float16, 0.01)):
            compare(sys.argv[1], each, kind, apart)
