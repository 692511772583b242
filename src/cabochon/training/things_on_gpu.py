"""What a network that looks at each thing says of many positions, on a GPU.

Layers that see whole positions are multiplied by PyTorch. Those of the things are small and many, and nothing
but waiting for memory if each is written down: two kernels keep what lies between them on the chip.

It needs Triton, which is for Linux; model.py does without where there is none.
"""

from itertools import pairwise
from typing import Any

import torch
import triton
import triton.language as tl

from cabochon.games.decks import NONE
from cabochon.search.things import context_runs, group_count, sorts_of
from cabochon.training.batch import SEATS
from cabochon.training.engine import padded

LEAST = 16
"""What the units that multiply matrices take."""
POSITIONS = 64
"""Looked at by a block."""


class ThingsOnGpu:
    """A copy of a model's weights that answers for whole batches."""

    def __init__(self, model: Any, like: torch.Tensor) -> None:
        """`like` has the type and the device to compute with."""
        self._each = each = model.each
        self._sorts = sorts = sorts_of(model.game)
        self._runs = context_runs(model.game)
        self._depth = len(model.hidden)
        self._seats, self._actions = max(model.game.player_counts), model.game.action_count
        self._columns = padded(SEATS + self._actions)
        self._wide = wide = max(LEAST, triton.next_power_of_2(each))
        self._fields = max(LEAST, triton.next_power_of_2(max(sort.fields for sort in sorts)))
        groups = group_count(model.game)

        def zeros(*shape: int) -> torch.Tensor:
            return torch.zeros(shape, dtype=like.dtype, device=like.device)

        widths = list(model.hidden)
        verbs = sum(len(sort.actions) for sort in sorts)
        self._context = zeros(len(sorts) * wide + widths[0], padded(model.features))
        self._context_bias = zeros(len(self._context))
        self._first = zeros(len(sorts), self._fields, wide)
        self._second = zeros(len(sorts), wide, wide)
        self._bias = zeros(len(sorts), wide)
        self._places = zeros(groups, wide)
        self._pool = zeros(widths[0], groups, wide)
        self._body = [zeros(after, before) for before, after in pairwise(widths)]
        self._body_biases = [zeros(len(weight)) for weight in self._body]
        self._heads = zeros(self._columns + verbs * wide, widths[-1])
        self._heads_bias = zeros(len(self._heads))
        things, choices = self._tables()
        self._things = torch.tensor(things, dtype=torch.int32, device=like.device)
        self._choices = torch.tensor(choices, dtype=torch.int32, device=like.device)

    def _tables(self) -> tuple[list[list[int]], list[list[int]]]:
        """Where each thing is, and which logits are for choosing it."""
        things: list[list[int]] = []
        choices: list[list[int]] = []
        verb = 0
        for number, (begin, fields, groups, actions) in enumerate(self._sorts):
            for wanted, row in enumerate(actions, start=verb):
                at = self._columns + wanted * self._wide
                chosen = [(thing, action) for thing, action in enumerate(row) if action != NONE]
                choices += [[len(things) + thing, SEATS + action, at] for thing, action in chosen]
            verb += len(actions)
            for thing, group in enumerate(groups):
                is_last = thing == len(groups) - 1 or groups[thing + 1] != group
                things.append([begin + thing * fields, fields, number, group, int(is_last)])
        return things, choices

    @torch.no_grad()
    def take(self, parameters: dict[str, torch.Tensor]) -> None:
        """Answer with these weights from now on."""
        each, wide, sorts = self._each, self._wide, len(self._sorts)
        parts = parameters["context.weight"], parameters["context.bias"]
        at = 0
        for begin, end in self._runs:
            there = parts[0][:, at : at + end - begin]
            for number in range(sorts):
                row = number * wide
                self._context[row : row + each, begin:end].copy_(there[number * each : (number + 1) * each])
            self._context[sorts * wide :, begin:end].copy_(there[sorts * each :])
            at += end - begin
        for number, sort in enumerate(self._sorts):
            bias = parts[1][number * each : (number + 1) * each]
            self._context_bias[number * wide : number * wide + each].copy_(bias)
            own = f"things.{number}"
            self._first[number, : sort.fields, :each].copy_(parameters[f"{own}.first.weight"].t())
            self._second[number, :each, :each].copy_(parameters[f"{own}.second.weight"].t())
            self._bias[number, :each].copy_(parameters[f"{own}.second.bias"])
        self._context_bias[sorts * wide :].copy_(parts[1][sorts * each :])
        self._places[:, :each].copy_(parameters["places"])
        pool = parameters["pool.weight"]
        self._pool[:, :, :each].copy_(pool.view(len(pool), -1, each))
        for layer, (weight, bias) in enumerate(zip(self._body, self._body_biases, strict=True), start=1):
            weight.copy_(parameters[f"body.{layer}.weight"])
            bias.copy_(parameters[f"body.{layer}.bias"])
        self._take_head(parameters, "value", 0, self._seats)
        self._take_head(parameters, "policy", SEATS, self._actions)
        row = self._columns
        for number, sort in enumerate(self._sorts):
            for verb in range(len(sort.actions)):
                self._take_head(parameters, f"things.{number}.choice", row, each, verb * each)
                row += wide

    def _take_head(
        self, parameters: dict[str, torch.Tensor], name: str, row: int, rows: int, first: int = 0
    ) -> None:
        self._heads[row : row + rows].copy_(parameters[f"{name}.weight"][first : first + rows])
        self._heads_bias[row : row + rows].copy_(parameters[f"{name}.bias"][first : first + rows])

    @torch.no_grad()
    def __call__(self, seen: torch.Tensor, out: torch.Tensor) -> None:
        """Write a row of logits for every row of features: seats, then actions."""
        rows, things, wide = len(seen), len(self._things), self._wide
        context = torch.addmm(self._context_bias, seen, self._context.t())
        said = seen.new_empty(rows, things, wide)
        sums = seen.new_empty(rows, len(self._places), wide)
        blocks = (triton.cdiv(rows, POSITIONS),)
        look_at_things[blocks](
            seen, context, self._first, self._second, self._bias, self._places, self._things, said, sums,
            rows, seen.stride(0), context.stride(0), len(self._places),
            things, self._fields, wide, POSITIONS,
        )  # fmt: skip
        hidden = torch.addmm(
            context[:, len(self._sorts) * wide :], sums.view(rows, -1), self._pool.flatten(1).t()
        ).relu_()
        for weight, bias in zip(self._body, self._body_biases, strict=True):
            hidden = torch.addmm(bias, hidden, weight.t()).relu_()
        answers = torch.addmm(self._heads_bias, hidden, self._heads.t())
        columns = min(self._columns, out.shape[1])
        out[:, :columns].copy_(answers[:, :columns])
        if len(self._choices):
            choose_things[blocks](
                answers, said, self._choices, out, rows, answers.stride(0), out.stride(0),
                len(self._choices), things, wide, POSITIONS,
            )  # fmt: skip


