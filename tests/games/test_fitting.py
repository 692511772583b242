"""Hidden cards that fit what was done; tests/envs/test_dealing.py has whole games."""

from random import Random

import pytest

from cabochon.games import game, game_names
from cabochon.games.fitting import narrow, redraw, unseen
from cabochon.games.state import State


def with_hidden_cards(name: str) -> State:
    """A position in which others hide cards from seat 0."""
    rng = Random(1)
    state = State.random(name, seed=1)
    while sum(owner != 0 for owner, _ in state.hidden_cards()) < 2:
        legal = state.legal_actions()
        tops = [action for action in legal if state.game.texts[action].endswith("t")]
        state.apply(rng.choice(tops or legal))
        assert not state.is_over
    return state


@pytest.mark.parametrize("name", game_names())
def test_a_last_resort_is_legal_only_alone(name: str) -> None:
    rng = Random(2)
    resorts = game(name).last_resorts
    assert [game(name).texts[action] for action in resorts] == ["pass"]
    for seed in range(3):
        state = State.random(name, seed=seed)
        while not state.is_over:
            legal = state.legal_actions()
            assert len(legal) == 1 or not resorts & set(legal)
            state.apply(rng.choice(legal))


@pytest.mark.parametrize("name", game_names())
def test_what_nobody_has_seen_can_be_any_card_of_its_deck(name: str) -> None:
    state = with_hidden_cards(name)
    fitting = unseen(state, 0)
    assert list(fitting) == [card for owner, card in state.hidden_cards() if owner != 0]
    for card, cards in fitting.items():
        assert card in cards == sorted(set(cards))
        assert {state.game.cards[other].level for other in cards} == {state.game.cards[card].level}
    before = {card: cards.copy() for card, cards in fitting.items()}
    narrow(fitting, state, state.legal_actions()[0])  # which tells nothing
    assert fitting == before


@pytest.mark.parametrize("name", game_names())
def test_cards_are_drawn_from_those_that_fit(name: str) -> None:
    state = with_hidden_cards(name)
    fitting = {card: cards[:3] for card, cards in unseen(state, 0).items()}
    guess = state.guess(0, 5)
    redraw(guess, 0, fitting, Random(3))
    hidden = [card for owner, card in guess.hidden_cards() if owner != 0]
    assert all(card in cards for card, cards in zip(hidden, fitting.values(), strict=True))
    guess.game.check_record(guess.record)


@pytest.mark.parametrize("name", game_names())
def test_a_deck_is_arranged_from_its_top(name: str) -> None:
    state = State.random(name, seed=1)
    cards = state.game.deck_cards(state.record, 1)
    top = [cards[4], cards[2]]
    state.game.arrange_deck(state.record, 1, top)
    assert state.game.deck_cards(state.record, 1) == [*top, *(card for card in cards if card not in top)]
    state.game.check_record(state.record)
