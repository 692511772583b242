"""Paying, for people: the same prices and payments as by the rules."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.games.components import WILD
from cabochon.games.paying import Means
from cabochon.games.places import card_at
from cabochon.games.state import State
from tests.games.random_games import RandomGame, few, random_games


def means_of(position: Any, seat: int) -> Means:
    """What a player can pay with."""
    return Means.of(position["players"][seat])


def in_bank_or_bag(position: Any) -> list[int]:
    """Where payments go."""
    return list(position["bank"] if "bank" in position else position["bag"].values())


def test_an_example() -> None:
    """Two white and a red are due; a white is there, and two gold stand for the rest."""
    means = Means(tokens=(1, 3, 0, 0, 0, 2), discount=(1, 0, 4, 0, 0, 0))
    cost = (3, 0, 2, 1, 0, 0)
    assert means.gold == 2
    assert means.due(cost) == (2, 0, 0, 1, 0, 0)
    assert means.missing(cost) == (1, 0, 0, 1, 0, 0)
    assert means.short(cost) == 0
    assert means.payment(cost) == (1, 0, 0, 0, 0, 2)
    assert means.with_tokens((0, 0, 0, 0, 0, -1)).short(cost) == 1
    assert means.after_buying(cost, 2) == Means((0, 3, 0, 0, 0, 0), (1, 0, 5, 0, 0, 0))
    assert means.after_buying(cost, 4, 2).discount == (1, 0, 4, 0, 2, 0)
    assert means.after_buying(cost, -1).discount == means.discount


def test_the_lengths_must_be_those_of_the_game() -> None:
    with pytest.raises(ValueError, match="zip"):
        Means((1, 0, 0, 0, 0, 1), (0,) * 6).due((1, 0, 0, 0, 0))


@given(random_games())
@few
def test_what_can_be_paid_can_be_bought(played: RandomGame) -> None:
    rules = played.rules
    for state in played.states()[::3]:
        if state.phase != "act":
            continue
        position = state.position()
        means = means_of(position, state.record.to_move)
        legal = {rules.texts[action] for action in state.legal_actions()}
        for place in rules.buying_places:
            card = card_at(rules, position, place)
            if card is None:
                assert f"buy {place}" not in legal
            elif rules.cards[card].bonus == WILD and not any(means.discount):
                assert f"buy {place}" not in legal, "a wild card needs a bonus to copy"
            else:
                assert (means.short(rules.cards[card].cost) == 0) == (f"buy {place}" in legal)


@given(random_games())
@few
def test_payments_are_those_that_the_rules_take(played: RandomGame) -> None:
    rules = played.rules
    for step in played.steps():
        verb, _, place = rules.texts[step.action].partition(" ")
        if verb != "buy":
            continue
        before: Any = step.before.position()
        seat = before["to_move"]
        number = card_at(rules, before, place)
        assert number is not None
        card = rules.cards[number]
        means = means_of(before, seat)
        payment = means.payment(card.cost)
        assert sum(payment) == sum(means.due(card.cost))
        assert payment[-1] == sum(means.missing(card.cost)) <= means.gold
        after: Any = step.after.position()
        if after["phase"] == "pay":
            assert after["pending"]["payment"] == list(payment)
        else:
            check_taken(before, after, payment)
        settled = with_least_gold(step.before, step.action)
        check_taken(before, settled, payment)
        if rules.name == "splendor":
            later = means.after_buying(card.cost, card.colour, card.bonus_count)
            assert means_of(settled, seat) == later


def with_least_gold(state: State, action: int) -> Any:
    """The position after a purchase that was settled at once."""
    other = state.copy()
    other.record.choose_payment = 0
    other.apply(action)
    return other.position()


def check_taken(before: Any, after: Any, payment: tuple[int, ...]) -> None:
    moved = zip(in_bank_or_bag(after), in_bank_or_bag(before), strict=True)
    assert [now - then for now, then in moved] == list(payment)


@given(
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.lists(st.integers(0, 4), min_size=3, max_size=3),
)
def test_no_payment_needs_less_gold(tokens: list[int], discount: list[int], price: list[int]) -> None:
    """Against every way to pay a price, with three colours and gold."""
    means = Means(tuple(tokens), (*discount[:3], 0))
    cost = (*price, 0)
    due = [max(0, c - d) for c, d in zip(price, discount, strict=False)]
    *gems, gold = tokens
    ways = [
        (*paid, sum(due) - sum(paid))
        for paid in product(*(range(min(d, held) + 1) for d, held in zip(due, gems, strict=True)))
    ]
    possible = [way for way in ways if way[-1] <= gold]
    assert (means.short(cost) == 0) == bool(possible)
    assert means.short(cost) == max(0, min(way[-1] for way in ways) - gold)
    if possible:
        assert means.payment(cost) == min(possible, key=lambda way: way[-1])
        after = means.after_buying(cost, 0)
        assert min(after.tokens) >= 0
        assert sum(means.tokens) - sum(after.tokens) == sum(due)