@triton.jit  # type: ignore[untyped-decorator]
def look_at_things(  # type: ignore[no-untyped-def]
    seen, context, first, second, bias, places, table, said, sums,
    rows, seen_width, context_width, groups,
    things: tl.constexpr, fields: tl.constexpr, each: tl.constexpr, positions: tl.constexpr,
):  # fmt: skip
    """What is said about each thing of some positions, and the sums of it for each group."""
    # A million games of Splendor have more numbers about things than 32 bits can count.
    row = (tl.program_id(0) * positions + tl.arange(0, positions)).to(tl.int64)
    inside = row < rows
    field, unit = tl.arange(0, fields), tl.arange(0, each)
    total = tl.zeros((positions, each), tl.float32)
    for thing in range(things):
        begin, own = tl.load(table + thing * 5), tl.load(table + thing * 5 + 1)
        sort, group = tl.load(table + thing * 5 + 2), tl.load(table + thing * 5 + 3)
        is_last = tl.load(table + thing * 5 + 4)
        at = seen + row * seen_width + begin
        here = tl.load(at[:, None] + field[None, :], inside[:, None] & (field[None, :] < own), 0.0)
        there = tl.load(at, inside, 0.0).to(tl.float32)
        weights = tl.load(first + (sort * fields + field[:, None]) * each + unit[None, :])
        view = tl.dot(here, weights)
        view += tl.load(
            context + row[:, None] * context_width + sort * each + unit[None, :], inside[:, None], 0.0
        ).to(tl.float32)
        view += tl.load(places + group * each + unit).to(tl.float32)[None, :]
        weights = tl.load(second + (sort * each + unit[:, None]) * each + unit[None, :])
        view = tl.dot(tl.maximum(view, 0.0).to(weights.dtype), weights)
        view += tl.load(bias + sort * each + unit).to(tl.float32)[None, :]
        view = tl.maximum(view, 0.0) * there[:, None]
        tl.store(
            said + (row[:, None] * things + thing) * each + unit[None, :],
            view.to(said.dtype.element_ty),
            inside[:, None],
        )
        total += view
        tl.store(
            sums + (row[:, None] * groups + group) * each + unit[None, :],
            total.to(sums.dtype.element_ty),
            inside[:, None] & (is_last == 1),
        )
        total = tl.where(is_last == 1, 0.0, total)


@triton.jit  # type: ignore[untyped-decorator]
def choose_things(  # type: ignore[no-untyped-def]
    answers, said, table, out,
    rows, answers_width, out_width,
    choices: tl.constexpr, things: tl.constexpr, each: tl.constexpr, positions: tl.constexpr,
):  # fmt: skip
    """Add to the logits of decisions what is wanted of a thing, times what was said about it."""
    row = (tl.program_id(0) * positions + tl.arange(0, positions)).to(tl.int64)
    inside = row < rows
    unit = tl.arange(0, each)
    for choice in range(choices):
        thing = tl.load(table + choice * 3)
        column, wanted = tl.load(table + choice * 3 + 1), tl.load(table + choice * 3 + 2)
        view = tl.load(said + (row[:, None] * things + thing) * each + unit[None, :], inside[:, None], 0.0)
        asked = tl.load(answers + row[:, None] * answers_width + wanted + unit[None, :], inside[:, None], 0.0)
        logit = tl.sum(view.to(tl.float32) * asked.to(tl.float32), 1)
        logit += tl.load(out + row * out_width + column, inside, 0.0).to(tl.float32)
        tl.store(out + row * out_width + column, logit.to(out.dtype.element_ty), inside)
