"""Networks in PyTorch: what is trained, and the quick copy that plays meanwhile."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import torch
from torch import nn

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.search.network import Network
from cabochon.training.batch import SEATS
from cabochon.training.engine import padded


class Model(nn.Module):
    """A perceptron with the layers of `cabochon.search.network`, whose names its parameters have."""

    def __init__(self, game: Game, hidden: Sequence[int]) -> None:
        super().__init__()
        assert game.features is not None
        self.game = game
        self.hidden = tuple(hidden)
        self.features = int(game.features.FEATURES)
        widths = [self.features, *hidden]
        self.body = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(widths))
        self.policy = nn.Linear(widths[-1], game.action_count)
        self.value = nn.Linear(widths[-1], max(game.player_counts))
        for layer in self.body:
            assert isinstance(layer, nn.Linear)
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        for head in (self.policy, self.value):
            # A network that has learned nothing thinks everything alike.
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def look(self, seen: torch.Tensor) -> torch.Tensor:
        """What the last hidden layer makes of features."""
        for layer in self.body:
            seen = torch.relu(layer(seen))
        return seen

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """A logit for every action and for every seat."""
        hidden = self.look(seen)
        return self.policy(hidden), self.value(hidden)

    def take(self, network: Network) -> None:
        """Go on from a network of the same size."""
        if network.hidden != self.hidden:
            raise CabochonError(f"a network of {network.hidden} is not of this size: {self.hidden}")
        with torch.no_grad():
            for name, parameter in self.named_parameters():
                parameter.copy_(torch.from_numpy(network.tensors[name]))


def as_network(game: Game, tensors: dict[str, torch.Tensor]) -> Network:
    """Parameters, by name, as a network for the search."""
    return Network(game, {name: tensor.detach().float().cpu().numpy() for name, tensor in tensors.items()})


def quickest(kind: torch.dtype, device: torch.device) -> torch.dtype:
    """What to multiply matrices in where numbers are of a kind: some processors do it in half the digits."""
    if device.type == "cpu" and getattr(torch.cpu, "_is_avx512_bf16_supported", bool)():
        return torch.bfloat16
    return kind


class Player:
    """A copy of a model's weights that answers for whole batches: seats and actions in one row."""

    def __init__(self, model: Model, like: torch.Tensor) -> None:
        """`like` has the type and the device to compute with."""
        columns = padded(SEATS + model.game.action_count)
        widths = [padded(model.features), *model.hidden, columns]
        self._seats = max(model.game.player_counts)
        self._quick = quickest(like.dtype, like.device)
        self._weights = [
            torch.zeros((after, before), dtype=self._quick, device=like.device)
            for before, after in pairwise(widths)
        ]
        self._biases = [weight.new_zeros(len(weight)) for weight in self._weights]
        self._biases[-1] = torch.zeros(columns, dtype=like.dtype, device=like.device)
        self.take(dict(model.named_parameters()))

    @torch.no_grad()
    def take(self, parameters: dict[str, Any]) -> None:
        """Play with these weights from now on."""
        depth = len(self._weights) - 1
        for layer in range(depth):
            weight = parameters[f"body.{layer}.weight"]
            self._weights[layer][:, : weight.shape[1]].copy_(weight)
            self._biases[layer].copy_(parameters[f"body.{layer}.bias"])
        actions = parameters["policy.bias"].shape[0]
        self._weights[depth][: self._seats].copy_(parameters["value.weight"])
        self._biases[depth][: self._seats].copy_(parameters["value.bias"])
        self._weights[depth][SEATS : SEATS + actions].copy_(parameters["policy.weight"])
        self._biases[depth][SEATS : SEATS + actions].copy_(parameters["policy.bias"])

    @torch.no_grad()
    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features."""
        seen = seen.to(self._quick)
        for weight, bias in zip(self._weights[:-1], self._biases[:-1], strict=True):
            seen = torch.relu_(torch.addmm(bias, seen, weight.t()))
        if self._quick == out.dtype:
            torch.addmm(self._biases[-1], seen, self._weights[-1].t(), out=out)
        else:
            # A large bias would leave no digits for the rest.
            out.copy_(torch.mm(seen, self._weights[-1].t())).add_(self._biases[-1])
