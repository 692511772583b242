"""Networks in PyTorch: what is trained, and the quick copy that plays meanwhile."""

import os
from collections.abc import Sequence
from itertools import pairwise
from shutil import which
from typing import Any, Protocol

import torch
from torch import nn
from torch.nn.functional import linear, pad

from cabochon.games.base import Game
from cabochon.games.decks import NONE
from cabochon.search.network import Network, Size, shapes
from cabochon.search.things import Sort, context_runs, context_size, group_count, sorts_of
from cabochon.training.batch import SEATS
from cabochon.training.engine import padded
from cabochon.training.things_on_cpu import ThingsOnCpu


class Things(nn.Module):
    """What is said about the things of one sort, and asked about them."""

    def __init__(self, sort: Sort, each: int, width: int) -> None:
        super().__init__()
        self.sort = sort
        self.first = nn.Linear(sort.fields, each, bias=False)
        self.second = nn.Linear(each, each)
        nn.init.kaiming_normal_(self.first.weight, nonlinearity="relu")
        nn.init.kaiming_normal_(self.second.weight, nonlinearity="relu")
        nn.init.zeros_(self.second.bias)
        if sort.actions:
            self.choice = nn.Linear(width, len(sort.actions) * each)
            nn.init.normal_(self.choice.weight, std=0.01)
            nn.init.zeros_(self.choice.bias)
        actions = torch.tensor(sort.actions, dtype=torch.int64).flatten()
        self.spans = [
            (sort.groups.index(group), len(sort.groups) - 1 - sort.groups[::-1].index(group))
            for group in sorted(set(sort.groups))
        ]
        """The first and last thing of each group."""
        self.groups: torch.Tensor
        self.actions: torch.Tensor
        self.chosen: torch.Tensor
        self.register_buffer("groups", torch.tensor(sort.groups), persistent=False)
        self.register_buffer("actions", actions[actions != NONE], persistent=False)
        self.register_buffer("chosen", (actions != NONE).nonzero()[:, 0], persistent=False)
        self.dense = False
        """Whether what is not there is looked at as well, in vain: a CUDA graph always does the same."""

    def look(self, seen: torch.Tensor, context: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        """What is said about each thing: nothing, where there is none."""
        begin, fields, groups, _ = self.sort
        there = seen[:, begin : begin + fields * len(groups)].reshape(len(seen), len(groups), fields)
        place = places.index_select(0, self.groups)
        if self.dense or seen.is_cuda:
            # Sides that are multiples of eight suit a GPU, and so does one type for all that is so large.
            room = (0, padded(fields) - fields)
            said = linear(pad(there, room), pad(self.first.weight, room))
            said = torch.relu(said + context[:, None] + place.to(said.dtype))
            return torch.relu(self.second(said)) * there[:, :, :1].to(said.dtype)
        there = there.flatten(0, 1)
        rows = there[:, 0].nonzero()[:, 0]
        owner, thing = rows // len(groups), rows % len(groups)
        said = self.first(there.index_select(0, rows))
        said = torch.relu(said + context.index_select(0, owner) + place.index_select(0, thing))
        said = torch.relu(self.second(said))
        whole = said.new_zeros(len(there), said.shape[1]).index_copy(0, rows, said)
        return whole.view(len(seen), len(groups), -1)

    def choose(self, hidden: torch.Tensor, said: torch.Tensor, policy: torch.Tensor) -> torch.Tensor:
        """The logits of a policy with what is asked about each thing."""
        if self.sort.actions:
            wanted = self.choice(hidden).view(len(hidden), len(self.sort.actions), -1)
            logits = torch.bmm(wanted, said.transpose(1, 2)).flatten(1).index_select(1, self.chosen)
            policy = policy.index_add(1, self.actions, logits.to(policy.dtype))
        return policy


class Model(nn.Module):
    """A network with the layers of `cabochon.search.network`, whose names its parameters have."""

    def __init__(self, game: Game, hidden: Sequence[int], each: int = 0) -> None:
        super().__init__()
        assert game.features is not None
        shapes(game, tuple(hidden), each)  # says what is wrong with a size
        self.game = game
        self.hidden = tuple(hidden)
        self.each = each
        self.features = int(game.features.FEATURES)
        widths = [self.features, *hidden]
        if each:
            sorts = sorts_of(game)
            self.context = nn.Linear(context_size(game), len(sorts) * each + hidden[0])
            self.places = nn.Parameter(torch.zeros(group_count(game), each))
            self.things = nn.ModuleList(Things(sort, each, hidden[-1]) for sort in sorts)
            self.pool = nn.Linear(group_count(game) * each, hidden[0], bias=False)
            nn.init.kaiming_normal_(self.pool.weight, nonlinearity="relu")
            nn.init.kaiming_normal_(self.context.weight, nonlinearity="relu")
            nn.init.zeros_(self.context.bias)
            self._runs = context_runs(game)
        # Where each thing is looked at, the first layer is made of the context and of what was said.
        self.body = nn.ModuleDict(
            {
                str(layer): nn.Linear(before, after)
                for layer, (before, after) in enumerate(pairwise(widths))
                if layer or not each
            }
        )
        self.policy = nn.Linear(widths[-1], game.action_count)
        self.value = nn.Linear(widths[-1], max(game.player_counts))
        for layer in self.body.values():
            assert isinstance(layer, nn.Linear)
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        for head in (self.policy, self.value):
            # A network that has learned nothing thinks everything alike.
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def look(self, seen: torch.Tensor) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """What the last hidden layer makes of features, and what was said about the things of each sort."""
        said: list[torch.Tensor] = []
        if self.each:
            context = self.context(torch.cat([seen[:, begin:end] for begin, end in self._runs], 1))
            parts = context.split([self.each] * len(self.things) + [self.hidden[0]], 1)
            said = [
                things.look(seen, part, self.places)  # type: ignore[operator]
                for things, part in zip(self.things, parts, strict=False)  # the last is the perceptron's
            ]
            sums = [
                view[:, first : last + 1].sum(1)
                for view, things in zip(said, self.things, strict=True)
                for first, last in things.spans  # type: ignore[union-attr]
            ]
            seen = torch.relu(self.pool(torch.cat(sums, 1)) + parts[-1])
        for layer in self.body.values():
            seen = torch.relu(layer(seen))
        return seen, said

    def speak(self, hidden: torch.Tensor, said: list[torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        """A logit for every action and for every seat."""
        policy = self.policy(hidden)
        for things, view in zip(self.things if self.each else (), said, strict=True):
            policy = things.choose(hidden, view, policy)  # type: ignore[operator]
        return policy, self.value(hidden)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Both at once."""
        return self.speak(*self.look(seen))

    def take(self, network: Network) -> None:
        """Go on from a network of the same size."""
        assert network.size == Size(self.hidden, self.each)
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


class Quick(Protocol):
    """What answers for a player, in the quickest way for a kind of network and a device."""

    def take(self, parameters: dict[str, torch.Tensor]) -> None:
        """Answer with these weights from now on."""

    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features."""


class Player:
    """A copy of a model's weights that answers for whole batches: seats and actions in one row."""

    def __init__(self, model: Model, like: torch.Tensor) -> None:
        """`like` has the type and the device to compute with."""
        self._quick: Quick
        if not model.each:
            self._quick = _Perceptron(model, like)
        elif like.device.type == "cpu":
            self._quick = ThingsOnCpu(model, quickest(like.dtype, like.device))
        else:
            self._quick = _things_on_gpu(model, like)
        self.take(dict(model.named_parameters()))

    def take(self, parameters: dict[str, Any]) -> None:
        """Play with these weights from now on."""
        self._quick.take(parameters)

    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features."""
        self._quick(seen, out)


def has_compiler() -> bool:
    """Whether there is a compiler of C where Triton looks for one."""
    return bool(os.environ.get("CC") or which("gcc") or which("clang") or which("cc"))


def _things_on_gpu(model: Model, like: torch.Tensor) -> Quick:
    """What answers on a GPU for a network that looks at each thing; Triton is for Linux, with a compiler."""
    if not has_compiler():
        return PlainThings(model, like)
    try:
        from cabochon.training.things_on_gpu import ThingsOnGpu
    except ModuleNotFoundError as error:
        if error.name != "triton":
            raise
        return PlainThings(model, like)
    return ThingsOnGpu(model, like)


class PlainThings:
    """The same as `ThingsOnGpu` by PyTorch alone, which is slower."""

    def __init__(self, model: Model, like: torch.Tensor) -> None:
        """`like` has the type and the device to compute with."""
        with torch.random.fork_rng([]):  # what it begins with is overwritten
            self._model = Model(model.game, model.hidden, model.each).to(like)
        for part in self._model.modules():
            if isinstance(part, Things):
                part.dense = True

    @torch.no_grad()
    def take(self, parameters: dict[str, Any]) -> None:
        """Play with these weights from now on."""
        for name, parameter in self._model.named_parameters():
            parameter.copy_(parameters[name])

    @torch.no_grad()
    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features."""
        policy, value = self._model(seen[:, : self._model.features])
        out[:, : value.shape[1]].copy_(value)
        out[:, SEATS : SEATS + policy.shape[1]].copy_(policy)


class _Perceptron:
    """A perceptron, whose layers are padded to sizes that are multiplied quickly."""

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
