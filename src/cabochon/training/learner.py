"""Learning from the ring: policies from what the search made of them, values from how the games ended."""

import torch
from torch.nn.functional import log_softmax

from cabochon.training.batch import ABSENT, UNKNOWN
from cabochon.training.engine import Engine, padded
from cabochon.training.model import Model
from cabochon.training.recipe import Recipe

# Places in Learner.losses: of policy and value, and how often they were added up; the network that plays.
POLICY, VALUE, STEPS = range(3)

NEVER = -1e9


class Learner:
    """Networks that learn from the same positions, and the averages of their weights."""

    def __init__(self, engine: Engine, models: list[Model], recipe: Recipe) -> None:
        assert engine.ring is not None
        self._engine = engine
        self._recipe = recipe
        self.models = models
        self.averages = [
            {name: parameter.detach().clone() for name, parameter in model.named_parameters()}
            for model in models
        ]
        device = engine.device
        self.rate = torch.tensor(recipe.rate, device=device)
        self.optimizers = [
            torch.optim.AdamW(
                model.parameters(),
                lr=self.rate if device.type == "cuda" else recipe.rate,
                weight_decay=recipe.decay,
                fused=True,
                capturable=device.type == "cuda",
            )
            for model in models
        ]
        self.losses = torch.zeros(3, device=device)
        self.known = torch.zeros((), dtype=torch.int64, device=device)
        """How many positions of the ring there are to learn from."""
        positions = recipe.positions
        self._rows = torch.zeros(positions, dtype=torch.int64, device=device)
        self._seen = torch.zeros((positions, padded(engine.features)), dtype=engine.half, device=device)
        tensors = engine.tensors
        self._policies = tensors["ring_policies"].flatten(0, 1)
        self._legal = tensors["ring_legal"].flatten(0, 1)
        self._outcomes = tensors["ring_outcomes"].flatten(0, 1)
        self._values = tensors["ring_values"].flatten()
        actions = torch.arange(engine.game.action_count, device=device)
        word = torch.clamp(actions // int(engine.game.rules.WORD), max=engine.game.mask_words - 1)
        self._word = word
        self._bit = actions - word * int(engine.game.rules.WORD)

    def set_rate(self, rate: float) -> None:
        """How far each step goes."""
        self.rate.fill_(rate)
        if self._engine.device.type != "cuda":
            for optimizer in self.optimizers:
                for group in optimizer.param_groups:
                    group["lr"] = rate

    def step(self) -> None:
        """Learn from some positions, chosen at random."""
        engine, recipe = self._engine, self._recipe
        assert engine.ring is not None
        # A random number times the size: a graph that is captured can't choose from a range that grows.
        chance = torch.rand(recipe.positions, device=engine.device, dtype=torch.float64)
        torch.mul(chance, self.known, out=chance)
        self._rows.copy_(chance)
        engine.see(engine.tensors["ring_states"], self._rows, engine.tensors["ring_movers"], self._seen)
        seen = self._seen[:, : engine.features].float()
        policies = self._policies[self._rows].float()
        legal = ((self._legal[self._rows][:, self._word] >> self._bit) & 1).bool()
        outcomes = self._outcomes[self._rows]
        # What has not ended yet teaches policies; values wait for the end.
        ended = (outcomes[:, 0] != UNKNOWN).float()
        absent = outcomes == ABSENT
        outcomes = outcomes.clamp(min=0.0)
        if recipe.mix > 0.0:
            outcomes = self._mixed(outcomes, absent)
        for number, (model, optimizer, average) in enumerate(
            zip(self.models, self.optimizers, self.averages, strict=True)
        ):
            logits, seats = model(seen)
            there = seats.masked_fill(absent[:, : seats.shape[1]], NEVER)
            shares = outcomes[:, : seats.shape[1]]
            policy = -(policies * log_softmax(logits.masked_fill(~legal, NEVER), 1)).sum(1).mean()
            value = -((shares * log_softmax(there, 1)).sum(1) * ended).sum() / ended.sum().clamp(min=1.0)
            optimizer.zero_grad(set_to_none=False)
            (policy + value).backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            with torch.no_grad():
                if number == 0:
                    self.losses += torch.stack([policy, value, torch.ones_like(value)])
                for name, parameter in model.named_parameters():
                    average[name].lerp_(parameter, 1.0 - recipe.average)

    def _mixed(self, outcomes: torch.Tensor, absent: torch.Tensor) -> torch.Tensor:
        """Outcomes with a part of what the search thought: where two play, that says all of it."""
        two = absent[:, 2].float() * self._recipe.mix
        own = self._values[self._rows]
        thought = torch.zeros_like(outcomes)
        thought[:, 0] = own
        thought[:, 1] = 1.0 - own
        return torch.lerp(outcomes, thought, two[:, None])
