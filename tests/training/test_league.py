"""Earlier networks at some of the tables: they decide there for every other seat, and are not imitated."""

import pytest
import torch

from cabochon.training.batch import MOVER
from cabochon.training.match import search
from cabochon.training.model import Model
from cabochon.training.trainer import FIRST_DECISIONS, Trainer
from tests.training.batches import small
from tests.training.test_trainer import rounds

pytestmark = pytest.mark.compiled


def test_the_guest_thinks_where_it_decides_and_nowhere_else() -> None:
    trainer = Trainer(small("splendor", league=0.5), "cpu")
    engine, league = trainer.engine, trainer.league
    assert league is not None
    assert league.games == 12
    engine.begin(FIRST_DECISIONS)
    torch.manual_seed(9)
    league.player.take(dict(Model(trainer.game, *trainer.recipe.hidden).named_parameters()))
    engine.plant()
    movers = engine.tensors["marks"][MOVER].clone()
    engine.see_leaves()
    ours, theirs = torch.zeros_like(engine.outs[0]), torch.zeros_like(engine.outs[0])
    trainer.player(engine.seen, ours)
    league.player(engine.seen, theirs)
    rngs = engine.tensors["rngs"].clone()
    search(engine, trainer.player, league)
    assert not torch.equal(rngs, engine.tensors["rngs"])
    guests = [g for g in range(engine.games) if g < 12 and int(movers[g]) % 2 == g % 2]
    assert 0 < len(guests) < 12
    for g in range(engine.games):
        expected = theirs if g in guests else ours
        assert torch.allclose(engine.outs[0, g], expected[g], atol=1e-6)
        other = ours if g in guests else theirs
        assert not torch.allclose(engine.outs[0, g], other[g], atol=1e-4)


def test_whose_decisions_they_were_is_noted() -> None:
    trainer = rounds(Trainer(small("splendor", league=0.5), "cpu"), 8)
    movers = trainer.engine.tensors["ring_movers"][:8]
    guests = trainer.engine.tensors["ring_guests"][:8].bool()
    places = torch.arange(trainer.recipe.games)
    assert torch.equal(guests, (movers % 2 == places % 2) & (places < 12))


def test_nobody_learns_from_guests() -> None:
    trainer = rounds(Trainer(small("duel", league=0.5), "cpu"), 6)
    for all_of_them in (1, 0):
        trainer.engine.tensors["ring_guests"].fill_(all_of_them)
        trainer.learner.find_gradients()
        moved = sum(
            float(parameter.grad.abs().sum())
            for parameter in trainer.models[0].parameters()
            if parameter.grad is not None
        )
        assert (moved == 0.0) == bool(all_of_them)


def test_networks_join_and_the_oldest_leave() -> None:
    trainer = Trainer(small("duel", league=0.5, league_rounds=3, league_size=2), "cpu")
    league = trainer.league
    assert league is not None
    rounds(trainer, 1)
    first = league.pool[0]
    rounds(trainer, 5)
    assert [weights is first for weights in league.pool] == [True, False]
    rounds(trainer, 1)
    assert len(league.pool) == 2
    assert all(weights is not first for weights in league.pool)
    # They are what the network was, not what it is.
    now = trainer.learner.averages[0]["policy.weight"]
    assert not any(torch.equal(weights["policy.weight"], now) for weights in league.pool[:1])
