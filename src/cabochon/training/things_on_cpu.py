"""What a network that looks at each thing says of many leaves, on the CPU: matrices by PyTorch, and things,
of which few are there at a time, by the search's own compiled code."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch

from cabochon.games.native import native
from cabochon.search.evaluation import aligned
from cabochon.search.network import SORT_LAYERS
from cabochon.search.things import (
    choose_many,
    context_runs,
    group_count,
    look_at_many,
    looking_room,
    make_table,
    sort_layers,
    sorts_of,
    thing_count,
)
from cabochon.training.batch import SEATS
from cabochon.training.cpu import core_count
from cabochon.training.engine import padded

ROWS = 128
"""At a time: what is said about their things stays in a core's cache."""


class Desk(NamedTuple):
    """What a thread works on."""

    room: Any
    """For the compiled code."""
    sums: torch.Tensor
    """Of what is said about the things of each group."""
    views: Any
    """What is said about each thing."""


class ThingsOnCpu:
    """A copy of a network's weights that answers for whole batches."""

    def __init__(self, model: Any, kind: torch.dtype, threads: int | None = None) -> None:
        """`kind` is what matrices are multiplied in; `threads` are usually as many as there are cores.

        They share the rows out, so PyTorch should have none besides (torch.set_num_threads).
        """
        self._kind = kind
        self._each = model.each
        self._depth = len(model.hidden)
        self._sorts = sorts_of(model.game)
        self._runs = context_runs(model.game)
        self._table = make_table(model.game)
        self._features = model.features
        self._actions = model.game.action_count
        self._seats = max(model.game.player_counts)
        choices = [f"things.{number}.choice" for number, sort in enumerate(self._sorts) if sort.actions]
        self._heads = ["value", "policy", *choices]
        self._matrices: dict[str, tuple[torch.Tensor, torch.Tensor]] = {}
        self._things = self._places = np.zeros(0, np.float32)
        groups, things = group_count(model.game), thing_count(self._table)
        self._desks = [
            Desk(
                aligned(looking_room(self._table, self._each), np.float32),
                torch.zeros((ROWS, groups * self._each)),
                np.zeros((ROWS, things * self._each), np.float32),
            )
            for _ in range(threads or core_count())
        ]
        self._pool = ThreadPoolExecutor(len(self._desks))

    def take(self, parameters: dict[str, torch.Tensor]) -> None:
        """Answer with these weights from now on."""
        own = {name: parameter.detach().numpy() for name, parameter in parameters.items()}
        self._things = np.concatenate(
            [
                sort_layers(*(own[f"things.{number}.{name}"] for name in SORT_LAYERS))
                for number in range(len(self._sorts))
            ]
        )
        self._places = own["places"].reshape(-1).copy()
        self._keep("context", parameters["context.weight"], parameters["context.bias"])
        weight = parameters["pool.weight"]
        self._keep("pool", weight, weight.new_zeros(len(weight)))
        for layer in range(1, self._depth):
            self._keep(f"body.{layer}", parameters[f"body.{layer}.weight"], parameters[f"body.{layer}.bias"])
        weights, biases = (
            torch.cat([parameters[f"{head}.{part}"] for head in self._heads]) for part in ("weight", "bias")
        )
        self._keep("heads", weights, biases)

    def _keep(self, layer: str, weight: torch.Tensor, bias: torch.Tensor) -> None:
        inputs = weight.shape[1]
        wide = torch.zeros((len(weight), padded(inputs)), dtype=self._kind)
        wide[:, :inputs] = weight.detach()
        self._matrices[layer] = wide, bias.detach().float().clone()

    def _times(self, layer: str, inputs: torch.Tensor) -> torch.Tensor:
        """A layer; its bias is added in full digits, whatever matrices are multiplied in."""
        weight, bias = self._matrices[layer]
        if inputs.shape[1] < weight.shape[1]:
            inputs = torch.nn.functional.pad(inputs, (0, weight.shape[1] - inputs.shape[1]))
        return torch.mm(inputs.to(self._kind), weight.t()).float().add_(bias)

    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features: seats, then actions."""
        firsts = range(0, len(seen), ROWS)
        shares = [firsts[number :: len(self._desks)] for number in range(min(len(self._desks), len(firsts)))]
        if len(shares) == 1:
            self._answer(self._desks[0], shares[0], seen, out)
        else:
            count = len(shares)
            list(self._pool.map(self._answer, self._desks, shares, [seen] * count, [out] * count))

    @torch.no_grad()  # in the thread that does it
    def _answer(self, desk: Desk, firsts: range, seen: torch.Tensor, out: torch.Tensor) -> None:
        for first in firsts:
            self._answer_some(desk, seen[first : first + ROWS], out[first : first + ROWS])

    def _answer_some(self, desk: Desk, seen: torch.Tensor, out: torch.Tensor) -> None:
        rows = len(seen)
        sums, views = desk.sums[:rows], desk.views[:rows]
        said = self._times("context", torch.cat([seen[:, begin:end] for begin, end in self._runs], 1))
        there = seen.numpy(), said.numpy(), sums.numpy(), views
        native(look_at_many)(desk.room, 0, rows, self._table, self._things, self._places, *there)
        hidden = self._times("pool", sums).add_(said[:, len(self._sorts) * self._each :]).relu_()
        for layer in range(1, self._depth):
            hidden = self._times(f"body.{layer}", hidden).relu_()
        answers = self._times("heads", hidden)
        actions = self._seats + self._actions
        out[:, : self._seats].copy_(answers[:, : self._seats])
        out[:, SEATS : SEATS + self._actions].copy_(answers[:, self._seats : actions])
        wanted = answers[:, actions:].contiguous().numpy()
        chosen = seen.numpy(), views, wanted, out.numpy(), SEATS
        native(choose_many)(desk.room, 0, rows, self._table, self._each, *chosen)
