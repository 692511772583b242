"""Positions in other words: what is renamed is what the rules themselves say of the renamed position."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from cabochon.games import game, game_names, own_module
from cabochon.games.base import Game
from cabochon.games.state import State
from cabochon.training.renaming import turned, turned_cards
from cabochon.training.symmetry import Symmetries, sources
from cabochon.training.trainer import Trainer
from tests.training.batches import small
from tests.training.test_trainer import rounds, weights

pytestmark = pytest.mark.compiled


def played(name: str, seed: int, decisions: int) -> State:
    """A position after some random decisions of a game that is not over."""
    chance = random.Random(seed)
    state = State.random(name, 2, seed=seed)
    for _ in range(decisions):
        state.apply(chance.choice(state.legal_actions()))
    return state


def places_of(rules: Game) -> list[str]:
    """The places of the market, in the order of the record."""
    assert rules.features is not None
    return list(next(block.things for block in rules.features.BLOCKS if block.title == "The market"))


def told(state: State, words: dict[str, str]) -> tuple[Any, Any]:
    """Features and legal actions of a position in other words."""
    features, actions, _ = sources(state.game, words)
    seat = state.to_move
    assert seat is not None
    return state.features(seat)[features], state.mask()[actions]


def seen(state: State) -> tuple[Any, Any]:
    seat = state.to_move
    assert seat is not None
    return state.features(seat), state.mask()


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(8))
def test_cards_that_change_places_are_seen_where_they_lie_then(name: str, seed: int) -> None:
    rules = game(name)
    places, _ = own_module("cabochon.training", rules, "plain").renamings(random.Random(seed))
    state = played(name, seed, 3 * seed)
    there = places_of(rules)
    other = State(rules, state.record.copy())
    for at, place in enumerate(there):
        other.record.market[there.index(places.get(place, place))] = state.record.market[at]
    if "nobles" in state.record.dtype.names:
        for at in range(3):
            to = int(places[f"noble {at + 1}"].split()[1]) - 1
            other.record.nobles[to] = state.record.nobles[at]
    for mine, theirs in zip(told(state, places), seen(other), strict=True):
        np.testing.assert_array_equal(mine, theirs)


@pytest.mark.parametrize("seed", range(8))
def test_a_board_that_is_turned_is_seen_so(seed: int) -> None:
    rules = game("duel")
    chance = random.Random(seed)
    _, rest = own_module("cabochon.training", rules, "plain").renamings(chance)
    cells = {name: other for name, other in rest.items() if len(name) == 2 and name[0] in "abcde"}
    assert len(cells) == 25
    state = played("duel", seed, 3 * seed)
    while state.record.privileges[state.to_move] > 1 or state.phase != "act":
        state.apply(state.legal_actions()[-1])
    other = State(rules, state.record.copy())
    number = {f"{'abcde'[cell % 5]}{cell // 5 + 1}": cell for cell in range(25)}
    for kind, there in enumerate(state.record.board):
        moved = sum((int(there) >> number[name] & 1) << number[to] for name, to in cells.items())
        other.record.board[kind] = moved
    for mine, theirs in zip(told(state, cells), seen(other), strict=True):
        np.testing.assert_array_equal(mine, theirs)


@pytest.mark.parametrize("name", game_names())
def test_colours_are_turned_everywhere(name: str) -> None:
    rules = game(name)
    features, actions, cards = sources(rules, _turn(rules, 2))
    for numbers in (features, actions, cards):
        assert sorted(numbers) == list(range(len(numbers)))
    back = sources(rules, _turn(rules, 3))
    # What no card looks like has no way back.
    named = np.array([not feature.startswith("card") for feature in rules.features.names()])  # type: ignore[union-attr]
    np.testing.assert_array_equal(features[back[0]][named], np.arange(len(features))[named])
    np.testing.assert_array_equal(actions[back[1]], np.arange(len(actions)))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(4))
def test_tokens_of_turned_colours_are_seen_so(name: str, seed: int) -> None:
    """Features and actions are turned the same way as the record itself; cards stay out of it."""
    rules = game(name)
    state = played(name, seed, 4)
    bare = State(rules, state.record.copy())
    for cards in ("market", "reserved", "nobles"):
        if cards in (bare.record.dtype.names or ()):
            bare.record[cards] = -1
    words = _turn(rules, 1)
    other = State.trusted(rules, bare.record)
    for field in ("tokens", "bank"):
        if field in (bare.record.dtype.names or ()):
            purses = np.atleast_1d(bare.record[field])
            moved = [_turned_purse(int(purse), 1) for purse in purses]
            other.record[field] = moved if bare.record[field].shape else moved[0]
    if name == "duel":
        other.record.board[:5] = np.roll(bare.record.board[:5], 1)
    seat = state.to_move
    assert seat is not None
    features, actions, _ = sources(rules, words)
    apart = np.array([not feature.startswith("card") for feature in rules.features.names()])  # type: ignore[union-attr]
    turned_seen = State.trusted(rules, bare.record).features(seat)[features]
    np.testing.assert_array_equal(turned_seen[apart], other.features(seat)[apart])
    takes = [n for n, text in enumerate(rules.texts) if text.startswith("take")]
    mine = State.trusted(rules, bare.record).mask()[actions]
    np.testing.assert_array_equal(mine[takes], other.mask()[takes])


def _turned_purse(purse: int, by: int) -> int:
    counts = [purse >> 8 * kind & 0xFF for kind in range(7)]
    return sum(number << 8 * ((kind + by) % 5 if kind < 5 else kind) for kind, number in enumerate(counts))


def _turn(rules: Game, by: int) -> dict[str, str]:
    own = own_module("cabochon.training", rules, "plain")
    return turned(own.COLOURS, by) | turned(own.LETTERS[:5], by) | turned_cards(rules.cards, 5, by)


@pytest.mark.parametrize(("name", "alike"), [("splendor", 66), ("duel", 55)])
def test_a_card_becomes_what_it_looks_like(name: str, alike: int) -> None:
    cards = game(name).cards
    twins = {int(a.split()[1]): int(b.split()[1]) for a, b in turned_cards(cards, 5, 2).items()}
    same = 0
    for card in cards:
        twin = cards[twins[card.number]]
        assert twin.level == card.level
        cost = tuple(card.cost[(colour - 2) % 5] for colour in range(5))
        same += twin.cost[:5] == cost and (twin.points, twin.crowns) == (card.points, card.crowns)
    assert same >= alike


@pytest.mark.parametrize("name", game_names())
def test_what_is_chosen_in_order_keeps_its_colours(name: str) -> None:
    rules = game(name)
    assert rules.features is not None
    names = rules.features.names()
    torch.manual_seed(0)
    symmetries = Symmetries(rules, torch.device("cpu"))
    rows = torch.zeros(2, len(names))
    rows[:, names.index("self: tokens red")] = 0.5
    rows[1, names.index("table: cursor at red")] = 1.0
    legal = torch.zeros(2, rules.action_count, dtype=torch.bool)
    legal[:, rules.texts.index("return r")] = True
    times = 0
    for _ in range(20):
        new, may, _, _ = symmetries.tell(rows, legal, legal.float(), None)
        assert new[1, names.index("self: tokens red")] == 0.5
        assert may[1, rules.texts.index("return r")]
        times += int(new[0, names.index("self: tokens red")] == 0.0)
        assert new[0].sum() == 0.5
    assert times > 5


@pytest.mark.parametrize("name", game_names())
def test_learning_with_other_words_goes_on_exactly(name: str, tmp_path: Path) -> None:
    recipe = small(name, symmetries="all", purchases=1.0)
    through = rounds(Trainer(recipe, "cpu"), 8)
    rounds(Trainer(recipe, "cpu"), 6).save(tmp_path)
    again = Trainer(recipe, "cpu")
    assert again.resume(tmp_path)
    assert torch.equal(weights(through), weights(rounds(again, 2)))
    plain = rounds(Trainer(recipe.changed(symmetries="none"), "cpu"), 8)
    assert not torch.equal(weights(through), weights(plain))
