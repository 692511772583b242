"""What is learned besides policy and value: what the finished game says, and nothing of it in a file."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from cabochon.games import game, game_names
from cabochon.games.decks import NONE
from cabochon.games.native import Binding, native
from cabochon.games.state import State
from cabochon.search.network import Network
from cabochon.training import plain
from cabochon.training.aims import Heads, Targets
from cabochon.training.batch import AIMS, CHOSEN, FREE, GAMES, LEFT, OWNED, STANDINGS
from cabochon.training.gumbel import pick_candidate
from cabochon.training.match import search
from cabochon.training.trainer import Trainer
from tests.training.batches import batch_of, records, small
from tests.training.test_trainer import rounds, weights

pytestmark = pytest.mark.compiled

ALL = {"standings": 0.5, "turns_left": 0.25, "purchases": 1.0}


def near(record: Any, seat: int) -> float:
    """How near a seat is to winning, from the record alone."""
    if "target" in record.dtype.names:
        together = (seat, (seat + 2) % 4) if record.teams else (seat,)
        return sum(int(record.points[each]) for each in together) / int(record.target)
    colours = [int(record.colour_points[seat]) >> 8 * colour & 0xFF for colour in range(5)]
    return max(int(record.points[seat]) / 20, int(record.crowns[seat]) / 10, max(colours) / 10)


def ended(engine: Any, before: Any, g: int) -> Any:
    """The end of a game, from the position before its last decision."""
    state = State(engine.game, before[g].copy())
    state.apply(int(engine.batch.candidates[CHOSEN, pick_candidate(engine.batch, g, -1), g]))
    while not state.is_over and len(state.legal_actions()) == 1:
        state.apply(state.legal_actions()[0])
    assert state.is_over
    return state.record


@pytest.mark.parametrize("name", game_names())
def test_the_aims_are_what_the_finished_game_says(name: str) -> None:
    engine, player = batch_of(small(name, games=8, simulations=4, candidates=2, **ALL))
    aims, movers = engine.tensors["ring_aims"].numpy(), engine.tensors["ring_movers"].numpy()
    begun = [0] * engine.games
    checked = 0
    for turn in range(200):
        before = records(engine).copy()
        games = engine.tensors["tallies"][GAMES].clone()
        search(engine, player)
        engine.decide(turn)
        for g in (engine.tensors["tallies"][GAMES] > games).nonzero().flatten().tolist():
            end = ended(engine, before, g)
            players = int(end.players)
            for slot in range(begun[g], turn + 1):
                words = np.ascontiguousarray(engine.tensors["ring_states"][slot, g].numpy())
                then, mover = words.view(engine.game.state_type)[0], int(movers[slot, g])
                for distance in range(players):
                    said = aims[slot, g, STANDINGS + distance]
                    assert said == pytest.approx(near(end, (mover + distance) % players))
                assert aims[slot, g, LEFT] == int(end.turn) - int(then.turn) >= 0
                for card, said in enumerate(aims[slot, g, AIMS:]):
                    if then.owner[card] != NONE:
                        assert said == OWNED
                    elif end.owner[card] == NONE:
                        assert said == FREE
                    else:
                        assert (mover + said - 1) % players == end.owner[card]
            begun[g] = turn + 1
            checked += 1
        if checked >= 3:
            break
    assert checked >= 3
    assert (aims[:, :, AIMS:] > FREE).any()


def test_a_game_that_offers_nothing_says_who_won() -> None:
    rules = game("duel")
    record = rules.random_record(2, {}, 1)
    record.winner = 1
    told = native(plain.standing, Binding(rules.rules))
    assert [told(record, seat) for seat in range(2)] == [0.0, 1.0]


def test_the_loss_is_how_far_each_of_them_is_from_the_truth() -> None:
    rules = game("duel")
    recipe = small("duel")
    rows = torch.zeros((2, AIMS + len(rules.cards)))
    rows[0, STANDINGS : STANDINGS + 2] = torch.tensor([1.0, 0.5])
    rows[0, LEFT] = 7.0
    rows[0, AIMS : AIMS + 4] = torch.tensor([1.0, 2.0, float(OWNED), float(FREE)])
    rows[1] = 99.0  # of a game that goes on
    targets = Targets.of(rows, torch.ones((2, 2)), torch.tensor([1.0, 0.0]))
    assert targets.buyers[0, 0, :4].tolist() == [1, 0, 0, 0]
    assert targets.buyers[0, 1, :4].tolist() == [0, 1, 0, 0]
    assert targets.free[0, :4].tolist() == [1, 1, 0, 1]
    heads = Heads(rules, 3)
    hidden = torch.zeros((2, 3))
    told = [
        float(heads.loss(hidden, targets, recipe.changed(**{name: 1.0})).detach())
        for name in ("standings", "turns_left", "purchases")
    ]
    assert told == pytest.approx([(1.0 + 0.25) / 2, np.log(8.0) ** 2, 2 * np.log(2.0)])


def test_only_the_weights_are_changed_by_them(tmp_path: Path) -> None:
    without, with_them = (rounds(Trainer(small("duel", **more), "cpu"), 4) for more in ({}, ALL))
    assert torch.equal(without.engine.tensors["states"], with_them.engine.tensors["states"])
    with_them.save(tmp_path)
    kept = Network.load(tmp_path / "16.safetensors", "duel")
    assert kept.tensors.keys() == without.networks()[0].tensors.keys()


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_it_goes_on_exactly_with_them_and_a_league(name: str, tmp_path: Path) -> None:
    recipe = small(name, students=((8,),), league=0.3, league_rounds=3, league_size=2, **ALL)
    through = rounds(Trainer(recipe, "cpu"), 13)
    stopped = rounds(Trainer(recipe, "cpu"), 8)
    stopped.save(tmp_path)
    again = Trainer(recipe.changed(seed=5), "cpu")
    assert again.resume(tmp_path)
    rounds(again, 5)
    assert torch.equal(weights(through), weights(again))
    for part in ("states", "ring_aims", "ring_guests"):
        assert torch.equal(through.engine.tensors[part], again.engine.tensors[part])


def test_they_can_be_begun_and_left_later(tmp_path: Path) -> None:
    trainer = rounds(Trainer(small("duel"), "cpu"), 6)
    trainer.save(tmp_path, games=False)
    more = Trainer(small("duel", league=0.3, **ALL), "cpu")
    assert not more.resume(tmp_path)
    assert torch.equal(weights(trainer), weights(more))
    rounds(more, 6).save(tmp_path, games=False)
    less = Trainer(small("duel"), "cpu")
    assert not less.resume(tmp_path)
    assert torch.equal(weights(more), weights(less))
