"""What a network can learn besides policy and value, from how its games ended, so that it sees more in them.

The heads that say it are of use in training alone: no file has them.
"""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits

from cabochon.games.base import Game
from cabochon.training.batch import AIMS, FREE, LEFT, OWNED, STANDINGS
from cabochon.training.recipe import Recipe


class Targets(NamedTuple):
    """What is to be foreseen in some positions."""

    standings: torch.Tensor  # [positions, seats]
    present: torch.Tensor  # [positions, seats]: 1 where somebody sits
    turns: torch.Tensor  # [positions]: the logarithm of those that are left, plus one
    buyers: torch.Tensor  # [positions, 2, cards]: 1 where who decides buys the card, where another does
    free: torch.Tensor  # [positions, cards]: 1 where nobody has the card yet
    known: torch.Tensor  # [positions]: 1 where the game has ended

    @classmethod
    def of(cls, aims: torch.Tensor, present: torch.Tensor, known: torch.Tensor) -> "Targets":
        """From rows of the ring (see batch.py)."""
        cards = aims[:, AIMS:]
        return cls(
            standings=aims[:, STANDINGS : STANDINGS + present.shape[1]],
            present=present,
            turns=torch.log1p(aims[:, LEFT]),
            buyers=torch.stack([cards == FREE + 1, cards > FREE + 1], 1).float(),
            free=(cards != OWNED).float(),
            known=known,
        )


class Heads(nn.Module):
    """What a network says about its aims, from its last hidden layer."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        self.standings = nn.Linear(width, max(game.player_counts))
        self.turns = nn.Linear(width, 1)
        self.buyers = nn.Linear(width, 2 * len(game.cards))
        for head in (self.standings, self.turns, self.buyers):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def loss(self, hidden: torch.Tensor, targets: Targets, recipe: Recipe) -> torch.Tensor:
        """How far from the truth all of it is, as much as each counts."""
        apart = (self.standings(hidden) - targets.standings) ** 2 * targets.present
        standings = apart.sum(1) / targets.present.sum(1)
        turns = (self.turns(hidden)[:, 0] - targets.turns) ** 2
        said = self.buyers(hidden).view_as(targets.buyers)
        each = binary_cross_entropy_with_logits(said, targets.buyers, reduction="none").sum(1) * targets.free
        buyers = each.sum(1) / targets.free.sum(1).clamp(min=1.0)
        rows = recipe.standings * standings + recipe.turns_left * turns + recipe.purchases * buyers
        known = targets.known
        return torch.sum(rows * known) / known.sum().clamp(min=1.0)
