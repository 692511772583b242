"""What a network that looks at each thing says of many leaves, on the CPU: matrices by PyTorch, and things,
of which few are there at a time, by the search's own compiled code."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch

from cabochon.games.native import native
from cabochon.search.evaluation import in_line
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
from cabochon.training.engine import padded

ROWS = 128
"""At a time: what is said about their things stays in a core's cache."""


class ThingsOnCpu:
    """A copy of a network's weights that answers for whole batches."""

    def __init__(self, model: Any, kind: torch.dtype, threads: int | None = None) -> None:
        """`kind` is what matrices are multiplied in; as many threads as PyTorch has, unless it is told."""
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
        self._threads = threads or torch.get_num_threads()
        self._pool = ThreadPoolExecutor(self._threads)
        self._sums = torch.zeros((ROWS, group_count(model.game) * self._each))
        self._views = np.zeros((ROWS, self._each * thing_count(self._table)), np.float32)
        rooms = in_line(self._threads * looking_room(self._table, self._each), np.float32)
        self._rooms = rooms.reshape(self._threads, -1)

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
        """A layer in full digits, whatever matrices are multiplied in."""
        weight, bias = self._matrices[layer]
        if inputs.shape[1] < weight.shape[1]:
            inputs = torch.nn.functional.pad(inputs, (0, weight.shape[1] - inputs.shape[1]))
        return torch.mm(inputs.to(self._kind), weight.t()).float().add_(bias)

    @torch.no_grad()
    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features: seats, then actions."""
        for first in range(0, len(seen), ROWS):
            self._answer(seen[first : first + ROWS], out[first : first + ROWS])

    def _answer(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        rows = len(seen)
        sums, views = self._sums[:rows], self._views[:rows]
        said = self._times("context", torch.cat([seen[:, begin:end] for begin, end in self._runs], 1))
        there = seen.numpy(), said.numpy(), sums.numpy(), views
        self._each_part(look_at_many, rows, self._table, self._things, self._places, *there)
        hidden = self._times("pool", sums).add_(said[:, len(self._sorts) * self._each :]).relu_()
        for layer in range(1, self._depth):
            hidden = self._times(f"body.{layer}", hidden).relu_()
        answers = self._times("heads", hidden)
        actions = self._seats + self._actions
        out[:, : self._seats].copy_(answers[:, : self._seats])
        out[:, SEATS : SEATS + self._actions].copy_(answers[:, self._seats : actions])
        wanted = answers[:, actions:].contiguous().numpy()
        self._each_part(
            choose_many, rows, self._table, self._each, seen.numpy(), views, wanted, out.numpy(), SEATS
        )

    def _each_part(self, function: Any, rows: int, *arguments: Any) -> None:
        """Call a compiled loop for the rows of each thread."""
        ready = native(function)
        if self._threads == 1:
            ready(self._rooms[0], 0, rows, *arguments)
            return
        ends = np.linspace(0, rows, self._threads + 1).astype(int).tolist()
        parts = zip(self._rooms, pairwise(ends), strict=True)
        list(self._pool.map(lambda part: ready(part[0], *part[1], *arguments), parts))
