"""Learning from the ring: policies from what the search made of them, values from how the games ended."""

import torch
from torch.nn.functional import log_softmax

from cabochon.training.aims import Heads, Targets
from cabochon.training.batch import ABSENT, UNKNOWN
from cabochon.training.engine import Engine, padded
from cabochon.training.model import Model, quickest
from cabochon.training.peers import Peers
from cabochon.training.recipe import Recipe
from cabochon.training.symmetry import NO, Symmetries

# Places in Learner.losses: of policy and value, how often they were added up, and of what else is learned,
# all of the network that plays, or of the first student if that one stays as it is.
POLICY, VALUE, STEPS, AIMS = range(4)

NEVER = -1e9


class Learner:
    """Networks that learn from the same positions, and the averages of their weights."""

    def __init__(self, engine: Engine, models: list[Model], recipe: Recipe, peers: Peers) -> None:
        assert engine.ring is not None
        self._engine = engine
        self._recipe = recipe
        self.models = models
        self.averages = [
            {name: parameter.detach().clone() for name, parameter in model.named_parameters()}
            for model in models
        ]
        device = engine.device
        self.heads = [Heads(engine.game, model.hidden[-1]).to(device) for model in models if recipe.has_aims]
        """For what else is learned, if anything is."""
        self.first = 1 if recipe.still else 0
        """The first of the networks that learn."""
        self.rate = torch.tensor(recipe.rate, device=device)
        self.optimizers = [
            torch.optim.AdamW(
                module.parameters(),
                lr=self.rate,
                weight_decay=recipe.decay,
                fused=True,
                capturable=device.type == "cuda",
            )
            for module in (*models, *self.heads)
        ]
        """Of all networks, then of all heads."""
        self.gradients = self._in_one_piece() if peers.size > 1 else torch.zeros(0, device=device)
        """Of all networks, where they are exchanged with other processes."""
        self.losses = torch.zeros(4, dtype=torch.float64, device=device)
        self.known = torch.zeros((), dtype=torch.int64, device=device)
        """How many positions of the ring there are to learn from."""
        positions = recipe.positions
        self._rows = torch.zeros(positions, dtype=torch.int64, device=device)
        self._seen = torch.zeros((positions, padded(engine.features)), dtype=engine.half, device=device)
        tensors = engine.tensors
        self._policies = tensors["ring_policies"].flatten(0, 1)
        self._legal = tensors["ring_legal"].flatten(0, 1)
        self._outcomes = tensors["ring_outcomes"].flatten(0, 1)
        self._values = tensors["ring_values"].flatten(0, 1)
        if recipe.has_aims:
            self._aims = tensors["ring_aims"].flatten(0, 1)
        which = recipe.symmetries
        self._symmetries = None if which == NO else Symmetries(engine.game, device, which)
        self._quick = torch.bfloat16 if device.type == "cuda" else quickest(torch.float32, device)
        actions = torch.arange(engine.game.action_count, device=device)
        word = torch.clamp(actions // int(engine.game.rules.WORD), max=engine.game.mask_words - 1)
        self._word = word
        self._bit = actions - word * int(engine.game.rules.WORD)

    def _in_one_piece(self) -> torch.Tensor:
        """Have all gradients written side by side, so that they can be exchanged at once."""
        modules = (*self.models, *self.heads)
        parameters = [parameter for module in modules for parameter in module.parameters()]
        whole = torch.zeros(sum(map(torch.numel, parameters)), device=self._engine.device)
        begin = 0
        for parameter in parameters:
            end = begin + parameter.numel()
            parameter.grad = whole[begin:end].view_as(parameter)
            begin = end
        return whole

    def fingerprint(self) -> int:
        """A number that changes with any bit of the weights."""
        parts = [
            parameter.detach().view(torch.int32) for model in self.models for parameter in model.parameters()
        ]
        return int(torch.stack([part.sum(dtype=torch.int64) for part in parts]).sum())

    def set_rate(self, rate: float) -> None:
        """How far each step goes."""
        self.rate.fill_(rate)

    def attach_rate(self) -> None:
        """Have optimizers that were loaded read the rate of this learner, on this device."""
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = self.rate
                group["capturable"] = self._engine.device.type == "cuda"

    def step(self) -> None:
        """Learn from some positions, chosen at random."""
        self.find_gradients()
        self.follow_gradients()

    def find_gradients(self) -> None:
        """The first half of a step: choose positions and see what they teach."""
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
        aims = self._aims[self._rows] if recipe.has_aims else None
        if self._symmetries:
            seen, legal, policies, aims = self._symmetries.tell(seen, legal, policies, aims)
        # What has not ended yet teaches policies; values wait for the end.
        ended = (outcomes[:, 0] != UNKNOWN).float()
        absent = outcomes == ABSENT
        outcomes = outcomes.clamp(min=0.0)
        if recipe.mix > 0.0:
            # What is thought adds up to 1 like what came of it.
            outcomes = torch.lerp(outcomes, self._values[self._rows], recipe.mix)
        own = None
        if recipe.league > 0.0:
            own = 1.0 - engine.tensors["ring_guests"].flatten()[self._rows].float()
            ended = ended * own
        for optimizer in self.optimizers:
            optimizer.zero_grad(set_to_none=False)
        for number, model in enumerate(self.models):
            if number < self.first:
                continue
            with torch.autocast(engine.device.type, self._quick, enabled=self._quick != torch.float32):
                hidden, said = model.look(seen)
            hidden = hidden.float()
            logits, seats = model.speak(hidden, [view.float() for view in said])
            there = seats.masked_fill(absent[:, : seats.shape[1]], NEVER)
            shares = outcomes[:, : seats.shape[1]]
            surprise = -(policies * log_softmax(logits.masked_fill(~legal, NEVER), 1)).sum(1)
            policy = surprise.mean() if own is None else (surprise * own).sum() / own.sum().clamp(min=1.0)
            value = -((shares * log_softmax(there, 1)).sum(1) * ended).sum() / ended.sum().clamp(min=1.0)
            loss, further = policy + value, torch.zeros_like(value)
            if aims is not None:
                present = (~absent[:, : seats.shape[1]]).float()
                targets = Targets.of(aims, present, ended)
                further = self.heads[number].loss(hidden, targets, recipe)
                loss = loss + further
            loss.backward()  # type: ignore[no-untyped-call]
            if number == self.first:
                with torch.no_grad():
                    self.losses += torch.stack([policy, value, torch.ones_like(value), further])

    @torch.no_grad()
    def follow_gradients(self) -> None:
        """The second half: change the weights."""
        for number, optimizer in enumerate(self.optimizers):
            if number >= self.first:
                optimizer.step()
        for model, average in zip(self.models, self.averages, strict=True):
            for name, parameter in model.named_parameters():
                average[name].lerp_(parameter, 1.0 - self._recipe.average)
